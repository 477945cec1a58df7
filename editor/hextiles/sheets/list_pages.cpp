#include "editor/hextiles/sheets/list_pages.h"

#include "editor/hextiles/sheets/tile_table.h"
#include "editor/sheets/sheet_page.h"

#include <QCoreApplication>

#include <memory>

namespace stagewright {

namespace {

struct ListPages {
    Q_DECLARE_TR_FUNCTIONS(ListPages)
};

} // namespace

SheetPages listPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const auto sections = std::make_shared<const std::vector<TileSection>>(
        tileSections(sheet->stage, sheet->catalogue, sheet->table.fromBefore));
    const QRectF area = withoutPartHeading(withoutFoot(areaOf(format, QPageLayout::Portrait)));
    SheetPages pages;
    for (const std::vector<TileTablePart>& parts : tileTablePages(*sections, area.size()))
        pages.push_back({QPageLayout::Portrait, sheet->mark, sheet->author,
                         [sheet, sections, parts](QPainter& painter, const QRectF& page) {
                             const QRectF below = paintPartHeading(painter, page, sheet->name,
                                                                   ListPages::tr("Tile list"));
                             paintTileTable(painter, below, *sections, parts, *sheet->smallFaces);
                         }});
    return pages;
}

} // namespace stagewright
