#include "editor/hextiles/faces/grid_boxes.h"

#include "editor/hextiles/faces/free_space.h"

#include <QPainterPathStroker>

#include <set>

namespace stagewright {

namespace {

/// A bracket, open to the back, and the number in it.
/// @param away of its front from the space's front; in circumradii
QPainterPath gridBox(const RoadShape& shape, const Space& space, const Lettering& lettering,
                     double least, double away, double size) {
    const double unit = 1 / shape.centreLine().length();
    const double front = part(space.s.end) - away * unit;
    const double back = front - 0.1 * size * unit;
    const double left = space.lanes.left + 0.17;
    const double right = space.lanes.right - 0.17;
    QPainterPath bracket;
    bracket.addPolygon({QPolygonF{shape.at(back, left), shape.at(front, left),
                                  shape.at(front, right), shape.at(back, right)}});
    QPainterPathStroker stroker;
    stroker.setWidth(0.02);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::MiterJoin);
    QPainterPath box = stroker.createStroke(bracket);
    constexpr double digit = 0.075;
    if (digit * size >= least)
        box.addPath(shape.frame(front - 0.08 * size * unit, (left + right) / 2)
                        .map(lettering.outline(QString::number(*space.grid), digit * size)));
    box.setFillRule(Qt::WindingFill);
    return box;
}

bool isOnTile(const QPainterPath& box) {
    constexpr double gap = 0.012;
    for (int i = 0; i < box.elementCount(); ++i)
        if (insideHex(box.elementAt(i)) < gap)
            return false;
    return true;
}

/// As usual, or where the tile's border would cut it, farther in front, or smaller.
QPainterPath boxWithin(const RoadShape& shape, const Space& space, const Lettering& lettering,
                       double least) {
    QPainterPath box;
    for (const double size : {1.0, 0.85, 0.7, 0.6})
        for (const double away : {0.06, 0.045, 0.03}) {
            box = gridBox(shape, space, lettering, least, away, size);
            if (isOnTile(box))
                return box;
        }
    return box;
}

} // namespace

std::vector<QPainterPath> gridBoxes(const RoadLevel& level, const Lettering& lettering,
                                    double least) {
    std::vector<QPainterPath> boxes;
    std::set<QString> done;
    for (const std::size_t road : level.roads) {
        const RoadShape& shape = level.shapes[road];
        for (const Space& space : shape.road().spaces) {
            if (!space.grid || !done.insert(space.id).second)
                continue;
            boxes.push_back(boxWithin(shape, space, lettering, least));
        }
    }
    return boxes;
}

} // namespace stagewright
