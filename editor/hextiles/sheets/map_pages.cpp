#include "editor/hextiles/sheets/map_pages.h"

#include "editor/hextiles/sheets/map_heading.h"
#include "editor/hextiles/sheets/map_sheets.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double measureLine = mm(6);

double widthOfMeasure() {
    constexpr double notTrue = 2; // what is written beside it is longer then
    QImage device = sheetDevice();
    return measureWidth(&device, notTrue);
}

/// What heading and key leave for the map. The measure stands beside the title; where that is too
/// long, it has a line of its own below a map to a scale that was asked for.
struct MapPageRoom {
    QRectF map;
    QPointF measure; ///< left end; null: there is none
};

MapPageRoom roomOfPage(const StageSheet& sheet, const QRectF& area) {
    MapPageRoom room{roomForMap(sheet, area), {}};
    const QRectF beside = MapHeading(sheet, area.width()).besideTitle(area, widthOfMeasure());
    if (!beside.isNull()) {
        room.measure = {beside.left(), beside.center().y()};
    } else if (sheet.scale.oneTo) {
        room.map.setBottom(room.map.bottom() - measureLine);
        room.measure = {area.left() + mm(0.2), room.map.bottom() + measureLine / 2};
    }
    return room;
}

/// The scale at which the page shows all of the map.
double fittingScale(const StageSheet& sheet, const SheetFormat& format,
                    QPageLayout::Orientation orientation) {
    const QRectF area = withoutFoot(areaOf(format, orientation));
    return fittedFrame(drawnBounds(sheet.stage), roomOfPage(sheet, area).map).scale;
}

void paintMapPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, double scale) {
    MapHeading(sheet, area.width()).paint(painter, area);
    const MapPageRoom room = roomOfPage(sheet, area);
    paintSheetMap(painter, room.map, sheet, scale, sheet.faces);
    if (!room.measure.isNull())
        paintMeasure(painter, room.measure, sheet.trueScale() / scale);
    paintKeyLine(painter, area, sheet, scale);
}

} // namespace

void paintSheetMap(QPainter& painter, const QRectF& place, const StageSheet& sheet, double scale,
                   const std::shared_ptr<FaceStencils>& faces) {
    StageMap map(sheet.stage, sheet.catalogue, faces, sheet.route, sheet.branches);
    map.numbers = numbersFit(scale);
    map.leastNumberShare = leastListedNumber / sheetNumberSize;
    map.roles = map.numbers;
    paintStageMap(painter, centredFrame(drawnBounds(sheet.stage), place, scale), map,
                  sheetNumberSize);
}

double mapScale(const StageSheet& sheet, const SheetFormat& format) {
    return sheet.scale.oneTo ? sheet.trueScale() / *sheet.scale.oneTo
                             : std::max(fittingScale(sheet, format, QPageLayout::Portrait),
                                        fittingScale(sheet, format, QPageLayout::Landscape));
}

SheetPages mapPages(const SharedStageSheet& sheet, const SheetFormat& format) {
    const double upright = fittingScale(*sheet, format, QPageLayout::Portrait);
    const double across = fittingScale(*sheet, format, QPageLayout::Landscape);
    const auto orientation = across > upright ? QPageLayout::Landscape : QPageLayout::Portrait;
    double scale = std::max(upright, across);
    if (sheet->scale.oneTo) {
        const double wanted = sheet->trueScale() / *sheet->scale.oneTo;
        if (wanted > scale)
            return mapSheetPages(sheet, format, wanted);
        scale = wanted;
    }
    return {{orientation, sheet->mark, sheet->author,
             [sheet, scale](QPainter& painter, const QRectF& area) {
                 paintMapPage(painter, area, *sheet, scale);
             }}};
}

} // namespace stagewright
