#include "model/layouts/zones/driving/road_rules.h"

#include <algorithm>

namespace stagewright {

bool RoadRules::isFrozen(RoadSurface surface) const {
    return std::find(frozenOn.begin(), frozenOn.end(), surface) != frozenOn.end();
}

const RoadDashboard* RoadRules::dashboardFor(QStringView tyres, RoadSurface surface,
                                             bool leader) const {
    const bool leads = leader && surface == RoadSurface::Earth;
    const auto found =
        std::find_if(dashboards.begin(), dashboards.end(), [&](const RoadDashboard& each) {
            return each.tyres == tyres && each.surface == surface && each.leader == leads;
        });
    return found == dashboards.end() ? nullptr : &*found;
}

const RoadDashboard* RoadRules::dashboardNamed(QStringView id) const {
    const auto found = std::find_if(dashboards.begin(), dashboards.end(),
                                    [&](const RoadDashboard& each) { return each.id == id; });
    return found == dashboards.end() ? nullptr : &*found;
}

QString sectorName(TyreSector sector) {
    return QStringLiteral("S%1").arg(static_cast<int>(sector) + 1);
}

std::vector<TyreSector> tyreSectorsOf(int sections, int before) {
    if (before > 0)
        return std::vector<TyreSector>(static_cast<std::size_t>(sections),
                                       before == 1 ? TyreSector::S2 : TyreSector::S3);
    std::vector<TyreSector> sectors(static_cast<std::size_t>(sections), TyreSector::S2);
    if (sections > 2)
        sectors.back() = TyreSector::S3;
    if (sections > 0)
        sectors.front() = TyreSector::S1;
    return sectors;
}

double chanceBelowLimit(std::span<const int> faces, int limit) {
    constexpr double facesOfADie = 6;
    std::vector<double> chances(static_cast<std::size_t>(std::max(limit, 0)), 0.0);
    if (chances.empty())
        return 0;
    chances[0] = 1; // by how many hazards there are
    for (const int hazardFaces : faces) {
        const double hazard = hazardFaces / facesOfADie;
        for (std::size_t count = chances.size(); count-- > 0;)
            chances[count] =
                chances[count] * (1 - hazard) + (count > 0 ? chances[count - 1] * hazard : 0);
    }
    double sum = 0;
    for (const double chance : chances)
        sum += chance;
    return sum;
}

} // namespace stagewright
