#pragma once

#include "model/catalogue/catalogue.h"
#include "model/rally/rally.h"

#include <QByteArray>

namespace stagewright {

/// A small PNG to know a rally pack by: the map of its first stage that has tiles. Empty if there
/// is none, or if it has so many tiles that none could be told from another.
[[nodiscard]] QByteArray packPreview(const Rally& rally, const Catalogue& catalogue);

} // namespace stagewright
