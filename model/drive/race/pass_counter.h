#pragma once

#include "model/drive/race/race_order.h"
#include "model/drive/race/race_statistics.h"

namespace stagewright {

/// Counts who passes whom, from the end of a round to the end of the next (rules of the race, "what
/// is counted").
class PassCounter {
public:
    /// @param cars as they stand at first, in which gear 0 is not slow
    PassCounter(std::span<const RacingCar> cars, const RaceTrack& track);

    /// The end of a round.
    /// @param places of the cars that are in, 0: it is not
    /// @param passedAt is told the space where the passing car stands then
    template <typename PassedAt>
    void endRound(std::span<const RacingCar> cars, std::span<const int> places,
                  RaceOutcome& counted, PassedAt passedAt);

private:
    struct Seen {
        bool in = false;
        bool slow = false; ///< in gear 0
        bool off = false;
    };

    /// Whether a pass counts apart.
    [[nodiscard]] static bool isApart(const Seen& passing, const Seen& passed) {
        return passing.off || passed.off || passed.slow;
    }
    void countLead(std::span<const RacingCar> cars, std::span<const int> places,
                   std::span<const Seen> now, RaceOutcome& counted);
    [[nodiscard]] bool& isAhead(std::size_t a, std::size_t b) { return ahead_.at(a).at(b); }

    const RaceTrack& track_;
    std::array<std::array<bool, mostCars>, mostCars> ahead_{};
    std::array<Seen, mostCars> before_{};
    std::size_t leader_ = 0;
    bool anyIn_ = false;
};

template <typename PassedAt>
void PassCounter::endRound(std::span<const RacingCar> cars, std::span<const int> places,
                           RaceOutcome& counted, PassedAt passedAt) {
    std::array<Seen, mostCars> now{};
    for (std::size_t i = 0; i < cars.size(); ++i)
        now.at(i) = {cars[i].where == RacingCar::Where::In, cars[i].gear == 0, cars[i].isOff()};
    const auto started = [&](std::size_t i) {
        return cars[i].races() || cars[i].where == RacingCar::Where::In;
    };
    for (std::size_t a = 0; a < cars.size(); ++a)
        for (std::size_t b = 0; b < cars.size(); ++b) {
            // Has a passed b, which was ahead?
            if (a == b || !isAhead(b, a) || before_.at(a).in || before_.at(b).in || !started(a) ||
                !started(b))
                continue;
            const bool onLine = now.at(a).in || now.at(b).in;
            const bool passed =
                onLine ? now.at(a).in && (!now.at(b).in || places[a] < places[b])
                       : track_.distance(cars[a].space) > track_.distance(cars[b].space);
            if (!passed)
                continue;
            isAhead(b, a) = false;
            isAhead(a, b) = true;
            const bool apart =
                isApart(before_.at(a), before_.at(b)) || isApart(now.at(a), now.at(b));
            if (onLine) {
                ++counted[RaceCount::PassesFinish];
            } else if (apart) {
                ++counted[RaceCount::PassesApart];
            } else {
                ++counted[RaceCount::Passes];
                passedAt(cars[a].space);
            }
        }
    countLead(cars, places, now, counted);
    before_ = now;
}

} // namespace stagewright
