#pragma once

#include "model/drive/race/race_simulator.h"
#include "model/game/place_names.h"

#include <QStringList>

namespace stagewright {

/// What a person would say of these races, in the user's language: "Little passing: 1.2 a lap, most
/// of it at 116b. Pole is worth 9 %." Of stages on which the cars start one after the other: "Who
/// starts first takes 3 s longer than the others."
/// @param pieces their names, as racedPieceNames
[[nodiscard]] QString raceSentence(const RaceSimulator& simulator, const RaceStatistics& races,
                                   const QStringList& pieces);

/// The names of the pieces that are driven over, as the figures number them; of several of one name
/// with their places.
[[nodiscard]] QStringList racedPieceNames(const RaceSimulator& simulator,
                                          const StagePlaces& places);

} // namespace stagewright
