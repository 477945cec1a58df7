#include "model/layouts/points/racing/die_moves.h"

#include "model/layouts/points/racing/titan_moves.h"

namespace stagewright {

namespace {

constexpr std::int8_t lifeBefore = 6;

/// After the first steps of a way; the mover has the first seat.
TitanSituation afterSteps(const MoveFrom& from, DieWay way, int steps, const TitanBoard& board) {
    TitanSituation situation;
    const auto seat = [&](TitanSpot spot) {
        RacingTitan& titan = situation.titan(situation.count++);
        titan.spot = spot;
        titan.life = lifeBefore;
        titan.onBoard = true;
    };
    seat(from.spot);
    for (const StandingTitan& other : from.others)
        seat(other.spot);
    way.count = static_cast<std::uint8_t>(steps);
    carryOut(way, 0, from.push, board, situation);
    return situation;
}

std::vector<TouchedTitan> touchedIn(const TitanSituation& after, const MoveFrom& from) {
    std::vector<TouchedTitan> touched;
    for (std::size_t i = 0; i < from.others.size(); ++i) {
        const RacingTitan& titan = after.titan(static_cast<int>(i) + 1);
        const StandingTitan& before = from.others[i];
        const int lost = lifeBefore - titan.life;
        if (lost > 0 || titan.spot != before.spot)
            touched.push_back(
                {before.number, titan.spot, titan.spot.laps - before.spot.laps, lost});
    }
    return touched;
}

} // namespace

std::vector<DieMove> dieMoves(const MoveFrom& from, const TitanBoard& board,
                              const TitanFaces& faces) {
    std::vector<DieMove> moves;
    for (const TitanColour colour : allTitanColours) {
        const TitanFace& face = faces[static_cast<std::size_t>(colour)];
        if (face.costsLife)
            continue;
        for (const FaceWay& each : face.ways) {
            DieMove move{colour, each.way, {}, 0, {}};
            for (int steps = 1; steps <= each.way.count; ++steps) {
                const TitanSituation after = afterSteps(from, each.way, steps, board);
                move.ends.push_back(after.titan(0).spot);
                move.livesLost = lifeBefore - after.titan(0).life;
                move.touched = touchedIn(after, from);
            }
            moves.push_back(std::move(move));
        }
    }
    return moves;
}

} // namespace stagewright
