#include "tests/model/drive/brute_force.h"

#include "model/drive/space_graph.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace stagewright {

namespace {

/// A car within its turn. `dice` holds a letter for each die left: 1 to 6, c, l, b.
struct Situation {
    SpaceVertex space;
    int gear;
    std::string dice;
    int gearDiceLeft;
    int hazards;
    int skipping; ///< spaces that the next die skips
    bool begins;  ///< nothing was rolled yet in this turn
    std::size_t turn;

    auto operator<=>(const Situation&) const = default;
};

class Enumeration {
public:
    Enumeration(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard)
        : graph_(graph)
        , rules_(rules)
        , dashboard_(dashboard) {}

    DriveValue turn(SpaceVertex space, int gear, std::size_t number) {
        number = std::min(number, dashboard_.later.size());
        const DiceCounts held = number == 0 ? DiceCounts{dashboard_.gear, dashboard_.coast,
                                                         dashboard_.leader, dashboard_.brake}
                                            : dashboard_.later[number - 1];
        std::string dice;
        for (int g = 1; g <= 6; ++g)
            dice += std::string(static_cast<std::size_t>(
                                    rules_.dice.gear.at(static_cast<std::size_t>(g - 1)).inBox),
                                static_cast<char>('0' + g));
        dice += std::string(static_cast<std::size_t>(held.brake), 'b');
        dice += std::string(static_cast<std::size_t>(held.coast), 'c');
        dice += std::string(static_cast<std::size_t>(held.leader), 'l');
        DriveValue value = best({space, gear, dice, held.gear, 0, 0, true, number});
        if (value.seconds > 1e100 && gear > 0)
            value = seconds(0) + turn(space, 0, number + 1);
        return value;
    }

private:
    DriveValue seconds(int gear) const {
        return {static_cast<double>(rules_.seconds.at(static_cast<std::size_t>(gear))), 1, 0};
    }

    DriveValue best(const Situation& now) {
        if (const auto known = known_.find(now); known != known_.end())
            return known->second;
        DriveValue found;
        const auto offer = [&](const DriveValue& value) {
            if (isBetter(value, found))
                found = value;
        };
        if (!now.begins)
            offer(seconds(now.gear) + turn(now.space, now.gear, now.turn + 1));
        for (const char die : std::set<char>(now.dice.begin(), now.dice.end()))
            if (die != 'b')
                rollDie(now, die, offer);
        return known_[now] = found;
    }

    void rollDie(const Situation& now, char die, const std::function<void(DriveValue)>& offer) {
        if (die == 'c' || die == 'l') {
            if (now.gear > 0)
                goOn(now, die, 0, now.gear, offer);
            return;
        }
        const int gear = die - '0';
        if (now.gearDiceLeft == 0)
            return;
        if (gear == now.gear + 1 || gear == now.gear || gear == now.gear - 1)
            goOn(now, die, 0, gear, offer);
        int brakesHeld = 0;
        for (const char each : now.dice)
            brakesHeld += each == 'b' ? 1 : 0;
        for (int brakes = 1; brakes <= brakesHeld; ++brakes)
            if (gear == now.gear - brakes - 1)
                goOn(now, die, brakes, gear, offer);
    }

    /// Onto each space that the car can reach.
    void goOn(const Situation& now, char die, int brakes, int gear,
              const std::function<void(DriveValue)>& offer) {
        Situation next = now;
        next.begins = false;
        next.skipping = 0;
        next.gear = gear;
        next.dice.erase(next.dice.find(die), 1);
        for (int i = 0; i < brakes; ++i)
            next.dice.erase(next.dice.find('b'), 1);
        if (die != 'c' && die != 'l')
            --next.gearDiceLeft;
        if (now.skipping == 0) {
            for (const auto arc : boost::make_iterator_range(out_edges(now.space, graph_))) {
                next.space = target(arc, graph_);
                offer(faces(next, die, brakes, graph_[arc]));
            }
            return;
        }
        for (const SpaceVertex landing : landingsOf(now.space, now.skipping)) {
            next.space = landing;
            offer(faces(next, die, brakes, graph_[landing].own));
        }
    }

