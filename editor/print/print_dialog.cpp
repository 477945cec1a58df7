#include "editor/print/print_dialog.h"

#include "editor/drawing/xml_text.h"
#include "editor/language/temporary_language.h"
#include "editor/sheets/page_numbers.h"
#include "editor/sheets/sheet_page.h"
#include "model/atomic_file.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QProgressDialog>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QtPrintSupport/QPrinter>

#include <utility>

namespace stagewright {

namespace {

constexpr int restMilliseconds = 120;
constexpr int formWidth = 300;
constexpr int titleHeight = 40; ///< room for a window's bar on a small screen

} // namespace

PrintDialog::PrintDialog(PrintJob job, const PrintChoice& choice, PrintQuestions questions,
                         QWidget* parent)
    : QDialog(parent)
    , job_(std::move(job))
    , questions_(std::move(questions))
    , forecaster_(job_.rally, job_.games, job_.house)
    , document_(SheetDocument{})
    , form_(new PrintForm(choice, static_cast<int>(job_.rally.stages().size())))
    , preview_(new PagePreview)
    , status_(new QLabel) {
    setWindowTitle(tr("Print"));
    layOut();
    rest_.setSingleShot(true);
    rest_.setInterval(restMilliseconds);
    connect(&rest_, &QTimer::timeout, this, &PrintDialog::refresh);
    connect(form_, &PrintForm::changed, this, [this] {
        print_->setEnabled(false);
        exportPdf_->setEnabled(false);
        rest_.start();
    });
    connect(&forecaster_, &Forecaster::finished, this, &PrintDialog::refresh);
    refresh();
}

void PrintDialog::layOut() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    print_ = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    exportPdf_ = buttons->addButton(tr("&Export PDF…"), QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(print_, &QPushButton::clicked, this, &PrintDialog::sendToPrinter);
    connect(exportPdf_, &QPushButton::clicked, this, &PrintDialog::writePdf);
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    auto* scroll = new QScrollArea;
    scroll->setWidget(form_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(formWidth);
    auto* left = new QVBoxLayout;
    left->addWidget(scroll);
    left->addWidget(status_);
    auto* upper = new QHBoxLayout;
    upper->addLayout(left);
    upper->addWidget(preview_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(upper, 1);
    layout->addWidget(buttons);
    print_->setDefault(true); // once it is the dialog's
    resize(QSize(860, 640).boundedTo(screen()->availableSize() - QSize(0, titleHeight)));
}

SheetSubject PrintDialog::subject(const PrintChoice& choice) const {
    SheetSubject subject = sheetSubject(job_.rally, job_.games, job_.overlays);
    if (!choice.wholeRally)
        subject.stages = {job_.openStage};
    subject.house = job_.house;
    subject.forecast = forecaster_.forecast();
    return subject;
}

void PrintDialog::refresh() {
    const PrintChoice choice = form_->choice();
    const SheetPlan plan = choice.plan();
    if (wantsForecast(plan))
        forecaster_.begin();
    {
        const TemporaryLanguage words(choice.language);
        document_ = layOutSheets(subject(choice), plan);
    }
    if (document_)
        preview_->show(*document_, choice.language);
    else
        preview_->showNothing(sentenceAlone(document_.error()));
    tell(choice);
}

void PrintDialog::tell(const PrintChoice& choice) {
    pages_.clear();
    QString said;
    if (document_) {
        const auto chosen = pagesNumbered(choice.numbers, document_->pages.size());
        if (chosen)
            pages_ = *chosen;
        said = chosen ? tr("%n page(s) to print", nullptr, static_cast<int>(pages_.size()))
                      : sentenceAlone(chosen.error());
        preview_->mark(chosen ? pages_ : allPages(*document_));
    }
    const bool isWaiting = wantsForecast(choice.plan()) && forecaster_.isBusy();
    if (isWaiting)
        said = tr("The times are being estimated…");
    else if (wantsForecast(choice.plan()) && !forecaster_.whyNot().isEmpty())
        said += QStringLiteral("\n") + tr("No times are printed, as the stages cannot be driven.");
    status_->setText(said);
    print_->setEnabled(!pages_.empty() && !isWaiting);
    exportPdf_->setEnabled(print_->isEnabled());
}

template <typename Draw>
void PrintDialog::drawSlowly(const Draw& draw) {
    QProgressDialog progress(tr("Drawing the pages…"), tr("Cancel"), 0,
                             static_cast<int>(pages_.size()), this);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(400);
    const TemporaryLanguage words(form_->choice().language);
    draw([&progress](std::size_t drawn) {
        progress.setValue(static_cast<int>(drawn));
        return !progress.wasCanceled();
    });
}

void PrintDialog::writePdf() {
    const QString path = questions_.pathForPdf();
    if (path.isEmpty())
        return;
    std::optional<QByteArray> pdf;
    drawSlowly(
        [&](const PageProgress& progress) { pdf = sheetsAsPdf(*document_, pages_, progress); });
    if (!pdf)
        return;
    if (const auto written = writeFileAtomically(path, *pdf); !written)
        return questions_.complain(sentence(written.error()));
    Q_EMIT exported(path);
    accept();
}

void PrintDialog::sendToPrinter() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(xmlText(document_->title));
    printer.setCreator(QStringLiteral("Stagewright"));
    printer.setPageLayout(
        layoutOf(document_->format, document_->pages[pages_.front()].orientation));
    if (!questions_.printer(printer))
        return;
    printer.setResolution(sheetDotsPerInch);
    bool isWhole = false;
    drawSlowly([&](const PageProgress& progress) {
        isWhole = drawSheets(printer, *document_, pages_, [&](std::size_t drawn) {
            const bool goesOn = progress(drawn);
            if (!goesOn)
                printer.abort();
            return goesOn;
        });
    });
    if (printer.printerState() == QPrinter::Error)
        return questions_.complain(tr("The printer reports an error."));
    if (!isWhole)
        return;
    Q_EMIT printed(static_cast<int>(pages_.size()));
    accept();
}

} // namespace stagewright
