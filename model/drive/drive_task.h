#pragma once

#include "model/drive/driven_piece.h"
#include "model/drive/rules.h"
#include "model/drive/space_graph.h"

namespace stagewright {

/// What is to be driven: the pieces of the route, its space graph and the dice for it.
struct DriveTask {
    DrivenPieces pieces;
    SpaceGraph graph;
    Dashboard dashboard; ///< that of the surface that most of the pieces have
    int laps = 1;
    int piecesALap = 0; ///< of a stage: all pieces
};

} // namespace stagewright
