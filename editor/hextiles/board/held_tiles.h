#pragma once

#include "editor/hextiles/board/ghost.h"

namespace stagewright {

/// Tiles picked up, from the palette, the clipboard or the board: where they are held, and how
/// turned. A value; the stage does not change before they are put down.
class HeldTiles {
public:
    /// A tile from the palette.
    HeldTiles(const Stage& stage, const Catalogue& catalogue, TileId side);

    /// Tiles of the stage, taken hold of at `grip`. Others do not give way to them.
    HeldTiles(const Stage& stage, const Catalogue& catalogue, const QList<Placement>& taken,
              Hex grip);

    /// Copies of tiles, of this stage or another, taken hold of at `grip`.
    /// @pre there are some, no two on one hex
    [[nodiscard]] static HeldTiles copies(const Stage& stage, const Catalogue& catalogue,
                                          const QList<Placement>& tiles, Hex grip);

    /// Over a gap a single tile turns to fit, over a tile it takes that one's turn if it can;
    /// elsewhere it takes the turn that the user gave it.
    void moveTo(Hex hex);

    /// The next turn, `by` +1 or -1: first those that fit, then the others. Several tiles turn as
    /// one body.
    void turn(int by);

    /// Turns each tile over, if all have a back.
    void flip();

    [[nodiscard]] const Ghost& ghost() const { return ghost_; }
    /// The tiles of the stage that are held; none where they are new to it.
    [[nodiscard]] const QList<Placement>& taken() const { return taken_; }
    [[nodiscard]] Hex at() const { return at_; }

private:
    [[nodiscard]] Hex movedBy() const { return at_ - grip_; }
    [[nodiscard]] QList<Placement> shifted(QList<Placement> tiles) const;
    [[nodiscard]] Ghost judge(const QList<Placement>& tiles) const;
    [[nodiscard]] QList<Turn> fitting() const;
    void place() { ghost_ = judge(shifted(held_)); }
    void settle();
    void turnOne(int by);
    void turnAll(int by);

    Catalogue catalogue_;
    Stage rest_; ///< what lies on the board beside the tiles held
    QList<Placement> taken_;
    QList<Placement> held_; ///< as they were taken, or as turned by the user
    Hex grip_;
    Hex at_;
    Hex pivot_;                 ///< about which several turn, where they were taken
    Turn turned_;               ///< of several, since then
    bool turnedByUser_ = false; ///< where it is held now
    Ghost ghost_;
};

} // namespace stagewright
