#include "model/design/road_in_parts.h"

#include <algorithm>
#include <utility>

namespace stagewright {

int RoadInParts::below(int bound) {
    return bound <= 1 ? 0 : static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
}

RoadInParts::Slots RoadInParts::slots(int first, int last) const {
    return {road_.slots.begin() + first, road_.slots.begin() + last};
}

const TileSide* RoadInParts::anyOf(std::span<const MeetingSide> sides, const WalkSlot& slot) {
    std::vector<const TileSide*> may;
    for (const MeetingSide& each : sides)
        if (choices_.counts[each.number] > 0 &&
            (slot.terrains >> static_cast<unsigned>(each.side->terrain) & 1U) != 0)
            may.push_back(each.side);
    return may.empty() ? nullptr
                       : may[static_cast<std::size_t>(below(static_cast<int>(may.size())))];
}

bool RoadInParts::mayLead(const RoadPose& from, const RoadPose& to, int tiles) const {
    const auto home = road_.homeTo(to, tiles);
    return tiles > home->depth() || stagewright::mayLead(*home, from, to, tiles);
}

void RoadInParts::lay(const Placement& tile) {
    laid_.append(tile);
    choices_.take(tile);
}

bool RoadInParts::isTaken(Hex hex) const {
    return std::any_of(laid_.begin(), laid_.end(),
                       [hex](const Placement& tile) { return tile.hex == hex; });
}

RoadInParts::Tiles RoadInParts::walk(const RoadPose& from, const std::optional<RoadPose>& to,
                                     Slots slots, std::vector<Hex> kept) {
    WalkPlan plan;
    plan.from = from;
    plan.to = to;
    if (to)
        plan.home = road_.homeTo(*to, static_cast<int>(slots.size()));
    plan.slots = std::move(slots);
    plan.laid = laid_;
    plan.kept = std::move(kept);
    plan.table = road_.table;
    auto tiles = StageWalk(choices_, std::move(plan)).walk(random_, mostTried_);
    if (tiles)
        for (const Placement& tile : *tiles)
            lay(tile);
    return tiles;
}

RoadInParts::Tiles RoadInParts::walkFromStart(const RoadPose& against, Slots slots,
                                              std::vector<Hex> kept) {
    std::reverse(slots.begin(), slots.end());
    slots.back().against = !slots.back().against;
    auto tiles = walk(against, std::nullopt, std::move(slots), std::move(kept));
    if (tiles) {
        start_ = tiles->back();
        std::reverse(tiles->begin(), tiles->end());
    }
    return tiles;
}

std::vector<Hex> RoadInParts::behindStart() const {
    std::vector<Hex> hexes;
    if (!start_)
        return hexes;
    const auto side =
        std::find_if(choices_.sides.begin(), choices_.sides.end(),
                     [&](const DrivenSide& each) { return each.side->id == start_->side; });
    for (const Edge edge : allEdges)
        if (side != choices_.sides.end() &&
            contains(roadPiece(*side->side, start_->turn).free, edge))
            hexes.push_back(neighbour(start_->hex, edge));
    return hexes;
}

} // namespace stagewright
