#include "model/drive/race/pass_counter.h"

namespace stagewright {

PassCounter::PassCounter(std::span<const RacingCar> cars, const RaceTrack& track) : track_(track) {
    for (std::size_t a = 0; a < cars.size(); ++a)
        for (std::size_t b = a + 1; b < cars.size(); ++b) {
            const bool level = track.distance(cars[a].space) == track.distance(cars[b].space);
            const bool first =
                level || track.distance(cars[a].space) > track.distance(cars[b].space);
            isAhead(a, b) = first;
            isAhead(b, a) = !first;
        }
}

/// The old leader stays while nobody is further. What counts apart as a pass is no change (d).
void PassCounter::countLead(std::span<const RacingCar> cars, std::span<const int> places,
                            std::span<const Seen> now, RaceOutcome& counted) {
    if (anyIn_)
        return;
    std::size_t foremost = leader_;
    for (std::size_t i = 0; i < cars.size(); ++i) {
        if (places[i] == 1) {
            anyIn_ = true;
            if (i != leader_)
                ++counted[RaceCount::LeadChangesFinish];
            return;
        }
        if (cars[i].races() &&
            (cars[foremost].where == RacingCar::Where::Retired ||
             track_.distance(cars[i].space) > track_.distance(cars[foremost].space)))
            foremost = i;
    }
    if (foremost == leader_)
        return;
    if (cars[leader_].where != RacingCar::Where::Retired &&
        !isApart(before_.at(foremost), before_.at(leader_)) &&
        !isApart(now[foremost], now[leader_]))
        ++counted[RaceCount::LeadChanges];
    leader_ = foremost;
}

} // namespace stagewright
