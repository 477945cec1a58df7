#include "editor/faces/grid_boxes.h"

#include <QPainterPathStroker>

#include <set>

namespace stagewright {

std::vector<QPainterPath> gridBoxes(const RoadLevel& level, const Lettering& lettering) {
    std::vector<QPainterPath> boxes;
    std::set<QString> done;
    for (const std::size_t road : level.roads) {
        const RoadShape& shape = level.shapes[road];
        const double unit = 1 / shape.course().length();
        for (const Space& space : shape.road().spaces) {
            if (!space.grid || !done.insert(space.id).second)
                continue;
            const double front = part(space.s.end) - 0.06 * unit;
            const double back = front - 0.1 * unit;
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
            box.addPath(shape.frame(front - 0.08 * unit, (left + right) / 2)
                            .map(lettering.outline(QString::number(*space.grid), 0.075)));
            box.setFillRule(Qt::WindingFill);
            boxes.push_back(box);
        }
    }
    return boxes;
}

} // namespace stagewright
