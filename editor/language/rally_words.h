#pragma once

#include "model/rally/schedule.h"

#include <QString>

namespace stagewright {

// In the user's language, where name() gives what files and options say in every language.

/// "one after another"
[[nodiscard]] QString wordFor(Laying laying);

/// A sentence: "Drive SS 2: Holjes 3 laps: 112 minutes in all."
[[nodiscard]] QString phraseFor(const Shortening& way, const Rally& rally);

} // namespace stagewright
