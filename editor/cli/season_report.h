#pragma once

#include "editor/cli/season_options.h"

#include <QByteArray>

namespace stagewright {

/// The standings as they are asked for, as bytes of a file.
/// @param file the season's, as the user named it
[[nodiscard]] Expected<QByteArray> seasonReport(const RallySeason& season,
                                                const SeasonChoice& choice, const QString& file);

} // namespace stagewright
