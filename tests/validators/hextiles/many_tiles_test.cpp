#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/mend.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

// Many tiles are checked and mended otherwise than few are; what comes of it is the same.

namespace stagewright {
namespace {

Checker checked(const Stage& stage, const Stock& stock, bool hints) {
    Checker checker(catalogue(), stock);
    checker.setHints(hints);
    checker.check(stage);
    return checker;
}

Findings findingsOf(const Stage& stage, const Stock& stock, bool hints) {
    return checked(stage, stock, hints).findings();
}

/// One fix after another, the whole stage being checked for each.
Stage mendedOneByOne(Stage stage, const Stock& stock, bool hints) {
    const auto makeOne = [&] {
        const Checker checker = checked(stage, stock, hints);
        for (const Finding& finding : checker.findings())
            if (const auto fix = checker.fixFor(stage, finding)) {
                apply(fix->edit, stage);
                return true;
            }
        return false;
    };
    while (makeOne()) {
    }
    return stage;
}

/// With tiles turned, and laid twice.
Stage spoilt(Stage stage) {
    const auto faults = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(1, 30));
    for (int i = 0; i < faults; ++i) {
        Placement tile = tilesOf(stage).placements().at(
            static_cast<qsizetype>(anyIndex(tilesOf(stage).placements())));
        if (*rc::gen::arbitrary<bool>()) {
            tile.laid = tilesOf(stage).nextLaid();
            tilesOf(stage).insert(tile);
        } else {
            tilesOf(stage).remove(tile);
            tile.turn = tile.turn + Turn(*rc::gen::inRange(1, 6));
            tilesOf(stage).insert(tile);
        }
    }
    return stage;
}

RC_GTEST_PROP(ManyTiles, AnyBoardIsMendedAsOneByOne, ()) {
    const Stage stage = *anyBoard();
    const Stock core = stockOf({"dirt-core", "gt-core", "dirt-rx"});
    const bool hints = *rc::gen::arbitrary<bool>();
    RC_ASSERT(mended({stage, catalogue(), core}, hints).stage ==
              mendedOneByOne(stage, core, hints));
}

TEST(ManyTiles, ALongRoadIsMendedAsOneByOne) {
    const Stage whole = straightRoad(400);
    int fixes = 0;
    EXPECT_TRUE(rc::check("the same tiles lie in the same turns", [&] {
        const Stage stage = spoilt(whole);
        const Mended done = mended({stage, catalogue(), everything()}, false);
        fixes += static_cast<int>(done.fixes.size());
        RC_ASSERT(done.stage == mendedOneByOne(stage, everything(), false));
    }));
    EXPECT_GT(fixes, 0);
}

TEST(ManyTiles, FixesOfALongRoadLeadToWhatIsMended) {
    EXPECT_TRUE(rc::check("made in their order, and taken back", [] {
        const Stage stage = spoilt(straightRoad(400));
        const Mended done = mended({stage, catalogue(), everything()}, false);
        Stage made = stage;
        for (const Fix& fix : done.fixes)
            apply(fix.edit, made);
        RC_ASSERT(made == done.stage);
        for (auto fix = done.fixes.rbegin(); fix != done.fixes.rend(); ++fix)
            apply(inverse(fix->edit), made);
        RC_ASSERT(made == stage);
        const Checker checker = checked(done.stage, everything(), false);
        for (const Finding& finding : checker.findings())
            RC_ASSERT(!checker.fixFor(done.stage, finding));
    }));
}

Stock plenty() {
    Stock stock;
    stock.add(*catalogue().box(u"dirt-core"), 10'000);
    return stock;
}

/// So many tiles on a hex, the finish of a road of three.
Stage heap(int tiles) {
    Stage stage = board({{"202a", {0, 1}}, {"205a", {0, 0}}});
    for (int i = 0; i < tiles; ++i) {
        Placement tile;
        tile.hex = {0, -1};
        tile.side = tileId(i == 0 ? "203a" : "205a");
        tile.turn = Turn(i);
        tile.laid = tilesOf(stage).nextLaid();
        tilesOf(stage).insert(tile);
    }
    return stage;
}

TEST(ManyTiles, OnOneHexAreOneFaultWithTheFirstOfThem) {
    const Findings findings = findingsOf(heap(3000), plenty(), false);
    EXPECT_LT(findings.size(), 20);
    const auto shared = std::find_if(findings.begin(), findings.end(), [](const Finding& each) {
        return each.rule == QStringLiteral("shared-hex");
    });
    ASSERT_NE(shared, findings.end());
    EXPECT_EQ(shared->text,
              QStringLiteral("3000 tile(s) lie on the same hex: 203a, 205a, 205a, 205a, 205a, "
                             "205a, 205a, 205a, 205a, 205a, 205a, 205a, …."));
}

TEST(ManyTiles, OfThoseOnOneHexTheBestStays) {
    const Mended done = mended({heap(3000), catalogue(), plenty()}, false);
    EXPECT_EQ(done.stage, board({{"202a", {0, 1}}, {"205a", {0, 0}}, {"203a", {0, -1}}}));
    ASSERT_EQ(done.fixes.size(), 1U);
    EXPECT_LT(done.fixes[0].name().size(), 100);
}

TEST(ManyTiles, OnTwoHexesAreNotJoinedEachWithEach) {
    Stage stage;
    for (int i = 0; i < 4000; ++i) {
        Placement tile;
        tile.hex = {0, i % 2};
        tile.side = tileId("205a");
        tile.laid = i;
        tilesOf(stage).insert(tile);
    }
    const RoadGraph roads(stage, catalogue());
    EXPECT_LT(num_edges(roads.graph()), 4U * 4000U);
    const auto parts = roads.parts();
    EXPECT_EQ(parts.at(0), parts.at(2000)); // the first on either hex are joined
}

} // namespace
} // namespace stagewright
