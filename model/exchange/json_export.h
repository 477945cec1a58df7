#pragma once

#include "model/exchange/remarks.h"
#include "model/json/object_writer.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <array>
#include <span>

namespace stagewright {

/// Adds fields that were kept for others; one whose name is taken in the format is a loss.
/// @param taken names that the format has for fields which may be missing, be they there or not
void addKept(ObjectWriter& members, const QJsonObject& unknown,
             std::span<const QLatin1StringView> taken, const QString& place, Remarks& losses);

/// Names of our own that stand in other programs' files too, where they say something.
inline constexpr std::array extraStageNames{QLatin1StringView("notes"), QLatin1StringView("game"),
                                            QLatin1StringView("kind"), QLatin1StringView("laps"),
                                            QLatin1StringView("tileHashes")};

/// What the editors that write JSON do not show of a stage: notes, laps, tiles of one's own, all
/// but one of the tiles that share a hex.
void noteLosses(const Stage& stage, const Catalogue& catalogue, Remarks& losses);

} // namespace stagewright
