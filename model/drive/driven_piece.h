#pragma once

#include "model/game/place.h"
#include "model/game/terrain.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace stagewright {

/// The tightest corner of a piece, as pacenotes call it: up to 3 sharp, else fast.
enum class TightestCorner : unsigned char { None, Fast, Sharp, Hairpin };

/// A piece of the layout as a car drives over it, once.
struct DrivenPiece {
    std::int32_t piece = 0; ///< which of the layout's, a number that others do not get by an edit
    QString name;           ///< "211b"
    Place place;
    Terrain terrain = Terrain::None;
    Danger danger = Danger::None;
    TightestCorner corner = TightestCorner::None;
    bool jump = false;
    bool ford = false;
    bool climbs = false;  ///< has climb arrows
    QStringList spaces{}; ///< what the spaces on it are called, by SpaceNode::space
};

/// What is driven over from start to finish, the laps of a circuit unrolled.
using DrivenPieces = std::vector<DrivenPiece>;

} // namespace stagewright
