#pragma once

#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

#include <QStringList>

namespace stagewright {

/// Writes what a table needs to set a stage up as a PDF on A4: the map with the tiles' numbers and
/// the driving direction, then the tiles to pick from the boxes, with a box to tick each.
///
/// @param overlays names of the files that add to the catalogue or correct it; the sheet says them
///
/// A stage without tiles is a fault, as is a path that cannot be written; then no file is left.
[[nodiscard]] Expected<void> writeSetupSheet(const Stage& stage, const Catalogue& catalogue,
                                             const QStringList& overlays, const QString& path);

} // namespace stagewright
