#pragma once

#include "model/layouts/hextiles/driving/plan_border.h"
#include "model/layouts/hextiles/driving/road_plan.h"

#include <map>

namespace stagewright {

/// Plans of roads and of the borders between them, each made once: stages repeat few of them.
class PlanCache {
public:
    const RoadPlan& plan(const DrivenRoad& road) {
        const Key key(road.road, road.forward);
        const auto found = plans_.find(key);
        return found != plans_.end()
                   ? found->second
                   : plans_.emplace(key, planOf(*road.road, road.forward)).first->second;
    }

    const BorderPlan& border(const DrivenRoad& before, const DrivenRoad& after) {
        const std::pair key(Key(before.road, before.forward), Key(after.road, after.forward));
        const auto found = borders_.find(key);
        return found != borders_.end()
                   ? found->second
                   : borders_.emplace(key, planBorder(plan(before), plan(after))).first->second;
    }

private:
    using Key = std::pair<const Road*, bool>;

    std::map<Key, RoadPlan> plans_;
    std::map<std::pair<Key, Key>, BorderPlan> borders_;
};

} // namespace stagewright
