#pragma once

#include "model/library/library_entry.h"

#include <QByteArray>

#include <optional>

namespace stagewright {

/// Changes with the bytes: others are not read.
inline constexpr int entryBytesFormat = 1;

/// An entry that can be read as the index keeps it, without its path, size and time of change.
[[nodiscard]] QByteArray entryBytes(const LibraryEntry& entry);

/// Nothing if they are damaged.
[[nodiscard]] std::optional<LibraryEntry> entryFrom(const QByteArray& bytes);

} // namespace stagewright
