#pragma once

#include "editor/document/document.h"
#include "model/layouts/cards/table/card_table.h"

namespace stagewright {

// What is entered of an evening, by name. Seats are counted from 0.

/// @param score nothing: none yet
[[nodiscard]] StageUndoStep enterScore(const Document& document, qsizetype seat,
                                       const std::optional<SeatScore>& score);
[[nodiscard]] StageUndoStep enterGhostScore(const Document& document,
                                            const std::optional<GhostScore>& score);
/// @param faces nothing: they are not known
[[nodiscard]] StageUndoStep enterHazard(const Document& document,
                                        const std::optional<HazardFaces>& faces);
/// @param minutes nothing: by the box, or by evenings played
[[nodiscard]] StageUndoStep enterMinutes(const Document& document, std::optional<double> minutes);
/// Of a trial. What is said of one takes the place of the other.
/// @param minutes nothing: as is assumed, or by evenings played
[[nodiscard]] StageUndoStep enterTrialMinutes(const Document& document,
                                              const std::optional<TrialMinutes>& minutes);
[[nodiscard]] StageUndoStep addPlayed(const Document& document, const PlayedEvening& evening);
[[nodiscard]] StageUndoStep removePlayed(const Document& document, qsizetype index);

/// The places of the players become results of the evening, among those of stages of other games. A
/// player is who has his name there, or else his place in the order; who is nobody is added.
[[nodiscard]] RallyUndoStep takePlaces(const Document& document);

} // namespace stagewright
