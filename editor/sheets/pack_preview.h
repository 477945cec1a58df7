#pragma once

#include "model/game/games.h"
#include "model/rally/rally.h"

#include <QByteArray>

namespace stagewright {

/// A small PNG to know a rally pack by: the map of the first stage for which something is laid.
/// Empty if there is none, if its kind has no map, or if so much is laid that no piece could be
/// told from another.
[[nodiscard]] QByteArray packPreview(const Rally& rally, const Games& games);

} // namespace stagewright
