#include "editor/hextiles/layers/layer_painters.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QLineF>
#include <QList>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

// Two columns of hexes make a rectangle that repeats.
constexpr double periodX = 3;
constexpr double periodY = 2 * apothem;

constexpr double smallestScale = 14; ///< below it the outlines would be a grey haze

constexpr double directScale = 110; ///< above it the picture would be large and its lines few

double remainder(double value, double period) {
    return value - std::floor(value / period) * period;
}

/// Half the outline of each hex whose centre lies in the area; the neighbours draw the other half.
QList<QLineF> outlines(const QRectF& area, double scale) {
    QList<QLineF> lines;
    const auto corner = corners();
    const int lastColumn = static_cast<int>(std::ceil(area.right() / 1.5)) + 1;
    for (int q = -1; q <= lastColumn; ++q) {
        const int firstRow = -1 - static_cast<int>(std::ceil(q / 2.0));
        const int rows = static_cast<int>(std::ceil(area.bottom() / periodY)) + 3;
        for (int r = firstRow; r <= firstRow + rows; ++r) {
            const QPointF middle = centre({q, r});
            for (std::size_t i = 0; i < 3; ++i)
                lines.append(
                    QLineF((middle + corner[i]) * scale, (middle + corner[i + 1]) * scale));
        }
    }
    return lines;
}

void paintOutlines(QPainter& painter, const QRectF& area, double scale, QColor line) {
    line.setAlphaF(static_cast<float>(std::min(1.0, scale / smallestScale - 0.6)));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1));
    painter.drawLines(outlines(area, scale));
}

/// A picture of it, since the grid repeats itself and is the same wherever the board is drawn along
/// to. Not while the user zooms: each picture would serve one frame alone.
class HexGrid {
public:
    void paint(QPainter& painter, const LayerScene& scene);

private:
    void render(const Camera& camera, const BoardColours& colours, double pixelRatio);
    [[nodiscard]] bool isOf(const Camera& camera, const BoardColours& colours,
                            double pixelRatio) const;

    QPixmap picture_;
    double scale_ = 0;
    QSizeF view_;
    QColor table_;
};

bool HexGrid::isOf(const Camera& camera, const BoardColours& colours, double pixelRatio) const {
    return camera.scale() == scale_ && camera.view == view_ && colours.table == table_ &&
           picture_.devicePixelRatio() == pixelRatio;
}

void HexGrid::paint(QPainter& painter, const LayerScene& scene) {
    const Camera& camera = scene.camera;
    const BoardColours& colours = scene.colours;
    const double scale = camera.scale();
    const QPointF origin = camera.toBoard({0, 0});
    const QPointF from(remainder(origin.x(), periodX), remainder(origin.y(), periodY));
    const QPointF shift(-std::round(from.x() * scale), -std::round(from.y() * scale));
    const double pixelRatio = painter.device()->devicePixelRatioF();
    const bool known = isOf(camera, colours, pixelRatio);
    if (scale > smallestScale && scale < directScale && (known || !scene.zooming)) {
        if (!known)
            render(camera, colours, pixelRatio);
        painter.drawPixmap(shift, picture_);
        return;
    }
    painter.fillRect(QRectF({0, 0}, camera.view), colours.table);
    if (scale <= smallestScale)
        return;
    painter.save();
    painter.translate(shift);
    paintOutlines(painter, {from, camera.view / scale}, scale, colours.grid);
    painter.restore();
}

void HexGrid::render(const Camera& camera, const BoardColours& colours, double pixelRatio) {
    scale_ = camera.scale();
    view_ = camera.view;
    table_ = colours.table;
    const QSizeF size = view_ + QSizeF(periodX, periodY) * scale_;
    picture_ = QPixmap((size * pixelRatio).toSize());
    picture_.setDevicePixelRatio(pixelRatio);
    picture_.fill(colours.table);
    QPainter painter(&picture_);
    paintOutlines(painter, {{0, 0}, size / scale_}, scale_, colours.grid);
}

} // namespace

LayerPainter gridPainter() {
    return [grid = HexGrid()](QPainter& painter, const LayerScene& scene) mutable {
        grid.paint(painter, scene);
    };
}

} // namespace stagewright
