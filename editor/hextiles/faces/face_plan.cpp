#include "editor/hextiles/faces/face_plan.h"

#include "editor/hextiles/faces/arches.h"
#include "editor/hextiles/faces/places.h"

namespace stagewright {

FacePlan planOf(const TileSide& side) {
    std::vector<RoadShape> shapes = roadShapes(side);
    std::vector<Ford> fords = fordsOf(shapes);
    std::vector<Kerb> kerbs = kerbsOf(side, shapes);
    FreeSpace room(shapes);
    std::vector<ShortcutArea> shortcuts = shortcutAreas(shapes, room);
    for (const Kerb& kerb : kerbs)
        room.reserve(kerb.area(kerb.s0, kerb.s1));
    for (const ShortcutArea& shortcut : shortcuts) {
        room.reserve(shortcut.area);
        room.reserve(shortcut.sign, shortcutReach);
    }
    for (const Ford& ford : fords)
        room.reserve(ford.water);
    std::vector<Bridge> bridges = bridgesOf(shapes);
    reserveBridges(room, bridges);
    reserveArches(room, side, shapes);
    reservePlace(room, side);
    std::vector<SignPost> posts = signPosts(side, shapes, room);
    for (const SignPost& post : posts)
        room.reserve(post.at, post.reach + 0.01);
    return {std::move(shapes),  std::move(shortcuts), std::move(fords), std::move(kerbs),
            std::move(bridges), std::move(posts),     std::move(room)};
}

} // namespace stagewright
