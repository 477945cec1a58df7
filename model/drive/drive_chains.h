#pragma once

#include "model/drive/drive_chain.h"
#include "model/drive/profile.h"

#include <map>
#include <memory>
#include <mutex>
#include <stop_token>

namespace stagewright {

/// The walks of drivers on one stage, by profile and dice: each is worked out when it is first
/// asked for, and kept. May be asked from any thread; threads that ask for different walks work
/// them out side by side.
class DriveChains {
public:
    /// @param flyingGear of drivers who do not drive flat out; nothing: they start standing
    /// @param shortcutsCost whether drivers reckon with the coast die that a shortcut may take
    DriveChains(const SpaceGraph& graph, const DriveRules& rules, std::optional<int> flyingGear,
                bool shortcutsCost);

    /// @param dashboard its first turn is the next one
    /// @return null if it was asked to stop
    [[nodiscard]] const DriveChain* chain(const Dashboard& dashboard, Profile profile,
                                          const std::stop_token& stop) const;

private:
    using Key = std::vector<int>;
    struct Entry {
        std::mutex solving;
        std::unique_ptr<const DriveChain> chain;
    };

    [[nodiscard]] std::optional<DriveChain> solved(const Dashboard& dashboard, Profile profile,
                                                   const std::stop_token& stop) const;
    Entry& entryFor(const Key& key) const;

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    std::optional<int> flyingGear_;
    double wear_ = 0;          ///< chance that a shortcut takes a coast die
    mutable std::mutex mutex_; ///< guards the map, not what is in it
    mutable std::map<Key, Entry> entries_;
};

} // namespace stagewright
