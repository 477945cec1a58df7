#pragma once

#include "model/fault.h"
#include "model/season/season_standings.h"

#include <QByteArray>

namespace stagewright {

/// The standings as a file of that name holds them: .csv, .md, .html or .pdf; of any other name as
/// HTML. HTML and PDF hold all standings of the season, the others those that are asked for.
[[nodiscard]] Expected<QByteArray>
seasonExport(const RallySeason& season, const SeasonQuestion& question, const QString& path);

} // namespace stagewright
