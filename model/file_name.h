#pragma once

#include <QString>

namespace stagewright {

/// A name is cut here, in bytes of UTF-8: room is left for an ending and a number under the least
/// that a file system of today allows, 143.
inline constexpr qsizetype longestFileName = 120;

/// A text, such as a title, as the name of a file without its ending, which every system takes.
/// Signs that some system keeps for itself become hyphens; dots and blanks at either end go, as
/// they would be lost or hide the file; names of Windows' devices get a hyphen.
/// @param otherwise if nothing is left
[[nodiscard]] QString fileNameFrom(const QString& text, const QString& otherwise);

/// Whether Windows keeps a name for a device, whatever its case and the ending behind it.
[[nodiscard]] bool isDeviceName(QStringView name);

} // namespace stagewright
