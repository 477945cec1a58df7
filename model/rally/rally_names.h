#pragma once

#include <QLatin1StringView>

#include <array>

// Words of pack.json and results.json, in the order of the enumerations that they stand for.

namespace stagewright::rallyNames {

using Name = QLatin1StringView;

inline constexpr std::array sisu{Name("never"), Name("stage"), Name("rally")};
inline constexpr std::array laying{Name("one-after-another"), Name("session-at-once"),
                                   Name("all-at-once")};
inline constexpr std::array wheel{Name("kept"), Name("used"), Name("changed-afterwards")};
/// In the order of OptionalRules' members.
inline constexpr std::array options{Name("time-control"), Name("one-shot"), Name("flying-start"),
                                    Name("redline")};

} // namespace stagewright::rallyNames
