#pragma once

#include "model/catalogue/overlay.h"
#include "model/pack/rally_pack.h"

#include <optional>

namespace stagewright {

/// A rally of a file, all of whose tiles are known.
struct KnownRally {
    Rally rally;
    std::optional<Catalogue> own; ///< with a pack's own tile sets, if it has some

    [[nodiscard]] const Catalogue& catalogue(const Catalogue& given) const {
        return own ? *own : given;
    }
};

/// Whether the file is a rally file, and not a stage or a pack. Of a file that cannot be read: no.
[[nodiscard]] bool holdsRally(const QString& path);

/// Reads a rally file or a whole pack. The fault names the first tile that the catalogue does not
/// know: its stage, its hex and its id.
[[nodiscard]] Expected<KnownRally> loadKnownRally(const QString& path, const Catalogue& catalogue);

/// A pack where the name ends so, else a rally file, which cannot hold tile sets.
[[nodiscard]] Expected<void> saveRallyTo(const RallyPack& pack, const QString& path);

} // namespace stagewright
