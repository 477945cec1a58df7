#include "editor/hextiles/tokens/token_stamps.h"

#include "editor/hextiles/tokens/token_painter.h"
#include "editor/hextiles/tokens/token_place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr qsizetype fewTokens = 500;
constexpr double largestScale = 150; ///< there are not that many of larger ones in sight
constexpr qint64 mostDots = 12'000'000;

struct SeenTokens {
    const Placement& tile;
    QList<Token> tokens;
};

/// Those of a tile that are not hidden, as far as that is soon known.
QList<Token> tokensIn(const QRectF& sight, const Placement& tile) {
    constexpr double reach = 0.5; // circumradii
    const QRectF around = sight.adjusted(-reach, -reach, reach, reach);
    QList<Token> tokens = seenTokens(tile.tokens);
    const auto isBeyond = [&](const Token& token) {
        return !around.contains(placeOf(token, tile));
    };
    if (std::any_of(tokens.cbegin(), tokens.cend(), isBeyond))
        tokens.removeIf(isBeyond);
    return tokens;
}

/// From the middle of a token to its corners, in circumradii.
double reachOf(const TokenKind& kind) {
    return std::hypot(kind.size.width(), kind.size.height()) / 2;
}

} // namespace

void TokenStamps::paint(QPainter& painter, std::span<const Placement* const> tiles,
                        const QTransform& toView, const QRectF& inSight) {
    std::vector<SeenTokens> seen;
    qsizetype count = 0;
    for (const Placement* tile : tiles) {
        seen.push_back({*tile, tokensIn(inSight, *tile)});
        count += seen.back().tokens.size();
    }
    const double scale = toView.m11();
    const double ratio = painter.device()->devicePixelRatioF();
    const bool areStamped = count > fewTokens && scale <= largestScale;
    if (areStamped && (scale != scale_ || ratio != ratio_)) {
        scale_ = scale;
        ratio_ = ratio;
        dots_ = 0;
        kinds_.clear();
    }
    painter.save();
    if (!areStamped)
        painter.setWorldTransform(toView, true);
    for (const SeenTokens& each : seen)
        if (areStamped)
            stampAll(painter, each.tile, each.tokens, toView);
        else
            paintTokens(painter, each.tile, each.tokens);
    painter.restore();
}

void TokenStamps::stampAll(QPainter& painter, const Placement& tile, const QList<Token>& tokens,
                           const QTransform& toView) {
    for (const Token& token : tokens) {
        Kind& kind = kindOf(token.id);
        const int half = kind.side / 2;
        const QPointF corner(half, half);
        painter.drawPixmap(toView.map(placeOf(token, tile)) - corner,
                           pictureOf(kind, angleOf(token, tile)));
    }
}

TokenStamps::Kind& TokenStamps::kindOf(const QString& id) {
    const TokenKind kind = tokenKind(id);
    // Pieces that no list names look alike, however many names they have.
    Kind& found = kinds_[kind.shape == TokenShape::Unknown ? QString() : id];
    if (found.side == 0) {
        const double reach = reachOf(kind) * scale_;
        found.kind = kind;
        found.side = 2 * static_cast<int>(std::ceil(reach + 2)); // even: a middle between pixels
        // So many that no corner is half a pixel from where it should be.
        found.pictures.resize(static_cast<std::size_t>(
            std::max(8.0, std::ceil(2 * std::numbers::pi * reach * ratio_))));
    }
    return found;
}

void TokenStamps::dropPictures() {
    for (Kind& kind : kinds_)
        std::fill(kind.pictures.begin(), kind.pictures.end(), QPixmap());
    dots_ = 0;
}

const QPixmap& TokenStamps::pictureOf(Kind& kind, double angle) {
    const auto turns = static_cast<double>(kind.pictures.size());
    const auto number =
        static_cast<std::size_t>(std::lround(angle / 360 * turns)) % kind.pictures.size();
    QPixmap& picture = kind.pictures[number];
    if (picture.isNull()) {
        if (dots_ > mostDots)
            dropPictures();
        picture = QPixmap(QSize(kind.side, kind.side) * ratio_);
        picture.setDevicePixelRatio(ratio_);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const int half = kind.side / 2;
        painter.translate(half, half);
        painter.rotate(360 * static_cast<double>(number) / turns);
        painter.scale(scale_, scale_);
        paintToken(painter, kind.kind);
        dots_ += qint64(picture.width()) * picture.height();
    }
    return picture;
}

} // namespace stagewright
