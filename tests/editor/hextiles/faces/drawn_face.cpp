#include "tests/editor/hextiles/faces/drawn_face.h"

#include "editor/hextiles/faces/face_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPainter>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

const TileSide& side(const char* id) {
    const auto parsed = TileId::parse(QString::fromLatin1(id));
    const TileSide* found = parsed ? catalogue().find(*parsed) : nullptr;
    EXPECT_NE(found, nullptr) << id;
    return *found;
}

QPointF DrawnFace::pixelOf(QPointF onTile) const {
    return QRectF(image.rect()).center() + turned(onTile, turn) * radius;
}

QColor DrawnFace::at(QPointF onTile) const {
    const QPointF pixel = pixelOf(onTile);
    return image.pixelColor(static_cast<int>(std::floor(pixel.x())),
                            static_cast<int>(std::floor(pixel.y())));
}

DrawnFace draw(const TileSide& side, double radius, Turn turn, const FaceStyle& style,
               bool withNumber) {
    const int size = 2 * static_cast<int>(std::ceil(radius * 1.1)) + 10;
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(QRectF(image.rect()).center());
    painter.scale(radius, radius);
    painter.rotate(turn.degrees());
    paintFace(painter, side, style);
    if (withNumber)
        paintNumber(painter, side, turn, style);
    painter.end();
    return {image, radius, turn};
}

} // namespace stagewright
