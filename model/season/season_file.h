#pragma once

#include "model/fault.h"
#include "model/season/season.h"

#include <QByteArray>
#include <QJsonValue>

namespace stagewright {

inline constexpr qint64 largestSeasonFile = 16 * 1024 * 1024;

/// What the name of a season's file ends in, as the program writes it.
inline constexpr QLatin1StringView seasonSuffix{".season"};

/// Whether a file is a season by its name.
[[nodiscard]] bool isSeasonName(const QString& path);
/// Whether JSON is a season, and not that of a rally, say.
[[nodiscard]] bool isSeason(const QJsonValue& json);

/// Reads a season file (SEASON_FORMAT.md). Faults name line and field.
[[nodiscard]] Expected<RallySeason> readSeason(const QByteArray& text);
/// Canonical: equal seasons give equal bytes.
[[nodiscard]] QByteArray writeSeason(const RallySeason& season);
/// The same, if it is read again as this season.
[[nodiscard]] Expected<QByteArray> verifiedSeasonText(const RallySeason& season);

[[nodiscard]] Expected<RallySeason> loadSeason(const QString& path);
/// Writes the whole file, which is verified, or leaves the old one as it was.
[[nodiscard]] Expected<void> saveSeason(const RallySeason& season, const QString& path);

} // namespace stagewright
