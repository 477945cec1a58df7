#pragma once

#include "model/layouts/zones/driving/road_estimate.h"
#include "model/rally/rally.h"

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Stages between two assistances, with the same tyres.
struct TyreLeg {
    qsizetype first = 0; ///< of the rally's stages
    qsizetype count = 0;
    /// All that the leg can be driven on, the fastest first: expected seconds of it, exactly.
    struct Tyres {
        QString tyres;
        double seconds = 0;
        std::vector<double> stages; ///< each of them
    };
    std::vector<Tyres> tyres; ///< at least one
};

/// Which tyres to take where: they are chosen at the start of a rally and at assistances. Soft ones
/// that are kept for the next stage wear on as their rule says.
using TyrePlan = std::vector<TyreLeg>;

/// Of each stage of printed boards, by its index in a rally: exactly, with the tyres that are kept
/// or new there. Not those that cannot be driven.
using RallyTyreTimes = std::map<qsizetype, std::vector<TyreTime>>;

/// With the dice of the first car on earth where `leader`. Not all, if it was asked to stop.
[[nodiscard]] RallyTyreTimes tyreTimesOf(const Rally& rally, const ZoneBoards& boards,
                                         const RoadRules& rules, bool leader,
                                         const std::stop_token& stop = {});

/// Likewise, of times that are all known. The fault names the stage that cannot be driven.
[[nodiscard]] Expected<TyrePlan> tyrePlanOf(const Rally& rally, const RallyTyreTimes& times,
                                            const ZoneBoards& boards, const RoadRules& rules,
                                            bool leader);

/// Of the rally's stages of printed boards; others are passed over and end a leg. With the dice of
/// the first car on earth where `leader`. The fault names the stage that cannot be driven.
/// @return nothing within if it was asked to stop
[[nodiscard]] Expected<std::optional<TyrePlan>> tyrePlanOf(const Rally& rally,
                                                           const ZoneBoards& boards,
                                                           const RoadRules& rules, bool leader,
                                                           const std::stop_token& stop = {});

/// How many sections the stage before had from which the tyres are kept; 0: they are new.
/// @param stage index
[[nodiscard]] int tyresKeptFrom(const Rally& rally, qsizetype stage);

} // namespace stagewright
