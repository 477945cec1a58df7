#pragma once

#include <QLatin1StringView>

namespace stagewright::entryNames {

inline constexpr QLatin1StringView rally("pack.json");
inline constexpr QLatin1StringView results("results.json");
inline constexpr QLatin1StringView preview("preview.png");
inline constexpr QLatin1StringView stages("stages/");
inline constexpr QLatin1StringView tileSets("catalogues/");
inline constexpr QLatin1StringView json(".json");

} // namespace stagewright::entryNames
