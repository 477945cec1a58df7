#pragma once

#include "editor/canvas/ghost.h"

namespace stagewright {

/// Tiles picked up, from the palette or from the board: where they are held, and how turned. A
/// value; the stage does not change before they are put down.
class HeldTiles {
public:
    /// A tile from the palette.
    HeldTiles(const Stage& stage, const Catalogue& catalogue, TileId side);

    /// Tiles of the stage, taken hold of at `grip`.
    HeldTiles(const Stage& stage, const Catalogue& catalogue, const QList<Placement>& taken,
              Hex grip);

    /// Over a gap a single tile turns to fit; elsewhere it takes the turn that the user gave it.
    void moveTo(Hex hex);

    /// The next turn, `by` +1 or -1: first those that fit, then the others. Groups do not turn.
    void turn(int by);

    void flip();

    [[nodiscard]] const Ghost& ghost() const { return ghost_; }
    /// The tiles of the stage that are held; none where the tile comes from the palette.
    [[nodiscard]] const QList<Placement>& taken() const { return taken_; }
    [[nodiscard]] Hex movedBy() const { return at_ - grip_; }

private:
    [[nodiscard]] QList<Turn> fitting() const;
    void place();
    void settle();

    const Catalogue* catalogue_;
    Stage rest_; ///< what lies on the board beside the tiles held
    QList<Placement> taken_;
    QList<Placement> held_; ///< as they were taken, or as turned by the user
    Hex grip_;
    Hex at_;
    bool turnedByUser_ = false; ///< where it is held now
    Ghost ghost_;
};

} // namespace stagewright
