#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QByteArray>
#include <QLatin1StringView>

namespace stagewright {

inline constexpr QLatin1StringView zonesGame("rallyman-2009"); ///< the game's id

// A file of boards, the game's own and an owner's overlay alike:
//   {"format": 1, "game": "rallyman-2009", "title", "board": {"order": "clockwise" |
//    "anticlockwise", "mm": [width, height]}, "boxes": [{"id", "title", "zones": ["C"]}],
//    "zones": [{"zone": "C", "box", "sides": [{"side": "C*", "surface": "asphalt" | "snow" |
//    "earth" | null, "firstEnd": 0 | null, "interior": [10], "roadsComplete", "sameEndsAs",
//    "roads": [{"points": ["0", "10", "4"], "text": "3*s c3x3/5x4 s~f",
//    "changes": ["i1 to o2"]}]}]}]}
// A road's spaces are its "text" (section_text.h) or a list "spaces" (road_elements_file.h), or
// null: not entered. Everything but zones, and of them "zone", "sides", "side", "roads", "points",
// may be missing. What is not named here is kept.

/// An owner's file is known by its zones. Nothing in it is trusted.
[[nodiscard]] Expected<ZoneBoards> readZoneBoards(const QByteArray& text);

/// A road on a line, its spaces as text.
[[nodiscard]] QByteArray textOfZoneBoards(const ZoneBoards& boards);

/// What is public of the printed boards, compiled in.
[[nodiscard]] Expected<ZoneBoards> builtInZoneBoards();

} // namespace stagewright
