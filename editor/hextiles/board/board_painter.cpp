#include "editor/hextiles/board/board_painter.h"

#include "editor/hextiles/board/board_tokens.h"
#include "editor/hextiles/board/ghost_label.h"
#include "editor/hextiles/faces/uppermost.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

QPolygonF outline(Hex hex, const Camera& camera, double inset = 0) {
    QPolygonF polygon;
    for (const QPointF corner : corners())
        polygon.append(camera.toScreen(centre(hex)) + corner * (camera.scale() - inset));
    return polygon;
}

bool isVisible(Hex hex, const QRectF& seen) {
    return seen.adjusted(-1, -1, 1, 1).contains(centre(hex));
}

/// The borders of the tiles, each once. Where tiles are tiny they would hide them.
void paintBorders(QPainter& painter, const Stage& stage, const Camera& camera) {
    constexpr double leastScale = 30;
    if (camera.scale() < leastScale)
        return;
    const QRectF seen = camera.visible();
    QList<QLineF> borders;
    for (qsizetype i = 0; i < tilesOf(stage).placements().size(); ++i) {
        const Placement& tile = tilesOf(stage).placements()[i];
        if (!isVisible(tile.hex, seen) || !isUppermost(tilesOf(stage).placements(), i))
            continue;
        const QPolygonF hex = outline(tile.hex, camera);
        for (const Edge edge : allEdges)
            if (index(edge) < 3 || tilesOf(stage).at(neighbour(tile.hex, edge)).empty())
                borders.append(QLineF(hex.at(index(edge)), hex.at((index(edge) + 1) % 6)));
    }
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
    painter.drawLines(borders);
}

