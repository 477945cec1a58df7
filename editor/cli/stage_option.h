#pragma once

#include "model/fault.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// The option of the commands that work on one stage of a rally.
void addStageOption(QCommandLineParser& parser);

/// Its number, from 1; nothing: none was given.
[[nodiscard]] Expected<std::optional<int>> stageNumber(const QCommandLineParser& parser);
/// Likewise, of another option that names a stage.
[[nodiscard]] Expected<std::optional<int>> stageNumber(const QCommandLineParser& parser,
                                                       const QCommandLineOption& option);

} // namespace stagewright
