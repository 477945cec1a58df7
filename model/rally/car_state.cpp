#include "model/rally/car_state.h"

#include <algorithm>

namespace stagewright {

namespace {

CarState fresh(const Rally& rally, int wheels) {
    return {{}, wheels > 0, rally.info.sisu != Sisu::Never};
}

CarState after(const CarState& before, const StageResult& result) {
    CarState car = before;
    car.damage = result.damage;
    if (result.wheel != SpareWheel::Kept)
        car.spareWheel = false;
    if (result.wheel == SpareWheel::ChangedAfterwards)
        car.damage.gearbox = std::max(0, car.damage.gearbox - 1);
    car.sisu = car.sisu && !result.sisu;
    return car;
}

} // namespace

CarState carBefore(const Rally& rally, qsizetype stage, DriverKey driver, int wheels) {
    CarState car = fresh(rally, wheels);
    for (qsizetype i = 0; i < std::min(stage, rally.stages().size()); ++i) {
        const RallyStage& driven = rally.stages()[i];
        const StageResult* result = rally.result(driven.key, driver);
        if (result)
            car = after(car, *result);
        const bool retired = result && std::holds_alternative<Retired>(result->outcome);
        if (driven.serviceAfter || retired) {
            const bool sisu = car.sisu;
            car = fresh(rally, wheels);
            if (rally.info.sisu == Sisu::OncePerRally)
                car.sisu = sisu;
        }
    }
    return car;
}

} // namespace stagewright
