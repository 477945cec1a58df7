#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QColor>
#include <QImage>

namespace stagewright {

/// A small picture of the stage. An empty stage, or one of so many tiles that none could be told
/// from another, is the bare ground. May be called in any thread.
/// @param size in device-independent pixels
[[nodiscard]] QImage stagePicture(const Stage& stage, const Catalogue& catalogue, QSize size,
                                  qreal devicePixelRatio, QColor ground);

/// Where on it the stage is drawn.
[[nodiscard]] QRectF stagePaper(QSize size);

} // namespace stagewright
