#pragma once

#include "model/drive/driven_piece.h"
#include "model/drive/rules.h"
#include "model/drive/space_graph.h"

#include <vector>

namespace stagewright {

/// What cars have to know of each other on a space of the graph.
struct RaceSpace {
    /// The same for all spaces of which cars can hold one only: those of other laps that are
    /// printed once, all of a slide row. 0 to RaceRoad::cells - 1.
    std::uint32_t cell = 0;
    // Lanes from the left border as driven, where the space begins.
    double left = 0;
    double right = 1;
    double lanes = 2;        ///< of the whole road
    bool isCorner = false;   ///< its limit is a corner's, as the order of play sees it
    bool bendsRight = false; ///< the road of its piece: the inside is on the right
    bool isOutside = false;  ///< of the two lines of a corner (SpaceNode::corner)
};

/// A road on which several cars race, the laps of a circuit unrolled. Beside the spaces from the
/// start line on those of the grid's piece that lie before it are in the graph too.
struct RaceRoad {
    DrivenPieces pieces;
    SpaceGraph graph;
    Dashboard dashboard; ///< that of the surface that most of the pieces have
    int laps = 1;
    int piecesALap = 0;            ///< of a stage: all pieces
    std::vector<RaceSpace> spaces; ///< by vertex
    std::uint32_t cells = 0;
    /// Where the cars stand, by their places, 1 first. None: all stand before the line, and one
    /// starts a round.
    std::vector<SpaceVertex> grid;
};

} // namespace stagewright
