#pragma once

#include "editor/exports/export_target.h"
#include "model/fault.h"
#include "model/pack/rally_pack.h"

#include <QImage>

#include <vector>

namespace stagewright {

/// What there is to export: a document as it is now. It refers to that.
struct ExportSource {
    const RallyPack& pack;
    const Stage& stage; ///< the open one of it
    const Games& games;
};

/// Of the open stage in its rally.
[[nodiscard]] qsizetype indexOfStage(const ExportSource& source);

/// What the reader of the file will not find in it. The fault is why nothing can be written.
[[nodiscard]] Expected<std::vector<Fault>> lossesOf(const ExportSource& source,
                                                    const ExportChoice& choice);

/// What is to be in the file.
[[nodiscard]] Expected<QByteArray> exportContent(const ExportSource& source,
                                                 const ExportChoice& choice);

/// The map of a stage as an exported picture shows it. The fault: nothing is laid, or the map
/// cannot be drawn.
[[nodiscard]] Expected<QImage> exportedPicture(const Stage& stage, const Games& games,
                                               const ExportChoice& choice);

} // namespace stagewright
