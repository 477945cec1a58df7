#pragma once

#include "model/game/layout.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace stagewright {

enum class StageKind : unsigned char {
    Stage,
    Circuit,
    Unsaid ///< by the file that was read: counts as a stage until it is found (detected_kind.h)
};

/// What is said of a stage, apart from what is laid.
struct StageInfo {
    QString title;
    QString author;
    QString notes;
    QString game; ///< "dirt", "gt", or another
    StageKind kind = StageKind::Stage;
    int laps = 1;      ///< 1 to mostLaps; counts only for circuits
    QString dashboard; ///< of the rules, by its id: car, tyres, weather; empty: the usual one
    /// Planned for, 1 to mostPlayers: in the file of a stage alone. A rally says it for all its
    /// stages, and of them there is nothing here.
    std::optional<int> players;
    QJsonObject unknown; ///< fields of the file that this version does not know

    friend bool operator==(const StageInfo&, const StageInfo&) = default;
};

inline constexpr int mostLaps = 100;
inline constexpr int mostPlayers = 200;

/// A stage or circuit of any game as a value: cheap to copy, equal if the same is said of it and
/// the same is laid.
struct Stage {
    StageInfo info;
    Layout layout;

    friend bool operator==(const Stage&, const Stage&) = default;
};

} // namespace stagewright
