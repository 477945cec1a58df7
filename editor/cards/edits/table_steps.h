#pragma once

#include "editor/document/document.h"
#include "model/layouts/cards/play/card_game.h"

#include <cstdint>

namespace stagewright {

[[nodiscard]] const CardGame& cardGameOf(const Document& document);

/// What lies on the table of the open stage; where nothing does, as it is begun, with places for
/// the players of the evening.
[[nodiscard]] CardTable tableOf(const Document& document);

// What a hand does to the table, by name. Seats are counted from 0.

[[nodiscard]] StageUndoStep changeTable(const Document& document, CardTable table, StepName name);
/// A becomes B and B A; where no stack lies, one of A.
[[nodiscard]] StageUndoStep turnStack(const Document& document, int number);
/// @param letter 'A' or 'B'; 0: none
[[nodiscard]] StageUndoStep layStack(const Document& document, int number, char letter);
[[nodiscard]] StageUndoStep laySeveral(const Document& document, const QStringList& shop);
/// @param driver empty: none
[[nodiscard]] StageUndoStep seatDriver(const Document& document, qsizetype seat,
                                       const QString& driver);
[[nodiscard]] StageUndoStep flipTokens(const Document& document, qsizetype seat, int flipped);
[[nodiscard]] StageUndoStep moveSeat(const Document& document, qsizetype from, qsizetype to);
[[nodiscard]] StageUndoStep nameSeat(const Document& document, qsizetype seat, const QString& name);
/// A stage alone that is played solo is an evening of one. From solo as many sit down as the
/// evening has players, or four.
[[nodiscard]] RallyUndoStep changeMode(const Document& document, CardMode mode);
[[nodiscard]] StageUndoStep changeDeck(const Document& document, const StageDeck& deck);
[[nodiscard]] StageUndoStep changeFaceUp(const Document& document, int faceUp);
[[nodiscard]] StageUndoStep changeGap(const Document& document, RowGap gap);
[[nodiscard]] StageUndoStep changeGhost(const Document& document, std::optional<GhostLevel> level);
[[nodiscard]] StageUndoStep noteCard(const Document& document, const CardNote& note);
/// Drivers for all seats, those not played lately first.
[[nodiscard]] StageUndoStep drawDrivers(const Document& document, std::uint64_t seed);

/// Decks that can be chosen: those of the box for the mode, and the user's own of other stages of
/// the evening.
[[nodiscard]] QList<StageDeck> decksFor(const Document& document);

/// What was played, the earliest first: with what the evenings were that are remembered with any
/// table of the file, and what lies on tables before the open one.
[[nodiscard]] std::vector<CardsLaid> playedBefore(const Document& document);
/// Of each the shop, the drivers, or the id of the deck.
[[nodiscard]] std::vector<QStringList> playedBefore(const Document& document,
                                                    QStringList (*what)(const CardsLaid&));

} // namespace stagewright
