#include "editor/print/sheet_printing.h"

#include "editor/drawing/xml_text.h"
#include "editor/language/temporary_language.h"
#include "editor/print/slow_drawing.h"
#include "editor/sheets/sheet_page.h"
#include "model/carrier/carrier.h"

#include <QtPrintSupport/QPrinter>

#include <utility>

namespace stagewright {

SheetPrinting::SheetPrinting(const SheetDocument& document, QString language,
                             const PrintQuestions& questions, QWidget* parent,
                             Expected<QByteArray> carried)
    : document_(document)
    , language_(std::move(language))
    , questions_(questions)
    , parent_(parent)
    , carried_(std::move(carried)) {}

std::optional<QByteArray> SheetPrinting::pdf(const PageChoice& pages) const {
    const TemporaryLanguage words(language_);
    SlowDrawing drawing(pages.size(), parent_);
    const auto drawn = sheetsAsPdf(document_, pages, drawing.progress());
    if (drawn && !*drawn)
        return std::nullopt;
    const auto whole = !drawn     ? tl::unexpected(drawn.error())
                       : carried_ ? carrying(**drawn, Carrier::Pdf, *carried_)
                                  : carried_;
    if (!whole) {
        questions_.complain(sentenceAlone(whole.error()));
        return std::nullopt;
    }
    return *whole;
}

std::optional<int> SheetPrinting::print(const PageChoice& wanted) const {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(xmlText(document_.title));
    printer.setCreator(QStringLiteral("Stagewright"));
    printer.setPageLayout(layoutOf(document_.format, document_.pages[wanted.front()].orientation));
    const PagesToPrint toPrint{wanted, document_.pages.size()};
    const auto choice = questions_.printer(printer, toPrint);
    if (!choice)
        return std::nullopt;
    const auto pages = pagesFor(*choice, toPrint);
    if (!pages) {
        questions_.complain(sentenceAlone(pages.error()));
        return std::nullopt;
    }
    if (choice->file.isEmpty())
        return drawTo(printer, *pages);
    if (!questions_.mayReplace(choice->file))
        return std::nullopt;
    const auto drawn = pdf(*pages);
    if (!drawn || !questions_.write(choice->file, *drawn))
        return std::nullopt;
    return static_cast<int>(pages->size());
}

std::optional<int> SheetPrinting::drawTo(QPrinter& printer, const PageChoice& pages) const {
    printer.setResolution(sheetDotsPerInch);
    bool isWhole = false;
    {
        const TemporaryLanguage words(language_);
        SlowDrawing drawing(pages.size(), parent_);
        isWhole = drawSheets(printer, document_, pages,
                             [&, progress = drawing.progress()](std::size_t drawn) {
                                 const bool goesOn = progress(drawn);
                                 if (!goesOn)
                                     printer.abort();
                                 return goesOn;
                             });
    }
    if (printer.printerState() == QPrinter::Error) {
        questions_.complain(tr("The printer reports an error."));
        return std::nullopt;
    }
    return isWhole ? std::optional(static_cast<int>(pages.size()) * printer.copyCount())
                   : std::nullopt;
}

} // namespace stagewright
