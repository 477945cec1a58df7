#pragma once

#include "model/layouts/hextiles/catalogue/tile_side.h"

#include <QStringList>

#include <optional>

namespace stagewright {

/// What a user types to find tiles: a number or the end of one ("217", "17b", "2" for 202), also as
/// other programs write it ("217B-2", "filler1A"), and words for what is on them ("hairpin", "jump
/// 4"). Every term has to hold; a word may be begun, and needs no marks: "epingle" finds "épingle".
class TileSearch {
public:
    TileSearch() = default;
    explicit TileSearch(const QString& text);

    [[nodiscard]] bool isEmpty() const { return terms_.isEmpty(); }

    /// How far the side is from what was typed: 0 is the very number. Nothing where a term does not
    /// hold.
    [[nodiscard]] std::optional<int> rank(const TileSide& side) const;

private:
    QStringList terms_; ///< in plain letters; a single digit belongs to the word before it
};

} // namespace stagewright
