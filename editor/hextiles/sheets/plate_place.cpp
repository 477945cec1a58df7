#include "editor/hextiles/sheets/plate_place.h"

#include "editor/hextiles/faces/legibility.h"
#include "editor/hextiles/faces/places.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace stagewright {

namespace {

constexpr double fromEdge = 0.03; ///< a plate's corner lies that far within the hex
constexpr double takenGap = 0.03;
/// Two plates nearer than that, be it across a border, look like one.
constexpr double plateGap = 0.14;
constexpr int pointsAcross = 8; ///< how finely a plate is looked at
constexpr int pointsDown = 4;
/// A limit that cannot be read is worse than all of a plate on the road ...
constexpr int markWeight = 2 * (pointsAcross + 1) * (pointsDown + 1);
/// ... and what was put there by hand comes before what is printed.
constexpr int takenWeight = 40 * markWeight;
/// A danger sign stands at the other end of the road too.
constexpr int signWeight = pointsAcross + 2;
constexpr int closeWeight = 3; ///< less than a row of points
constexpr int rimOfRoad = pointsAcross + 1;

/// Down the upper left edge, likewise at the right, then up from the bottom.
std::vector<QPointF> numberPlaces(QSizeF plate) {
    std::vector<QPointF> places;
    for (const int y : {1, -1})
        for (const int x : {1, -1})
            for (const double along : {0.0, 0.25, 0.5, 0.75}) {
                const QPointF corner(-0.5 - 0.5 * along + fromEdge,
                                     -apothem * (1 - along) + fromEdge);
                const QPointF middle = corner + QPointF(plate.width(), plate.height()) / 2;
                places.emplace_back(x * middle.x(), y * middle.y());
            }
    return places;
}

/// At the bottom, then up both sides, then just below and above what is taken.
std::vector<QPointF> wordPlaces(QSizeF plate, std::span<const QRectF> taken) {
    std::vector<QPointF> places;
    const double lowest = apothem - fromEdge - plate.height() / 2;
    std::vector<double> heights{0.62, lowest, 0.45, 0.3, 0.0, -0.3, -0.45, -lowest};
    for (const QRectF& other : taken) {
        const double apart = (other.height() + plate.height()) / 2 + takenGap;
        for (const double y : {other.center().y() + apart, other.center().y() - apart})
            if (std::abs(y) <= lowest)
                heights.push_back(y);
    }
    for (const double y : heights) {
        // The hex grows narrower away from its middle.
        const double edge = 1 - (std::abs(y) + plate.height() / 2) / (2 * apothem) - fromEdge;
        const double most = std::max(0.0, edge - plate.width() / 2);
        for (const double x : {0.0, most, -most, most / 2, -most / 2})
            places.emplace_back(x, y);
    }
    return places;
}

QRectF rectOf(QPointF middle, QSizeF plate) {
    QRectF rect({}, plate);
    rect.moveCenter(middle);
    return rect;
}

/// What a place fills with things to be seen; on the way into a yard there are none.
QPolygonF thingsOn(const TileSide& side) {
    constexpr double wayIn = 0.42; // to the S of it
    const QPolygonF ground = placeGround(side);
    return side.role == Role::Service ? ground.intersected(QRectF(-1, -1, 2, 1 + wayIn)) : ground;
}

/// What a plate hides: a count of points of it, by weight.
class Hidden {
public:
    Hidden(const PlateGround& ground, Turn turn, std::span<const QRectF> taken)
        : ground_(ground)
        , turn_(turn)
        , taken_(taken)
        , marks_(ground.marks) {
        for (PrintedMark& mark : marks_)
            mark.at = turned(mark.at, turn);
        for (const SignPost& post : ground.plan.posts)
            signs_.push_back({turned(post.at, turn), post.reach});
    }

    /// @param most if it is more, it does not matter how much
    [[nodiscard]] int by(const QRectF& plate, int most = std::numeric_limits<int>::max()) const {
        const QRectF around = plate.adjusted(-plateGap, -plateGap, plateGap, plateGap);
        int count = 0;
        for (const QRectF& other : taken_)
            count += other.intersects(plate)    ? takenWeight
                     : other.intersects(around) ? closeWeight
                                                : 0;
        count += markWeight * countUnder(plate, marks_) + signWeight * countUnder(plate, signs_);
        for (int column = 0; column <= pointsAcross && count < std::min(most, markWeight); ++column)
            for (int row = 0; row <= pointsDown; ++row) {
                const QPointF point =
                    plate.topLeft() + QPointF(plate.width() * column / pointsAcross,
                                              plate.height() * row / pointsDown);
                count += weightOf(turned(point, -turn_));
            }
        return count;
    }

private:
    /// How many of the discs a plate meets.
    [[nodiscard]] static int countUnder(const QRectF& plate,
                                        const std::vector<PrintedMark>& discs) {
        return static_cast<int>(
            std::count_if(discs.begin(), discs.end(), [&](const PrintedMark& mark) {
                const QPointF apart = mark.at - plate.center();
                const double x = std::max(0.0, std::abs(apart.x()) - plate.width() / 2);
                const double y = std::max(0.0, std::abs(apart.y()) - plate.height() / 2);
                return std::hypot(x, y) < mark.radius;
            }));
    }