    /// Each way the dice of a roll may fall, face by face.
    DriveValue faces(const Situation& next, char die, int brakes, const Entrance& entrance) {
        const bool wades = die == 'c' || die == 'l' || (die == '1' && brakes == 0);
        if (graph_[next.space].water && !wades)
            return {};
        const Die& own = die == 'c'   ? rules_.dice.coast
                         : die == 'l' ? rules_.dice.leader
                                      : rules_.dice.gear.at(static_cast<std::size_t>(die - '1'));
        DriveValue sum{0, 0, 0};
        double all = 0;
        for (int face = 0; face < 6; ++face)
            brakeFaces(brakes, 0, [&](int onBrakes) {
                sum = sum + arrive(next, die, entrance, face < own.hazardFaces, onBrakes);
                ++all;
            });
        return 1 / all * sum;
    }

    void brakeFaces(int brakes, int hazards, const std::function<void(int)>& fallen) {
        if (brakes == 0)
            return fallen(hazards);
        for (int face = 0; face < 6; ++face)
            brakeFaces(brakes - 1, hazards + (face < rules_.dice.brake.hazardFaces ? 1 : 0),
                       fallen);
    }

    DriveValue lost(SpaceVertex space, std::size_t turnNow) {
        DriveValue value = seconds(0) + turn(space, 0, turnNow + 1);
        value.loss = 1;
        return value;
    }

    DriveValue arrive(Situation next, char die, const Entrance& entrance, bool ownHazard,
                      int onBrakes) {
        const SpaceNode& space = graph_[next.space];
        if (space.finish)
            return seconds(next.gear);
        if (next.gear > entrance.limit)
            return lost(next.space, next.turn);
        next.hazards += entrance.hazards + (ownHazard ? 1 : 0) + onBrakes;
        if (entrance.hazardGear == next.gear)
            ++next.hazards;
        if (next.hazards >= dashboard_.hazardLimit)
            return lost(next.space, next.turn);
        const int over = next.gear - space.jump;
        if (space.jump == 0 || die == 'c' || die == 'l' || over < 0)
            return best(next);
        next.skipping = over == 0 ? 1 : 2;
        if (over == 0 || (over == 1 && !ownHazard))
            return best(next);
        DriveValue found;
        for (const SpaceVertex landing : landingsOf(next.space, 2)) {
            const DriveValue value =
                graph_[landing].finish ? seconds(next.gear) : lost(landing, next.turn);
            if (isBetter(value, found))
                found = value;
        }
        return found;
    }

    std::set<SpaceVertex> landingsOf(SpaceVertex jump, int skipped) {
        std::set<SpaceVertex> found;
        walk(jump, jump, skipped + 1, found);
        return found;
    }

    void walk(SpaceVertex jump, SpaceVertex at, int movesLeft, std::set<SpaceVertex>& found) {
        for (const auto arc : boost::make_iterator_range(out_edges(at, graph_))) {
            const SpaceVertex to = target(arc, graph_);
            if (movesLeft == 1 || graph_[to].finish)
                found.insert(to);
            for (SpaceVertex v = 1; v < num_vertices(graph_) && graph_[to].corner; ++v)
                if (graph_[v].corner == graph_[to].corner && graph_[v].end > graph_[jump].end)
                    found.insert(v);
            if (movesLeft > 1)
                walk(jump, to, movesLeft - 1, found);
        }
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    const Dashboard& dashboard_;
    std::map<Situation, DriveValue> known_;
};

} // namespace

DriveValue bruteForce(const SpaceGraph& graph, const DriveRules& rules,
                      const Dashboard& dashboard) {
    return Enumeration(graph, rules, dashboard).turn(startVertex, 0, 0);
}

} // namespace stagewright
