#pragma once

#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

namespace stagewright {

/// Whether there is anything in a text that may be a table of tiles.
[[nodiscard]] bool mayBeTabletop(const QByteArray& text);

/// Reads the tables of a track script for Tabletop Simulator; the script is never carried out. Each
/// function with a table of tiles is a stage.
[[nodiscard]] Expected<Imported> readTabletop(const QByteArray& text, const Catalogue& catalogue);

/// Likewise, but a script without a stage has none and is no fault.
/// @param room how many values its tables may have (see tablesIn)
[[nodiscard]] Expected<Imported> readScript(const QByteArray& text, const Catalogue& catalogue,
                                            qsizetype& room);

} // namespace stagewright
