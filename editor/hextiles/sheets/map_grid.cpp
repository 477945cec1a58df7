#include "editor/hextiles/sheets/map_grid.h"

#include "editor/sheets/spread_sheet.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>

namespace stagewright {

namespace {

/// Touching by less than this is not seen.
constexpr double hair = 1e-6;

/// Whether some of a hex lies within the rectangle: no border of either lies between them.
bool showsHex(const QRectF& part, QPointF middle) {
    const QPointF away = part.center() - middle;
    const double halfWidth = part.width() / 2;
    const double halfHeight = part.height() / 2;
    if (std::abs(away.x()) >= 1 + halfWidth - hair ||
        std::abs(away.y()) >= apothem + halfHeight - hair)
        return false;
    return std::all_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
        const QPointF out = outward(edge);
        const double reach = std::abs(out.x()) * halfWidth + std::abs(out.y()) * halfHeight;
        return std::abs(QPointF::dotProduct(away, out)) < apothem + reach - hair;
    });
}

/// The parts that a stretch of the board may touch, as first and last index.
std::pair<int, int> partsAt(double begin, double end, double part, double overlap, int count) {
    const double step = part - overlap;
    const int first = static_cast<int>(std::floor((begin - part) / step));
    const int last = static_cast<int>(std::ceil(end / step));
    return {std::clamp(first, 0, count - 1), std::clamp(last, 0, count - 1)};
}

} // namespace

int MapGrid::at(int row, int column) const {
    const auto found =
        std::lower_bound(sheets.begin(), sheets.end(), std::pair(row, column),
                         [](const MapSheet& sheet, const std::pair<int, int>& wanted) {
                             return std::pair(sheet.row, sheet.column) < wanted;
                         });
    const bool isThere = found != sheets.end() && found->row == row && found->column == column;
    return isThere ? static_cast<int>(found - sheets.begin()) : -1;
}

QRectF MapGrid::keptOf(const MapSheet& sheet) const {
    const auto cut = [&](int rowsOn, int columnsOn) {
        return at(sheet.row + rowsOn, sheet.column + columnsOn) < 0 ? 0 : overlap / 2;
    };
    return sheet.part.adjusted(cut(0, -1), cut(-1, 0), -cut(0, 1), -cut(1, 0));
}

MapGrid mapGrid(const Stage& stage, const QRectF& bounds, const QSizeF& window, double overlap) {
    MapGrid grid;
    grid.overlap = overlap;
    grid.columns = partsFor(bounds.width(), window.width(), overlap);
    grid.rows = partsFor(bounds.height(), window.height(), overlap);
    const QSizeF step(window.width() - overlap, window.height() - overlap);
    const QSizeF whole(grid.columns * step.width() + overlap, grid.rows * step.height() + overlap);
    const QPointF corner = bounds.center() - QPointF(whole.width() / 2, whole.height() / 2);
    const auto partAt = [&](int row, int column) {
        return QRectF(corner + QPointF(column * step.width(), row * step.height()), window);
    };
    std::map<std::pair<int, int>, std::vector<QPointF>> shown; // the middles of its hexes
    for (const Placement& tile : tilesOf(stage).placements()) {
        const QPointF middle = centre(tile.hex);
        const QPointF at = middle - corner;
        const auto [left, right] =
            partsAt(at.x() - 1, at.x() + 1, window.width(), overlap, grid.columns);
        const auto [top, bottom] =
            partsAt(at.y() - apothem, at.y() + apothem, window.height(), overlap, grid.rows);
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                if (showsHex(partAt(row, column), middle))
                    shown[{row, column}].push_back(middle);
    }
    // Whether all that a sheet shows of the tiles lies on its neighbours as well.
    const auto isSpare = [&](const std::pair<int, int>& place, std::span<const QPointF> middles) {
        const auto [row, column] = place;
        const auto shared = [&](int there, int beside) {
            return shown.contains({there, beside}) ? overlap : 0;
        };
        const QRectF own = partAt(row, column)
                               .adjusted(shared(row, column - 1), shared(row - 1, column),
                                         -shared(row, column + 1), -shared(row + 1, column));
        return std::none_of(middles.begin(), middles.end(),
                            [&](QPointF middle) { return showsHex(own, middle); });
    };
    for (auto each = shown.begin(); each != shown.end();)
        each = isSpare(each->first, each->second) ? shown.erase(each) : std::next(each);
    for (const auto& each : shown) {
        const auto [row, column] = each.first;
        grid.sheets.push_back({row, column, partAt(row, column)});
    }
    return grid;
}

} // namespace stagewright
