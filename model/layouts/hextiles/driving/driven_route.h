#pragma once

#include "model/fault.h"
#include "model/layouts/hextiles/stage/route.h"

#include <vector>

namespace stagewright {

class RoadGraph;
struct Road;
struct Stage;
struct TileSide;

/// A road that the car drives, one way.
struct DrivenRoad {
    const TileSide* side = nullptr;
    const Road* road = nullptr;
    bool forward = true;               ///< from -> to
    std::int32_t placement = 0;        ///< index into Stage::placements()
    std::vector<std::int32_t> fords{}; ///< indices of spaces that tokens make fords
};

/// What a car drives from the start to the finish, one road after the other, the laps of a circuit
/// unrolled: one lap after the other, then once more the road on which the last one ends.
struct DrivenRoute {
    std::vector<DrivenRoad> roads;
    int startLine = 0;  ///< hundredths of the first road, in driving direction
    int finishLine = 0; ///< likewise of the last one
    int tilesALap = 0;  ///< of a stage: all tiles
};

/// @param laps 1 to mostLaps; counts only for circuits
/// @return a fault if the route is not complete. Of a circuit whose grid stands outside the ring
/// the last lap ends where the ring is closed: its finish line is never passed again (decided here,
/// as the rules are silent).
/// @param roads the road graph of the stage; its catalogue must outlive the result
[[nodiscard]] Expected<DrivenRoute> drivenRoute(const Stage& stage, const RoadGraph& roads,
                                                const Route& route, int laps);

} // namespace stagewright
