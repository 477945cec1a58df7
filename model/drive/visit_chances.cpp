#include "model/drive/visit_chances.h"

#include "model/drive/landings.h"
#include "model/drive/space_graph.h"

namespace stagewright {

namespace {

/// How likely a car is in each state of a space.
struct Mass {
    std::array<std::vector<double>, flights> inTurn; ///< by flight, pool and hazards
    std::array<double, highestGear + 1> turn{};      ///< beginning a turn in that gear
};

class Flow {
public:
    /// @param one whether it is of one turn only, not of all that follow
    Flow(const SpaceGraph& graph, const Policy& policy, bool one,
         std::vector<SpaceChances>& chances)
        : graph_(graph)
        , policy_(policy)
        , pools_(*policy.pools)
        , one_(one)
        , mass_(num_vertices(graph))
        , following_(one ? num_vertices(graph) : 0)
        , chances_(chances) {}

    /// How likely turns begin where, by space and gear.
    using Beginnings = std::vector<std::array<double, highestGear + 1>>;

    /// @return where the turns after it begin
    Beginnings run(const Beginnings& begins) {
        for (SpaceVertex v = 0; v < begins.size(); ++v)
            mass_[v].turn = begins[v];
        for (SpaceVertex v = 0; v < num_vertices(graph_); ++v) {
            for (std::size_t flight = 0; flight < flights; ++flight)
                leave(v, flight);
            beginTurns(v);
            mass_[v] = {};
        }
        return std::move(following_);
    }

private:
    void leave(SpaceVertex v, std::size_t flight);
    void beginTurns(SpaceVertex v);
    void drive(SpaceVertex v, std::size_t flight, std::uint8_t exit, std::uint32_t arrival,
               int hazards, double chance);
    /// @param gear in which the car came there
    void lose(SpaceVertex v, int gear, double chance) {
        chances_[v].loses += chance;
        chances_[v].losesIn.at(static_cast<std::size_t>(gear)) += chance;
        chances_[v].turnEnds += chance;
        endTurn(v, 0, chance);
    }
    void endTurn(SpaceVertex v, int gear, double chance) {
        auto& turn = one_ ? following_[v] : mass_[v].turn;
        turn.at(static_cast<std::size_t>(gear)) += chance;
    }
    void add(SpaceVertex v, std::size_t flight, std::size_t state, double chance) {
        std::vector<double>& states = mass_[v].inTurn.at(flight);
        if (states.empty())
            states.resize(policy_.state(static_cast<std::uint32_t>(pools_.pools().size()), 0));
        states[state] += chance;
    }

    const SpaceGraph& graph_;
    const Policy& policy_;
    const DicePools& pools_;
    bool one_;
    std::vector<Mass> mass_;
    Beginnings following_;
    std::vector<SpaceChances>& chances_;
};

/// What the car does that is on a space within its turn.
void Flow::leave(SpaceVertex v, std::size_t flight) {
    const std::vector<double>& states = mass_[v].inTurn.at(flight);
    const auto limit = static_cast<std::size_t>(pools_.hazardLimit());
    for (std::size_t state = 0; state < states.size(); ++state) {
        if (states[state] <= 0)
            continue;
        const auto pool = static_cast<std::uint32_t>(state / limit);
        const std::uint16_t action = policy_.spaces[v].action.at(flight)[state];
        if (action == SpacePolicy::stop) {
            chances_[v].turnEnds += states[state];
            endTurn(v, pools_.pools()[pool].gear, states[state]);
        } else {
            const std::uint32_t arrival = pools_.options(pool)[action];
            const auto hazards = static_cast<int>(state % limit);
            drive(v, flight, policy_.spaces[v].target.at(flight)[policy_.state(arrival, hazards)],
                  arrival, hazards, states[state]);
        }
    }
}

/// Turns in gear 0 come last: a car that cannot move stands for one.
void Flow::beginTurns(SpaceVertex v) {
    for (int gear = highestGear; gear >= 0; --gear) {
        const auto g = static_cast<std::size_t>(gear);
        const double chance = mass_[v].turn.at(g);
        if (chance <= 0)
            continue;
        const std::uint16_t action = policy_.spaces[v].firstAction.at(g);
        if (action != SpacePolicy::stop)
            drive(v, 0, policy_.spaces[v].firstTarget.at(g),
                  pools_.options(pools_.atStart(gear))[action], 0, chance);
        else if (gear > 0)
            endTurn(v, 0, chance);
    }
}

void Flow::drive(SpaceVertex v, std::size_t flight, std::uint8_t exit, std::uint32_t arrival,
                 int hazards, double chance) {
    const SpacePolicy& policy = policy_.spaces[v];
    const SpaceVertex to = policy.exits.at(flight).to[exit];
    const Entrance& entrance = policy.exits.at(flight).entrances[exit];
    const SpaceNode& space = graph_[to];
    const DiceRoll& roll = pools_.roll(arrival);
    const int gear = pools_.gear(arrival);
    const auto g = static_cast<std::size_t>(gear);
    chances_[to].visited += chance;
    chances_[to].gear.at(g) += chance;
    if (space.finish) {
        chances_[to].turnEnds += chance;
        return;
    }
    if (gear > entrance.limit)
        return lose(to, gear, chance);
    const Takeoff jump = takeoff(space.jump, roll.kind, gear);
    const SpacePolicy& there = policy_.spaces[to];
    for (const DiceRoll::RollOutcome& outcome : roll.outcomes) {
        const double part = chance * outcome.chance;
        const int after =
            hazards + entrance.hazards + (gear == entrance.hazardGear ? 1 : 0) + outcome.hazards;
        const bool wrong = jump.wrong || (jump.wrongOnHazard && outcome.onGearDie);
        if (after >= pools_.hazardLimit() || (wrong && there.wreck.at(g) == SpacePolicy::nowhere)) {
            lose(to, gear, part);
        } else if (wrong) {
            const SpaceVertex wreck = there.exits[mostSkipped].to[there.wreck.at(g)];
            chances_[wreck].visited += part;
            chances_[wreck].gear.at(g) += part;
            if (graph_[wreck].finish)
                chances_[wreck].turnEnds += part;
            else
                lose(wreck, gear, part);
        } else {
            add(to, static_cast<std::size_t>(jump.skipped),
                policy_.state(pools_.arrivals()[arrival].pool, after), part);
        }
    }
}

} // namespace

std::vector<SpaceChances> visitChances(const SpaceGraph& graph, const std::vector<Policy>& byTurn) {
    std::vector<SpaceChances> chances(num_vertices(graph));
    Flow::Beginnings begins(num_vertices(graph));
    begins[startVertex][0] = 1;
    for (const Policy& policy : byTurn)
        begins = Flow(graph, policy, &policy != &byTurn.back(), chances).run(begins);
    return chances;
}

} // namespace stagewright
