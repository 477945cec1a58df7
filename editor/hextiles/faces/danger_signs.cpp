#include "editor/hextiles/faces/danger_signs.h"

#include "editor/hextiles/faces/sign_spots.h"

#include <cmath>

namespace stagewright {

namespace {

constexpr double signRadius = 0.062;
constexpr double rimScale = 1.2;
constexpr double mostGrowth = 1.7;

/// From the middle to the farthest point of the shape, in sign radii.
double extent(Danger danger) {
    switch (danger) {
    case Danger::Low:
        return 0.92;
    case Danger::Medium:
        return 1.1;
    case Danger::High:
        return 1.18;
    case Danger::None:
        break;
    }
    return 0;
}

/// In prints without colour, the levels differ by what they bear, too.
void paintMark(const FaceCanvas& canvas, Danger danger, const QTransform& frame) {
    if (danger == Danger::Low)
        canvas.fill(frame.map(roundOutline(signRadius * 0.34)), canvas.style.signRim);
    if (danger == Danger::Medium)
        canvas.fill(frame.map(QPolygonF(QRectF(-0.5 * signRadius, -0.15 * signRadius, signRadius,
                                               0.3 * signRadius))),
                    canvas.style.signRim);
}

/// How much larger than usual signs are drawn where they would be mere dots.
double growth(double pixel) {
    constexpr double leastRadius = 3.2; // pixels
    return std::clamp(leastRadius * pixel / signRadius, 1.0, mostGrowth);
}

} // namespace

std::vector<SignPost> signPosts(const TileSide& side, std::span<const RoadShape> shapes,
                                const FreeSpace& others) {
    std::vector<SignPost> posts;
    FreeSpace room = others;
    if (side.danger == Danger::None)
        return posts;
    const double reach = signReach(side.danger);
    const auto ways = waysIn(shapes);
    for (const auto& [edge, way] : ways) {
        const auto spot = signSpot(edge, ways, room, reach);
        if (!spot)
            continue;
        room.reserve(spot->at, spot->reach);
        posts.push_back({edge, spot->at, way.driving(), spot->reach / reach, spot->reach});
    }
    // How near the others have come is known only now.
    for (SignPost& post : posts) {
        double least = std::min(room.fromRoad(post.at), insideHex(post.at));
        for (const SignPost& other : posts)
            if (&other != &post)
                least = std::min(least, QLineF(post.at, other.at).length() / 2);
        constexpr double gap = 0.01;
        constexpr double step = 0.1;
        const double most = std::min((least - gap) / reach, mostGrowth);
        while (post.room + step <= most && others.isFree(post.at, (post.room + step) * reach))
            post.room += step;
    }
    return posts;
}

double signReach(Danger danger) {
    return extent(danger) * rimScale * signRadius;
}

QPainterPath signShape(Danger danger) {
    QPainterPath shape;
    const double r = extent(danger) * signRadius;
    switch (danger) {
    case Danger::Low:
        shape.addPolygon(roundOutline(r));
        break;
    case Danger::Medium:
        shape.addPolygon(QPolygonF{{0, -r}, {r, 0}, {0, r}, {-r, 0}});
        shape.closeSubpath();
        break;
    case Danger::High:
        shape.addPolygon(QPolygonF{{0, -r}, {0.866 * r, 0.5 * r}, {-0.866 * r, 0.5 * r}});
        shape.closeSubpath();
        break;
    case Danger::None:
        break;
    }
    return shape;
}

void paintSigns(const FaceCanvas& canvas, Danger danger, std::span<const SignPost> posts) {
    const QColor colour = danger == Danger::Low      ? canvas.style.lowDanger
                          : danger == Danger::Medium ? canvas.style.mediumDanger
                                                     : canvas.style.highDanger;
    const QPainterPath shape = signShape(danger);
    const QPainterPath rim = QTransform::fromScale(rimScale, rimScale).map(shape);
    for (const SignPost& post : posts) {
        const double size = std::min(growth(canvas.pixel), post.room);
        const QTransform frame = QTransform::fromScale(size, size) * canvas.upright *
                                 QTransform::fromTranslate(post.at.x(), post.at.y());
        canvas.fill(frame.map(rim), canvas.style.signRim);
        canvas.fill(frame.map(shape), colour);
        if (canvas.style.isMono)
            paintMark(canvas, danger, frame);
    }
}

} // namespace stagewright
