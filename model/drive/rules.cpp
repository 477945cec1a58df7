#include "model/drive/rules.h"

#include <algorithm>
#include <array>

namespace stagewright {

LossEffect DriveRules::lossEffect(Danger danger, int gear) const {
    if (danger == Danger::None || gear < 1)
        return {};
    return losses.at(static_cast<std::size_t>(danger)).at(static_cast<std::size_t>(gear) - 1);
}

const Dashboard& dashboardFor(const DriveRules& rules, Terrain terrain) {
    const QStringView surface = terrain == Terrain::Asphalt  ? u"asphalt"
                                : terrain == Terrain::Gravel ? u"gravel"
                                : terrain == Terrain::Snow   ? u"snow"
                                                             : u"";
    const auto found = std::find_if(rules.dashboards.begin(), rules.dashboards.end(),
                                    [&](const Dashboard& each) { return each.surface == surface; });
    return found == rules.dashboards.end() ? rules.dashboards.front() : *found;
}

bool followsTerrain(const DriveRules& rules) {
    constexpr std::array terrains{Terrain::Asphalt, Terrain::Gravel, Terrain::Snow};
    return !rules.dashboards.empty() &&
           std::any_of(terrains.begin(), terrains.end(), [&](Terrain terrain) {
               return &dashboardFor(rules, terrain) != &rules.dashboards.front();
           });
}

Dashboard fromTurn(Dashboard dashboard, std::size_t turn) {
    const std::size_t gone = std::min(turn, dashboard.later.size());
    if (gone == 0)
        return dashboard;
    const DiceCounts dice = dashboard.later[gone - 1];
    dashboard.gear = dice.gear;
    dashboard.coast = dice.coast;
    dashboard.leader = dice.leader;
    dashboard.brake = dice.brake;
    dashboard.later.erase(dashboard.later.begin(),
                          dashboard.later.begin() + static_cast<std::ptrdiff_t>(gone));
    return dashboard;
}

const Dashboard* dashboardNamed(const DriveRules& rules, QStringView id) {
    const auto found = std::find_if(rules.dashboards.begin(), rules.dashboards.end(),
                                    [&](const Dashboard& each) { return each.id == id; });
    return found == rules.dashboards.end() ? nullptr : &*found;
}

} // namespace stagewright
