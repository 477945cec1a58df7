#include "editor/hextiles/sheets/map_sheets.h"

#include "editor/hextiles/sheets/map_cuts.h"
#include "editor/hextiles/sheets/map_grid.h"
#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numbers>

namespace stagewright {

namespace {

struct MapSheets {
    Q_DECLARE_TR_FUNCTIONS(MapSheets)
};

constexpr double mapHeadHeight = mm(8);
constexpr double gutter = mm(5); ///< for cutting marks and the numbers of neighbours
constexpr int mostPlanLines = 3;

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

/// What a sheet shows of the map.
QRectF windowOf(const QRectF& area) {
    return area.adjusted(gutter, mapHeadHeight + gutter, -gutter, -gutter);
}

QString scaleSaid(const Spread& spread) {
    return MapSheets::tr("1\u00a0:\u00a0%1").arg(displayLocale().toString(spread.oneTo(), 'g', 4));
}

/// The number of the neighbour beyond each border.
void paintNeighbours(QPainter& painter, const QRectF& window, const Spread& spread,
                     const MapSheet& at) {
    struct Beyond {
        int row;
        int column;
        QPointF middle;
    };
    const double away = gutter / 2;
    const std::array all{
        Beyond{-1, 0, {window.center().x(), window.top() - away}},
        Beyond{1, 0, {window.center().x(), window.bottom() + away}},
        Beyond{0, -1, {window.left() - away, window.center().y()}},
        Beyond{0, 1, {window.right() + away, window.center().y()}},
    };
    painter.setPen(QColor(sheetGrey));
    for (const Beyond& each : all) {
        const int number = spread.grid.at(at.row + each.row, at.column + each.column);
        if (number < 0)
            continue;
        QRectF place(0, 0, gutter, gutter);
        place.moveCenter(each.middle);
        paintLine(painter, place, sheetFont(9, QFont::Bold), QString::number(number + 1),
                  Qt::AlignCenter);
    }
}

/// Where two sheets meet when the half of each overlap is cut off.
void paintCuttingMarks(QPainter& painter, const QRectF& window, const QRectF& kept) {
    painter.setPen(QPen(QColor(sheetInk), mm(0.15), Qt::SolidLine, Qt::FlatCap));
    constexpr double length = gutter * 0.8;
    for (const double x : {kept.left(), kept.right()}) {
        painter.drawLine(QPointF(x, window.top() - length), QPointF(x, window.top()));
        painter.drawLine(QPointF(x, window.bottom()), QPointF(x, window.bottom() + length));
    }
    for (const double y : {kept.top(), kept.bottom()}) {
        painter.drawLine(QPointF(window.left() - length, y), QPointF(window.left(), y));
        painter.drawLine(QPointF(window.right(), y), QPointF(window.right() + length, y));
    }
}

void paintSheet(QPainter& painter, const QRectF& area, const Spread& spread, std::size_t number) {
    const MapSheet& shown = spread.grid.sheets[number];
    painter.setPen(QColor(sheetInk));
    const double oneTo = spread.oneTo();
    const QRectF head(area.left(), area.top(), area.width() - measureWidth(painter.device(), oneTo),
                      mapHeadHeight);
    const QRectF upper = head.adjusted(0, 0, -mm(2), -mapHeadHeight / 2);
    paintLine(painter, upper, sheetFont(10, QFont::Bold), spread.sheet->name);
    paintLine(painter, upper.translated(0, mapHeadHeight / 2), sheetFont(9),
              MapSheets::tr("Map sheet %1 of %2, %3")
                  .arg(number + 1)
                  .arg(spread.grid.sheets.size())
                  .arg(scaleSaid(spread)));
    paintMeasure(painter, {head.right(), head.center().y()}, oneTo);
    const QRectF window = windowOf(area);
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
    paintNeighbours(painter, window, spread, shown);
}

QString planSaid(const Spread& spread) {
    return MapSheets::tr("The map at %1 lies on %2 sheets. Cut each along its marks, in the middle "
                         "of the overlap of %3\u00a0mm, and join them as shown; the numbers at the "
                         "borders are those of the neighbours.")
        .arg(scaleSaid(spread))
        .arg(spread.grid.sheets.size())
        .arg(displayLocale().toString(spread.sheet->scale.overlap, 'g', 4));
}

void paintPlan(QPainter& painter, const QRectF& area, const Spread& spread) {
    QRectF below =
        paintPartHeading(painter, area, spread.sheet->name, MapSheets::tr("Joining plan"));
    const QFont font = sheetFont(9);
    const QStringList lines =
        wrapped(planSaid(spread), font, painter.device(), area.width(), mostPlanLines);
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

Spread spreadOver(const SharedStageSheet& sheet, const SheetFormat& format, double scale,
                  QPageLayout::Orientation orientation) {
    const QSizeF window = windowOf(withoutFoot(areaOf(format, orientation))).size() / scale;
    // Wide margins may leave less than the overlap.
    const double most = std::min(window.width(), window.height()) / 2;
    const double overlap = std::min(mm(sheet->scale.overlap) / scale, most);
    return {sheet, scale, orientation,
            mapGrid(sheet->stage, drawnBounds(sheet->stage), window, overlap),
            MapCuts(sheet->stage, sheet->route)};
}

} // namespace

SheetPages mapSheetPages(const SharedStageSheet& sheet, const SheetFormat& format, double scale) {
    auto upright = spreadOver(sheet, format, scale, QPageLayout::Portrait);
    auto across = spreadOver(sheet, format, scale, QPageLayout::Landscape);
    const bool isAcross = across.grid.sheets.size() < upright.grid.sheets.size();
    const auto spread = std::make_shared<const Spread>(std::move(isAcross ? across : upright));
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
