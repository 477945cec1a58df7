#pragma once

#include "model/layouts/zones/driving/road_simulator.h"
#include "model/layouts/zones/driving/road_solver.h"

#include <QStringList>

#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Tyres that the rules have a dashboard for, in the order in which they name them.
[[nodiscard]] QStringList tyresOf(const RoadRules& rules);

/// Those made for the surface of most of a stage's sections: of asphalt "asphalt", of snow "snow",
/// of earth "earth"; where the rules have none of that name, their first.
[[nodiscard]] QString usualTyres(const ChainLayout& chain, const ZoneBoards& boards,
                                 const RoadRules& rules);

/// A stage on some tyres, exactly.
struct TyreTime {
    QString tyres;
    DriveValue value;
};

/// With all tyres with which the stage can be driven, the fastest first. The fault: it cannot be
/// driven with any.
/// @param choice its tyres do not matter
/// @return nothing within if it was asked to stop
[[nodiscard]] Expected<std::optional<std::vector<TyreTime>>>
tyreTimes(const ChainLayout& chain, const ZoneBoards& boards, const RoadRules& rules,
          const TyreChoice& choice, const std::stop_token& stop = {});

/// An element of the road, in a mean drive.
struct ElementEstimate {
    int section = 0;   ///< of the stage, from 0
    int element = 0;   ///< of the stage, from 0
    double turns = 0;  ///< that end there
    double losses = 0; ///< of control
};

[[nodiscard]] std::vector<ElementEstimate> elementsOf(const SectionGraph& graph,
                                                      const DriveStatistics& drives);

/// At the table: what a rally takes a player, shared among its stages.
[[nodiscard]] double minutesOfStage(const RoadRules& rules, int players);

/// What no time of a stage reckons with: sentences, in the user's language.
/// @param simulated else worked out exactly
[[nodiscard]] QStringList whatTimesLeaveOut(bool simulated);

} // namespace stagewright
