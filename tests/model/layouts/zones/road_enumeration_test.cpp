#include "model/layouts/zones/driving/road_solver.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace stagewright {
namespace {

/// All ways to play a small road, one after another: nothing of a turn is kept, and turns are
/// worked out when they are asked for.
class Enumeration {
public:
    static constexpr double stuck = 1e9; ///< of a car that no die moves

    Enumeration(const SectionGraph& graph, const RoadRules& rules, std::vector<SectionDice> dice)
        : graph_(graph)
        , rules_(rules)
        , dice_(std::move(dice)) {}

    double from(std::uint32_t node, int gear) {
        const std::pair key(node, gear);
        const auto known = turns_.find(key);
        if (known != turns_.end())
            return known->second;
        const double value = roll(node, gear, {}, 0, graph_.node(node).moves);
        return turns_[key] = value;
    }

private:
    using Used = std::multiset<int>; ///< gears of dice, 0 for a coast die

    double seconds(int gear) const { return rules_.seconds.at(static_cast<std::size_t>(gear)); }
    double crash(std::uint32_t node) { return seconds(0) + from(graph_.node(node).restart, 0); }

    /// The least of all dice and places.
    double roll(std::uint32_t node, int gear, const Used& used, int hazards,
                const RoadNodes& places) {
        double best = stuck;
        const auto& place = graph_.node(node);
        const RoadDashboard& board = dice_.at(static_cast<std::size_t>(place.section)).dashboard;
        const int coastUsed = static_cast<int>(used.count(0));
        for (int die = 0; die <= roadGears; ++die) {
            const bool coast = die == 0;
            if (coast ? gear == 0 || coastUsed >= board.coast
                      : used.count(die) > 0 ||
                            static_cast<int>(used.size()) - coastUsed >= board.gear)
                continue;
            const int down = gear - die;
            if (!coast && (down < -1 || down > board.downshift))
                continue;
            Used after = used;
            after.insert(die);
            const int faces = !coast ? rules_.gearHazards.at(static_cast<std::size_t>(die) - 1)
                              : board.leader ? rules_.leaderHazards
                                             : rules_.coastHazards;
            for (const std::uint32_t to : places) {
                const int engaged = coast ? gear : die;
                if (graph_.node(to).space == RoadSpace::Slide && engaged < graph_.node(to).note)
                    continue;
                const double good = enter(to, gear, engaged, coast, after, hazards, false);
                const double bad = enter(to, gear, engaged, coast, after, hazards, true);
                best = std::min(best, good + faces / 6.0 * (bad - good));
            }
        }
        return best;
    }

    double enter(std::uint32_t to, int before, int gear, bool coast, const Used& used, int hazards,
                 bool hazard) {
        const RoadNode& place = graph_.node(to);
        if (to == graph_.finish())
            return seconds(gear);
        if (place.note != 0 && gear > place.note)
            return crash(to);
        const int sum = hazards + (hazard ? 1 : 0);
        if (sum >= dice_.at(static_cast<std::size_t>(place.section)).hazardLimit)
            return crash(to);
        if (hazard && !coast && before - gear == 2)
            return crash(to);
        if (hazard && place.ford && !coast && gear != before)
            return seconds(gear) + from(to, gear);
        const bool jumps = place.bump > 0 && !coast && gear >= place.bump;
        if (jumps && (gear > place.bump + 1 || (gear == place.bump + 1 && hazard))) {
            double best = stuck;
            for (const std::uint32_t landing : place.landings[1])
                best = std::min(best, landing == graph_.finish() ? seconds(gear) : crash(landing));
            return best;
        }
        const RoadNodes& on = !jumps               ? place.moves
                              : gear == place.bump ? place.landings[0]
                                                   : place.landings[1];
        return std::min(seconds(gear) + from(to, gear), roll(to, gear, used, sum, on));
    }

    const SectionGraph& graph_;
    const RoadRules& rules_;
    std::vector<SectionDice> dice_;
    std::map<std::pair<std::uint32_t, int>, double> turns_;
};

TEST(RoadEnumeration, OfSmallRoadsGivesTheSolversValues) {
    const auto rules = builtInRoadRules();
    ASSERT_TRUE(rules.has_value());
    const char* const roads[]{"s s~ s",       "s c2/3k3 s", "s c1 s",    "b1 s s",
                              "s b2 s~",      "sh c2 sh",   "s t2k3 s",  "c2x2/4 s",
                              "s b1 c2/3",    "sh~ c1k2",   "s c1/2x3",  "s~ b2 s",
                              "b1 sh c2/3k3", "t1 sh",      "sh~ b1 t2", "sh c1k4 sh"};
    for (const char* text : roads)
        for (const char* first : {"asphalt", "earth-leader", "asphalt-snow"})
            for (const char* last : {"earth", "snow2-asphalt"}) {
                const auto road = roadFromText(QString::fromLatin1(text));
                ASSERT_TRUE(road.has_value()) << text;
                const SectionGraph graph(std::vector<DrivenSection>{{*road}, {RoadElements(1)}});
                std::vector<SectionDice> dice;
                for (const char* id : {first, last}) {
                    const auto* board = rules->dashboardNamed(QLatin1StringView(id).toString());
                    ASSERT_NE(board, nullptr) << id;
                    dice.push_back({*board, board->hazardLimit[0]});
                }
                const auto drive = solveRoad(graph, *rules, dice);
                ASSERT_TRUE(drive.has_value());
                Enumeration enumeration(graph, *rules, dice);
                EXPECT_NEAR(drive->start.seconds, enumeration.from(0, 0), 1e-9)
                    << text << ' ' << first;
                for (std::uint32_t node = 1; node < graph.finish(); ++node)
                    for (int gear = 1; gear <= roadGears; gear += 2) {
                        const double all = enumeration.from(node, gear);
                        const double seconds =
                            drive->from[node][static_cast<std::size_t>(gear)].seconds;
                        // On a slide line in a gear in which nobody comes there.
                        if (all == Enumeration::stuck) {
                            EXPECT_TRUE(std::isinf(seconds)) << text << " node " << node;
                            continue;
                        }
                        EXPECT_NEAR(seconds, all, 1e-9)
                            << text << " node " << node << " gear " << gear;
                    }
            }
}

} // namespace
} // namespace stagewright
