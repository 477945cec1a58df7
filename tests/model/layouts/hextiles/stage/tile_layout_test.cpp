#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

Placement tileAt(Hex hex, int laid, const char* side = "217b") {
    Placement tile = placed({side, hex});
    tile.laid = laid;
    return tile;
}

TEST(TileLayout, KeepsTilesSortedByHexThenByLaying) {
    Stage stage;
    tilesOf(stage).insert(tileAt({1, 0}, 0));
    tilesOf(stage).insert(tileAt({0, 5}, 1));
    tilesOf(stage).insert(tileAt({1, -1}, 2));
    tilesOf(stage).insert(tileAt({1, 0}, 5, "218a"));
    tilesOf(stage).insert(tileAt({1, 0}, 3, "219a"));
    QList<int> laid;
    for (const Placement& tile : tilesOf(stage).placements())
        laid << tile.laid;
    EXPECT_EQ(laid, (QList<int>{1, 2, 0, 3, 5}));
    EXPECT_EQ(tilesOf(stage).nextLaid(), 6);
    laid.clear();
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        laid << tile.laid;
    EXPECT_EQ(laid, (QList<int>{0, 1, 2, 3, 5}));
}

TEST(TileLayout, FindsTheTilesOnAHex) {
    const Stage stage = board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"219a", {0, 0}}});
    ASSERT_EQ(tilesOf(stage).at({0, 0}).size(), 2U);
    EXPECT_EQ(tilesOf(stage).at({0, 0})[0].side, tileId("217b"));
    EXPECT_EQ(tilesOf(stage).at({0, 0})[1].side, tileId("219a"));
    EXPECT_EQ(tilesOf(stage).at({1, 0}).size(), 1U);
    EXPECT_TRUE(tilesOf(stage).at({0, 1}).empty());
    EXPECT_TRUE(tilesOf(Stage()).at({0, 0}).empty());
}

TEST(TileLayout, RemovesTheTileLaidAtThatTimeIfSeveralAreEqual) {
    Stage stage;
    tilesOf(stage).insert(tileAt({0, 0}, 0));
    tilesOf(stage).insert(tileAt({0, 0}, 1));
    tilesOf(stage).insert(tileAt({0, 0}, 2));
    EXPECT_TRUE(tilesOf(stage).remove(tileAt({0, 0}, 1)));
    ASSERT_EQ(tilesOf(stage).placements().size(), 2);
    EXPECT_EQ(tilesOf(stage).placements()[0].laid, 0);
    EXPECT_EQ(tilesOf(stage).placements()[1].laid, 2);
    // Laid at another time, yet the same tile.
    EXPECT_TRUE(tilesOf(stage).remove(tileAt({0, 0}, 7)));
    EXPECT_EQ(tilesOf(stage).placements().size(), 1);
    EXPECT_FALSE(tilesOf(stage).remove(tileAt({0, 0}, 2, "218a")));
    EXPECT_FALSE(tilesOf(stage).remove(tileAt({0, 1}, 2)));
    EXPECT_EQ(tilesOf(stage).placements().size(), 1);
}

TEST(TileLayout, EqualIfTheSameTilesLieInTheSamePlaces) {
    const Stage one = board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"219a", {0, 0}}});
    EXPECT_EQ(one, board({{"219a", {0, 0}}, {"217b", {0, 0}}, {"218a", {1, 0}}}));
    EXPECT_FALSE(one == board({{"217b", {0, 0}}, {"218a", {1, 0}}}));
    EXPECT_FALSE(one == board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"217b", {0, 0}}}));
    EXPECT_FALSE(one == board({{"217b", {0, 0}}, {"218a", {1, 0}, 1}, {"219a", {0, 0}}}));
    // As many tiles, but otherwise spread over the hexes.
    EXPECT_FALSE(one == board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"219a", {1, 0}}}));
    EXPECT_FALSE(board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"219a", {1, 0}}}) == one);
    Stage titled = one;
    titled.info.title = QStringLiteral("Ouninpohja");
    EXPECT_FALSE(one == titled);
}

