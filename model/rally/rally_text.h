#pragma once

#include "model/rally/rally_parts.h"

namespace stagewright {

// All parts in one text, "a rally file" (RALLY_FORMAT.md).

/// Larger files are refused before they are read. Of their parts a pack, of the same size, has to
/// hold each in an entry.
inline constexpr qint64 largestRallyFile = 64 * 1024 * 1024;
inline constexpr qint64 largestRallyPart = largestStageFile;

/// Whether a JSON text is a rally file, and not that of one stage, say.
[[nodiscard]] bool isRallyText(const QByteArray& text);
/// The same of one that has been read.
[[nodiscard]] bool isRally(const QJsonValue& json);

[[nodiscard]] Expected<Rally> readRally(const QByteArray& text, const Games& games);
/// Canonical: equal rallies give equal bytes.
[[nodiscard]] QByteArray writeRally(const Rally& rally);

/// The same, if it is read again as this rally (see verified_text.h).
[[nodiscard]] Expected<QByteArray> verifiedRallyText(const Rally& rally);

[[nodiscard]] Expected<Rally> loadRally(const QString& path, const Games& games);
/// Writes the whole file, which is verified, or leaves the old one as it was.
[[nodiscard]] Expected<void> saveRally(const Rally& rally, const QString& path);

} // namespace stagewright
