#include "model/rally/stage_played.h"

#include <algorithm>

namespace stagewright {

bool isPlayed(const Rally& rally, StageKey stage) {
    const auto& drivers = rally.drivers();
    return !drivers.isEmpty() &&
           std::all_of(drivers.begin(), drivers.end(), [&](const Driver& driver) {
               return rally.result(stage, driver.key) != nullptr;
           });
}

std::optional<qsizetype> stagePlayed(const Rally& rally) {
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (!isPlayed(rally, rally.stages().at(i).key))
            return i;
    return std::nullopt;
}

std::optional<DriverKey> nextToStart(const Rally& rally, StageKey stage,
                                     const QList<DriverKey>& order,
                                     std::optional<DriverKey> after) {
    QList<DriverKey> turn = order;
    if (const auto at = after ? order.indexOf(*after) : -1; at >= 0)
        std::rotate(turn.begin(), turn.begin() + at + 1, turn.end());
    for (const DriverKey driver : turn)
        if (!rally.result(stage, driver))
            return driver;
    return std::nullopt;
}

} // namespace stagewright
