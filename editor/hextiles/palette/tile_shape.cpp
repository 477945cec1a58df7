#include "editor/hextiles/palette/tile_shape.h"

#include "model/layouts/hextiles/stage/pacenote.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ShapeText {
    Q_DECLARE_TR_FUNCTIONS(TileShape)
};

} // namespace

TileShape shapeOf(const TileSide& side) {
    switch (side.role) {
    case Role::Start:
    case Role::Finish:
    case Role::StartFinish:
    case Role::Service:
    case Role::Pit:
        return TileShape::StartAndFinish;
    case Role::Filler:
    case Role::Podium:
        return TileShape::NoRoad;
    case Role::Road:
        break;
    }
    if (side.roads.empty())
        return TileShape::NoRoad;
    if (side.roads.size() > 1)
        return TileShape::Junction;
    const Road& road = side.roads.front();
    if (isHairpin(road))
        return TileShape::Hairpin;
    if (road.bend() > 0)
        return road.bend() > 1 ? TileShape::SharpBend : TileShape::Bend;
    return road.bulge ? TileShape::Chicane : TileShape::Straight;
}

QString titleOf(TileShape shape) {
    switch (shape) {
    case TileShape::StartAndFinish:
        return ShapeText::tr("Start, finish, service");
    case TileShape::Straight:
        return ShapeText::tr("Straights");
    case TileShape::Chicane:
        return ShapeText::tr("Chicanes");
    case TileShape::Bend:
        return ShapeText::tr("Bends");
    case TileShape::SharpBend:
        return ShapeText::tr("Sharp bends");
    case TileShape::Hairpin:
        return ShapeText::tr("Hairpins");
    case TileShape::Junction:
        return ShapeText::tr("Junctions and bridges");
    case TileShape::NoRoad:
        break;
    }
    return ShapeText::tr("Without a road");
}

} // namespace stagewright
