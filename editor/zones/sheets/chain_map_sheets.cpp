#include "editor/zones/sheets/chain_map_sheets.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_sheet.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/sheets/chain_drawing.h"
#include "editor/zones/sheets/set_up.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace stagewright {

namespace {

constexpr double joinedPicture = mm(150); ///< height at most, of the plan how sheets are joined
constexpr double titleOfSheets = 15;      ///< points

struct ChainMapSheets {
    Q_DECLARE_TR_FUNCTIONS(ChainMapSheets)
};

QString sizeIsGuessed() {
    return ChainMapSheets::tr("Boards are taken to be %1 mm wide, as their size is not entered.")
        .arg(std::lround(unitOfBoards({}) * boardWidth / 2));
}

/// A drawing that is spread over sheets in rows and columns.
struct ChainSpread {
    QString name;
    DrawnChain chain;
    ZoneStyle style;
    bool isMeasured = false; ///< the size of the boards is entered
    double oneTo = 1;
    double unit = 1; ///< of the boards, dots
    double overlap = 0;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QSizeF window{}; ///< what a sheet shows
    int rows = 1;
    int columns = 1;

    [[nodiscard]] int sheets() const { return rows * columns; }
    [[nodiscard]] QSizeF size() const {
        return QSizeF(chain.table.width() / 2.0 + 2 * ChainGrid::margin,
                      chain.table.height() / 2.0 + 2 * ChainGrid::margin) *
               unit;
    }
    [[nodiscard]] QSizeF step() const { return window - QSizeF(overlap, overlap); }
    /// What a sheet shows of it. It lies in the middle of all sheets.
    [[nodiscard]] QRectF partOf(int row, int column) const {
        const QSizeF beside =
            window + QSizeF((columns - 1) * step().width(), (rows - 1) * step().height()) - size();
        return {QPointF(column * step().width() - beside.width() / 2,
                        row * step().height() - beside.height() / 2),
                window};
    }
    /// Of that, what is left when half of each overlap is cut off.
    [[nodiscard]] QRectF keptOf(int row, int column) const {
        const double half = overlap / 2;
        return partOf(row, column)
            .adjusted(column > 0 ? half : 0, row > 0 ? half : 0, column + 1 < columns ? -half : 0,
                      row + 1 < rows ? -half : 0);
    }
};

ChainSpread laidOn(ChainSpread spread, const SheetPlan& plan, QPageLayout::Orientation page) {
    spread.orientation = page;
    spread.window = spreadWindow(withoutFoot(areaOf(plan.format, page))).size();
    // Wide margins may leave less than the overlap.
    spread.overlap = std::min(mm(plan.scale.overlap),
                              std::min(spread.window.width(), spread.window.height()) / 2);
    const QSizeF all = spread.size();
    spread.columns = partsFor(all.width(), spread.window.width(), spread.overlap);
    spread.rows = partsFor(all.height(), spread.window.height(), spread.overlap);
    return spread;
}

void paintChainSheet(QPainter& painter, const QRectF& area, const ChainSpread& spread, int row,
                     int column) {
    const int number = row * spread.columns + column;
    paintSpreadHead(painter, area, spread.name, static_cast<std::size_t>(number),
                    static_cast<std::size_t>(spread.sheets()), spread.oneTo);
    const QRectF window = spreadWindow(area);
    const QPointF origin = window.topLeft() - spread.partOf(row, column).topLeft();
    painter.save();
    painter.setClipRect(window);
    paintChain(painter,
               ChainGrid::filling({origin, spread.size()}, spread.chain.table, spread.unit),
               spread.chain, spread.style);
    painter.restore();
    if (spread.sheets() == 1) {
        if (!spread.isMeasured)
            paintLine(painter, window, sheetFont(9), sizeIsGuessed(),
                      Qt::AlignBottom | Qt::AlignLeft);
        return;
    }
    paintCuttingMarks(painter, window, spread.keptOf(row, column).translated(origin));
    const auto beside = [&](int rows, int columns) {
        const int r = row + rows;
        const int c = column + columns;
        const bool isThere = r >= 0 && c >= 0 && r < spread.rows && c < spread.columns;
        return isThere ? r * spread.columns + c : -1;
    };
    paintNeighbours(painter, window, {beside(-1, 0), beside(1, 0), beside(0, -1), beside(0, 1)});
}

void paintJoined(QPainter& painter, const QRectF& area, const ChainSpread& spread, double scale) {
    const QPointF origin = area.topLeft() - spread.partOf(0, 0).topLeft() * scale;
    const QRectF all(origin, spread.size() * scale);
    paintChain(painter, ChainGrid::filling(all, spread.chain.table, spread.unit * scale),
               spread.chain, spread.style);
    painter.setPen(QPen(QColor(sheetInk), mm(0.4)));
    painter.setBrush(Qt::NoBrush);
    for (int row = 0; row < spread.rows; ++row)
        for (int column = 0; column < spread.columns; ++column) {
            const QRectF kept = spread.keptOf(row, column);
            const QRectF place(origin + kept.topLeft() * scale, kept.size() * scale);
            painter.drawRect(place);
            paintLine(
                painter, place.adjusted(mm(1), mm(1), -mm(1), -mm(1)), sheetFont(11, QFont::Bold),
                QString::number(row * spread.columns + column + 1), Qt::AlignTop | Qt::AlignLeft);
        }
}

/// How the sheets are joined.
SheetPages planOfJoining(const std::shared_ptr<const ChainSpread>& spread, const SheetPlan& plan) {
    Flow flow(areaOf(plan.format, spread->orientation).width());
    flow.text(spread->name, sheetFont(titleOfSheets, QFont::Bold), QColor(sheetInk), true);
    flow.text(joiningPlan(), sheetFont(11, QFont::Bold), QColor(sheetInk), true);
    flow.text(
        joiningSaid(spread->oneTo, static_cast<std::size_t>(spread->sheets()), plan.scale.overlap),
        sheetFont(9), QColor(sheetInk), true);
    if (!spread->isMeasured)
        flow.text(sizeIsGuessed(), sheetFont(9), QColor(sheetInk), true);
    flow.gap(mm(2));
    const QRectF sheets =
        spread->partOf(0, 0) | spread->partOf(spread->rows - 1, spread->columns - 1);
    const double scale =
        std::min({flow.width() / sheets.width(), joinedPicture / sheets.height(), 1.0});
    flow.add(
        {sheets.height() * scale, false, [spread, scale](QPainter& painter, const QRectF& area) {
             paintJoined(painter, area, *spread, scale);
         }});
    return flowPages(flow.blocks(), plan.format, spread->orientation, spread->name);
}

} // namespace

SheetPages chainMapSheets(const QString& name, const ChainLayout& chain, const ZoneBoards& boards,
                          int keptFrom, const SheetPlan& plan, double oneTo) {
    const ChainSpread bare{
        name,  drawnChain(chain, boards, keptFrom), sheetZones(plan.mono), boards.size.has_value(),
        oneTo, mm(unitOfBoards(boards)) / oneTo};
    ChainSpread upright = laidOn(bare, plan, QPageLayout::Portrait);
    ChainSpread across = laidOn(bare, plan, QPageLayout::Landscape);
    const bool isAcross = across.sheets() < upright.sheets();
    const auto spread = std::make_shared<const ChainSpread>(std::move(isAcross ? across : upright));
    SheetPages pages;
    if (spread->sheets() > 1)
        pages = planOfJoining(spread, plan);
    for (int row = 0; row < spread->rows; ++row)
        for (int column = 0; column < spread->columns; ++column)
            pages.push_back({spread->orientation,
                             {},
                             {},
                             [spread, row, column](QPainter& painter, const QRectF& area) {
                                 paintChainSheet(painter, area, *spread, row, column);
                             }});
    return pages;
}

} // namespace stagewright
