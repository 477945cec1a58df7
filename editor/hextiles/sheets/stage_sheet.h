#pragma once

#include "editor/hextiles/faces/legibility.h"
#include "editor/hextiles/faces/symbols.h"
#include "editor/hextiles/sheets/stage_code_mark.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/sheets/map_scale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/hextiles/tables/table_stages.h"

#include <QStringList>

#include <memory>
#include <numbers>
#include <vector>

namespace stagewright {

// Sizes of fonts on pages of maps and laying, in dots.
inline constexpr double leastSheetText = pt(leastSheetPoints);
inline constexpr double leastListedNumber = pt(8); ///< of tiles on a map beside its list
inline constexpr double sheetNumberSize = pt(9);   ///< of tiles, where they have room

/// Whether the tiles of a map have room for their numbers.
/// @param scale dots of a circumradius
[[nodiscard]] constexpr bool numbersFit(double scale) {
    return largestNumberSize * scale >= leastSheetText;
}

/// Whether the largest gear limits on roads are not smaller either. Where they are, faces leave
/// limits out.
[[nodiscard]] constexpr bool limitsFit(double scale) {
    constexpr double capHeight = 0.714; // of the font's size
    return largestDigit * scale >= leastSheetText * capHeight;
}

/// What makes digits on roads unreadable on a map, in circumradii (legibility.h).
[[nodiscard]] constexpr double digitPixel(double scale) {
    constexpr double capHeight = 0.714;
    return leastSheetText * capHeight / scale / bareDigitPixels;
}

/// Whether limits have room for their discs. Where they have none, limits are bare digits.
[[nodiscard]] constexpr bool discsFit(double scale) {
    return readableDigit(limitDigit, digitPixel(scale));
}

/// A stage as its pages speak of it.
struct StageSheet {
    Stage stage; ///< as it lies on the table, which every page shows
    Catalogue catalogue;
    std::shared_ptr<FaceStencils> faces;      ///< of the map
    std::shared_ptr<FaceStencils> smallFaces; ///< of small pictures
    std::shared_ptr<FaceStencils> setupFaces; ///< of the map beside its list: roads without specks
    Route route;
    MapScale scale;
    QString name; ///< "SS 1: Monte"; of one alone its title
    QString author;
    QStringList overlays; ///< names of the files that add to the catalogue or correct it
    QString mark;         ///< what the foot says of the stage; empty: the sheet has its title
    TableStage table;     ///< how it comes to lie so after the stage before
    std::vector<MapBranch> branches;             ///< other ways than the route
    std::shared_ptr<const StageCodeMark> code{}; ///< null: its maps bear none

    [[nodiscard]] const FaceStyle& style() const { return faces->style(); }
    /// How wide a tile of the table is, from edge to edge.
    [[nodiscard]] double tileMillimetres() const {
        return scale.tile.value_or(usualTileMillimetres());
    }
    /// Dots of a circumradius at true size.
    [[nodiscard]] double trueScale() const { return mm(tileMillimetres() / std::numbers::sqrt3); }
    /// Of which the sheet must outlive.
    [[nodiscard]] StageMap map() const { return {stage, catalogue, faces, route, branches}; }
};

/// Whether the map of a stage shows every limit of its tiles, those of jumps and of lines too.
/// @param scale dots of a circumradius
[[nodiscard]] bool allLimitsFit(const StageSheet& sheet, double scale);

/// The pages of a stage share what they speak of.
using SharedStageSheet = std::shared_ptr<const StageSheet>;

} // namespace stagewright
