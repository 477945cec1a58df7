#include "model/rally/stage_played.h"

#include <algorithm>

namespace stagewright {

namespace {

bool hasResult(const Rally& rally, qsizetype stage, const Driver& driver) {
    return rally.result(rally.stages().at(stage).key, driver.key) != nullptr;
}

bool isMissed(const Rally& rally, qsizetype stage) {
    const auto& drivers = rally.drivers();
    return drivers.isEmpty() ||
           std::any_of(drivers.begin(), drivers.end(),
                       [&](const Driver& driver) { return !hasResult(rally, stage, driver); });
}

bool isBegun(const Rally& rally, qsizetype stage) {
    const auto& drivers = rally.drivers();
    return std::any_of(drivers.begin(), drivers.end(),
                       [&](const Driver& driver) { return hasResult(rally, stage, driver); });
}

} // namespace

std::optional<qsizetype> nextUnplayed(const Rally& rally, qsizetype stage) {
    for (qsizetype i = stage + 1; i < rally.stages().size(); ++i)
        if (isMissed(rally, i))
            return i;
    return std::nullopt;
}

std::optional<qsizetype> stagePlayed(const Rally& rally) {
    qsizetype begun = rally.stages().size() - 1;
    while (begun >= 0 && !isBegun(rally, begun))
        --begun;
    return nextUnplayed(rally, std::max<qsizetype>(begun, 0) - 1);
}

QList<DriverKey> startAfter(const Rally& rally, StageKey stage, const QList<DriverKey>& order,
                            DriverKey driver) {
    QList<DriverKey> turn = order;
    if (const auto at = order.indexOf(driver); at >= 0)
        std::rotate(turn.begin(), turn.begin() + at + 1, turn.end());
    turn.removeIf([&](DriverKey each) { return rally.result(stage, each) != nullptr; });
    return turn;
}

std::optional<DriverKey> nextToStart(const Rally& rally, StageKey stage,
                                     const QList<DriverKey>& order,
                                     std::optional<DriverKey> after) {
    const auto turn = startAfter(rally, stage, order, after.value_or(DriverKey{}));
    return turn.isEmpty() ? std::nullopt : std::optional(turn.front());
}

} // namespace stagewright
