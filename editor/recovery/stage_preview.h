#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

#include <QPixmap>

namespace stagewright {

/// A small picture of the stage, on paper. An empty stage is a sheet of paper.
/// @param size in device-independent pixels
[[nodiscard]] QPixmap stagePreview(const Stage& stage, const Catalogue& catalogue, QSize size,
                                   qreal devicePixelRatio);

} // namespace stagewright
