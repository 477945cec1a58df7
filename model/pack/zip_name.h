#pragma once

#include "model/pack/zip_records.h"

#include <QString>

#include <optional>

namespace stagewright {

/// Longer ones, with their folders, are valid on no system of today.
inline constexpr qsizetype longestZipName = 1024;

/// The name of an entry: UTF-8 if it says so or can be, otherwise code page 437. Backslashes are
/// slashes, as some programs of Windows mean them, where no part of the name is empty or "..".
[[nodiscard]] QString zipName(const ZipRecord& record);

/// What is wrong with a name that leads out of the pack's folder or cannot be a file's everywhere,
/// as a sentence; nothing if it is good.
[[nodiscard]] std::optional<QString> flawOfName(const QString& name);

/// Without parts that are "." or empty; empty for "/".
[[nodiscard]] QString plainPath(const QString& name);

/// What a Mac adds to a zip by itself.
[[nodiscard]] bool isOfMac(const QString& name);

} // namespace stagewright
