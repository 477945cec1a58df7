#include "editor/hextiles/board/tile_pictures.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// A tile that the catalogue does not know: its name on a blank.
void paintUnknown(QPainter& painter, TileId side, QPointF middle, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hex;
    for (const QPointF corner : corners())
        hex.append(middle + corner * (radius - 1));
    painter.setPen(QPen(QColor(0x60, 0x60, 0x60), 1.5, Qt::DashLine));
    painter.setBrush(QColor(0xc8, 0xc8, 0xc8));
    painter.drawPolygon(hex);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(radius * 0.36)));
    painter.setFont(font);
    painter.setPen(QColor(0x30, 0x30, 0x30));
    painter.drawText(hex.boundingRect(), Qt::AlignCenter, side.toString() + u'?');
    painter.restore();
}

void paintBlank(QPainter& painter, QPointF middle, double radius) {
    QPolygonF hex;
    for (const QPointF corner : corners())
        hex.append(middle + corner * radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x90, 0x90, 0x88, 0x60));
    painter.drawPolygon(hex);
}

void paintAround(QPainter& painter, const QPixmap& face, QPointF middle, double stretch) {
    const QSizeF extent = face.deviceIndependentSize() * stretch;
    const QPointF corner = middle - QPointF(extent.width(), extent.height()) / 2;
    if (stretch == 1)
        painter.drawPixmap(corner.toPoint(), face);
    else
        painter.drawPixmap(QRectF(corner, extent), face, face.rect());
}

} // namespace

TilePictures::TilePictures(const Catalogue& catalogue, FaceCache& faces, FrameBudget frameBudget)
    : catalogue_(catalogue)
    , faces_(faces)
    , frameBudget_(frameBudget) {}

void TilePictures::setCatalogue(const Catalogue& catalogue) {
    catalogue_ = catalogue;
    lastSize_.clear(); // kept by sides of the other one
}

void TilePictures::beginFrame(bool hurried) {
    frame_.start();
    hurried_ = hurried;
    complete_ = true;
}

bool TilePictures::hasTime(bool blank) const {
    return frame_.elapsed() < (blank ? frameBudget_.forBlanks : frameBudget_.forBlurred);
}

std::optional<QPixmap> TilePictures::sharp(const TileSide& side, Turn turn, int size,
                                           double ratio) {
    if (auto known = faces_.find(side, turn, size, ratio))
        return known;
    const std::pair key(&side, turn.sixths());
    const auto last = lastSize_.constFind(key);
    const bool blank = last == lastSize_.cend() || !faces_.find(side, turn, *last, ratio);
    if (!hasTime(blank) || (hurried_ && !blank))
        return std::nullopt;
    constexpr int quickSize = 160; // a larger one takes longer than a frame may
    if (blank && size > quickSize) {
        lastSize_.insert(key, quickSize);
        (void)faces_.face(side, turn, quickSize, ratio);
        return std::nullopt;
    }
    lastSize_.insert(key, size);
    return faces_.face(side, turn, size, ratio);
}

void TilePictures::paint(QPainter& painter, TileId side, Turn turn, QPointF middle, double radius) {
    const TileSide* known = catalogue_.find(side);
    if (!known)
        return paintUnknown(painter, side, middle, radius);
    const int size = std::max(1, static_cast<int>(std::lround(2 * radius)));
    const double ratio = painter.device()->devicePixelRatioF();
    if (const auto face = sharp(*known, turn, size, ratio))
        return paintAround(painter, *face, middle, 1);
    complete_ = false;
    const int last = lastSize_.value({known, turn.sixths()}, 1);
    if (const auto face = faces_.find(*known, turn, last, ratio))
        paintAround(painter, *face, middle, double(size) / last);
    else
        paintBlank(painter, middle, radius);
}

} // namespace stagewright
