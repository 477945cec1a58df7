#pragma once

#include "editor/document/document.h"

#include <QSettings>

namespace stagewright {

/// With how many and with which car the last race of the game was planned: who begins a new one
/// finds that.
void rememberRace(const Document& document, QSettings& settings);

/// @param empty a stage that is begun
[[nodiscard]] Stage asLastRace(Stage empty, const QSettings& settings);

} // namespace stagewright
