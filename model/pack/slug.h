#pragma once

#include <QString>

namespace stagewright {

/// A text in any script as a name that every system takes for a file's: ASCII letters in lower
/// case, digits and hyphens, at most 40. Accents are taken off letters; what has no ASCII letter is
/// left out. Names that Windows keeps for itself get a hyphen behind them.
/// @param otherwise if nothing is left
[[nodiscard]] QString slug(const QString& text, const QString& otherwise);

/// The name that the file of a tile set has in a pack, "club.json": one that is plain stays.
[[nodiscard]] QString tileSetName(const QString& file);

} // namespace stagewright
