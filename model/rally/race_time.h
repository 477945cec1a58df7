#pragma once

#include "model/fault.h"

#include <QString>

namespace stagewright {

/// A time as people enter it, in seconds: "1:37", "97", "1.37", "1,37", "1'37" all mean the same,
/// and so do "1:02:05" and "62:05". Behind a sign, seconds (and minutes, behind hours) have two
/// digits and stop at 59; "1:5" may be five seconds or fifty, and is a fault. At most
/// longestRaceTime.
[[nodiscard]] Expected<int> parseRaceTime(const QString& text);

/// "1:37", "62:05"; what parseRaceTime reads back. Less than nothing, which bonuses make: "-0:05".
[[nodiscard]] QString raceTimeText(int seconds);

/// "+0:12"; nothing behind: empty.
[[nodiscard]] QString gapText(int seconds);

} // namespace stagewright
