#include "editor/hextiles/faces/face_plan.h"
#include "editor/hextiles/faces/space_symbols.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/hextiles/faces/every_side.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace stagewright {
namespace {

/// All symbols on one level of a side's roads, and those of its shortcuts.
std::vector<Symbol> symbolsOf(const TileSide& tile, const FacePlan& plan, const FaceStyle& style,
                              bool over) {
    RoadLevel level{tile, plan.shapes, {}, {}};
    for (std::size_t i = 0; i < tile.roads.size(); ++i)
        if ((tile.roads[i].level == Level::Over) == over)
            level.roads.push_back(i);
    const SymbolLayer onRoads = spaceSymbols(level, style, 0);
    std::vector<Symbol> all = onRoads.symbols();
    if (!over) {
        const SymbolLayer onVerge = shortcutSymbols(plan.shortcuts, style.lettering, 0);
        all.insert(all.end(), onVerge.symbols().begin(), onVerge.symbols().end());
    }
    return all;
}

TEST(Symbols, DoNotCoverEachOther) {
    const FaceStyle style = colourStyle();
    forEverySide([&](const TileSide& tile) {
        const FacePlan plan = planOf(tile);
        for (const bool over : {false, true}) {
            const std::vector<Symbol> all = symbolsOf(tile, plan, style, over);
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t k = i + 1; k < all.size(); ++k)
                    EXPECT_FALSE(all[i].light.intersects(all[k].light)) << i << " and " << k;
        }
    });
}

/// But the arrows of a climb, which are large.
TEST(Symbols, AreNotWhiteOnWhiteGround) {
    for (FaceStyle style : {colourStyle(), monoStyle()})
        for (const bool bare : {false, true}) {
            style.bareLimits = bare;
            forEverySide([&](const TileSide& tile) {
                if (tile.terrain != Terrain::Snow)
                    return;
                const FacePlan plan = planOf(tile);
                for (const Symbol& symbol : symbolsOf(tile, plan, style, false))
                    EXPECT_TRUE(symbol.isDisc || !symbol.dark.isEmpty());
            });
        }
}

/// Half the width of a symbol.
double reachOf(const Symbol& symbol) {
    return symbol.rim.boundingRect().width() / 2;
}

// As the print has them: where a line ends a space, it can be seen from side to side. On any side;
// only where three limits meet in a Y does a rim touch the line.
TEST(Symbols, OfLimitsLeaveTheEndsOfTheirSpacesInSight) {
    constexpr double rim = 0.01;
    const FaceStyle style = colourStyle();
    int count = 0;
    forEverySide([&](const TileSide& tile) {
        const double least = tile.id == tileId("415b") ? -rim : 0;
        const FacePlan plan = planOf(tile);
        for (const bool over : {false, true})
            for (const Symbol& disc : symbolsOf(tile, plan, style, over)) {
                if (!disc.isDisc)
                    continue;
                ++count;
                for (const RoadShape& shape : plan.shapes)
                    for (const Space& space : shape.road().spaces)
                        for (const int s : {space.s.begin, space.s.end})
                            EXPECT_GT(distanceToOutline(disc.rim.boundingRect().center(),
                                                        shape.across(part(s), space.lanes.left,
                                                                     space.lanes.right)) -
                                          reachOf(disc),
                                      least)
                                << space.id.toStdString();
            }
    });
    EXPECT_GT(count, 500);
}

TEST(Symbols, OfLimitsAreAsLargeAsCanBeReadWithEase) {
    const FaceStyle style = colourStyle();
    const FacePlan plan = planOf(side("210b"));
    const RoadLevel level{side("210b"), plan.shapes, {0}, {}};
    const auto discOf = [&](double easyDigit) {
        const SymbolLayer layer = spaceSymbols(level, style, 0, easyDigit);
        return layer.symbols().front().rim.boundingRect().width() / 2;
    };
    EXPECT_NEAR(discOf(limitDigit), limitReach, 1e-3);
    EXPECT_NEAR(discOf(1), limitReach, 1e-3);
    EXPECT_NEAR(discOf(limitDigit * 0.95), limitReach * 0.95, 1e-3);
    EXPECT_LE(discOf(0), limitReach * 0.85 + 1e-3);
}

TEST(Symbols, OfFordsAreTwoWavesThatLieAcrossTheRoad) {
    const Symbol waves = wavesSymbol();
    EXPECT_EQ(waves.light.toSubpathPolygons().size(), 2);
    const QRectF bounds = waves.light.boundingRect();
    EXPECT_GT(bounds.height(), bounds.width() * 1.3); // x runs along the road
    for (const QPolygonF& wave : waves.light.toSubpathPolygons())
        EXPECT_GT(wave.boundingRect().height(), 2.5 * wave.boundingRect().width());
}

TEST(Symbols, OfShortcutsStandOffTheRoad) {
    forEverySide([](const TileSide& tile) {
        const FacePlan plan = planOf(tile);
        for (const ShortcutArea& shortcut : plan.shortcuts)
            EXPECT_GT(plan.room.fromRoad(shortcut.sign), shortcutReach * shortcut.signSize - 0.006);
    });
}

/// From a sign's rim to the nearest point of a symbol.
double gap(const SignPost& post, const Symbol& symbol) {
    double least = 1;
    for (const QPolygonF& outline : symbol.rim.toSubpathPolygons())
        least = std::min(least, distanceToOutline(post.at, outline));
    return least - post.reach;
}

TEST(DangerSigns, KeepClearOfSymbols) {
    const FaceStyle style = colourStyle();
    forEverySide([&](const TileSide& tile) {
        const FacePlan plan = planOf(tile);
        for (const Symbol& symbol : symbolsOf(tile, plan, style, false))
            for (const SignPost& post : plan.posts)
                EXPECT_GT(gap(post, symbol), 0);
    });
}

TEST(DangerSigns, KeepClearOfRoadsNumbersAndEachOther) {
    forEverySide([](const TileSide& tile) {
        const FacePlan plan = planOf(tile);
        const FreeSpace room(plan.shapes);
        for (const SignPost& post : plan.posts) {
            EXPECT_GT(room.fromRoad(post.at), post.reach + 0.01);
            EXPECT_GT(insideHex(post.at), post.reach + 0.01);
            for (int i = 0; i < 6; ++i) {
                const QPointF apart = turned(post.at, Turn(i)) - room.numberPlace(Turn(i)).middle;
                const double x = std::max(0.0, std::abs(apart.x()) - numberWidth / 2);
                const double y = std::max(0.0, std::abs(apart.y()) - numberHeight / 2);
                EXPECT_GT(std::hypot(x, y), post.reach);
            }
            for (const SignPost& other : plan.posts)
                if (&other != &post) {
                    EXPECT_GT(QLineF(post.at, other.at).length(), post.reach + other.reach - 1e-9);
                }
        }
    });
}

std::set<Edge> endsOf(const TileSide& tile) {
    std::set<Edge> ends;
    if (tile.danger != Danger::None)
        for (const Road& road : tile.roads)
            ends.insert({road.from, road.to});
    return ends;
}

TEST(DangerSigns, StandAtEveryRoadEndButWhereRoadsFillTheTile) {
    const std::map<QString, std::size_t> withoutRoom{{QStringLiteral("142b"), 1},
                                                     {QStringLiteral("150a"), 2}};
    forEverySide([&](const TileSide& tile) {
        const auto missing = withoutRoom.find(tile.id.toString());
        EXPECT_EQ(planOf(tile).posts.size(),
                  endsOf(tile).size() - (missing == withoutRoom.end() ? 0 : missing->second));
    });
}

} // namespace
} // namespace stagewright
