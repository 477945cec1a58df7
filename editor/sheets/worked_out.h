#pragma once

#include <any>
#include <vector>

namespace stagewright {

/// What pages say of stages that takes long to find out: a value of each kind of layout that has
/// such (StagePages::workOut).
struct WorkedOut {
    std::vector<std::any> ofKinds;

    /// Null: it is not there.
    template <typename Value>
    [[nodiscard]] const Value* find() const {
        for (const std::any& each : ofKinds)
            if (const auto* value = std::any_cast<Value>(&each))
                return value;
        return nullptr;
    }
};

} // namespace stagewright
