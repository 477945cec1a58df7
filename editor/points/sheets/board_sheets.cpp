#include "editor/points/sheets/board_sheets.h"

#include "editor/points/sheets/cut_board.h"
#include "editor/points/sheets/mark_key.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_sheet.h"

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

constexpr double keyLineOfPlan = mm(6.5);

/// A board over a grid of like parts, in dots from its own corner.
struct BoardSpread {
    PointTrack track;
    QString owner;
    double side;
    TrackStyle style;
    double overlap; ///< dots
    QPageLayout::Orientation orientation;
    QSizeF window; ///< of a sheet
    int columns;
    int rows;

    [[nodiscard]] std::size_t sheets() const { return static_cast<std::size_t>(columns * rows); }
    [[nodiscard]] double oneTo() const { return mm(boardMillimetres) / side; }
    [[nodiscard]] QRectF square() const { return {0, 0, side, side}; }

    /// The board lies in the middle of the grid.
    [[nodiscard]] QRectF part(int row, int column) const {
        const QSizeF step(window.width() - overlap, window.height() - overlap);
        const QSizeF whole(columns * step.width() + overlap, rows * step.height() + overlap);
        const QPointF corner((side - whole.width()) / 2, (side - whole.height()) / 2);
        return {corner + QPointF(column * step.width(), row * step.height()), window};
    }
    /// What is left of the board there when half of each overlap is cut off.
    [[nodiscard]] QRectF kept(int row, int column) const {
        return square() & part(row, column)
                              .adjusted(column > 0 ? overlap / 2 : 0, row > 0 ? overlap / 2 : 0,
                                        column < columns - 1 ? -overlap / 2 : 0,
                                        row < rows - 1 ? -overlap / 2 : 0);
    }
    /// -1: there is none.
    [[nodiscard]] int at(int row, int column) const {
        const bool isThere = row >= 0 && row < rows && column >= 0 && column < columns;
        return isThere ? row * columns + column : -1;
    }
};

BoardSpread spreadBoard(const PointTrack& track, double side, const SheetPlan& plan,
                        const QString& owner, QPageLayout::Orientation orientation) {
    const QSizeF window = spreadWindow(withoutFoot(areaOf(plan.format, orientation))).size();
    // Wide margins may leave less than the overlap.
    const double overlap =
        std::min({mm(plan.scale.overlap), window.width() / 2, window.height() / 2});
    return {track,
            owner,
            side,
            paperStyle(plan.mono),
            overlap,
            orientation,
            window,
            partsFor(side, window.width(), overlap),
            partsFor(side, window.height(), overlap)};
}

void paintBoardSheet(QPainter& painter, const QRectF& area, const BoardSpread& spread, int row,
                     int column) {
    paintSpreadHead(painter, area, spread.owner, static_cast<std::size_t>(spread.at(row, column)),
                    spread.sheets(), spread.oneTo());
    const QRectF window = spreadWindow(area);
    const QPointF corner = window.topLeft() - spread.part(row, column).topLeft();
    painter.save();
    painter.setClipRect(window);
    paintCutBoard(painter, spread.square().translated(corner), spread.track, spread.style, mm(1));
    painter.restore();
    paintCuttingMarks(painter, window, spread.kept(row, column).translated(corner));
    paintNeighbours(painter, window,
                    {spread.at(row - 1, column), spread.at(row + 1, column),
                     spread.at(row, column - 1), spread.at(row, column + 1)});
}

/// The number of a sheet on what is kept of it.
void paintSheetNumber(QPainter& painter, const QRectF& kept, int number) {
    constexpr double points = 14;
    const QFont font = sheetFont(points, QFont::Bold);
    const QString text = QString::number(number + 1);
    QRectF plate(0, 0, textWidth(text, font, painter.device()) + mm(4), mm(8));
    plate.moveCenter(kept.center());
    painter.setPen(QPen(QColor(sheetInk), mm(0.4)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(kept);
    painter.fillRect(plate, Qt::white);
    painter.drawRect(plate);
    paintLine(painter, plate, font, text, Qt::AlignCenter);
}

void paintBoardPlan(QPainter& painter, const QRectF& area, const BoardSpread& spread) {
    QRectF below = paintPartHeading(painter, area, spread.owner, joiningPlan());
    const QFont font = sheetFont(9);
    const QString said = joiningSaid(spread.oneTo(), spread.sheets(), spread.overlap / mm(1));
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
    const double scale = side / spread.side;
    for (int row = 0; row < spread.rows; ++row)
        for (int column = 0; column < spread.columns; ++column) {
            const QRectF kept = spread.kept(row, column);
            paintSheetNumber(painter,
                             {square.topLeft() + kept.topLeft() * scale, kept.size() * scale},
                             spread.at(row, column));
        }
    key.paint(painter, {below.left(), square.bottom() + mm(cuttingMillimetres), below.width(),
                        key.height()});
}

} // namespace

SheetPages boardSheets(const PointTrack& track, double side, const SheetPlan& plan,
                       const QString& owner) {
    auto upright = spreadBoard(track, side, plan, owner, QPageLayout::Portrait);
    auto across = spreadBoard(track, side, plan, owner, QPageLayout::Landscape);
    const bool isAcross = across.sheets() < upright.sheets();
    const auto spread = std::make_shared<const BoardSpread>(std::move(isAcross ? across : upright));
    SheetPages pages{{spread->orientation, {}, {}, [spread](QPainter& painter, const QRectF& area) {
                          paintBoardPlan(painter, area, *spread);
                      }}};
    for (int row = 0; row < spread->rows; ++row)
        for (int column = 0; column < spread->columns; ++column)
            pages.push_back({spread->orientation,
                             {},
                             {},
                             [spread, row, column](QPainter& painter, const QRectF& area) {
                                 paintBoardSheet(painter, area, *spread, row, column);
                             }});
    return pages;
}

} // namespace stagewright
