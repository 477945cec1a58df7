#include "editor/sheets/spread_grid.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_sheet.h"

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

/// What all sheets of a drawing share.
struct SpreadDrawing {
    SpreadGrid grid;
    QString owner;
    double oneTo;
    PaintSpread paint;
};

SpreadGrid gridOn(const QSizeF& drawing, const SheetPlan& plan,
                  QPageLayout::Orientation orientation) {
    const QSizeF window = spreadWindow(withoutFoot(areaOf(plan.format, orientation))).size();
    // Wide margins may leave less than the overlap.
    const double overlap =
        std::min({mm(plan.scale.overlap), window.width() / 2, window.height() / 2});
    return {drawing,
            orientation,
            window,
            overlap,
            partsFor(drawing.width(), window.width(), overlap),
            partsFor(drawing.height(), window.height(), overlap)};
}

void paintSpreadSheet(QPainter& painter, const QRectF& area, const SpreadDrawing& spread, int row,
                      int column) {
    const SpreadGrid& grid = spread.grid;
    paintSpreadHead(painter, area, spread.owner, static_cast<std::size_t>(grid.at(row, column)),
                    grid.sheets(), spread.oneTo);
    const QRectF window = spreadWindow(area);
    const QPointF corner = window.topLeft() - grid.part(row, column).topLeft();
    painter.save();
    painter.setClipRect(window);
    spread.paint(painter, {corner, grid.drawing});
    painter.restore();
    paintCuttingMarks(painter, window, grid.kept(row, column).translated(corner));
    paintNeighbours(painter, window,
                    {grid.at(row - 1, column), grid.at(row + 1, column), grid.at(row, column - 1),
                     grid.at(row, column + 1)});
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

} // namespace

QRectF SpreadGrid::part(int row, int column) const {
    const QSizeF step(window.width() - overlap, window.height() - overlap);
    const QSizeF whole(columns * step.width() + overlap, rows * step.height() + overlap);
    const QPointF corner((drawing.width() - whole.width()) / 2,
                         (drawing.height() - whole.height()) / 2);
    return {corner + QPointF(column * step.width(), row * step.height()), window};
}

QRectF SpreadGrid::kept(int row, int column) const {
    return QRectF(QPointF(), drawing) & part(row, column)
                                            .adjusted(column > 0 ? overlap / 2 : 0,
                                                      row > 0 ? overlap / 2 : 0,
                                                      column < columns - 1 ? -overlap / 2 : 0,
                                                      row < rows - 1 ? -overlap / 2 : 0);
}

int SpreadGrid::at(int row, int column) const {
    const bool isThere = row >= 0 && row < rows && column >= 0 && column < columns;
    return isThere ? row * columns + column : -1;
}

SpreadGrid spreadGrid(const QSizeF& drawing, const SheetPlan& plan) {
    const SpreadGrid upright = gridOn(drawing, plan, QPageLayout::Portrait);
    const SpreadGrid across = gridOn(drawing, plan, QPageLayout::Landscape);
    return across.sheets() < upright.sheets() ? across : upright;
}

SheetPages spreadSheets(const SpreadGrid& grid, const QString& owner, double oneTo,
                        const PaintSpread& paint) {
    const auto spread =
        std::make_shared<const SpreadDrawing>(SpreadDrawing{grid, owner, oneTo, paint});
    SheetPages pages;
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            pages.push_back({grid.orientation,
                             {},
                             {},
                             [spread, row, column](QPainter& painter, const QRectF& area) {
                                 paintSpreadSheet(painter, area, *spread, row, column);
                             }});
    return pages;
}

void paintSheetNumbers(QPainter& painter, const SpreadGrid& grid, const QRectF& all) {
    const double scale = all.width() / grid.drawing.width();
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column) {
            const QRectF kept = grid.kept(row, column);
            paintSheetNumber(painter, {all.topLeft() + kept.topLeft() * scale, kept.size() * scale},
                             grid.at(row, column));
        }
}

} // namespace stagewright
