#pragma once

#include "model/design/list_to_lay.h"
#include "model/design/road_search.h"

namespace stagewright {

/// Which layouts are wanted of a list.
struct LayChoice {
    bool count = false; ///< look at all of them, and count them
    Prunings prunings{};
};

/// Lays exactly the tiles of a list: roads joining in lanes and slant, nothing on top of each
/// other, service and pit beside. The answers are really different: as many as can be cover other
/// hexes, even when turned, seen in a mirror or driven the other way, the rest have other roads
/// over them. First come those like the sketch, then those that take least room.
///
/// Where there is none, whyNoLayout says why, or all ways were tried, or the search ended before,
/// and says how far it got.
///
/// How: whyNoLayout first. Then depth-first searches over pieces (RoadSearch), like tiles being one
/// piece with a count. Each goes through them in another random order (seed and its number), is
/// given up after some thousand pieces, later ones after more, and yields one layout; so answers
/// are varied, and none pays long for an early mistake. When they repeat themselves, and where all
/// are counted, one search goes through everything, whose first pieces are shared out to the
/// threads. The number of a search decides which answers count, not who is first: so it is the same
/// for any number of threads.
///
/// Counted are layouts by ShapeOf::Roads: the same when turned, in a mirror or driven the other way
/// are one, and like tiles that change places make no other. Where the service lies does not
/// matter.
[[nodiscard]] Answers layList(const ListToLay& list, const Catalogue& catalogue,
                              const SearchRun& run, const LayChoice& choice = {});

} // namespace stagewright
