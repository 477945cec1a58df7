#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/profile.h"
#include "model/drive/rules.h"
#include "model/drive/table_time.h"

#include <QString>

namespace stagewright {

// In the user's language, where name() gives what files and options say in every language.

[[nodiscard]] QString wordFor(Profile profile);
[[nodiscard]] QString wordFor(StageClass stageClass);
[[nodiscard]] QString wordFor(Difficulty difficulty);

/// "GT6, rain tyres, wet"; words that are not of the built-in rules as they are.
[[nodiscard]] QString phraseFor(const Dashboard& dashboard);

/// "hard; hardest at 211b: a sharp corner after a jump"
[[nodiscard]] QString phraseFor(const DifficultyReason& difficulty);

} // namespace stagewright
