#include "editor/sheets/sheet_pages.h"

#include "editor/drawing/xml_text.h"
#include "editor/sheets/document_data.h"
#include "editor/sheets/sheet_page.h"

#include <QBuffer>
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

std::optional<QByteArray> sheetsAsPdf(const SheetDocument& document, const PageChoice& chosen,
                                      const PageProgress& progress) {
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setResolution(sheetDotsPerInch);
    writer.setTitle(xmlText(document.title));
    writer.setCreator(QStringLiteral("Stagewright"));
    writer.setDocumentXmpMetadata(documentData(document.title, document.author));
    if (!drawSheets(writer, document, chosen, progress))
        return std::nullopt;
    return pdf.data();
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
