#include "editor/sheets/sheet_pages.h"

#include "editor/sheets/sheet_page.h"

#include <QBuffer>
#include <QPdfWriter>

namespace stagewright {

QByteArray drawPages(const SheetPages& pages, const QString& title, const SheetFormat& format) {
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setResolution(sheetDotsPerInch);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Stagewright"));
    QPainter painter;
    SheetMarks marks{title, {}, {}, static_cast<int>(pages.size())};
    int number = 0;
    for (const SheetPage& page : pages) {
        writer.setPageLayout(layoutOf(format, page.orientation));
        if (number == 0)
            painter.begin(&writer);
        else
            writer.newPage();
        marks.stage = page.stage;
        marks.author = page.author;
        const QRectF area(0, 0, writer.width(), writer.height());
        page.paint(painter, paintFoot(painter, area, marks, ++number));
    }
    painter.end();
    return pdf.data();
}

} // namespace stagewright