void paintCursor(QPainter& painter, Hex cursor, const Camera& camera, const BoardColours& colours) {
    QPen pen(colours.selection, 1.6, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({2.5, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline(cursor, camera, 5));
}

/// An arrow out of the open end, into the hex where the next tile goes.
void paintActiveEnd(QPainter& painter, const OpenEnd& head, const Camera& camera,
                    const BoardColours& colours) {
    const QPointF out = outward(head.edge);
    const QPointF across(-out.y(), out.x());
    const QPointF border = centre(head.hex) + out * apothem;
    QPolygonF arrow;
    for (const auto& [ahead, aside] :
         {std::pair(0.12, -0.17), {0.42, 0.0}, {0.12, 0.17}, {0.2, 0.0}})
        arrow.append(camera.toScreen(border + out * ahead + across * aside));
    painter.setPen(QPen(colours.halo, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(arrow);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.selection);
    painter.drawPolygon(arrow);
}

void paintBand(QPainter& painter, const QRectF& band, const BoardColours& colours) {
    QColor fill = colours.selection;
    fill.setAlpha(40);
    painter.setPen(QPen(colours.selection, 1));
    painter.setBrush(fill);
    painter.drawRect(band);
}

/// Below the hex where the first tile comes to lie, and over no line of the grid.
void paintInvitation(QPainter& painter, Hex first, const Camera& camera, const QPalette& palette) {
    constexpr double gap = 14; // pixels
    const QString text = BoardText::tr("Drag a tile here, or double-click one in the palette.");
    const QRectF room = QRectF({0, 0}, camera.view).adjusted(40, 40, -40, -40);
    QRectF place = painter.boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, text)
                       .adjusted(-gap, -gap / 2, gap, gap / 2);
    const QRectF hex = extent(first);
    const QRectF seen(camera.toScreen(hex.topLeft()), camera.toScreen(hex.bottomRight()));
    if (place.intersects(seen))
        place.moveTop(seen.bottom() + gap);
    if (place.bottom() > room.bottom())
        place.moveBottom(seen.top() - gap);
    painter.fillRect(place, boardColours(palette).table);
    QColor ink = palette.color(QPalette::WindowText);
    ink.setAlpha(190);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace

BoardPainter::BoardPainter(const Catalogue& catalogue, FaceCache& faces)
    : pictures_(catalogue, faces, {10, 5}) {
    for (const Layer& layer : allLayers())
        layers_.push_back(layer.painter ? layer.painter() : nullptr);
}

bool BoardPainter::isZooming(const Camera& camera) {
    constexpr qint64 pause = 100; // milliseconds without another step of the zoom
    if (scale_ != 0 && camera.scale() != scale_)
        sinceZoom_.start();
    scale_ = camera.scale();
    return sinceZoom_.isValid() && sinceZoom_.elapsed() < pause;
}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene, const Camera& camera,
                         const QPalette& palette) {
    const BoardColours colours = boardColours(palette);
    const BoardMarks marks{scene.activeEnd && !scene.ghost, !scene.selected.isEmpty(),
                           scene.cursor.has_value(), scene.ghost != nullptr};
    const bool zooming = isZooming(camera);
    const LayerScene seen{scene.document, version_,          camera,       palette,
                          colours,        scene.table,       scene.driven, scene.whyNotDriven,
                          scene.raced,    scene.whyNotRaced, scene.layers, marks,
                          zooming};
    pictures_.beginFrame(zooming);
    if (!paintLayers(Plane::Ground, painter, scene.layers, seen))
        painter.fillRect(QRectF({0, 0}, camera.view), colours.table);
    if (tilesOf(scene.document.stage()).placements().isEmpty() && !scene.ghost)
        paintInvitation(painter, scene.cursor.value_or(Hex()), camera, palette);
    paintTiles(painter, scene, camera);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBorders(painter, scene.document.stage(), camera);
    paintTokens(painter, tokens_,
                {scene.document.stage(), scene.lifted, scene.token, scene.chosenToken}, camera,
                colours);
    for (const Plane plane : {Plane::Tints, Plane::Outlines, Plane::Marks, Plane::Words})
        paintLayers(plane, painter, scene.layers, seen);
    paintSelection(painter, scene, camera, colours);
    if (scene.drive)
        paintDrive(painter, *scene.drive, camera, colours);
    if (scene.activeEnd && !scene.ghost)
        paintActiveEnd(painter, *scene.activeEnd, camera, colours);
    if (scene.cursor)
        paintCursor(painter, *scene.cursor, camera, colours);
    if (scene.ghost)
        paintGhost(painter, *scene.ghost, camera, colours);
    if (scene.band)
        paintBand(painter, *scene.band, colours);
    paintLayers(Plane::Corner, painter, scene.layers, seen);
}

bool BoardPainter::paintLayers(Plane plane, QPainter& painter, const ShownLayers& shown,
                               const LayerScene& scene) {
    bool any = false;
    for (std::size_t i = 0; i < layers_.size(); ++i) {
        const Layer& layer = allLayers()[i];
        if (layer.plane != plane || !shown.has(layer) || !layers_[i])
            continue;
        painter.save();
        layers_[i](painter, scene);
        painter.restore();
        any = true;
    }
    return any;
}

void BoardPainter::paintTile(QPainter& painter, const Placement& tile, const Camera& camera) {
    pictures_.paint(painter, tile.side, tile.turn, camera.toScreen(centre(tile.hex)),
                    camera.scale());
}

void BoardPainter::paintTiles(QPainter& painter, const BoardScene& scene, const Camera& camera) {
    const QRectF seen = camera.visible();
    const QList<Placement>& tiles = tilesOf(scene.document.stage()).placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const Placement& tile = tiles[i];
        if (!isVisible(tile.hex, seen) || !isUppermost(tiles, i))
            continue;
        painter.setOpacity(scene.lifted.contains(tile.laid) ? 0.25 : 1);
        paintTile(painter, tile, camera);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintSelection(QPainter& painter, const BoardScene& scene, const Camera& camera,
                                  const BoardColours& colours) {
    const QRectF seen = camera.visible();
    std::vector<QPointF> middles;
    for (const Placement& tile : scene.selected)
        if (isVisible(tile.hex, seen) && !scene.lifted.contains(tile.laid))
            if (const QPointF at = camera.toScreen(centre(tile.hex));
                middles.empty() || middles.back() != at)
                middles.push_back(at);
    selectionStamp_.paint(
        painter, middles,
        {camera.scale() - 1.5, colours.selection, colours.halo, 3, Qt::SolidLine});
}

void BoardPainter::paintGhost(QPainter& painter, const Ghost& ghost, const Camera& camera,
                              const BoardColours& colours) {
    const bool blocked = ghost.look == Ghost::Look::Blocked;
    const bool fits = ghost.look == Ghost::Look::Fits;
    const QColor colour = blocked ? colours.blocked : fits ? colours.fits : colours.doesNotFit;
    const QRectF seen = camera.visible();
    std::vector<QPointF> middles;
    std::vector<const Placement*> withTokens;
    painter.setOpacity(blocked ? 0.35 : 0.85);
    for (qsizetype i = 0; i < ghost.tiles.size(); ++i) {
        const Placement& tile = ghost.tiles[i];
        if (!isVisible(tile.hex, seen) || !isUppermost(ghost.tiles, i))
            continue;
        paintTile(painter, tile, camera);
        middles.push_back(camera.toScreen(centre(tile.hex)));
        if (!tile.tokens.isEmpty())
            withTokens.push_back(&tile);
    }
    tokens_.paint(painter, withTokens, toView(camera), camera.visible());
    painter.setOpacity(1);
    ghostStamp_.paint(
        painter, middles,
        {camera.scale() - 1, colour, colours.halo, 3, fits ? Qt::SolidLine : Qt::DashLine});
    if (!ghost.reason.isEmpty() && !ghost.tiles.isEmpty())
        paintGhostLabel(painter, ghost.reason,
                        blocked ? Severity::Error
                        : fits  ? Severity::Hint
                                : Severity::Warning,
                        camera.toScreen(centre(ghost.tiles.front().hex) + QPointF(0, apothem)));
}

} // namespace stagewright
