#include "model/season/season.h"

#include <algorithm>
#include <array>
#include <set>

namespace stagewright {

namespace {

constexpr std::array tieNames{QLatin1StringView("places"), QLatin1StringView("last-round"),
                              QLatin1StringView("all-points")};

} // namespace

QString nameOf(TieRule rule) {
    return tieNames.at(static_cast<std::size_t>(rule));
}

std::optional<TieRule> tieRuleNamed(const QString& name) {
    const auto* const found = std::find(tieNames.begin(), tieNames.end(), name);
    return found == tieNames.end() ? std::nullopt
                                   : std::optional(static_cast<TieRule>(found - tieNames.begin()));
}

const RosterDriver* findDriver(const QList<RosterDriver>& drivers, const QString& name) {
    const QString key = driverNameKey(name);
    const auto found = std::find_if(drivers.begin(), drivers.end(), [&](const auto& driver) {
        return driverNameKey(driver.name) == key;
    });
    return found == drivers.end() ? nullptr : &*found;
}

qsizetype powerStageOf(const SeasonRound& round) {
    return round.powerStage ? *round.powerStage : round.stages.size() - 1;
}

QStringList strangersIn(const RallySeason& season, const SeasonRound& round) {
    QStringList strangers;
    if (season.drivers.isEmpty())
        return strangers;
    std::set<QString> known;
    for (const RosterDriver& driver : season.drivers)
        known.insert(driverNameKey(driver.name));
    for (const RoundResult& result : round.results)
        if (!known.contains(driverNameKey(result.driver)))
            strangers << result.driver;
    return strangers;
}

QStringList classesOf(const RallySeason& season) {
    QStringList classes;
    for (const RosterDriver& driver : season.drivers)
        if (!driver.carClass.isEmpty() && !classes.contains(driver.carClass))
            classes << driver.carClass;
    classes.sort(Qt::CaseInsensitive);
    return classes;
}

bool hasTeams(const RallySeason& season) {
    return std::any_of(season.drivers.begin(), season.drivers.end(),
                       [](const RosterDriver& driver) { return !driver.team.isEmpty(); });
}

} // namespace stagewright
