#include "editor/hextiles/sheets/map_sheets.h"

#include "editor/hextiles/sheets/map_cuts.h"
#include "editor/hextiles/sheets/map_grid.h"
#include "editor/hextiles/sheets/map_heading.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stagewright {

namespace {

constexpr double planLineHeight = mm(6);

/// The map as it is spread, and how.
struct Spread {
    SharedStageSheet sheet;
    double scale; ///< dots of a circumradius
    QPageLayout::Orientation orientation;
    MapGrid grid;
    MapCuts cuts;

    /// The scale of the map, 1 : oneTo.
    [[nodiscard]] double oneTo() const { return sheet->trueScale() / scale; }
};

void paintSheet(QPainter& painter, const QRectF& area, const Spread& spread, std::size_t number) {
    const MapSheet& shown = spread.grid.sheets[number];
    paintSpreadHead(painter, area, spread.sheet->name, number, spread.grid.sheets.size(),
                    spread.oneTo());
    const QRectF window = spreadWindow(area);
    const MapFrame frame{window.topLeft() - shown.part.topLeft() * spread.scale, spread.scale};
    // What lies beyond has no say in where numbers stand: arrows reach over a border at most.
    constexpr double reach = 3;
    const MapCut cut = spread.cuts.within(shown.part.adjusted(-reach, -reach, reach, reach));
    StageMap map(cut.stage, spread.sheet->catalogue, spread.sheet->faces, cut.route,
                 spread.sheet->branches);
    map.part = shown.part;
    map.numbers = numbersFit(spread.scale);
    map.leastNumberShare = leastListedNumber / sheetNumberSize;
    map.roles = map.numbers;
    painter.save();
    painter.setClipRect(window);
    paintStageMap(painter, frame, map, sheetNumberSize);
    painter.restore();
    paintCuttingMarks(painter, window, frame.map(spread.grid.keptOf(shown)));
    const auto beside = [&](int rows, int columns) {
        return spread.grid.at(shown.row + rows, shown.column + columns);
    };
    paintNeighbours(painter, window, {beside(-1, 0), beside(1, 0), beside(0, -1), beside(0, 1)});
}

void paintPlan(QPainter& painter, const QRectF& area, const Spread& spread) {
    MapHeading(*spread.sheet, area.width()).paint(painter, area);
    paintKeyLine(painter, area, *spread.sheet, spread.scale);
    QRectF below = roomForMap(*spread.sheet, area);
    painter.setPen(QColor(sheetInk));
    const QFont bold = sheetFont(11, QFont::Bold);
    paintLine(painter, {below.topLeft(), QSizeF(below.width(), planLineHeight)}, bold,
              joiningPlan());
    below.setTop(below.top() + planLineHeight);
    const QFont font = sheetFont(9);
    const QString said =
        joiningSaid(spread.oneTo(), spread.grid.sheets.size(), spread.sheet->scale.overlap);
    const QStringList lines =
        wrapped(said, font, painter.device(), area.width(), mostSpreadPlanLines);
    paintLines(painter, below, font, lines);
    below.setTop(below.top() + mm(4) +
                 lineHeight(font, painter.device()) * static_cast<double>(lines.size()));
    QRectF all = drawnBounds(spread.sheet->stage);
    for (const MapSheet& each : spread.grid.sheets)
        all |= each.part;
    const MapFrame frame = fittedFrame(all, below);
    StageMap map = spread.sheet->map();
    map.numbers = false;
    map.roles = false;
    paintStageMap(painter, frame, map);
    for (std::size_t i = 0; i < spread.grid.sheets.size(); ++i) {
        const QRectF kept = frame.map(spread.grid.keptOf(spread.grid.sheets[i]));
        painter.setPen(QPen(QColor(sheetInk), mm(0.4)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(kept);
        const double size = std::min({kept.width(), kept.height(), mm(24)}) / 2.5;
        if (size >= leastSheetText)
            paintPlate(painter, kept.center(), QString::number(i + 1), size);
    }
}

MapGrid gridOf(const StageSheet& sheet, const SheetFormat& format, double scale,
               QPageLayout::Orientation orientation) {
    const QSizeF window = spreadWindow(withoutFoot(areaOf(format, orientation))).size() / scale;
    // Wide margins may leave less than the overlap.
    const double most = std::min(window.width(), window.height()) / 2;
    const double overlap = std::min(mm(sheet.scale.overlap) / scale, most);
    return mapGrid(sheet.stage, drawnBounds(sheet.stage), window, overlap);
}

/// As many as they are on the pages of the better orientation.
std::size_t fewestSheets(const StageSheet& sheet, const SheetFormat& format, double scale) {
    return std::min(gridOf(sheet, format, scale, QPageLayout::Portrait).sheets.size(),
                    gridOf(sheet, format, scale, QPageLayout::Landscape).sheets.size());
}

} // namespace

double joinedScale(const StageSheet& sheet, const SheetFormat& format, double least) {
    constexpr double step = 0.1;
    constexpr double hair = 1e-9;
    constexpr int most = 20; // steps
    const auto scaleOf = [&](double steps) { return sheet.trueScale() / (steps * step); };
    double steps = std::floor(sheet.trueScale() / least / step + hair);
    if (steps < 1)
        return least;
    const std::size_t sheets = fewestSheets(sheet, format, scaleOf(steps));
    for (int i = 0; i < most && steps > 1; ++i, --steps)
        if (fewestSheets(sheet, format, scaleOf(steps - 1)) > sheets)
            break;
    return scaleOf(steps);
}

SheetPages mapSheetPages(const SharedStageSheet& sheet, const SheetFormat& format, double scale) {
    MapGrid upright = gridOf(*sheet, format, scale, QPageLayout::Portrait);
    MapGrid across = gridOf(*sheet, format, scale, QPageLayout::Landscape);
    const bool isAcross = across.sheets.size() < upright.sheets.size();
    const auto spread = std::make_shared<const Spread>(
        Spread{sheet, scale, isAcross ? QPageLayout::Landscape : QPageLayout::Portrait,
               std::move(isAcross ? across : upright), MapCuts(sheet->stage, sheet->route)});
    SheetPages pages{
        {spread->orientation, sheet->mark, sheet->author,
         [spread](QPainter& painter, const QRectF& area) { paintPlan(painter, area, *spread); }}};
    for (std::size_t i = 0; i < spread->grid.sheets.size(); ++i)
        pages.push_back({spread->orientation, sheet->mark, sheet->author,
                         [spread, i](QPainter& painter, const QRectF& area) {
                             paintSheet(painter, area, *spread, i);
                         }});
    return pages;
}

} // namespace stagewright
