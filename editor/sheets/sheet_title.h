#pragma once

#include "model/rally/rally.h"

#include <QString>

namespace stagewright {

/// A stage alone is a rally of one.
[[nodiscard]] inline bool isAlone(const Rally& rally) {
    return rally.stages().size() == 1;
}

/// A stage's title, or that it has none.
[[nodiscard]] QString sheetTitle(const Stage& stage);

/// The name of a stage, of a circuit with its laps: "Monza, 2 laps".
[[nodiscard]] QString withLaps(const QString& name, const Stage& stage);

/// What pages call a stage: "SS 1: Monte"; one alone by its title. Of a circuit with its laps:
/// "Race 1: Monza, 2 laps".
[[nodiscard]] QString sheetStageName(const Rally& rally, qsizetype stage);

/// What the foot of a stage's pages says of it; empty: it is alone, and the whole has its title.
[[nodiscard]] QString sheetStageMark(const Rally& rally, qsizetype stage);

} // namespace stagewright
