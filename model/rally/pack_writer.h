#pragma once

#include "model/rally/rally.h"

#include <QByteArray>
#include <QStringList>

namespace stagewright {

/// The files that the stages are written to, in order: "stages/01-monte.json". All numbers have as
/// many digits as the last, and at least two.
[[nodiscard]] QStringList stageFiles(const Rally& rally);

/// Canonical: equal rallies give equal bytes. Stages are named by stageFiles, results left out.
[[nodiscard]] QByteArray writePack(const Rally& rally);

} // namespace stagewright
