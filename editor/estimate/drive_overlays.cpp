#include "editor/estimate/drive_overlays.h"

namespace stagewright {

std::optional<DriveOverlay> overlayOf(const DriveReport& report, DriveOverlay::Shows shows) {
    if (!report.estimate)
        return std::nullopt;
    DriveOverlay overlay;
    overlay.shows = shows;
    for (std::size_t i = 0; i < report.laid.size(); ++i) {
        const TileEstimate& tile = report.estimate->tiles[i];
        overlay.values.insert(report.laid[i],
                              shows == DriveOverlay::Shows::Losses ? tile.losses * 100 : tile.gear);
    }
    return overlay;
}

} // namespace stagewright
