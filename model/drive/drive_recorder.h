#pragma once

#include "model/drive/car.h"
#include "model/drive/drive_chain.h"
#include "model/drive/drive_record.h"

namespace stagewright {

/// Writes down what the driver of a Simulator does.
class DriveRecorder {
public:
    /// Both must outlive it.
    DriveRecorder(const SpaceGraph& graph, const DriveRules& rules)
        : graph_(graph)
        , rules_(rules) {}

    /// @param state of the chain in which the first turn begins
    void begins(std::uint32_t state) { state_ = state; }
    /// @param branch number of the one that the dice have chosen
    /// @param hazardLimit of the car
    void rolls(const DriveChain& chain, std::uint32_t branch, int hazardLimit);

    // What comes of the last roll.
    void drawsCard(CardBack back, int moreSeconds);
    void drawsDamage(const CarCondition& before, const CarCondition& after);
    void losesTurns(int turns, int seconds);
    void drawsShortcut(ShortcutOutcome outcome);
    void changesWheel(int moreSeconds);

    [[nodiscard]] DriveRecord record(const DriveOutcome& outcome) &&;

private:
    void rollGroup(const DriveChain& chain, std::uint32_t state, unsigned pattern,
                   const DriveChain::Branch& branch);
    void layFlat(const std::vector<RolledDie>& dice, const DriveChain::Branch& branch,
                 int hazardLimit);
    void endTurn(const DriveChain::Branch& branch);
    [[nodiscard]] RecordedTurn& last() { return turns_.back(); }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    std::vector<RecordedTurn> turns_;
    std::uint32_t state_ = DriveChain::unknown; ///< unknown: where the turn begins says it
    bool inTurn_ = false;
    SpaceVertex space_ = startVertex;
    int gear_ = 0;
    std::size_t flight_ = 0;
    int hazards_ = 0;
};

/// Of one that nobody watches: costs nothing.
struct NoRecorder {
    static void begins(std::uint32_t) {}
    static void rolls(const DriveChain&, std::uint32_t, int) {}
    static void drawsCard(CardBack, int) {}
    static void drawsDamage(const CarCondition&, const CarCondition&) {}
    static void losesTurns(int, int) {}
    static void drawsShortcut(ShortcutOutcome) {}
    static void changesWheel(int) {}
};

} // namespace stagewright
