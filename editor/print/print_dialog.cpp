#include "editor/print/print_dialog.h"

#include "editor/language/temporary_language.h"
#include "editor/sheets/page_numbers.h"
#include "editor/sheets/stage_pages.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

namespace {

constexpr int restMilliseconds = 120;
constexpr int leastFormWidth = 300;
constexpr int titleHeight = 40; ///< room for a window's bar on a small screen

} // namespace

PrintDialog::PrintDialog(PrintJob job, const PrintChoice& choice, PrintQuestions questions,
                         QWidget* parent)
    : QDialog(parent)
    , job_(std::move(job))
    , questions_(std::move(questions))
    , packs_(job_.pack, job_.games)
    , forecaster_(job_.pack.rally, job_.games, job_.house)
    , document_(SheetDocument{})
    , form_(new PrintForm(choice, static_cast<int>(job_.pack.rally.stages().size())))
    , formArea_(new QScrollArea)
    , preview_(new PagePreview)
    , status_(new QLabel) {
    setWindowTitle(tr("Print"));
    layOut();
    addKeys();
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
    // Once it is shown, all have the fonts and margins of their style.
    QTimer::singleShot(0, this, &PrintDialog::fitForm);
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
    formArea_->setWidget(form_);
    formArea_->setWidgetResizable(true);
    formArea_->setFrameShape(QFrame::NoFrame);
    formArea_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    formArea_->setFixedWidth(leastFormWidth);
    auto* left = new QVBoxLayout;
    left->addWidget(formArea_);
    left->addWidget(status_);
    auto* upper = new QHBoxLayout;
    upper->addLayout(left);
    upper->addWidget(preview_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(upper, 1);
    layout->addWidget(buttons);
    print_->setDefault(true); // once it is the dialog's
    resize(QSize(920, 640).boundedTo(screen()->availableSize() - QSize(0, titleHeight)));
}

/// So that nothing of the form is cut, whatever the language and the counts. It is never made
/// narrower, lest the preview jump.
void PrintDialog::fitForm() {
    const int needed =
        form_->minimumSizeHint().width() + formArea_->verticalScrollBar()->sizeHint().width();
    if (needed > formArea_->width())
        formArea_->setFixedWidth(needed);
}

/// Wherever the focus is. (In the preview + and - do it too.)
void PrintDialog::addKeys() {
    const auto add = [this](const QKeySequence& key, void (PagePreview::*run)()) {
        connect(new QShortcut(key, this), &QShortcut::activated, preview_, run);
    };
    QList<QKeySequence> closer = QKeySequence::keyBindings(QKeySequence::ZoomIn);
    if (const QKeySequence withoutShift(Qt::CTRL | Qt::Key_Equal); !closer.contains(withoutShift))
        closer.append(withoutShift);
    for (const QKeySequence& key : closer)
        add(key, &PagePreview::zoomIn);
    for (const QKeySequence& key : QKeySequence::keyBindings(QKeySequence::ZoomOut))
        add(key, &PagePreview::zoomOut);
    add(Qt::CTRL | Qt::Key_0, &PagePreview::showWhole);
}

SheetSubject PrintDialog::subject(const PrintChoice& choice) const {
    SheetSubject subject = sheetSubject(job_.pack.rally, job_.games, job_.overlays);
    if (!choice.wholeRally)
        subject.stages = {job_.openStage};
    subject.house = job_.house;
    subject.forecast = forecaster_.forecast();
    subject.workedOut = forecaster_.workedOut();
    return subject;
}

bool PrintDialog::arePagesToFind(const SheetPlan& plan) const {
    return wantsForecast(plan) || wantsWorkedOut(job_.pack.rally, job_.games, plan);
}

void PrintDialog::refresh() {
    const PrintChoice choice = form_->choice();
    const SheetPlan plan = choice.plan();
    if (arePagesToFind(plan) || choice.wholeRally) // which the number of their pages depends on
        forecaster_.begin();
    std::map<SheetPart, int> counts;
    {
        const TemporaryLanguage words(choice.language);
        const SheetSubject printed = subject(choice);
        document_ = layOutSheets(printed, plan);
        counts = pageCounts(printed, plan);
    }
    if (!choice.wholeRally) // they have no pages of one stage
        for (const SheetPart ofRally : {SheetPart::Rally, SheetPart::Times})
            counts.erase(ofRally);
    if (forecaster_.isBusy()) { // they have lines that are not known yet
        counts.erase(SheetPart::Rally);
        if (wantsWorkedOut(job_.pack.rally, job_.games, plan))
            counts.erase(SheetPart::Stage);
    }
    form_->tellCounts(counts);
    fitForm();
    if (document_)
        preview_->show(*document_, choice.language);
    else
        preview_->showNothing(sentenceAlone(document_.error()));
    form_->carry().tellSizes(Carrier::Pdf, shownStages(choice), packs_);
    tell(choice);
}

std::vector<qsizetype> PrintDialog::shownStages(const PrintChoice& choice) const {
    return subject(choice).stages;
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
    const bool isWaiting = arePagesToFind(choice.plan()) && forecaster_.isBusy();
    if (isWaiting)
        said = tr("Estimating the times…");
    else if (wantsForecast(choice.plan()) && !forecaster_.whyNot().isEmpty())
        said += QStringLiteral("\n") + tr("No times are printed, as the stages cannot be driven.");
    status_->setText(said);
    print_->setEnabled(!pages_.empty() && !isWaiting);
    exportPdf_->setEnabled(print_->isEnabled());
}

SheetPrinting PrintDialog::printing() {
    const PrintChoice choice = form_->choice();
    return {*document_, choice.language, questions_, this,
            packs_.of(shownStages(choice), choice.carried)};
}

void PrintDialog::writePdf() {
    const QString path = questions_.pathForPdf();
    if (path.isEmpty())
        return;
    const auto pdf = printing().pdf(pages_);
    if (!pdf || !questions_.write(path, *pdf))
        return;
    Q_EMIT exported(path);
    accept();
}

void PrintDialog::sendToPrinter() {
    const auto pages = printing().print(pages_);
    if (!pages)
        return;
    Q_EMIT printed(*pages);
    accept();
}

} // namespace stagewright
