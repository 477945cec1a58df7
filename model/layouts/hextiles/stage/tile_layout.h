#pragma once

#include "model/game/stage.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <QByteArray>
#include <QList>

#include <map>
#include <span>
#include <utility>

namespace stagewright {

/// Of the records of tiles, the beginnings of their hashes (TileSide::recordHash).
using TileHashes = std::map<TileId, QByteArray>;

/// Hex tiles laid on a board, as a value: cheap to copy, equal if the same tiles lie in the same
/// places.
///
/// Two tiles may lie on one hex (files in the wild have it; a validator names it).
class TileLayout {
public:
    /// Whether the order in which its tiles were laid is kept in files. It is where a file had them
    /// in another order than by hex, as other programs do: their users may mean something by it. A
    /// stage built here is the same in whatever order it was built.
    bool orderCounts = false;

    /// What the file says that each tile's record in the catalogue was when the stage was laid. Not
    /// what makes layouts equal.
    TileHashes tileHashes;

    /// Sorted by hex (q, r), then by the order in which they were laid.
    [[nodiscard]] const QList<Placement>& placements() const& { return placements_; }
    /// Of a layout that ends with the expression, which a loop would outlive.
    [[nodiscard]] QList<Placement> placements() && { return std::move(placements_); }
    [[nodiscard]] std::span<const Placement> at(Hex hex) const;
    [[nodiscard]] QList<Placement> inLayingOrder() const;

    // What makes it a kind of layout.
    [[nodiscard]] int pieceCount() const { return static_cast<int>(placements_.size()); }
    [[nodiscard]] static const LayoutKind& kind();
    void write(ObjectWriter& members) const;
    [[nodiscard]] Expected<void> fitsAFile() const; ///< the fault: too many tokens

    /// The number that the next tile laid gets in Placement::laid.
    [[nodiscard]] int nextLaid() const { return nextLaid_; }

    void insert(const Placement& placement);

    /// Takes one tile that equals `placement`, the one laid at the same time if there are several.
    /// @return whether there was one
    bool remove(const Placement& placement);

    /// Removes all of `taken`, then inserts all of `put`: in one pass where they are many.
    void exchange(std::span<const Placement> taken, std::span<const Placement> put);

    friend bool operator==(const TileLayout& a, const TileLayout& b);

private:
    QList<Placement> placements_;
    int nextLaid_ = 0;
};

/// The tiles of a stage; none where something else is laid.
[[nodiscard]] const TileLayout& tilesOf(const Stage& stage);
/// To be changed. @pre the stage is empty, or one of hex tiles
[[nodiscard]] TileLayout& tilesOf(Stage& stage);
[[nodiscard]] TileLayout tilesOf(Stage&& stage);

} // namespace stagewright
