#include "editor/hextiles/ring/ring_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr double gapOfPictures = 5; // pixels between pictures
constexpr int mostRings = 3;        // farther off, nobody sees what belongs to the road's end
constexpr double widest = 130;      // degrees to either side: behind it lies the road
constexpr double degree = std::numbers::pi / 180;

struct RingPlace {
    double angle; ///< clockwise from the heading
    QPointF middle;
};

} // namespace

std::vector<QPointF> ringPlaces(const RingCentre& centre, int count, double radius,
                                const std::function<bool(QPointF middle)>& isFree) {
    const double ahead = std::atan2(centre.heading.y(), centre.heading.x());
    const double apart = 2 * radius + gapOfPictures;
    std::vector<RingPlace> places;
    for (int ring = 0; ring < mostRings; ++ring) {
        const double distance = centre.radius + gapOfPictures + radius + ring * apart;
        const double step = 2 * std::asin(std::min(1.0, apart / 2 / distance));
        for (int i = 0; i * step <= widest * degree; ++i)
            for (const int side : {1, -1}) {
                const double angle = side * i * step;
                const QPointF middle = centre.middle + distance * QPointF(std::cos(ahead + angle),
                                                                          std::sin(ahead + angle));
                if ((i > 0 || side > 0) && static_cast<int>(places.size()) < count &&
                    isFree(middle))
                    places.push_back({angle, middle});
            }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const RingPlace& a, const RingPlace& b) { return a.angle < b.angle; });
    std::vector<QPointF> middles;
    for (const RingPlace& place : places)
        middles.push_back(place.middle);
    return middles;
}

} // namespace stagewright
