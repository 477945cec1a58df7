#include "model/layouts/points/racing/die_moves.h"

#include "model/layouts/points/racing/titan_moves.h"

namespace stagewright {

namespace {

constexpr std::int8_t lifeBefore = 6;

/// After the first steps of a way.
RacingTitan afterSteps(TitanSpot from, DieWay way, int steps, const TitanBoard& board) {
    TitanSituation situation;
    situation.count = 1;
    situation.titan(0).spot = from;
    situation.titan(0).life = lifeBefore;
    situation.titan(0).onBoard = true;
    way.count = static_cast<std::uint8_t>(steps);
    carryOut(way, 0, PushReach::Full, board, situation);
    return situation.titan(0);
}

} // namespace

std::vector<DieMove> dieMoves(TitanSpot from, const TitanBoard& board, const TitanFaces& faces) {
    std::vector<DieMove> moves;
    for (const TitanColour colour : allTitanColours) {
        const TitanFace& face = faces[static_cast<std::size_t>(colour)];
        if (face.costsLife)
            continue;
        for (const FaceWay& each : face.ways) {
            DieMove move{colour, each.way, {}, 0};
            for (int steps = 1; steps <= each.way.count; ++steps) {
                const RacingTitan titan = afterSteps(from, each.way, steps, board);
                move.ends.push_back(titan.spot);
                move.livesLost = lifeBefore - titan.life;
            }
            moves.push_back(std::move(move));
        }
    }
    return moves;
}

} // namespace stagewright
