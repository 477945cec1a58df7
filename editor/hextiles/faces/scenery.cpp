#include "editor/hextiles/faces/scenery.h"

#include "editor/hextiles/faces/props.h"
#include "editor/hextiles/faces/stable_random.h"

#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// A pond with an uneven bank.
void paintPond(const FaceCanvas& canvas, StableRandom& random, FreeSpace& room) {
    // One after the other: compilers differ in the order of a call's arguments.
    const double y = random.between(-0.25, 0.25);
    const QPointF at(random.between(-0.3, 0.3), y);
    const double radius = random.between(0.2, 0.3);
    const double lean = random.between(0, 3);
    QPolygonF bank;
    constexpr int steps = 40;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        const double r = radius * (1 + 0.14 * std::sin(2 * angle + lean) +
                                   0.06 * std::sin(5 * angle + 2 * lean));
        bank.append(at + QPointF(1.25 * std::cos(angle), std::sin(angle)) * r);
    }
    drawWater(canvas, bank);
    room.reserve(bank);
}

struct Planting {
    int trees;
    double largest; ///< radius
};

Planting plantingOn(const TileSide& side) {
    if (side.scenery == Scenery::Street)
        return {0, 0};
    switch (side.role) {
    case Role::Filler:
        return {34, 0.1};
    case Role::Service:
    case Role::Pit:
    case Role::Podium:
        return {7, 0.07};
    case Role::Road:
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
        break;
    }
    return {9, 0.07};
}

} // namespace

void paintScenery(const FaceCanvas& canvas, const TileSide& side, FreeSpace room) {
    const TerrainColours& colours = canvas.style.terrain(side.terrain);
    StableRandom random(side.id);
    constexpr int tries = 80;
    auto [left, largest] = plantingOn(side);
    // The two sides of a filler of which nothing is known differ: one has water.
    if (side.role == Role::Filler && side.scenery == Scenery::Plain && side.id.side() == 'a')
        paintPond(canvas, random, room);
    if (!colours.tree.isValid() || !canvas.shows(largest))
        return;
    for (int i = 0; i < tries && left > 0; ++i) {
        const double y = random.between(-0.85, 0.85);
        const QPointF at(random.between(-0.95, 0.95), y);
        const double radius = random.between(0.028, largest);
        if (!room.hasRoom(at, radius + 0.01))
            continue;
        room.reserve(at, radius * 0.8);
        if (side.terrain == Terrain::Snow)
            drawFir(canvas, colours, at, radius);
        else
            drawTree(canvas, colours, at, radius);
        --left;
    }
}

} // namespace stagewright
