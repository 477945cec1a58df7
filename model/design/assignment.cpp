#include "model/design/assignment.h"

#include <limits>

namespace stagewright {

namespace {

constexpr std::size_t noPlace = std::numeric_limits<std::size_t>::max();

} // namespace

std::optional<std::vector<std::size_t>>
assigned(std::size_t places, std::size_t things,
         const std::function<double(std::size_t place, std::size_t thing)>& cost,
         const std::stop_token& stop) {
    constexpr double far = std::numeric_limits<double>::infinity();
    std::vector<double> priceOfPlace(places, 0);
    std::vector<double> priceOfThing(things, 0);
    std::vector<std::size_t> owner(things, noPlace);
    for (std::size_t place = 0; place < places; ++place) {
        if (stop.stop_requested())
            return std::nullopt;
        // The cheapest way to a thing that nobody has, over things whose owners move on.
        std::vector<double> distance(things, far);
        std::vector<std::size_t> before(things, noPlace);
        std::vector<bool> reached(things, false);
        std::size_t at = noPlace; // the thing whose owner moves on
        std::size_t mover = place;
        while (mover != noPlace) {
            double least = far;
            std::size_t next = noPlace;
            for (std::size_t thing = 0; thing < things; ++thing) {
                if (reached[thing])
                    continue;
                const double way = (at == noPlace ? 0 : distance[at]) + cost(mover, thing) -
                                   priceOfPlace[mover] - priceOfThing[thing];
                if (way < distance[thing]) {
                    distance[thing] = way;
                    before[thing] = at;
                }
                if (distance[thing] < least) {
                    least = distance[thing];
                    next = thing;
                }
            }
            at = next;
            reached[at] = true;
            mover = owner[at];
        }
        const double end = distance[at];
        for (std::size_t thing = 0; thing < things; ++thing)
            if (reached[thing] && thing != at) {
                priceOfThing[thing] += distance[thing] - end;
                priceOfPlace[owner[thing]] += end - distance[thing];
            }
        priceOfPlace[place] += end;
        while (before[at] != noPlace) {
            owner[at] = owner[before[at]];
            at = before[at];
        }
        owner[at] = place;
    }
    std::vector<std::size_t> given(places, 0);
    for (std::size_t thing = 0; thing < things; ++thing)
        if (owner[thing] != noPlace)
            given[owner[thing]] = thing;
    return given;
}

} // namespace stagewright