    /// How much what lies at a point of the tile as it is printed counts.
    [[nodiscard]] int weightOf(QPointF at) const {
        if (!ground_.things.isEmpty())
            return ground_.things.containsPoint(at, Qt::WindingFill) ? 1 : 0;
        const FreeSpace& room = ground_.plan.room;
        return room.fromRoad(at) < 0 || !room.isFree(at, 0) ? 1 : 0;
    }

    const PlateGround& ground_;
    Turn turn_;
    std::span<const QRectF> taken_;
    std::vector<PrintedMark> marks_; ///< in the frame of the hex as it lies
    std::vector<PrintedMark> signs_; ///< of danger; likewise
};

/// Places all over the hex in which the whole plate lies on it, those near `wanted` first.
std::vector<QPointF> allPlaces(QSizeF plate, QPointF wanted) {
    constexpr double step = 0.06;
    constexpr int steps = 16;
    std::vector<QPointF> places;
    for (int column = -steps; column <= steps; ++column)
        for (int row = -steps; row <= steps; ++row) {
            const QPointF at(column * step, row * step);
            const QPointF corner(std::abs(at.x()) + plate.width() / 2,
                                 std::abs(at.y()) + plate.height() / 2);
            if (insideHex(corner) > fromEdge / 2)
                places.push_back(at);
        }
    std::stable_sort(places.begin(), places.end(), [&](QPointF a, QPointF b) {
        return QLineF(a, wanted).length() < QLineF(b, wanted).length();
    });
    return places;
}

struct Best {
    QPointF place;
    int hidden = std::numeric_limits<int>::max();

    /// Takes the first of those that hide least.
    void improve(const std::vector<QPointF>& places, QSizeF plate, const Hidden& hides) {
        for (const QPointF at : places) {
            if (hidden == 0)
                return;
            if (const int count = hides.by(rectOf(at, plate), hidden); count < hidden) {
                hidden = count;
                place = at;
            }
        }
    }
};

/// One of the places where such a plate is looked for, or, where it hides more than it may, any on
/// the tile.
Best bestOf(const std::vector<QPointF>& places, QSizeF plate, const Hidden& hides, int allowed) {
    Best best;
    best.improve(places, plate, hides);
    if (best.hidden > allowed)
        best.improve(allPlaces(plate, places.front()), plate, hides);
    return best;
}

/// What a plate may hide before another place is looked for, and before it is made smaller.
struct Allowed {
    int inPlace;
    int inSize;
};

/// @param plate of a font of size 1
/// @param places where one of a size is looked for
template <typename Places>
FittingPlate plateThatFits(const Hidden& hides, QSizeF plate, double wanted, double smallest,
                           const Allowed& allowed, const Places& places) {
    constexpr double less = 0.85;
    double size = wanted;
    Best best = bestOf(places(plate * size), plate * size, hides, allowed.inPlace);
    double bestSize = size;
    while (best.hidden > allowed.inSize && size > smallest) {
        size = std::max(smallest, size * less);
        const Best smaller = bestOf(places(plate * size), plate * size, hides, allowed.inPlace);
        if (smaller.hidden < best.hidden) {
            best = smaller;
            bestSize = size;
        }
    }
    return {best.place, bestSize, best.hidden < markWeight, best.hidden <= rimOfRoad};
}

} // namespace

PlateGround plateGround(const TileSide& side, const FaceStyle& style, const DigitScale& digits) {
    PlateGround ground{planOf(side), thingsOn(side), {}};
    ground.marks = printedMarks(side, ground.plan, style, digits);
    ground.saysWhatItIs =
        !placeWord(side, style.lettering, digits.pixel * bareDigitPixels).isEmpty();
    return ground;
}

FittingPlate numberPlateThatFits(const PlateGround& ground, Turn turn, QSizeF plate, double wanted,
                                 double smallest, std::span<const QRectF> taken) {
    constexpr Allowed nothing{0, 0};
    return plateThatFits(Hidden(ground, turn, taken), plate, wanted, smallest, nothing,
                         numberPlaces);
}

FittingPlate wordPlateThatFits(const PlateGround& ground, Turn turn, QSizeF plate, double wanted,
                               double smallest, std::span<const QRectF> taken) {
    // Not more than the rim of a road, and nothing that has to be read.
    constexpr Allowed some{rimOfRoad, markWeight - 1};
    return plateThatFits(Hidden(ground, turn, taken), plate, wanted, smallest, some,
                         [&](QSizeF size) { return wordPlaces(size, taken); });
}

} // namespace stagewright
