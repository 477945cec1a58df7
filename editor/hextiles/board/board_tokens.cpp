#include "editor/hextiles/board/board_tokens.h"

#include "editor/hextiles/faces/uppermost.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <vector>

namespace stagewright {

namespace {

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
    if (scene.chosen && !scene.held)
        if (const auto held = find(scene.stage, *scene.chosen))
            paintTokenFrame(painter,
                            {held->token.id, placeOf(held->token, held->tile),
                             angleOf(held->token, held->tile), true},
                            colours.selection, line);
    if (scene.held) {
        paintHeldToken(painter, *scene.held);
        paintTokenFrame(painter, *scene.held, scene.held->fits ? colours.fits : colours.blocked,
                        line);
    }
    painter.restore();
}

} // namespace stagewright
