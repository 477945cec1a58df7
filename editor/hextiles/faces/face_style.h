#pragma once

#include "editor/hextiles/faces/lettering.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QColor>

namespace stagewright {

/// The colours of one terrain.
struct TerrainColours {
    QColor verge;
    QColor surface;
    QColor edge;      ///< along both borders of the road
    QColor line;      ///< between spaces
    QColor speck;     ///< sparse texture on the surface; invalid: none
    QColor path;      ///< a shortcut across the verge
    QColor tree;      ///< invalid: none
    QColor treeLight; ///< on the crown; invalid: none
    QColor disc;      ///< of a limit
    QColor digit;     ///< on it
};

/// How faces look: a value, the same for screen, PDF and SVG.
struct FaceStyle {
    TerrainColours asphalt;
    TerrainColours gravel;
    TerrainColours snow;
    TerrainColours open; ///< tiles without a road

    QColor symbol; ///< discs, digits and arrows on the road
    QColor ink;    ///< their rims, and what is written on them
    QColor number; ///< of the tile

    QColor paving;
    QColor pavingJoint;
    QColor greyYard;
    QColor moor;
    QColor tuft; ///< of grass on the moor
    QColor rock;
    QColor rockLight;

    QColor water;
    QColor bank; ///< around it
    QColor wave;
    QColor kerb;
    QColor kerbGap;
    QColor parapet;
    QColor building;
    QColor roof;
    QColor startArch;
    QColor startLettering;
    QColor finishArch;
    QColor finishLettering;

    QColor lowDanger;
    QColor mediumDanger;
    QColor highDanger;
    QColor signRim;

    /// Whether hatching and marks stand in for colours.
    bool isMono = false;

    Lettering lettering;

    /// How far a face reaches over the hex, in pixels, so that nothing shows through where two
    /// tiles meet. On paper a pixel is 1/90 inch.
    double bleed = 0.75;

    /// On paper, the size of the smallest digits on roads, as that of their font in points. What
    /// would be smaller is larger without a disc, or left out.
    double leastDigit = 0;

    /// Whether limits stand without their discs also where those have room: on all maps of a
    /// document that has a map on which they have none.
    bool bareLimits = false;

    [[nodiscard]] const TerrainColours& terrain(Terrain terrain) const;
};

[[nodiscard]] FaceStyle colourStyle();

/// Greys only, light enough to spare the printer's ink.
[[nodiscard]] FaceStyle monoStyle();

/// The same for small pictures on paper: without what is there for its looks alone, and without
/// limits that would be too small.
[[nodiscard]] FaceStyle plainStyle(FaceStyle style);

} // namespace stagewright
