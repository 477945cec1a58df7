#pragma once

#include "model/fault.h"
#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

namespace stagewright {

/// A box as sold: how many of each tile it holds.
struct Box {
    QString id;    ///< "dirt-core"
    QString game;  ///< "dirt", "gt"
    QString title; ///< as printed on the box; not translated
    bool expansion = false;
    std::map<TileId, int> tiles; ///< by tile, the id being without a side

    [[nodiscard]] int tileCount() const;
};

/// Reads the list of boxes (resources/catalogue/boxes.json). Faults name the field; a box whose
/// tiles do not add up to its tileCount is one.
[[nodiscard]] Expected<std::vector<Box>> readBoxes(const QByteArray& text);

/// The tiles someone has on the table: boxes owned, each so many times.
class Stock {
public:
    void add(const Box& box, int copies = 1);

    /// How many of this tile there are; the side does not matter.
    [[nodiscard]] int count(TileId tile) const;
    [[nodiscard]] const std::map<TileId, int>& tiles() const { return tiles_; }

private:
    std::map<TileId, int> tiles_;
};

} // namespace stagewright
