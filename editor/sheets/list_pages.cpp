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

constexpr double noteHeight = mm(7);

/// Where the tiles come from, if a stage lies on the table already.
QString sourceNote(const TileMove& move) {
    return ListPages::tr("%1 stay where they lie, %2 are on the table and move, %3 come from the "
                         "boxes; %4 go back.")
        .arg(move.stay.size())
        .arg(move.move.size())
        .arg(move.fetch.size())
        .arg(move.away);
}

/// What the heading leaves for the table.
QRectF tableArea(const QRectF& area, const StageSheet& sheet) {
    return withoutPartHeading(area).adjusted(0, sheet.fromBefore ? noteHeight : 0, 0, 0);
}

void paintPage(QPainter& painter, const QRectF& area, const StageSheet& sheet,
               std::span<const TileTableRow> rows) {
    const QRectF below =
        paintPartHeading(painter, area, ListPages::tr("Tiles to pick from the boxes"));
    if (sheet.fromBefore) {
        painter.setPen(QColor(sheetInk));
        paintLine(painter, {below.left(), below.top(), below.width(), noteHeight - mm(2)},
                  sheetFont(9), sourceNote(*sheet.fromBefore));
    }
    paintTileTable(painter, tableArea(area, sheet), rows, *sheet.smallFaces);
}

} // namespace

SheetPages listPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const auto rows = std::make_shared<const std::vector<TileTableRow>>(
        tileTable(sheet->stage, sheet->catalogue, sheet->fromBefore));
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    const std::size_t perPage = evenShare(rows->size(), rowsOnPage(tableArea(area, *sheet).size()));
    SheetPages pages;
    for (std::size_t first = 0; first < rows->size(); first += perPage)
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, rows, first, perPage](QPainter& painter, const QRectF& page) {
                             const std::size_t count = std::min(perPage, rows->size() - first);
                             paintPage(painter, page, *sheet,
                                       std::span(*rows).subspan(first, count));
                         }});
    return pages;
}

} // namespace stagewright
