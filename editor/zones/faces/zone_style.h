#pragma once

#include "model/layouts/zones/boards/zone_boards.h"

#include <QColor>

#include <optional>

namespace stagewright {

/// The colours of a board, or of a strip, on one surface.
struct ZoneColours {
    QColor verge;
    QColor letter; ///< large on the verge
    QColor road;
    QColor edge; ///< along both borders of the road
    QColor line; ///< between spaces
    QColor tree; ///< scenery of a forest
};

/// How printed boards and their roads look. What a colour says, a shape or a text says too.
struct ZoneStyle {
    ZoneColours asphalt;
    ZoneColours snow;
    ZoneColours earth;
    ZoneColours unsaid; ///< of boards whose surface is not known

    QColor table; ///< between boards; of strips the ground
    QColor ink;   ///< of texts on it, rims
    QColor faint;
    QColor plate; ///< behind texts
    QColor onPlate;
    QColor slide; ///< behind the note of a slide line
    QColor cut;   ///< behind that of a cut
    QColor water;
    QColor rock;
    QColor grass;
    QColor start;
    QColor finish;
    QColor open; ///< the end where the chain goes on
    QColor offer;
    QColor wrong;    ///< of ends that do not face each other, boards on each other
    QColor selected; ///< round what is chosen
    bool mono = false;
    /// Millimetres or pixels of the painter: nothing written is smaller, capitals being so high.
    double leastCapital = 0;

    [[nodiscard]] const ZoneColours& colours(std::optional<RoadSurface> surface) const;
};

/// Dark on white, the painter's unit a millimetre.
[[nodiscard]] ZoneStyle paperZones(bool mono);
/// The painter's unit a pixel.
[[nodiscard]] ZoneStyle screenZones(bool isDark);

} // namespace stagewright
