#include "editor/hextiles/board/board_tokens.h"

#include "editor/hextiles/faces/uppermost.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <vector>

namespace stagewright {

namespace {

struct TokenLabel {
    Q_DECLARE_TR_FUNCTIONS(TokenLabel)
};

void paintTokenFrame(QPainter& painter, const TokenGhost& token, const QColor& colour,
                     double width) {
    QRectF area({}, tokenKind(token.id).size);
    area.moveCenter({0, 0});
    painter.save();
    painter.translate(token.at);
    painter.rotate(token.angle);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width));
    painter.drawRect(area.adjusted(-width, -width, width, width));
    painter.restore();
}

void paintHeldToken(QPainter& painter, const TokenGhost& token) {
    painter.save();
    painter.setOpacity(token.fits ? 0.85 : 0.4);
    painter.translate(token.at);
    painter.rotate(token.angle);
    paintToken(painter, tokenKind(token.id));
    painter.restore();
}

/// What the token is called and how it is turned, below it, in the frame of the view.
void paintTokenLabel(QPainter& painter, const TokenGhost& token, const Camera& camera) {
    const TokenKind kind = tokenKind(token.id);
    const QString text = TokenLabel::tr("%1 · %2°")
                             .arg(nameOf(kind), QLocale().toString(std::lround(token.angle) % 360));
    const QFontMetricsF metrics(painter.font());
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
    const double reach = std::hypot(kind.size.width(), kind.size.height()) / 2;
    plate.moveCenter(camera.toScreen(token.at) +
                     QPointF(0, reach * camera.scale() + plate.height() / 2 + 4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x20, 0x24, 0x28, 235));
    painter.drawRoundedRect(plate, 5, 5);
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace

QTransform toView(const Camera& camera) {
    const QPointF origin = camera.toScreen({0, 0});
    return {camera.scale(), 0, 0, camera.scale(), origin.x(), origin.y()};
}

void paintTokens(QPainter& painter, TokenStamps& stamps, const TokenScene& scene,
                 const Camera& camera, const BoardColours& colours) {
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const QList<Placement>& tiles = tilesOf(scene.stage).placements();
    std::vector<const Placement*> lying;
    std::vector<const Placement*> lifted;
    for (qsizetype i = 0; i < tiles.size(); ++i)
        if (const Placement& tile = tiles[i];
            !tile.tokens.isEmpty() && seen.contains(centre(tile.hex)) && isUppermost(tiles, i))
            (scene.lifted.contains(tile.laid) ? lifted : lying).push_back(&tile);
    stamps.paint(painter, lying, toView(camera), camera.visible());
    painter.setOpacity(0.25);
    stamps.paint(painter, lifted, toView(camera), camera.visible());
    painter.setOpacity(1);
    painter.save();
    painter.setWorldTransform(toView(camera), true);
    const double line = 2.5 / camera.scale();
    std::optional<TokenGhost> named = scene.held;
    if (scene.chosen && !scene.held)
        if (const auto held = find(scene.stage, *scene.chosen)) {
            named = TokenGhost{held->token.id, placeOf(held->token, held->tile),
                               angleOf(held->token, held->tile), true};
            paintTokenFrame(painter, *named, colours.selection, line);
        }
    if (scene.held) {
        paintHeldToken(painter, *scene.held);
        paintTokenFrame(painter, *scene.held, scene.held->fits ? colours.fits : colours.blocked,
                        line);
    }
    painter.restore();
    if (named)
        paintTokenLabel(painter, *named, camera);
}

} // namespace stagewright
