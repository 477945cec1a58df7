#pragma once

#include "model/game/games.h"
#include "model/game/place.h"

#include <cstdint>

namespace stagewright {

/// Where something is on a table of cards, as Place::x says; Place::y is its number, from 1.
enum class TableZone : std::uint8_t { Shop, Player, StageCard, Ghost };

[[nodiscard]] constexpr Place placeIn(TableZone zone, int number) {
    return {static_cast<int>(zone), number};
}

/// Games that can do with tables of cards what the model asks of a kind of layout. The data of
/// Dirt & Dust (CardGame) are among theirs.
[[nodiscard]] Expected<Games> withDirtAndDust(const Games& games);

} // namespace stagewright
