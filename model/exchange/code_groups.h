#pragma once

#include "model/exchange/code_signs.h"
#include "model/layouts/hextiles/catalogue/tile_id.h"
#include "model/layouts/hextiles/hex/hex.h"

#include <QLatin1StringView>

#include <array>
#include <cstddef>
#include <optional>

namespace stagewright {

// The groups of a stage's code as EXCHANGE.md has them, for its writer and its reader.

/// A side that lies up, and its number among those of a game. A code does not depend on what is
/// known of tiles: numbers are those that are printed, with room for what may yet be published.
struct CodedSide {
    int number = 0; ///< 0 to codedNumbers - 1
    bool isB = false;
};
inline constexpr int codedNumbers = 109;

/// The first sign of a code, by game and kind: these follow each other.
inline constexpr int firstGameSign = 10; // A
inline constexpr std::array codedGames{QLatin1StringView("gt"), QLatin1StringView("dirt")};

/// @param game index into codedGames
/// Nothing: the side has to be spelt.
[[nodiscard]] std::optional<CodedSide> codedSide(std::size_t game, const TileId& side);
/// Nothing: there is no such number in the game's series.
[[nodiscard]] std::optional<TileId> sideOfCode(std::size_t game, CodedSide coded);

/// The values of groups from firstMark on are none of tiles. Up to and without farMark they move
/// the place from which the next hop is counted, by strides.
inline constexpr int hopStride = 5;
inline constexpr int mostStrides = 3; ///< in q and in r, by a mark alone
inline constexpr int firstMark = codedNumbers * 2 * 6 * 25;
inline constexpr int farMark = firstMark + 49;     ///< two offsets follow: strides in q and in r
inline constexpr int variantMark = firstMark + 50; ///< of the next tile; a number follows
/// Of the next tile: how many letters, they themselves (a is 0), a number, the side (0: none).
inline constexpr int spelledMark = firstMark + 51;
inline constexpr int lapsMark = firstMark + 52; ///< of a stage that has other than 1; a number

/// By how many strides to move so that the rest is a hop.
[[nodiscard]] constexpr Hex stridesTo(Hex away) {
    const auto strides = [](int way) {
        const int moved = way + hopStride / 2;
        return moved >= 0 ? moved / hopStride : -((hopStride - 1 - moved) / hopStride);
    };
    return {strides(away.q), strides(away.r)};
}
[[nodiscard]] constexpr Hex afterStrides(Hex from, Hex strides) {
    return from + Hex{hopStride * strides.q, hopStride * strides.r};
}

} // namespace stagewright
