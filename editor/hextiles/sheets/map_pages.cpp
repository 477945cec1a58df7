#include "editor/hextiles/sheets/map_pages.h"

#include "editor/hextiles/sheets/map_heading.h"
#include "editor/hextiles/sheets/map_sheets.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double mapTitlePoints = 20;
constexpr double gapAroundMap = mm(3);
constexpr double mapLegendHeight = mm(12);

/// What heading and legend leave for the map.
QRectF withoutHeading(const QRectF& area, const MapHeading& heading) {
    return area.adjusted(0, heading.height() + gapAroundMap, 0, -mapLegendHeight - gapAroundMap);
}

void paintLegend(QPainter& painter, const QRectF& legend, const StageSheet& sheet, double scale) {
    paintMapKey(painter, {legend.topLeft(), QSizeF(legend.width(), legend.height() / 2)}, sheet,
                scale);
    const QPointF below(legend.left(), legend.top() + legend.height() * 0.75);
    const double right =
        paintMeasure(painter, below + QPointF(mm(0.2), 0), sheet.trueScale() / scale);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {right + mm(8), below.y() - mm(3), mm(60), mm(6)}, sheetFont(9),
              scaleText(sheet, scale));
}

/// The scale at which the page shows all of the map.
double fittingScale(const StageSheet& sheet, const SheetFormat& format,
                    QPageLayout::Orientation orientation) {
    const QRectF area = withoutFoot(areaOf(format, orientation));
    const MapHeading heading(sheet, area.width(), mapTitlePoints);
    return fittedFrame(drawnBounds(sheet.stage), withoutHeading(area, heading)).scale;
}

void paintMapPage(QPainter& painter, const QRectF& area, const StageSheet& sheet, double scale) {
    const MapHeading heading(sheet, area.width(), mapTitlePoints);
    heading.paint(painter, area);
    paintSheetMap(painter, withoutHeading(area, heading), sheet, scale, sheet.faces);
    const QRectF legend(area.left(), area.bottom() - mapLegendHeight, area.width(),
                        mapLegendHeight);
    paintLegend(painter, legend, sheet, scale);
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
