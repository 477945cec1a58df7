#include "editor/faces/scenery.h"

#include "editor/faces/chance.h"

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// A crown seen from above.
void paintTree(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at, double radius) {
    QPainterPath crown;
    crown.addEllipse(at, radius, radius);
    canvas.fill(crown, colours.tree);
    if (!canvas.shows(radius))
        return;
    QPainterPath light;
    light.addEllipse(at + QPointF(-0.22, -0.22) * radius, radius * 0.62, radius * 0.62);
    canvas.fill(light, colours.treeLight);
}

/// A conifer seen from above, snow on its tips.
void paintConifer(const FaceCanvas& canvas, const TerrainColours& colours, QPointF at,
                  double radius) {
    const auto star = [&](double size, double turn) {
        constexpr int points = 9;
        QPolygonF polygon;
        for (int i = 0; i < 2 * points; ++i) {
            const double angle = turn + std::numbers::pi * i / points;
            const double r = size * (i % 2 == 0 ? 1 : 0.66);
            polygon.append(at + QPointF(std::cos(angle), std::sin(angle)) * r);
        }
        return polygon;
    };
    canvas.fill(star(radius, 0), colours.tree);
    if (canvas.shows(radius))
        canvas.fill(star(radius * 0.5, 0.35), colours.treeLight);
}

int treesOn(const TileSide& side) {
    switch (side.role) {
    case Role::Filler:
        return 26;
    case Role::Service:
    case Role::Pit:
    case Role::Podium:
        return 7;
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
    return 9;
}

} // namespace

void paintScenery(const FaceCanvas& canvas, const TileSide& side, Surroundings room) {
    const TerrainColours& colours = canvas.style.terrain(side.terrain);
    Chance chance(side.id);
    constexpr int tries = 80;
    int left = treesOn(side);
    for (int i = 0; i < tries && left > 0; ++i) {
        const QPointF at(chance.between(-0.95, 0.95), chance.between(-0.85, 0.85));
        const double radius = chance.between(0.028, 0.07);
        if (!room.hasRoom(at, radius + 0.01))
            continue;
        room.reserve(at, radius * 0.8);
        if (side.terrain == Terrain::Snow)
            paintConifer(canvas, colours, at, radius);
        else
            paintTree(canvas, colours, at, radius);
        --left;
    }
}

} // namespace stagewright
