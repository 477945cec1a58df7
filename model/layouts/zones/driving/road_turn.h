#pragma once

#include "model/layouts/zones/driving/road_rules.h"
#include "model/layouts/zones/driving/section_graph.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace stagewright {

/// What is thrown with on a section, and how many hazards end in a loss of control there.
struct SectionDice {
    RoadDashboard dashboard;
    int hazardLimit = 3;
};

/// A car within its turn.
struct RoadTurn {
    std::uint32_t node = 0;
    int gear = 0;
    unsigned gearDice = 0; ///< used, gear g at bit g - 1
    int coastDice = 0;     ///< used
    int hazards = 0;
    int jump = 0; ///< spaces that the next die skips

    friend bool operator==(const RoadTurn&, const RoadTurn&) = default;
};

/// A die that may be thrown.
struct RoadDie {
    int gear = 0; ///< engaged by it
    int hazardFaces = 0;
    bool isCoast = false;
    bool isDouble = false; ///< two gears down

    [[nodiscard]] double hazard() const {
        constexpr double facesOfADie = 6;
        return hazardFaces / facesOfADie;
    }
};

/// Where a throw leads.
struct RoadThrow {
    enum class Event : std::uint8_t {
        GoesOn,         ///< the turn, as `turn` says
        TurnEnds,       ///< on its node in its gear, with control
        Loses,          ///< control, on its node
        LosesOnLanding, ///< on a landing of the driver's choice: turn.node is the bump
        Finishes,       ///< in its gear
        Impossible      ///< the die does not move the car there
    };
    Event event = Event::GoesOn;
    RoadTurn turn;

    [[nodiscard]] bool isLoss() const {
        return event == Event::Loses || event == Event::LosesOnLanding;
    }
};

/// How dice move a car on a road: rules 4 to 10 of "Moves, exactly" of the printed boards.
class RoadDice {
public:
    /// Graph and rules must outlive it. @param dice of each section of the graph
    RoadDice(const SectionGraph& graph, const RoadRules& rules, std::vector<SectionDice> dice)
        : graph_(&graph)
        , rules_(&rules)
        , dice_(std::move(dice)) {}

    [[nodiscard]] const SectionGraph& graph() const { return *graph_; }
    [[nodiscard]] const RoadRules& rules() const { return *rules_; }
    [[nodiscard]] std::span<const SectionDice> sections() const { return dice_; }
    [[nodiscard]] const SectionDice& at(std::uint32_t node) const {
        return dice_[static_cast<std::size_t>(graph_->node(node).section)];
    }

    /// Where the next die leads, if it does.
    [[nodiscard]] const RoadNodes& targets(const RoadTurn& turn) const {
        const RoadNode& node = graph_->node(turn.node);
        return turn.jump > 0 ? node.landings[static_cast<std::size_t>(turn.jump - 1)] : node.moves;
    }

    /// @param visit called with each die that may be thrown, in order: gears, then coast
    template <typename Visit>
    void eachDie(const RoadTurn& turn, Visit visit) const {
        const RoadDashboard& board = at(turn.node).dashboard;
        if (std::popcount(turn.gearDice) < board.gear)
            for (int gear = std::max(1, turn.gear - board.downshift);
                 gear <= std::min(roadGears, turn.gear + 1); ++gear)
                if ((turn.gearDice & 1U << (gear - 1)) == 0)
                    visit(RoadDie{gear, rules_->gearHazards[static_cast<std::size_t>(gear - 1)],
                                  false, gear == turn.gear - 2});
        if (turn.gear > 0 && turn.coastDice < board.coast)
            visit(RoadDie{turn.gear, board.leader ? rules_->leaderHazards : rules_->coastHazards,
                          true, false});
    }

    /// What a die does that is thrown to go there, clean or with a hazard.
    [[nodiscard]] RoadThrow thrown(const RoadTurn& before, const RoadDie& die, std::uint32_t target,
                                   bool hazard) const {
        using Event = RoadThrow::Event;
        const RoadNode& node = graph_->node(target);
        RoadThrow made{Event::GoesOn, before};
        RoadTurn& turn = made.turn;
        turn.node = target;
        turn.gear = die.gear;
        turn.jump = 0;
        const auto as = [&](Event event) {
            made.event = event;
            return made;
        };
        if (node.space == RoadSpace::Finish)
            return as(Event::Finishes);
        if (node.space == RoadSpace::Slide && rules_->slideIsExact && die.gear < node.note)
            return as(Event::Impossible);
        if (node.note > 0 && die.gear > node.note)
            return as(Event::Loses);
        if (die.isCoast)
            ++turn.coastDice;
        else
            turn.gearDice |= 1U << (die.gear - 1);
        const int limit = at(target).hazardLimit;
        if (rules_->lowerLimitLoses && turn.hazards >= limit)
            return as(Event::Loses);
        if (hazard) {
            ++turn.hazards;
            const bool isSteady = die.isCoast ? rules_->coastIsSteady
                                              : rules_->sameGearIsSteady && die.gear == before.gear;
            const bool stops = node.ford && !isSteady && rules_->fordStopsOnHazard;
            const bool isLimit = turn.hazards >= limit && (!stops || rules_->fordLimitFirst);
            if (isLimit || (die.isDouble && rules_->doubleHazardIsLoss))
                return as(Event::Loses);
            if (stops)
                return as(Event::TurnEnds);
        }
        return jumped(made, node, die, hazard);
    }

private:
    /// On a space, with control: where that is a bump, it may throw the car on.
    [[nodiscard]] RoadThrow jumped(RoadThrow made, const RoadNode& node, const RoadDie& die,
                                   bool hazard) const {
        const RoadJump& jump = rules_->jump;
        if (node.bump == 0 || die.gear < node.bump || (die.isCoast && !jump.coastJumps))
            return made;
        const int above = die.gear - node.bump;
        const bool isLoss =
            above > 1 ? jump.farOverIsLoss : above == 1 && hazard && jump.overHazardIsLoss;
        made.turn.jump = above == 0 ? jump.at : jump.over;
        if (isLoss)
            made.event = RoadThrow::Event::LosesOnLanding;
        return made;
    }

    const SectionGraph* graph_;
    const RoadRules* rules_;
    std::vector<SectionDice> dice_;
};

} // namespace stagewright
