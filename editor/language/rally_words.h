#pragma once

#include "model/rally/remedy.h"

#include <QString>

namespace stagewright {

// In the user's language, where name() gives what files and options say in every language.

/// "one after another"
[[nodiscard]] QString wordFor(Laying laying);

/// What is after a stage, or after a race on a circuit.
[[nodiscard]] QString serviceAfterwards(StageKind kind);
/// Likewise, with a place for the name: "%1, then service".
[[nodiscard]] QString thenService(StageKind kind);

/// "25 minutes", whole; from two hours on "6 h 54 min".
[[nodiscard]] QString wholeMinutes(double minutes);

/// A sentence: "Drive SS 2: Holjes for 3 laps: 112 minutes in all."
[[nodiscard]] QString phraseFor(const Remedy& remedy, const Rally& rally);

} // namespace stagewright
