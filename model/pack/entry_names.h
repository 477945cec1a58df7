#pragma once

#include "model/game/piece_files.h"

#include <QLatin1StringView>

namespace stagewright::entryNames {

inline constexpr QLatin1StringView rally("pack.json");
inline constexpr QLatin1StringView results("results.json");
inline constexpr QLatin1StringView preview("preview.png");
inline constexpr QLatin1StringView stages("stages/");
inline constexpr QLatin1StringView tileSets = pieceSetFolder;
inline constexpr QLatin1StringView json(".json");

} // namespace stagewright::entryNames
