#include "model/drive/race/race_order.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

TurnOrder orderOfPlay(std::span<const RacingCar> cars, const RaceTrack& track, PlayOrder order) {
    TurnOrder numbers;
    for (std::size_t i = 0; i < cars.size(); ++i)
        if (cars[i].races())
            numbers.push_back(static_cast<int>(i));
    const auto before = [&](int a, int b) {
        const RacingCar& one = cars[static_cast<std::size_t>(a)];
        const RacingCar& other = cars[static_cast<std::size_t>(b)];
        const auto key = [&](const RacingCar& car, int number) {
            const bool off = order == PlayOrder::Gear && car.isOff();
            const std::int64_t far = off ? 0 : -track.distance(car.space);
            const std::int64_t fast = off ? 0 : -car.gear;
            return std::tuple(off, off ? car.leftRoad : 0, order == PlayOrder::Gear ? fast : far,
                              order == PlayOrder::Gear ? far : fast, track.inside(car.space),
                              number);
        };
        return key(one, a) < key(other, b);
    };
    std::sort(numbers.begin(), numbers.end(), before);
    return numbers;
}

} // namespace stagewright
