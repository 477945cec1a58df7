#pragma once

#include "model/fault.h"
#include "model/pack/zip_writer.h"
#include "model/rally/rally.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

/// A rally with all that travels with it. PACK_FORMAT.md beside this header specifies the file.
struct RallyPack {
    Rally rally;
    /// Tile sets of one's own, by the name of their file ("club.json"): see tile_sets.h.
    ZipContent tileSets;
    QByteArray preview; ///< a PNG; empty: none
    ZipContent others;  ///< entries that this version does not know, by their whole names

    friend bool operator==(const RallyPack&, const RallyPack&) = default;
};

/// Files that are larger are refused before they are read.
inline constexpr qint64 largestPack = 66 * 1024 * 1024;

} // namespace stagewright
