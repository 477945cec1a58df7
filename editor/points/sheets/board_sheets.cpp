#include "editor/points/sheets/board_sheets.h"

#include "editor/points/sheets/cut_board.h"
#include "editor/points/sheets/mark_key.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_grid.h"
#include "editor/sheets/spread_sheet.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stagewright {

namespace {

constexpr double keyLineOfPlan = mm(6.5);

/// A board that is spread over sheets.
struct BoardSpread {
    PointTrack track;
    QString owner;
    TrackStyle style;
    SpreadGrid grid;

    [[nodiscard]] double oneTo() const { return mm(boardMillimetres) / grid.drawing.width(); }
};

void paintBoardPlan(QPainter& painter, const QRectF& area, const BoardSpread& spread) {
    QRectF below = paintPartHeading(painter, area, spread.owner, joiningPlan());
    const QFont font = sheetFont(9);
    const QString said =
        joiningSaid(spread.oneTo(), spread.grid.sheets(), spread.grid.overlap / mm(1));
    const QStringList lines =
        wrapped(said, font, painter.device(), area.width(), mostSpreadPlanLines);
    paintLines(painter, below, font, lines);
    below.setTop(below.top() + mm(4) +
                 lineHeight(font, painter.device()) * static_cast<double>(lines.size()));
    const MarkKey key(marksOn({spread.track}), keyLineOfPlan, spread.style.mono);
    const double side =
        std::min(below.width(), below.height() - key.height() - 2 * mm(cuttingMillimetres));
    const QRectF square(below.center().x() - side / 2, below.top() + mm(cuttingMillimetres), side,
                        side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTrack(painter, BoardGrid(square), spread.track, spread.style);
    painter.restore();
    paintSheetNumbers(painter, spread.grid, square);
    key.paint(painter, {below.left(), square.bottom() + mm(cuttingMillimetres), below.width(),
                        key.height()});
}

} // namespace

SheetPages boardSheets(const PointTrack& track, double side, const SheetPlan& plan,
                       const QString& owner) {
    const BoardSpread spread{track, owner, paperStyle(plan.mono), spreadGrid({side, side}, plan)};
    SheetPages pages{
        {spread.grid.orientation, {}, {}, [spread](QPainter& painter, const QRectF& area) {
             paintBoardPlan(painter, area, spread);
         }}};
    SheetPages sheets =
        spreadSheets(spread.grid, owner, spread.oneTo(),
                     [track, style = spread.style](QPainter& painter, const QRectF& board) {
                         paintCutBoard(painter, board, track, style, mm(1));
                     });
    std::move(sheets.begin(), sheets.end(), std::back_inserter(pages));
    return pages;
}

} // namespace stagewright
