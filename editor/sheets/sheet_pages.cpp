#include "editor/sheets/sheet_pages.h"

#include "editor/drawing/xml_text.h"
#include "editor/sheets/document_data.h"
#include "editor/sheets/pdf_outline.h"
#include "editor/sheets/sheet_page.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stagewright {

PageChoice allPages(const SheetDocument& document) {
    PageChoice all(document.pages.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

void paintSheetPage(QPainter& painter, const SheetDocument& document, std::size_t page) {
    const SheetPage& drawn = document.pages.at(page);
    const SheetMarks marks{document.title, drawn.stage,
                           drawn.author.isEmpty() ? document.author : drawn.author,
                           static_cast<int>(document.pages.size())};
    const QRectF area = areaOf(document.format, drawn.orientation);
    painter.save(); // what a page leaves behind is not the next one's
    painter.setRenderHint(QPainter::Antialiasing);
    drawn.paint(painter, paintFoot(painter, area, marks, static_cast<int>(page) + 1));
    painter.restore();
}

bool drawSheets(QPagedPaintDevice& device, const SheetDocument& document, const PageChoice& chosen,
                const PageProgress& progress) {
    QPainter painter;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        device.setPageLayout(layoutOf(document.format, document.pages.at(chosen[i]).orientation));
        if (i == 0)
            painter.begin(&device);
        else
            device.newPage();
        paintSheetPage(painter, document, chosen[i]);
        if (progress && !progress(i + 1))
            return false;
    }
    return true;
}

namespace {

struct PdfTexts {
    Q_DECLARE_TR_FUNCTIONS(SheetPages)
};

/// For each page of the document the chapter in which it stands; none: before the first.
std::vector<const OutlineMark*> chaptersOf(const SheetDocument& document) {
    std::vector<const OutlineMark*> chapters;
    const OutlineMark* chapter = nullptr;
    for (const SheetPage& page : document.pages) {
        for (const OutlineMark& mark : page.outline)
            if (mark.level == 0)
                chapter = &mark;
        chapters.push_back(chapter);
    }
    return chapters;
}

/// Of chosen pages a chapter is named on the first that is there.
std::vector<OutlineEntry> outlineOf(const SheetDocument& document, const PageChoice& chosen) {
    const std::vector<const OutlineMark*> chapters = chaptersOf(document);
    std::vector<OutlineEntry> entries;
    const OutlineMark* named = nullptr;
    for (std::size_t page = 0; page < chosen.size(); ++page) {
        if (const OutlineMark* chapter = chapters[chosen[page]]; chapter && chapter != named) {
            entries.push_back({chapter->title, 0, page});
            named = chapter;
        }
        for (const OutlineMark& mark : document.pages[chosen[page]].outline)
            if (mark.level > 0)
                entries.push_back({mark.title, mark.level, page});
    }
    return entries;
}

} // namespace

Expected<std::optional<QByteArray>>
sheetsAsPdf(const SheetDocument& document, const PageChoice& chosen, const PageProgress& progress) {
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setResolution(sheetDotsPerInch);
    writer.setTitle(xmlText(document.title));
    writer.setCreator(QStringLiteral("Stagewright"));
    writer.setDocumentXmpMetadata(documentData(document.title, document.author));
    if (!drawSheets(writer, document, chosen, progress))
        return std::nullopt;
    auto outlined = withOutline(pdf.data(), outlineOf(document, chosen));
    if (!outlined)
        return tl::unexpected(Fault{
            PdfTexts::tr("the pages could not be put together as a PDF (%1)").arg(outlined.error()),
            {},
            PdfTexts::tr("Print fewer pages at once"),
            {}});
    return *std::move(outlined);
}

QImage sheetPicture(const SheetDocument& document, std::size_t page, int width) {
    const QPageLayout layout = layoutOf(document.format, document.pages.at(page).orientation);
    const QSizeF paper = layout.fullRectPixels(sheetDotsPerInch).size();
    const double scale = width / paper.width();
    QImage picture(width, static_cast<int>(std::lround(paper.height() * scale)),
                   QImage::Format_RGB32);
    // Text is measured as it is on paper.
    picture.setDotsPerMeterX(sheetDotsPerMetre);
    picture.setDotsPerMeterY(sheetDotsPerMetre);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.scale(scale, scale);
    painter.translate(layout.paintRectPixels(sheetDotsPerInch).topLeft());
    paintSheetPage(painter, document, page);
    return picture;
}

} // namespace stagewright
