#pragma once

#include "model/fault.h"
#include "model/json/object_reader.h"
#include "model/layouts/hextiles/catalogue/box.h"
#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace stagewright {

/// All tile sides and boxes the program knows: a value that never changes. Copies are cheap and
/// share the tile sides, which keep their addresses as long as one of them lives: whoever needs
/// tiles for longer than a call, in another thread above all, keeps a copy.
class Catalogue {
public:
    /// Without tiles and boxes.
    Catalogue() : Catalogue({}, {}) {}

    /// Sorted by id.
    [[nodiscard]] std::span<const TileSide> sides() const { return known_->sides; }
    [[nodiscard]] std::span<const Box> boxes() const { return known_->boxes; }

    /// Null where the id is unknown.
    [[nodiscard]] const TileSide* find(const TileId& id) const;

    /// The side on the back; null where the tile has one side or is unknown.
    [[nodiscard]] const TileSide* back(const TileId& id) const;

    [[nodiscard]] const Box* box(QStringView id) const;

    /// Whether some box holds the tile, so that there are so many of it. One of one's own that none
    /// holds is made as often as it is wanted. The side does not matter.
    [[nodiscard]] bool isCounted(const TileId& id) const;

    /// @pre sides are sorted by id and no id occurs twice (readTileSides sees to each file)
    Catalogue(std::vector<TileSide> sides, std::vector<Box> boxes);

    // Moving copies, so that none is ever left empty.
    Catalogue(const Catalogue&) = default;
    Catalogue& operator=(const Catalogue&) = default;
    ~Catalogue() = default;

private:
    struct Known {
        std::vector<TileSide> sides;
        std::vector<Box> boxes;
        std::unordered_map<TileId, const TileSide*> byId;
        std::unordered_set<TileId> counted; ///< of all boxes, without sides
    };

    std::shared_ptr<const Known> known_; ///< never null
};

/// A tile of which sides are missing: each has the sides a and b, or one side without a letter.
/// @pre sides are sorted by id
[[nodiscard]] std::optional<Fault> findIncompleteTile(std::span<const TileSide> sides);

/// A catalogue file, its text, and the tile numbers it has to describe: each within a range, all.
struct CatalogueFile {
    QString name;
    QByteArray text;
    std::vector<Range> numbers; ///< empty: any, as in files of one's own
    bool compiledIn = false;    ///< its text is ours (see parseOwnJson)
};

/// Builds a catalogue. Beside the faults of readTileSides and readBoxes: a tile side in two files;
/// a tile with one of two sides missing; a number outside the file's ranges, or missing in them; a
/// box that holds a tile no file describes.
[[nodiscard]] Expected<Catalogue> readCatalogue(std::span<const CatalogueFile> tiles,
                                                const CatalogueFile& boxes);

/// The catalogue compiled into the program (resources/catalogue).
[[nodiscard]] Expected<Catalogue> builtInCatalogue();

} // namespace stagewright
