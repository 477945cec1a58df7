#include "editor/hextiles/faces/sign_spots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace stagewright {

namespace {

/// A place relative to a road end; `clear` is measured from the sign's rim.
struct Candidate {
    double depth;
    double clear;
    bool rightHand;

    [[nodiscard]] double cost() const { return depth + 1.2 * clear + (rightHand ? 0 : 0.24); }
};

/// All that are looked at, the best first.
std::vector<Candidate> spotsByCost() {
    std::vector<Candidate> spots;
    for (int depth = 2; depth <= 24; ++depth)
        for (int clear = 1; clear < 8; ++clear)
            for (const bool rightHand : {true, false})
                spots.push_back({0.04 * depth, 0.02 + 0.02 * clear, rightHand});
    std::stable_sort(spots.begin(), spots.end(),
                     [](const Candidate& a, const Candidate& b) { return a.cost() < b.cost(); });
    return spots;
}

/// Distance from its own road end, as a part of that from the nearest other: the less, the surer a
/// driver takes the sign for that of this end.
class Belonging {
public:
    Belonging(Edge edge, const std::map<Edge, WayIn>& ways) : own_(ways.at(edge).end()) {
        for (const auto& [other, way] : ways)
            if (other != edge)
                others_.push_back(way.end());
    }

    [[nodiscard]] double operator()(QPointF at) const {
        double least = std::numeric_limits<double>::max();
        for (const QPointF other : others_)
            least = std::min(least, square(at - other));
        return std::sqrt(square(at - own_) / least);
    }

private:
    static double square(QPointF v) { return QPointF::dotProduct(v, v); }

    QPointF own_;
    std::vector<QPointF> others_;
};

/// The spot nearest to the road end that has room, if it is not far: for a whole sign if there is
/// one, else for a smaller one.
std::optional<SignSpot> spotAnywhere(const WayIn& way, const FreeSpace& room, double reach) {
    constexpr double nearest = 0.2;
    constexpr double ringGap = 0.027;
    constexpr int rings = 21;
    constexpr std::array sizes{0.5, 0.7, 0.85, 1.0};
    std::optional<SignSpot> best;
    const QPointF end = way.end();
    const QPointF in = way.driving();
    const QPointF right(-in.y(), in.x());
    for (int ring = 0; ring < rings; ++ring) {
        const double away = nearest + ringGap * ring;
        const int spots = static_cast<int>(away / 0.014);
        for (int i = 1; i < spots; ++i) {
            const double angle = std::numbers::pi * i / spots;
            const QPointF at = end + (right * std::cos(angle) + in * std::sin(angle)) * away;
            for (const double size : sizes)
                if (!best || size * reach > best->reach) {
                    if (!room.hasRoom(at, size * reach))
                        break;
                    best = SignSpot{at, size * reach};
                }
            if (best && best->reach == reach)
                return best;
        }
    }
    return best;
}

} // namespace

QPointF WayIn::driving() const {
    return atFrom ? shape->centreLine().pose(0).along : -shape->centreLine().pose(1).along;
}

QPointF WayIn::end() const {
    return shape->centreLine().pose(atFrom ? 0 : 1).at;
}

QPointF WayIn::beside(double depth, double clear, bool rightHand) const {
    const double s = depth / shape->centreLine().length();
    const double lanes = shape->road().widestLanes();
    const bool right = rightHand == atFrom;
    const double at = atFrom ? s : 1 - s;
    const double off = clear / shape->laneWidth(at);
    return shape->at(at, right ? lanes + off : -off);
}

std::map<Edge, WayIn> waysIn(std::span<const RoadShape> shapes) {
    std::map<Edge, WayIn> ways;
    for (const RoadShape& shape : shapes) {
        ways.try_emplace(shape.road().from, WayIn{&shape, true});
        ways.try_emplace(shape.road().to, WayIn{&shape, false});
    }
    return ways;
}

std::optional<SignSpot> signSpot(Edge edge, const std::map<Edge, WayIn>& ways,
                                 const FreeSpace& room, double reach) {
    static const std::vector<Candidate> spots = spotsByCost();
    const WayIn& way = ways.at(edge);
    const Belonging belonging(edge, ways);
    constexpr double gap = 0.015; // around a good spot, beyond the usual
    std::optional<SignSpot> fair;
    std::optional<SignSpot> poor;
    for (const Candidate& spot : spots) {
        const QPointF at = way.beside(spot.depth, reach + spot.clear, spot.rightHand);
        const double near = belonging(at);
        if (near > 0.9 || !room.hasRoom(at, reach))
            continue;
        if (near > 0.7)
            poor = poor.value_or(SignSpot{at, reach});
        else if (room.hasRoom(at, reach + gap))
            return SignSpot{at, reach};
        else
            fair = fair.value_or(SignSpot{at, reach});
    }
    if (fair || poor)
        return fair ? fair : poor;
    return spotAnywhere(way, room, reach);
}

} // namespace stagewright
