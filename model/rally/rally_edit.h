#pragma once

#include "model/game/edit.h"
#include "model/rally/rally.h"

#include <optional>

namespace stagewright {

/// Something before and after an edit. Lists share their items, so that this costs little.
template <typename Value>
struct Change {
    Value before;
    Value after;

    friend bool operator==(const Change&, const Change&) = default;
};

/// A change to a rally, as a value. Its inverse is the same change read backwards.
struct RallyEdit {
    std::optional<Change<RallyInfo>> info;
    std::optional<Change<QList<Session>>> sessions;
    std::optional<Change<QList<RallyStage>>> stages;
    std::optional<Change<QList<Driver>>> drivers;
    std::optional<Change<Results>> results;

    /// An edit that changes nothing is no step for the user.
    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const RallyEdit&, const RallyEdit&) = default;
};

[[nodiscard]] RallyEdit inverse(const RallyEdit& edit);

/// @pre the rally is as it was when the edit was made
void apply(const RallyEdit& edit, Rally& rally);

/// One edit that does what `first`, then `second` does.
[[nodiscard]] RallyEdit composed(const RallyEdit& first, const RallyEdit& second);

/// The stage whose results an edit changes, if it changes nothing else and those of no other.
[[nodiscard]] std::optional<StageKey> stageOfResults(const RallyEdit& edit);

} // namespace stagewright
