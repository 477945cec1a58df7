#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/boxes_for.h"

namespace stagewright {

/// A box by its id, "dirt-rx", or by what tells it from the others of all games, "rx". The fault of
/// an unknown one names the boxes there are.
[[nodiscard]] Expected<const Box*> boxNamed(const QString& name, const Catalogue& catalogue);

/// Reads boxes with commas between, each with how many of it there are: "dirt-core:2,rx". Without a
/// number it is one; a box that is named twice adds up. The list holds each as often.
[[nodiscard]] Expected<BoxList> boxesNamed(const QString& names, const Catalogue& catalogue);

} // namespace stagewright
