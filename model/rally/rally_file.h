#pragma once

#include "model/fault.h"
#include "model/rally/rally.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace stagewright {

/// The version of pack.json and results.json that is written. RALLY_FORMAT.md beside this header
/// specifies both.
inline constexpr int rallyFormat = 1;

/// Gives the stage of a file that pack.json names ("stages/01-monte.json").
using StageSource = std::function<Expected<Stage>(const QString& file)>;

/// Reads a rally, without results, from the text of its pack.json. A fault names the file, the line
/// and the field; one of a stage's own file is passed on as it is.
[[nodiscard]] Expected<Rally> readPack(const QByteArray& text, const StageSource& stageOf);

/// The files that the stages are written to, in order: "stages/01-monte.json". All numbers have as
/// many digits as the last, and at least two.
[[nodiscard]] QStringList stageFiles(const Rally& rally);

/// Canonical: equal rallies give equal bytes. Stages are named by stageFiles, results left out.
[[nodiscard]] QByteArray writePack(const Rally& rally);

/// Whether there is anything to be kept in a results.json.
[[nodiscard]] bool needsResultsFile(const Rally& rally);

/// The rally with the results of a results.json; those of before are gone.
[[nodiscard]] Expected<Rally> withResults(const Rally& rally, const QByteArray& text);

/// Canonical, likewise.
[[nodiscard]] QByteArray writeResults(const Rally& rally);

} // namespace stagewright
