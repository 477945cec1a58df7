#pragma once

#include "model/fault.h"
#include "model/game/games.h"

namespace stagewright {

// Where a command writes the file that -o names.

/// Whether the name is that of standard output: "-", or its path.
[[nodiscard]] bool isStandardOutput(const QString& path);

/// Whether what is written there passes on and replaces nothing: standard output, a device such as
/// /dev/null, a pipe.
[[nodiscard]] bool isStream(const QString& path);

/// Whether a command may write its output there. An error if a file lies there of which something
/// cannot be read here, as it is damaged or of a newer version: that would be lost unasked.
[[nodiscard]] Expected<void> mayWriteOver(const QString& path, const Games& games);

/// Writes the whole file or leaves the old one as it was; a stream gets it without being replaced.
[[nodiscard]] Expected<void> writeOutput(const QString& path, const QByteArray& content);

} // namespace stagewright
