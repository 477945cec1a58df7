#include "editor/hextiles/faces/hatching.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

void paintHatching(const FaceCanvas& canvas, const QPolygonF& area, const QColor& colour) {
    constexpr double width = 0.009;
    const QTransform lean = QTransform().rotate(45);
    const QPolygonF level = lean.map(area);
    const QTransform back = lean.inverted();
    const QRectF box = level.boundingRect();
    const int first = static_cast<int>(std::ceil(box.top() / hatchGap));
    const int last = static_cast<int>(std::floor(box.bottom() / hatchGap));
    for (int row = first; row <= last; ++row) {
        const double y = row * hatchGap;
        std::vector<double> crossings;
        for (qsizetype i = 0; i < level.size(); ++i) {
            const QPointF a = level[i];
            const QPointF b = level[(i + 1) % level.size()];
            if ((a.y() < y) != (b.y() < y))
                crossings.push_back(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()));
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
            canvas.line(back.map(QPolygonF{{crossings[i], y}, {crossings[i + 1], y}}), width,
                        colour);
    }
}

} // namespace stagewright
