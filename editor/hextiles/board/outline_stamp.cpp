#include "editor/hextiles/board/outline_stamp.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <cmath>

namespace stagewright {

namespace {

constexpr std::size_t few = 40;

void paintOutline(QPainter& painter, QPointF middle, const HexOutline& outline) {
    QPolygonF hex;
    for (const QPointF corner : corners())
        hex.append(middle + corner * outline.radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(outline.halo, outline.width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(hex);
    painter.setPen(QPen(outline.colour, outline.width, outline.style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(hex);
}

} // namespace

void OutlineStamp::paint(QPainter& painter, std::span<const QPointF> middles,
                         const HexOutline& outline) {
    if (middles.size() <= few) {
        for (const QPointF middle : middles)
            paintOutline(painter, middle, outline);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    if (outline != drawn_ || picture_.devicePixelRatio() != ratio)
        render(outline, ratio);
    const QSizeF size = picture_.deviceIndependentSize();
    const QPointF corner(size.width() / 2, size.height() / 2);
    for (const QPointF middle : middles)
        painter.drawPixmap((middle - corner).toPoint(), picture_);
}

void OutlineStamp::render(const HexOutline& outline, double ratio) {
    const int reach = static_cast<int>(std::ceil(outline.radius + outline.width + 2));
    picture_ = QPixmap(QSize(2 * reach, 2 * reach) * ratio);
    picture_.setDevicePixelRatio(ratio);
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutline(painter, QPointF(reach, reach), outline);
    drawn_ = outline;
}

} // namespace stagewright
