#pragma once

#include "editor/hextiles/sheets/note_plates.h"
#include "editor/hextiles/sheets/route_arrows.h"
#include "editor/hextiles/sheets/stage_map.h"

#include <optional>
#include <vector>

namespace stagewright {

/// A word on a plate, in the frame of the board.
struct MapPlate {
    QPointF middle;
    QString text;
    double size = 0;                  ///< of its font, in circumradii
    std::optional<QPointF> leadsTo{}; ///< where a line leads from a plate beside its tile

    [[nodiscard]] QRectF place() const;
};

/// All that is laid over the tiles of a map. By one rule: nothing hides a limit, a word or another
/// sign that is printed, a token, or anything else that is laid over the map. Tile numbers come
/// first; they grow smaller as far as the map lets them, and lie where they hide least if even that
/// is not enough. Then come arrows, which move along the road or are left out; the names of
/// other ways, which are left out where they have no room; what the co-driver reads, beside its
/// tile where that has no room; and the words for what tiles are, likewise, off roads and arches,
/// and left out where they have no place.
struct MapOverlay {
    std::vector<MapPlate> numbers; ///< on plates; none: they stand as they are printed
    std::vector<RouteArrow> arrows;
    std::vector<RouteArrow> branchArrows; ///< of other ways than the route
    std::vector<MapPlate> branchNames;    ///< where other ways begin
    std::vector<NotePlate> notes;
    std::vector<MapPlate> roles;
};

/// Works it out for what the map wants to show.
/// @param leastNumberSize numbers that would be written smaller (in circumradii) are enlarged
/// @param digits which limits the faces show; what they do not show cannot be hidden
[[nodiscard]] MapOverlay mapOverlay(const StageMap& map, double leastNumberSize,
                                    const DigitScale& digits = {});

/// Whether numbers stand on the faces as they are printed, and not on plates.
/// @param leastNumberSize as above
[[nodiscard]] bool numbersArePrinted(double leastNumberSize);

} // namespace stagewright
