#pragma once

#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/tiles_between.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace stagewright {

/// Some like tiles or tokens.
struct TileTableRow {
    const TileSide* side = nullptr; ///< null: a token
    QString name;                   ///< "217", or what the token is called
    QString letter;                 ///< of the side
    int count = 1;
    QStringList boxes; ///< titles, "2 × Rallyman: DIRT" where the stage needs two; none of a token
    QString liesAs;    ///< "217a", of a tile to be turned over: the side that lies up; else empty
    QString token{};   ///< its id; empty: a tile
};

/// What is done with what is in a section.
enum class TileOrigin : unsigned char {
    Box,    ///< tiles picked from a box
    Tokens, ///< all that lie on the tiles
    Moves,  ///< on the table already, but to be laid elsewhere
    Stays,  ///< on the table already, and left there
    Back    ///< of the stage before: put back into a box
};

struct TileSection {
    TileOrigin source = TileOrigin::Box;
    int tiles = 0; ///< in all, or tokens
    std::vector<TileTableRow> rows;
};

/// The tiles of a stage by number, then its tokens by kind; those of each source apart. Tiles the
/// catalogue does not know have no picture and no box. No section is without rows.
/// @param fromBefore from the stage that lies on the table; nothing: there is none
[[nodiscard]] std::vector<TileSection>
tileSections(const Stage& stage, const Catalogue& catalogue,
             const std::optional<TileMove>& fromBefore = std::nullopt);

/// "Tokens: 14"
[[nodiscard]] QString tokensHeading(const TileSection& section);

/// What a page says above a section, with its number of tiles.
[[nodiscard]] QString headingOf(const TileSection& section);

} // namespace stagewright
