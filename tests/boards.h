#pragma once

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <initializer_list>
#include <iosfwd>
#include <rapidcheck.h>

namespace stagewright {

/// A tile as a test lays it: side, place, clockwise sixths.
struct Laid {
    const char* side;
    Hex hex;
    int sixths = 0;
};

Placement placed(const Laid& tile);

/// A stage of tiles that the catalogue must know, laid in this order.
Stage board(std::initializer_list<Laid> tiles, StageKind kind = StageKind::Stage);

/// A closed ring of six tiles whose only line is that of a start tile, 202a at (2, -1), driven as
/// it is printed.
Stage startTileRing(StageKind kind = StageKind::Circuit, int laps = 1);

/// A road of so many tiles straight to the north, from a start to a finish.
Stage straightRoad(int tiles);

/// Boards of two kinds. As a wild hand lays them: sides of all boxes, mostly where an open road end
/// asks for a tile, mostly so that a road meets it; now and then elsewhere, or on a tile that lies
/// there. And stages or circuits of tests/data in which a few tiles are turned, taken or replaced.
rc::Gen<Stage> anyBoard(StageKind kind);
rc::Gen<Stage> anyBoard();

/// Some side of the catalogue. Starts, finishes and junctions come more often than others.
rc::Gen<TileId> anySide();

/// The index of some item of a list that is not empty.
template <typename List>
auto anyIndex(const List& list) {
    return *rc::gen::resize(rc::kNominalSize,
                            rc::gen::inRange(decltype(list.size()){0}, list.size()));
}

/// For failures: the stage as a file.
void showValue(const Stage& stage, std::ostream& out);

} // namespace stagewright
