#pragma once

#include "model/game/layout_changes.h"
#include "model/game/pieces.h"

#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// Two stages, or two versions of one, side by side.
struct StageComparison {
    PieceCounts onlyFirst;  ///< how many more of a piece the first needs
    PieceCounts onlySecond; ///< how many more the second
    PieceCounts both;       ///< how many both need
    bool isSameGame = true; ///< as far as both say one
    /// What lies otherwise; nothing: the stages are of different kinds of layout, or their kind
    /// tells only pieces apart.
    std::optional<LayoutChanges> layout{};

    /// Whether nothing tells them apart.
    [[nodiscard]] bool isSame() const;

    friend bool operator==(const StageComparison&, const StageComparison&) = default;
};

/// @param games of either file; of pieces only what they are called is looked at
[[nodiscard]] StageComparison compared(const Stage& first, const Stage& second, const Games& games);

/// The same with the sides swapped: compared(b, a) is the inverse of compared(a, b), but for the
/// order of changes, which is that of the places of its own first stage.
[[nodiscard]] StageComparison inverse(StageComparison comparison);

/// Two stages that are to be compared, by their indices in either rally; one of them alone has
/// nothing on the other side.
struct StagePair {
    std::optional<std::size_t> first{};
    std::optional<std::size_t> second{};

    friend bool operator==(const StagePair&, const StagePair&) = default;
};

/// Stages of the same title, if no other of their rally has it; those that are left by their order,
/// so that two single stages are a pair whatever they are called. In the order of the first, those
/// that only the second has behind.
[[nodiscard]] std::vector<StagePair> pairedStages(std::span<const Stage> first,
                                                  std::span<const Stage> second);

} // namespace stagewright
