#pragma once

#include "model/fault.h"
#include "model/rally/rally.h"

#include <QByteArray>

#include <functional>

namespace stagewright {

/// Gives the stage of a file that pack.json names ("stages/01-monte.json").
using StageSource = std::function<Expected<Stage>(const QString& file)>;

/// Reads a rally, without results, from the text of its pack.json. A fault names the file, the line
/// and the field; one of a stage's own file is passed on as it is.
[[nodiscard]] Expected<Rally> readPack(const QByteArray& text, const StageSource& stageOf);

} // namespace stagewright
