#pragma once

#include "model/game/layout_edit.h"
#include "model/game/stage.h"

#include <memory>

namespace stagewright {

/// A change to a stage, as a value: to what is laid, and what is said of the stage before and
/// after. Its inverse is the same change read backwards.
struct Edit {
    LayoutEdit layout;
    struct InfoChange {
        StageInfo before;
        StageInfo after;
        friend bool operator==(const InfoChange&, const InfoChange&) = default;
    };
    std::shared_ptr<const InfoChange> info = nullptr; ///< few edits have one; null: none

    /// An edit that changes nothing is no step for the user.
    [[nodiscard]] bool isNothing() const;

    friend bool operator==(const Edit& a, const Edit& b);
};

[[nodiscard]] Edit inverse(const Edit& edit);

/// @pre the stage is as it was when the edit was made
void apply(const Edit& edit, Stage& stage);

/// One edit that does what `first`, then `second` does.
[[nodiscard]] Edit composed(const Edit& first, const Edit& second);

[[nodiscard]] Edit describe(const Stage& stage, const StageInfo& info);

} // namespace stagewright
