#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/drive_chain.h"
#include "model/drive/exits.h"

#include <vector>

namespace stagewright {

/// A die of a plan that was rolled at once.
struct PlannedDie {
    using Kind = DieKind;

    Kind kind = Kind::Gear;
    int gear = 0;
    int hazardFaces = 0;
};

/// A way to lose control with the dice of a plan, laid out again in another order.
struct RelaidLoss {
    unsigned before = 0;   ///< dice laid out before the last, as bits
    unsigned after = 0;    ///< with the last one
    int hazardsBefore = 0; ///< of spaces
    int hazardsAfter = 0;
    unsigned needed = 0;   ///< a die that must show a hazard for it
    bool below = false;    ///< whether the hazards must stay below the limit to the end
    SpaceVertex space = 0; ///< where control is lost
    int gear = 0;
    int shortcuts = 0; ///< driven on the way
};

/// Whether it comes about where the dice of `hazards` (bits) show a hazard.
[[nodiscard]] bool happens(const RelaidLoss& loss, unsigned hazards, int hazardLimit);

/// Where control is lost by who has the choice: of the losses that come about the one that is worth
/// least; null: none does.
template <typename ValueOf>
[[nodiscard]] const RelaidLoss* leastLoss(const std::vector<RelaidLoss>& losses, unsigned hazards,
                                          int hazardLimit, ValueOf valueOf) {
    const RelaidLoss* best = nullptr;
    double least = 0;
    for (const RelaidLoss& loss : losses) {
        if (!happens(loss, hazards, hazardLimit))
            continue;
        const double value = valueOf(loss);
        if (best && value >= least)
            continue;
        best = &loss;
        least = value;
    }
    return best;
}

/// What laying dice out again keeps from one plan to the next, of which a stage has thousands and a
/// race dozens: it is large, so that making it anew would cost far more than a search.
struct RelaidMemory {
    std::vector<std::uint32_t> seen; ///< by layout ahead: the search that saw it last
    std::uint32_t search = 0;
};

/// Lays dice out again.
class RelaidDice {
public:
    static constexpr unsigned mostDice = DriveChain::mostDice;

    /// @param exits of each space; they, the graph and the memory must outlive it
    RelaidDice(const SpaceGraph& graph, const std::vector<std::array<Exits, flights>>& exits,
               int hazardLimit, RelaidMemory& memory)
        : graph_(graph)
        , exits_(exits)
        , limit_(hazardLimit)
        , memory_(memory) {}

    /// All ways to lose control from a space and a gear (turn, rule of flat out). Not only by the
    /// limit of hazards: also by entering a space above its limit, or by a jump gone wrong. Layouts
    /// that fly on go over jumps with a die of their own gear only.
    /// @param dice at most mostDice
    /// @param open which moves are; empty: all
    /// @return valid until the next call
    [[nodiscard]] const std::vector<RelaidLoss>& losses(const std::vector<PlannedDie>& dice,
                                                        SpaceVertex from, int gear,
                                                        const OpenMoves& open = {});

private:
    /// A layout so far.
    struct Layout {
        SpaceVertex space = 0;
        std::size_t flight = 0;
        int gear = 0;
        unsigned used = 0;
        int hazards = 0; ///< of spaces
        int shortcuts = 0;
    };

    void layEach(const Layout& at, const std::vector<PlannedDie>& dice);
    void lay(const Layout& at, const DiceRoll& roll, unsigned dice, unsigned gearDie);
    void enter(const Layout& at, const DiceRoll& roll, unsigned used, unsigned gearDie,
               SpaceVertex to, const Entrance& entrance);
    [[nodiscard]] bool isNew(const Layout& layout);

    const SpaceGraph& graph_;
    const std::vector<std::array<Exits, flights>>& exits_;
    int limit_;
    RelaidMemory& memory_;
    SpaceVertex from_ = 0;
    std::vector<Layout> waiting_;
    const OpenMoves* open_ = nullptr;
    std::vector<RelaidLoss> losses_;
};

} // namespace stagewright
