#include "editor/faces/danger_signs.h"

#include "editor/faces/surroundings.h"

#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace stagewright {

namespace {

/// The way in over one end of a road.
struct WayIn {
    const RoadShape* shape;
    bool atFrom;

    [[nodiscard]] QPointF driving() const {
        return atFrom ? shape->centreLine().pose(0).along : -shape->centreLine().pose(1).along;
    }
    /// The point beside the road, `depth` behind the tile's edge and `clear` beside the border.
    [[nodiscard]] QPointF beside(double depth, double clear, bool rightHand) const {
        const double s = depth / shape->centreLine().length();
        const double lanes = shape->road().widestLanes();
        const bool right = rightHand == atFrom;
        const double at = atFrom ? s : 1 - s;
        const double off = clear / shape->laneWidth(at);
        return shape->at(at, right ? lanes + off : -off);
    }
};

/// On a tile full of road: the spot with room that is nearest to the road end, if it is not far.
std::optional<SignPost> postAnywhere(const WayIn& way, Edge edge, const Surroundings& room) {
    constexpr double tight = signRadius - 0.012;
    constexpr double farthest = 0.7;
    const QPointF end = way.beside(0.1, 0, true);
    for (double away = 0.06; away < farthest; away += 0.04) {
        const int spots = static_cast<int>(away / 0.01);
        for (int i = 0; i < spots; ++i) {
            const double angle = 2 * std::numbers::pi * i / spots;
            const QPointF at = end + QPointF(std::cos(angle), std::sin(angle)) * away;
            if (room.hasRoom(at, tight))
                return SignPost{edge, at, way.driving()};
        }
    }
    return std::nullopt;
}

/// The first place with room: near the edge rather than deep in the tile, at the right hand rather
/// than at the left.
std::optional<SignPost> postFor(const WayIn& way, Edge edge, const Surroundings& room) {
    for (const double nearest : {0.1, 0.3})
        for (const bool rightHand : {true, false})
            for (double depth = nearest; depth < nearest + 0.22; depth += 0.04)
                for (const double clear : {0.13, 0.1, 0.085, 0.17, 0.22}) {
                    const QPointF at = way.beside(depth, clear, rightHand);
                    if (room.hasRoom(at, signRadius))
                        return SignPost{edge, at, way.driving()};
                }
    return postAnywhere(way, edge, room);
}

} // namespace

std::vector<SignPost> signPosts(const TileSide& side, std::span<const RoadShape> shapes,
                                Surroundings room) {
    std::vector<SignPost> posts;
    if (side.danger == Danger::None)
        return posts;
    std::map<Edge, WayIn> ways;
    for (const RoadShape& shape : shapes) {
        ways.try_emplace(shape.road().from, WayIn{&shape, true});
        ways.try_emplace(shape.road().to, WayIn{&shape, false});
    }
    for (const auto& [edge, way] : ways)
        if (const auto post = postFor(way, edge, room)) {
            posts.push_back(*post);
            room.reserve(post->at, signRadius + 0.015);
        }
    return posts;
}

QPainterPath signShape(Danger danger) {
    QPainterPath shape;
    const double r = signRadius;
    switch (danger) {
    case Danger::Low:
        shape.addPolygon(roundOutline(r * 0.9));
        break;
    case Danger::Medium:
        shape.addPolygon(QPolygonF{{0, -r * 1.1}, {r * 1.1, 0}, {0, r * 1.1}, {-r * 1.1, 0}});
        shape.closeSubpath();
        break;
    case Danger::High:
        shape.addPolygon(QPolygonF{{0, -r * 1.1}, {r * 1.1, r * 0.8}, {-r * 1.1, r * 0.8}});
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
    const QPainterPath rim = QTransform::fromScale(1.2, 1.2).map(shape);
    for (const SignPost& post : posts) {
        const QTransform frame(-post.driving.y(), post.driving.x(), -post.driving.x(),
                               -post.driving.y(), post.at.x(), post.at.y());
        canvas.fill(frame.map(rim), canvas.style.signRim);
        canvas.fill(frame.map(shape), colour);
    }
}

} // namespace stagewright
