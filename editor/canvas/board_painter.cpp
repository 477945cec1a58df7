#include "editor/canvas/board_painter.h"

#include "editor/canvas/ghost_label.h"
#include "editor/canvas/severity_mark.h"
#include "editor/overlays/layer_painters.h"
#include "model/hex/geometry.h"

#include <QCoreApplication>

#include <map>
#include <utility>

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

void paintOutline(QPainter& painter, const QPolygonF& polygon, const QColor& colour,
                  const QColor& halo, double width, Qt::PenStyle style = Qt::SolidLine) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(polygon);
    painter.setPen(QPen(colour, width, style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(polygon);
}

/// The borders of the tiles, each once. Where tiles are tiny they would hide them.
void paintBorders(QPainter& painter, const Stage& stage, const Camera& camera) {
    constexpr double leastScale = 30;
    if (camera.scale() < leastScale)
        return;
    const QRectF seen = camera.visible();
    QList<QLineF> borders;
    for (const Placement& tile : stage.placements()) {
        if (!isVisible(tile.hex, seen))
            continue;
        const QPolygonF hex = outline(tile.hex, camera);
        for (const Edge edge : allEdges)
            if (index(edge) < 3 || stage.at(neighbour(tile.hex, edge)).empty())
                borders.append(QLineF(hex.at(index(edge)), hex.at((index(edge) + 1) % 6)));
    }
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
    painter.drawLines(borders);
}

void paintSelection(QPainter& painter, const BoardScene& scene, const Camera& camera,
                    const BoardColours& colours) {
    const QRectF seen = camera.visible();
    for (const Placement& tile : scene.selected)
        if (isVisible(tile.hex, seen) && !scene.lifted.contains(tile.laid))
            paintOutline(painter, outline(tile.hex, camera, 1.5), colours.selection, colours.halo,
                         3);
}

void paintCursor(QPainter& painter, Hex cursor, const Camera& camera, const BoardColours& colours) {
    QPen pen(colours.selection, 1.6, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({2.5, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(outline(cursor, camera, 5));
}

/// An arrow out of the open end, into the hex where the next tile goes.
void paintHead(QPainter& painter, const OpenEnd& head, const Camera& camera,
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

/// Where on its hex a finding is marked.
QPointF markPlace(const Finding& finding, Hex hex) {
    // Off the road where it can be, and away from the tile's number at the top left.
    const QPointF topRight(0.42, -0.66);
    return centre(hex) + (finding.edge ? edgeMiddle(*finding.edge) * 0.86 : topRight);
}

void paintFindings(QPainter& painter, const Findings& findings, const Camera& camera) {
    // Only the worst where several would cover each other; findings come worst first.
    std::map<std::pair<int, int>, Severity> marks;
    constexpr qsizetype mostHexes = 6; // a finding about more is about the stage rather than places
    const double size = std::clamp(camera.scale() * 0.34, 9.0, 26.0);
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Hint)
            continue; // it is no fault of the place, and the panel shows it
        // A fact about a border is marked there, once.
        for (const Hex hex :
             finding.hexes.first(std::min(finding.edge ? 1 : mostHexes, finding.hexes.size()))) {
            const QPoint at = camera.toScreen(markPlace(finding, hex)).toPoint();
            marks.try_emplace({at.x(), at.y()}, finding.severity);
        }
    }
    const QRectF seen = QRectF({0, 0}, camera.view).adjusted(-size, -size, size, size);
    for (const auto& [at, severity] : marks)
        if (seen.contains(at.first, at.second))
            paintSeverityMark(painter, severity,
                              QRectF(at.first - size / 2, at.second - size / 2, size, size));
}

void paintBand(QPainter& painter, const QRectF& band, const BoardColours& colours) {
    QColor fill = colours.selection;
    fill.setAlpha(40);
    painter.setPen(QPen(colours.selection, 1));
    painter.setBrush(fill);
    painter.drawRect(band);
}

void paintInvitation(QPainter& painter, const Camera& camera, const QPalette& palette) {
    QColor ink = palette.color(QPalette::WindowText);
    ink.setAlpha(150);
    painter.setPen(ink);
    painter.drawText(QRectF({0, 0}, camera.view).adjusted(40, 40, -40, -40),
                     Qt::AlignCenter | Qt::TextWordWrap,
                     BoardText::tr("Drag a tile here, or double-click one in the palette."));
}

} // namespace

BoardPainter::BoardPainter(const Catalogue& catalogue, FaceCache& faces)
    : pictures_(catalogue, faces, {30, 6}) {}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene, const Camera& camera,
                         const QPalette& palette) {
    const BoardColours colours = boardColours(palette);
    pictures_.beginFrame();
    if (scene.overlays.has(Layer::HexGrid))
        grid_.paint(painter, camera, colours);
    else
        grid_.paintPlain(painter, camera, colours);
    if (scene.document.stage().placements().isEmpty() && !scene.ghost)
        paintInvitation(painter, camera, palette);
    paintTiles(painter, scene, camera);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBorders(painter, scene.document.stage(), camera);
    if (scene.drive)
        paintDriveOverlay(painter, *scene.drive, scene.document.stage(), camera, palette);
    paintOverlays(painter, scene, camera, colours);
    paintSelection(painter, scene, camera, colours);
    if (scene.head && !scene.ghost)
        paintHead(painter, *scene.head, camera, colours);
    if (scene.cursor)
        paintCursor(painter, *scene.cursor, camera, colours);
    if (scene.ghost)
        paintGhost(painter, *scene.ghost, camera, colours);
    if (scene.band)
        paintBand(painter, *scene.band, colours);
    if (scene.overlays.has(Layer::Legend))
        paintLegend(painter, camera, palette);
}

void BoardPainter::paintOverlays(QPainter& painter, const BoardScene& scene, const Camera& camera,
                                 const BoardColours& colours) {
    const Layers& shown = scene.overlays;
    const QFont usual = painter.font();
    if (shown.has(Layer::TableOutline) && scene.table)
        paintTable(painter, scene.document, *scene.table, camera, colours);
    if (shown.has(Layer::DrivenWay))
        paintRoute(painter, scene.document, camera, colours);
    if (shown.has(Layer::LaneCounts))
        paintLanes(painter, scene.document, camera);
    if (shown.has(Layer::FindingMarks))
        paintFindings(painter, scene.document.findings(), camera);
    if (shown.has(Layer::TileNumbers))
        paintTileNumbers(painter, scene.document, camera);
    if (shown.has(Layer::Pacenotes))
        paintPacenotes(painter, scene.document, camera);
    painter.setFont(usual);
}

void BoardPainter::paintTile(QPainter& painter, const Placement& tile, const Camera& camera) {
    pictures_.paint(painter, tile.side, tile.turn, camera.toScreen(centre(tile.hex)),
                    camera.scale());
}

void BoardPainter::paintTiles(QPainter& painter, const BoardScene& scene, const Camera& camera) {
    const QRectF seen = camera.visible();
    for (const Placement& tile : scene.document.stage().placements()) {
        if (!isVisible(tile.hex, seen))
            continue;
        painter.setOpacity(scene.lifted.contains(tile.laid) ? 0.25 : 1);
        paintTile(painter, tile, camera);
    }
    painter.setOpacity(1);
}

void BoardPainter::paintGhost(QPainter& painter, const Ghost& ghost, const Camera& camera,
                              const BoardColours& colours) {
    const bool blocked = ghost.look == Ghost::Look::Blocked;
    const bool fits = ghost.look == Ghost::Look::Fits;
    const QColor colour = blocked ? colours.blocked : fits ? colours.fits : colours.doesNotFit;
    const QRectF seen = camera.visible();
    for (const Placement& tile : ghost.tiles) {
        if (!isVisible(tile.hex, seen))
            continue;
        painter.setOpacity(blocked ? 0.35 : 0.85);
        paintTile(painter, tile, camera);
        painter.setOpacity(1);
        paintOutline(painter, outline(tile.hex, camera, 1), colour, colours.halo, 3,
                     fits ? Qt::SolidLine : Qt::DashLine);
    }
    if (!ghost.reason.isEmpty() && !ghost.tiles.isEmpty())
        paintGhostLabel(painter, ghost.reason,
                        blocked ? Severity::Error
                        : fits  ? Severity::Hint
                                : Severity::Warning,
                        camera.toScreen(centre(ghost.tiles.front().hex) + QPointF(0, apothem)));
}

} // namespace stagewright
