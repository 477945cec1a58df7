#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/boxes_for.h"

namespace stagewright {

/// Reads boxes named by id with commas between, "dirt-core,dirt-core,dirt-rx"; one named twice is
/// there twice. The fault of an unknown one names the boxes there are.
[[nodiscard]] Expected<BoxList> boxesNamed(const QString& names, const Catalogue& catalogue);

[[nodiscard]] Expected<const Box*> boxNamed(const QString& name, const Catalogue& catalogue);

} // namespace stagewright
