#include "model/drive/policy.h"
#include "model/drive/relaid_dice.h"
#include "model/drive/space_graph.h"
#include "tests/model/layouts/hextiles/driving/moves_text.h"

#include <gtest/gtest.h>

#include <set>

namespace stagewright {
namespace {

using Kind = PlannedDie::Kind;
using Places = std::set<std::pair<SpaceVertex, int>>;

/// Lays the dice out in every order, with their faces up.
class EveryLayout {
public:
    EveryLayout(const SpaceGraph& graph, const std::vector<std::array<Exits, flights>>& exits,
                std::vector<PlannedDie> dice, unsigned faces, int limit)
        : graph_(graph)
        , exits_(exits)
        , dice_(std::move(dice))
        , faces_(faces)
        , limit_(limit) {}

    void lay(SpaceVertex space, std::size_t flight, int gear, unsigned used, int hazards) {
        for (unsigned set = 1; set < 1U << dice_.size(); ++set) {
            if ((set & used) != 0)
                continue;
            unsigned leading = 0; // the one die that is no brake
            int others = 0;
            int brakes = 0;
            for (unsigned i = 0; i < dice_.size(); ++i) {
                if ((set >> i & 1U) == 0)
                    continue;
                if (dice_[i].kind == Kind::Brake)
                    ++brakes;
                else if (++others == 1)
                    leading = i;
            }
            const bool isGear = dice_[leading].kind == Kind::Gear;
            if (others != 1 || (brakes > 0 && !isGear) || (!isGear && gear == 0))
                continue;
            const int next = isGear ? dice_[leading].gear : gear;
            if (isGear && (brakes > 0 ? next != gear - brakes - 1 : std::abs(next - gear) > 1))
                continue;
            const int shown = std::popcount(set & faces_);
            const Exits& exits = exits_[space].at(flight);
            for (std::size_t i = 0; i < exits.to.size(); ++i)
                enter(exits.to[i], exits.entrances[i], isGear, next, brakes, used | set,
                      hazards + shown, (faces_ >> leading & 1U) != 0);
        }
    }

    Places lost;

private:
    void enter(SpaceVertex to, const Entrance& entrance, bool isGear, int gear, int brakes,
               unsigned used, int hazards, bool ownHazard) {
        const SpaceNode& space = graph_[to];
        if (space.finish || (space.water && isGear && (gear > 1 || brakes > 0)))
            return;
        if (gear > entrance.limit) {
            lost.emplace(to, gear);
            return;
        }
        hazards += entrance.hazards + (gear == entrance.hazardGear ? 1 : 0);
        if (hazards >= limit_) {
            lost.emplace(to, gear);
            return;
        }
        const int over = space.jump && isGear ? gear - space.jump : -1;
        if (over >= 2 || (over == 1 && ownHazard))
            for (const SpaceVertex landing : exits_[to][2].to)
                lost.emplace(landing, gear);
        else if (over <= 0) // as the model has it, layouts do not fly on two spaces
            lay(to, over == 0 ? 1 : 0, gear, used, hazards);
    }

    const SpaceGraph& graph_;
    const std::vector<std::array<Exits, flights>>& exits_;
    std::vector<PlannedDie> dice_;
    unsigned faces_;
    int limit_;
};

void compare(std::initializer_list<const char*> sides, const std::vector<PlannedDie>& dice,
             int gear, int lowerJumps) {
    SpaceGraph graph = spaceGraph(routeOver(sides));
    const auto leads = spacesThatLeadOn(graph);
    std::vector<std::array<Exits, flights>> exits;
    for (SpaceVertex v = 0; v < num_vertices(graph); ++v) {
        if (graph[v].jump)
            graph[v].jump = std::max(1, graph[v].jump - lowerJumps);
        exits.push_back(exitsFrom(graph, v, leads));
    }
    constexpr int limit = 3;
    RelaidMemory memory;
    RelaidDice relaid(graph, exits, limit, memory);
    const auto& losses = relaid.losses(dice, 1, gear);
    int lossesSeen = 0;
    for (unsigned faces = 0; faces < 1U << dice.size(); ++faces) {
        EveryLayout plain(graph, exits, dice, faces, limit);
        plain.lay(1, 0, gear, 0, 0);
        Places found;
        for (const RelaidLoss& loss : losses)
            if (happens(loss, faces, limit))
                found.emplace(loss.space, loss.gear);
        EXPECT_EQ(found, plain.lost) << faces;
        lossesSeen += static_cast<int>(found.size());
    }
    EXPECT_GT(lossesSeen, 0);
}

TEST(RelaidDice, FindsEveryLayoutThatLosesControl) {
    const std::vector<PlannedDie> rising{{Kind::Gear, 1, 1},  {Kind::Gear, 2, 1},
                                         {Kind::Gear, 3, 2},  {Kind::Coast, 0, 1},
                                         {Kind::Coast, 0, 1}, {Kind::Leader, 0, 2}};
    compare({"202a", "205a", "203a"}, rising, 0, 0);
    compare({"202a", "217b", "203a"}, rising, 1, 0);
    compare({"202a", "206b", "217a", "203a"}, rising, 1, 3);
    compare({"202a", "207b", "203a"}, rising, 1, 2);
}

TEST(RelaidDice, BrakesGoWithAnyGearDie) {
    const std::vector<PlannedDie> braking{{Kind::Gear, 1, 1},  {Kind::Gear, 3, 2},
                                          {Kind::Gear, 4, 2},  {Kind::Coast, 0, 1},
                                          {Kind::Brake, 0, 2}, {Kind::Brake, 0, 2}};
    compare({"202a", "217b", "203a"}, braking, 4, 0);
    compare({"202a", "228b", "203a"}, braking, 3, 2);
    compare({"102a", "117a", "102a"}, braking, 4, 0);
}

} // namespace
} // namespace stagewright