TEST(TileLayout, EveryFactOfATileCounts) {
    const Stage one = board({{"217b", {0, 0}}});
    const auto with = [&](auto change) {
        Stage other;
        Placement tile = tilesOf(one).placements().front();
        change(tile);
        tilesOf(other).insert(tile);
        return other;
    };
    EXPECT_FALSE(one == with([](Placement& tile) { tile.variant = 2; }));
    EXPECT_FALSE(one == with([](Placement& tile) { tile.tokens.append(Token{}); }));
    EXPECT_FALSE(one == with([](Placement& tile) { tile.unknown[QStringLiteral("a")] = 1; }));
    EXPECT_TRUE(one == with([](Placement& tile) { tile.laid = 9; }));
}

// In quadratic time this test would not end within a minute.
TEST(TileLayout, LargeStagesAreCompared) {
    Stage one;
    Stage other;
    tilesOf(other).insert(tileAt({-1, 0}, 0));
    for (int i = 0; i < 50'000; ++i) {
        tilesOf(one).insert(tileAt({i / 200, i % 200}, i));
        tilesOf(other).insert(tileAt({i / 200, i % 200}, i));
    }
    tilesOf(one).insert(tileAt({9000, 0}, 50'000));
    // The same tiles one place further on in the list: no prefix is equal.
    EXPECT_FALSE(one == other);
    EXPECT_TRUE(one == Stage(one));
}

// Likewise.
TEST(TileLayout, ManyTilesOnOneHexAreComparedAndTaken) {
    QList<Placement> tiles;
    for (int i = 0; i < 50'000; ++i) {
        tiles.append(tileAt({0, 0}, i, i % 2 == 0 ? "217b" : "218a"));
        tiles.back().turn = Turn(i / 2);
    }
    Stage one;
    tilesOf(one).exchange({}, tiles);
    for (Placement& tile : tiles)
        tile.laid = 49'999 - tile.laid;
    Stage other; // the same, the other way round
    tilesOf(other).exchange({}, tiles);
    EXPECT_TRUE(one == other);
    tiles.back().variant = 1;
    other = {};
    tilesOf(other).exchange({}, tiles);
    EXPECT_FALSE(one == other);

    const QList<Placement> all = tilesOf(one).placements();
    tilesOf(one).exchange(QList<Placement>(all.begin() + 1, all.end()), {});
    ASSERT_EQ(tilesOf(one).placements().size(), 1);
    EXPECT_EQ(tilesOf(one).placements().front().laid, 0);
}

TEST(TileLayout, ATileThatChangesInItsPlaceStaysThere) {
    Stage stage;
    for (int i = 0; i < 3; ++i)
        tilesOf(stage).insert(tileAt({0, 0}, i));
    const Placement old = tilesOf(stage).placements().at(1);
    Placement now = old;
    now.turn = Turn(2);
    tilesOf(stage).exchange({&old, 1}, {&now, 1});
    QList<int> turns;
    QList<int> laid;
    for (const Placement& tile : tilesOf(stage).placements()) {
        turns << tile.turn.sixths();
        laid << tile.laid;
    }
    EXPECT_EQ(turns, (QList<int>{0, 2, 0}));
    EXPECT_EQ(laid, (QList<int>{0, 1, 2}));
}

RC_GTEST_PROP(Stage, AnExchangeIsRemovalsThenInsertions, ()) {
    Stage stage = *anyBoard();
    QList<Placement> taken;
    QList<Placement> put;
    for (const Placement& tile : tilesOf(stage).placements())
        if (*rc::gen::arbitrary<bool>()) {
            taken.append(tile);
            Placement moved = tile;
            moved.hex = moved.hex + Hex{*rc::gen::inRange(-2, 3), *rc::gen::inRange(-2, 3)};
            put.append(moved);
        }
    taken.append(tileAt({90, 90}, 7)); // lies nowhere
    put.append(tileAt({0, 0}, *rc::gen::inRange(0, 400)));
    Stage slowly = stage;
    for (const Placement& tile : taken)
        tilesOf(slowly).remove(tile);
    for (const Placement& tile : put)
        tilesOf(slowly).insert(tile);
    tilesOf(stage).exchange(taken, put);
    RC_ASSERT(tilesOf(stage).nextLaid() == tilesOf(slowly).nextLaid());
    RC_ASSERT(tilesOf(stage).placements() == tilesOf(slowly).placements());
    for (qsizetype i = 0; i < tilesOf(stage).placements().size(); ++i)
        RC_ASSERT(tilesOf(stage).placements().at(i).laid ==
                  tilesOf(slowly).placements().at(i).laid);
}

} // namespace
} // namespace stagewright
