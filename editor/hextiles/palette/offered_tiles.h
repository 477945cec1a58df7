#pragma once

#include "editor/hextiles/palette/kept_tiles.h"
#include "editor/hextiles/palette/palette_model.h"
#include "model/game/pieces.h"

#include <QStringList>

#include <optional>

namespace stagewright {

/// The boxes that somebody owns; nothing: they are not counted, all can be had.
using OwnedBoxes = std::optional<BoxCounts>;

/// What stands in the palette's list of boxes beside the boxes themselves, by what would be the
/// box's id.
namespace offer {
inline constexpr QLatin1StringView kept(":kept"); ///< favourites, and what was laid last
inline constexpr QLatin1StringView owned(":owned");
inline constexpr QLatin1StringView all(":all");
inline constexpr QLatin1StringView noBox("-"); ///< tiles that no box holds

/// Whether tiles of more than one box stand there, of whatever game.
[[nodiscard]] bool isOfNoGame(QStringView id);
} // namespace offer

/// What a list of boxes is made from.
struct TileSource {
    const Catalogue& catalogue;
    const OwnedBoxes& owned;
    const KeptTiles& kept;
    QString game; ///< of the stage: boxes of others come after its own
};

struct OfferEntry {
    QString id;
    QString title;
};
[[nodiscard]] QList<OfferEntry> collections(const TileSource& source);
[[nodiscard]] QList<OfferEntry> boxEntries(const TileSource& source);

/// The tiles that are shown for an entry, grouped by the shape of their road, and after them those
/// that a search finds as well: all that somebody owns.
[[nodiscard]] QList<PaletteGroup> tilesOffered(const QString& id, const TileSource& source);

/// The titles of boxes that are not owned and hold a tile that passes.
[[nodiscard]] QStringList boxesNotOwnedWith(const TileSource& source,
                                            const std::function<bool(const TileSide&)>& passes);

} // namespace stagewright
