#pragma once

#include "model/layouts/cards/play/card_game.h"

#include <optional>
#include <vector>

namespace stagewright {

/// Until the last stage card has left the row (rulebook, Gameplay): a round for each card, and one
/// more for each slot that stays empty and moves along with them.
[[nodiscard]] int roundsOf(const CardTable& table);

/// The round at whose end a card leaves. @param card from 1
[[nodiscard]] int roundOfLeaving(const CardTable& table, int card);

/// Cards that lie open when a round begins, the one that leaves next first; 0 where a slot is empty
/// that moves along. Slots beside the deck that are empty for good are left out. @param round from
/// 1
[[nodiscard]] std::vector<int> rowAtRound(const CardTable& table, int round);

/// How many pairs of dice the ghost driver rolls in each round: his dice lie on stage cards, and he
/// has each from the round after that in which its card leaves. None without a ghost.
[[nodiscard]] std::vector<int> ghostPairs(const CardTable& table, const CardGame& game);

/// What the ghost driver scores in the mean, nothing of it covered.
struct GhostPoints {
    double speed = 0;      ///< a point a hit
    double popularity = 0; ///< a point a symbol; beyond the end of the track nothing is taken off
};

/// Exactly, from the six faces; nothing as long as those are not entered, or without a ghost.
[[nodiscard]] std::optional<GhostPoints> ghostPoints(const CardTable& table, const CardGame& game);

/// Where a length comes from.
enum class LengthSource : std::uint8_t {
    Said,   ///< the user's minutes a round
    Played, ///< evenings of the user's own
    Box,    ///< what is printed on it
    Assumed ///< of a trial, of which nothing is printed
};

/// As files and scripts name it: "box".
[[nodiscard]] QLatin1StringView idOf(LengthSource source);

struct TableLength {
    double least = 0; ///< minutes
    double most = 0;
    LengthSource source = LengthSource::Box;

    [[nodiscard]] double mean() const { return (least + most) / 2; }
};

/// How long it takes. By the rules all phases are played at once, so that the players do not count;
/// of a trial they do, as they drive one after another.
[[nodiscard]] TableLength lengthOf(const CardTable& table, const CardGame& game, int players);

} // namespace stagewright
