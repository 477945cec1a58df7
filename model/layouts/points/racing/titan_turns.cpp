#include "model/layouts/points/racing/titan_turns.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>

namespace stagewright {

namespace {

/// Where a trap or a damage goes: the foremost titan that stands on one of the points.
int foremostStanding(std::span<const PointStep> steps, TitanSpot from, const TitanBoard& board,
                     const TitanSituation& situation) {
    int foremost = -1;
    for (const PointStep step : steps) {
        if (!board.leads(from, step))
            continue;
        const int seat = situation.titanAt(board, TitanBoard::next(from, step));
        if (seat >= 0 && situation.titan(seat).stands() &&
            (foremost < 0 ||
             rowOf(situation.titan(seat).spot) > rowOf(situation.titan(foremost).spot)))
            foremost = seat;
    }
    return foremost;
}

void layTrapBehind(int mover, const TitanBoard& board, TitanSituation& situation) {
    const TitanSpot from = situation.titan(mover).spot;
    if (situation.trapsLeft == 0)
        return;
    if (const int seat = foremostStanding(stepsBehind, from, board, situation); seat >= 0) {
        damage(situation.titan(seat));
        return;
    }
    for (const PointStep step : stepsBehind) {
        if (!board.leads(from, step))
            continue;
        const TitanSpot spot = TitanBoard::next(from, step);
        if (situation.titanAt(board, spot) < 0 && layTrap(spot, board, situation))
            return;
    }
}

/// What the policy prefers, from the first to the last.
using PlayWorth = std::tuple<bool, bool, bool, int, int, int>;

PlayWorth worthOf(int seat, const TitanSituation& situation) {
    const RacingTitan& own = situation.titan(seat);
    int foremost = -1000;
    for (int other = 0; other < situation.count; ++other)
        if (other != seat && situation.titan(other).onBoard)
            foremost = std::max(foremost, rowOf(situation.titan(other).spot));
    const bool wins = situation.winner == seat;
    return {wins, wins || situation.winner < 0, own.stands(), rowOf(own.spot), -foremost, own.life};
}

struct RatedPlay {
    TitanPlay play;
    PlayWorth worth;
};

/// What counts between start points: row, the foremost other's row, life.
std::tuple<int, int, int> afterPlacing(const PlayWorth& worth) {
    return {std::get<3>(worth), std::get<4>(worth), std::get<5>(worth)};
}

/// @param start where it is put first; nothing: it is on the board
RatedPlay bestFrom(std::optional<TitanSpot> start, const ThrownDice& pool, int seat,
                   const TitanRace& race, const TitanSituation& situation) {
    const RacingTitan& titan = situation.titan(seat);
    std::optional<RatedPlay> best;
    std::optional<RatedPlay> lastResort;
    for (const TitanColour die : allTitanColours) {
        if (pool[static_cast<std::size_t>(die)] == 0)
            continue;
        const TitanFace& face = race.faces[static_cast<std::size_t>(die)];
        const bool takesLastLife = face.costsLife && titan.colour != die && titan.life == 1;
        for (std::size_t way = 0; way < face.ways.size(); ++way) {
            const TitanPlay play{die, static_cast<std::uint8_t>(way), start};
            TitanSituation after = situation;
            playOut(play, seat, race, after);
            const PlayWorth worth = worthOf(seat, after);
            auto& rated = takesLastLife && after.winner != seat ? lastResort : best;
            if (!rated || worth > rated->worth)
                rated = RatedPlay{play, worth};
        }
    }
    return best ? *best : *lastResort;
}

} // namespace

void playOut(const TitanPlay& play, int seat, const TitanRace& race, TitanSituation& situation) {
    const TitanFace& face = race.faces[static_cast<std::size_t>(play.die)];
    const FaceWay& way = face.ways[play.way];
    RacingTitan& titan = situation.titan(seat);
    if (play.start)
        place(seat, *play.start, race.board, situation);
    carryOut(way.way, seat, race.push, race.board, situation);
    if (situation.winner >= 0 || !titan.stands())
        return;
    if (way.besides == BesidesMove::TrapBehind)
        layTrapBehind(seat, race.board, situation);
    if (way.besides == BesidesMove::DamageAhead)
        if (const int target = foremostStanding(stepsAhead, titan.spot, race.board, situation);
            target >= 0)
            damage(situation.titan(target));
    if (face.costsLife && titan.colour != play.die)
        damage(titan);
}

void takeDie(TitanColour die, int seat, const TitanRace& race, TitanSituation& situation) {
    RacingTitan& titan = situation.titan(seat);
    const bool gives = die == titan.colour && !race.faces[static_cast<std::size_t>(die)].costsLife;
    if (gives && titan.life < race.mostLife)
        ++titan.life;
}

TitanPlay greedyPlay(const ThrownDice& pool, int seat, const TitanRace& race,
                     const TitanSituation& situation) {
    if (situation.titan(seat).onBoard)
        return bestFrom(std::nullopt, pool, seat, race, situation).play;
    std::optional<RatedPlay> best;
    for (const Place start : startPoints) {
        const TitanSpot spot{static_cast<std::int8_t>(numberOfPoint(start)), 0};
        const RatedPlay rated = bestFrom(spot, pool, seat, race, situation);
        if (!best || afterPlacing(rated.worth) > afterPlacing(best->worth))
            best = rated;
    }
    return best->play;
}

TitanPlay randomPlay(const ThrownDice& pool, int seat, const TitanRace& race,
                     const TitanSituation& situation, DriveRandom& random) {
    const unsigned dice = std::accumulate(pool.begin(), pool.end(), 0U);
    unsigned left = random.below(dice);
    TitanPlay play;
    for (const TitanColour die : allTitanColours) {
        const unsigned here = pool[static_cast<std::size_t>(die)];
        if (left < here) {
            play.die = die;
            break;
        }
        left -= here;
    }
    const auto& ways = race.faces[static_cast<std::size_t>(play.die)].ways;
    play.way = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(ways.size())));
    if (!situation.titan(seat).onBoard) {
        const Place start = startPoints[random.below(startPoints.size())];
        play.start = TitanSpot{static_cast<std::int8_t>(numberOfPoint(start)), 0};
    }
    return play;
}

} // namespace stagewright
