#include "editor/hextiles/faces/junctions.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace stagewright {

namespace {

bool shareSpaces(const Road& a, const Road& b) {
    return std::any_of(a.spaces.begin(), a.spaces.end(), [&](const Space& space) {
        return std::any_of(b.spaces.begin(), b.spaces.end(),
                           [&](const Space& other) { return other.id == space.id; });
    });
}

/// The edge over which `turning` leaves a junction with `through`; nothing where the two do not
/// begin or end together.
std::optional<Edge> branchOf(const Road& through, const Road& turning) {
    const auto isEnd = [&](Edge edge) { return edge == through.from || edge == through.to; };
    if (isEnd(turning.from) == isEnd(turning.to) || !shareSpaces(through, turning))
        return std::nullopt;
    return isEnd(turning.from) ? turning.to : turning.from;
}

/// The far border of a road, seen from a branch.
class FarBorder {
public:
    FarBorder(const RoadShape& through, QPointF branch) {
        const int steps =
            through.centreLine().isStraight()
                ? 1
                : static_cast<int>(std::ceil(through.centreLine().length() / stepLength));
        for (int i = 0; i <= steps; ++i) {
            const double s = double(i) / steps;
            const CentreLine::Pose pose = through.centreLine().pose(s);
            stations_.push_back({pose.at, pose.right(), through.centreLine().width(s) / 2});
        }
        if (QPointF::dotProduct(branch - stations_[stations_.size() / 2].at,
                                stations_.back().right) < 0)
            for (Station& station : stations_)
                station.right = -station.right; // towards the branch
    }

    /// The outline, with the points that lie beyond the far border moved onto it.
    [[nodiscard]] QPolygonF within(QPolygonF outline) const {
        constexpr double inset = 0.002;
        std::size_t near = 0;
        for (QPointF& point : outline) {
            near = nearest(point, near);
            const Station& station = stations_[near];
            const double over =
                -QPointF::dotProduct(point - station.at, station.right) - (station.half - inset);
            if (over > 0)
                point += station.right * over;
        }
        return outline;
    }

private:
    static constexpr double stepLength = 0.04;

    struct Station {
        QPointF at;
        QPointF right;
        double half;
    };

    /// Of a point that follows one whose nearest station is known.
    [[nodiscard]] std::size_t nearest(QPointF point, std::size_t start) const {
        const auto square = [&](std::size_t i) {
            const QPointF apart = point - stations_[i].at;
            return QPointF::dotProduct(apart, apart);
        };
        std::size_t near = start;
        while (near + 1 < stations_.size() && square(near + 1) < square(near))
            ++near;
        while (near > 0 && square(near - 1) < square(near))
            --near;
        return near;
    }

    std::vector<Station> stations_;
};

} // namespace

QPolygonF surfaceOf(std::span<const RoadShape> shapes, std::size_t road, double margin) {
    QPolygonF surface = shapes[road].surface(margin);
    for (std::size_t other = 0; other < road; ++other)
        if (const auto branch = branchOf(shapes[other].road(), shapes[road].road())) {
            surface = FarBorder(shapes[other], edgeMiddle(*branch)).within(std::move(surface));
        }
    return surface;
}

} // namespace stagewright
