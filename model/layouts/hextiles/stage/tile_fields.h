#pragma once

#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <array>

namespace stagewright {

// Fields of tiles in a stage file, some of which stand, written alike, in what is exported to other
// programs' files too: those programs pass over what they do not know.

inline constexpr int mostTiles = 50'000;         ///< of a stage
inline constexpr qsizetype mostTokens = 100'000; ///< on all tiles together

/// Tokens may hang over the border of their tile, but not leave it: most distance from its centre,
/// in x and in y.
inline constexpr double tokenReach = 2;

/// Names that a field which is kept for others cannot have, as they are those of our own.
inline constexpr std::array stageFieldNames{
    QLatin1StringView("format"), QLatin1StringView("title"),      QLatin1StringView("author"),
    QLatin1StringView("notes"),  QLatin1StringView("game"),       QLatin1StringView("kind"),
    QLatin1StringView("laps"),   QLatin1StringView("tileHashes"), QLatin1StringView("tiles")};
inline constexpr std::array tileFieldNames{
    QLatin1StringView("q"),        QLatin1StringView("r"),       QLatin1StringView("tile"),
    QLatin1StringView("rotation"), QLatin1StringView("variant"), QLatin1StringView("tokens"),
    QLatin1StringView("note")};
inline constexpr std::array tokenFieldNames{QLatin1StringView("id"), QLatin1StringView("x"),
                                            QLatin1StringView("y"), QLatin1StringView("angle")};

/// Most degrees of a token's angle either way: a thousand turns.
inline constexpr double mostAngle = 360'000;

/// The angle with whole turns taken off, if it is beyond a thousand of them: a double says it no
/// finer there, and other programs' files count in other parts of a turn.
/// @param turn a whole turn in the units of the angle
[[nodiscard]] double withinTurns(double angle, double turn = 360);

/// `tileHashes`; only where there are any.
[[nodiscard]] TileHashes readTileHashes(ObjectReader& reader);
void addTileHashes(ObjectWriter& members, const TileHashes& hashes);

[[nodiscard]] Token readToken(const QJsonValue& value, const JsonPath& place, Faults& faults);
[[nodiscard]] ObjectWriter writerOf(const Token& token);

/// These tiles, laid in this order: `laid` is set, and the order counts if it is not by
/// hex.
[[nodiscard]] TileLayout laidInOrder(QList<Placement> tiles);

} // namespace stagewright
