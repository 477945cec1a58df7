#include "editor/hextiles/faces/face_cache.h"

#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/hex_clip.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPainter>

#include <cmath>
#include <memory>
#include <utility>

namespace stagewright {

namespace {

/// Room for the bleed around the hex, in device pixels.
constexpr int margin = 2;

/// The user's own picture, cut to the hex, in the frame of the unturned tile.
void paintArt(QPainter& painter, const QImage& art, double bleed) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF area(-1, -apothem, 2, 2 * apothem);
    QBrush brush(art);
    brush.setTransform(
        QTransform::fromScale(area.width() / art.width(), area.height() / art.height()) *
        QTransform::fromTranslate(area.left(), area.top()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawPolygon(HexClip(bleed).hex());
}

QPixmap render(const TileSide& side, Turn turn, const FaceStyle& style, ArtPictures& art, int size,
               qreal ratio) {
    const double radius = size / 2.0;
    const auto pixels = [&](double extent) {
        return static_cast<int>(std::ceil(2 * extent * ratio)) + 2 * margin;
    };
    QPixmap pixmap(pixels(radius), pixels(radius * apothem));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.translate(QRectF(QPointF(), pixmap.deviceIndependentSize()).center());
    painter.scale(radius, radius);
    painter.rotate(turn.degrees());
    const auto picture = art.picture(side.id, static_cast<int>(std::ceil(size * ratio)));
    if (picture) {
        paintArt(painter, *picture, style.bleed / radius);
        return pixmap;
    }
    paintFace(painter, side, style);
    paintNumber(painter, side, turn, style);
    return pixmap;
}

qsizetype bytes(const QPixmap& pixmap) {
    return qsizetype(pixmap.width()) * pixmap.height() * pixmap.depth() / 8;
}

} // namespace

FaceCache::FaceCache(FaceStyle (*style)(), qsizetype budget)
    : makeStyle_(style)
    , pixmaps_(budget)
    , art_([this](TileId side) {
        for (const Key& key : pixmaps_.keys())
            if (key.side == side)
                pixmaps_.remove(key);
        artCame_();
    }) {}

FaceCache::Key FaceCache::keyOf(const TileSide& side, Turn turn, int size, qreal ratio) {
    return {side.id, turn, size, static_cast<int>(std::lround(ratio * 100))};
}

std::optional<QPixmap> FaceCache::find(const TileSide& side, Turn turn, int size,
                                       qreal devicePixelRatio) const {
    const QPixmap* known = pixmaps_.object(keyOf(side, turn, size, devicePixelRatio));
    return known ? std::optional(*known) : std::nullopt;
}

void FaceCache::setArt(const ArtFolder& art, std::function<void()> come) {
    art_.setFolder(art);
    artCame_ = std::move(come);
    clear();
}

QPixmap FaceCache::face(const TileSide& side, Turn turn, int size, qreal devicePixelRatio) {
    if (const auto known = find(side, turn, size, devicePixelRatio))
        return *known;
    if (!style_)
        style_ = makeStyle_();
    auto pixmap =
        std::make_unique<QPixmap>(render(side, turn, *style_, art_, size, devicePixelRatio));
    const QPixmap face = *pixmap;
    pixmaps_.insert(keyOf(side, turn, size, devicePixelRatio), pixmap.release(), bytes(face));
    return face;
}

} // namespace stagewright
