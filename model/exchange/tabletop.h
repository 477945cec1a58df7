#pragma once

#include "model/exchange/exchange.h"

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

/// Whether a JSON text holds a table of Tabletop Simulator, or some of its objects, as saved by it.
[[nodiscard]] bool isSavedTable(const QJsonValue& json);

/// Reads the track scripts in a saved table: that of the table, and those of its objects, in bags
/// too. A script that cannot be read is a remark, unless there is no other.
[[nodiscard]] Expected<Imported> readSavedTable(const QJsonValue& json, const Catalogue& catalogue);

/// A script with a function and a button for each stage.
[[nodiscard]] Exported writeTabletop(std::span<const Stage> stages, const QString& title,
                                     const Catalogue& catalogue);

// Names in a script, as read and written.
inline constexpr const char* tilesTable = "TileList";
inline constexpr const char* keptTilesTable = "TilesNotOnTheTable"; ///< ours: it lays none of them
inline constexpr const char* stageTable = "StageInfo"; ///< ours: what is said of the stage

} // namespace stagewright
