#pragma once

#include "editor/sheets/sheet_subject.h"
#include "model/layouts/zones/rally/tyre_plan.h"

#include <any>

namespace stagewright {

/// Times by tyres that pages of chains tell.
struct ChainTimes {
    std::optional<TyrePlan> plan; ///< nothing: a stage of the rally cannot be driven
    RallyTyreTimes stages;
};

/// A ChainTimes.
[[nodiscard]] std::any workOutChains(const Rally& rally, const Games& games,
                                     const std::stop_token& stop);

/// Null: they are not known yet.
[[nodiscard]] const ChainTimes* chainTimes(const SheetSubject& subject);
[[nodiscard]] QString notKnownYet();

} // namespace stagewright
