#pragma once

#include "editor/settings/theme.h"

#include <QSettings>

#include <chrono>

namespace stagewright {

/// What the user prefers, beside what a player has (editor/holdings) and keys (shortcuts.h).
struct Preferences {
    Theme theme = Theme::AsSystem;
    std::chrono::seconds keptWithin{2}; ///< of a change, what is not saved is kept safe
    QString language{};                 ///< one of languages(); empty: as the system

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr std::chrono::seconds soonestKept{1};
inline constexpr std::chrono::seconds latestKept{5};

/// What makes no sense in the settings counts as not set.
[[nodiscard]] Preferences readPreferences(const QSettings& settings);
/// What is as usual is not written.
void rememberPreferences(const Preferences& preferences, QSettings& settings);

/// From a change to the beginning of its writing, so that it is written in time.
[[nodiscard]] std::chrono::milliseconds autosaveDelay(const Preferences& preferences);

} // namespace stagewright
