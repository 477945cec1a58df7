#pragma once

#include "model/layouts/zones/rally/tyre_plan.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace stagewright {

/// "snow tyres"; of other rules than the built-in ones their own word.
[[nodiscard]] QString tyresInWords(const QString& tyres);

/// "asphalt tyres 6:02, snow tyres 6:31", in their order.
[[nodiscard]] QString tyreTimesInWords(const std::vector<TyreTime>& times);

/// Of a rally, a line for each leg: "SS 1 to SS 2: snow tyres 12:31, asphalt tyres 13:02"
[[nodiscard]] QStringList tyrePlanInWords(const TyrePlan& plan, const Rally& rally);

} // namespace stagewright
