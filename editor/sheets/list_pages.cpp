#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_sheet.h"
#include "editor/sheets/tile_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

struct ListPages {
    Q_DECLARE_TR_FUNCTIONS(ListPages)
};

} // namespace

QRectF withoutPartHeading(const QRectF& area) {
    return area.adjusted(0, mm(10), 0, 0);
}

QRectF paintPartHeading(QPainter& painter, const QRectF& area, const QString& heading) {
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {area.left(), area.top(), area.width(), mm(8)}, sheetFont(14, QFont::Bold),
              heading);
    return withoutPartHeading(area);
}

SheetPages listPages(const StageSheet& sheet, const SheetFormat& format) {
    const auto rows = std::make_shared<const std::vector<TileTableRow>>(
        tileTable(sheet.stage(), sheet.catalogue()));
    const QRectF area = areaOf(format, QPageLayout::Portrait);
    const std::size_t perPage = rowsOnPage(withoutPartHeading(withoutFoot(area)).size());
    SheetPages pages;
    for (std::size_t first = 0; first < rows->size(); first += perPage)
        pages.push_back({QPageLayout::Portrait, sheet.mark, sheet.author,
                         [&sheet, rows, first, perPage](QPainter& painter, const QRectF& page) {
                             const std::size_t count = std::min(perPage, rows->size() - first);
                             const QString heading = ListPages::tr("Tiles to pick from the boxes");
                             paintTileTable(painter, paintPartHeading(painter, page, heading),
                                            std::span(*rows).subspan(first, count), sheet.style());
                         }});
    return pages;
}

} // namespace stagewright
