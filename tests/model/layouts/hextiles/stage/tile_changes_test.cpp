#include "model/layouts/hextiles/stage/tile_changes.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

Stage sixTiles() {
    return board({{"202a", {0, 0}},
                  {"205a", {0, -1}},
                  {"204a", {0, -2}},
                  {"206a", {0, -3}},
                  {"207a", {0, -4}},
                  {"203a", {0, -5}}});
}

QString side(const char* name) {
    return QString::fromLatin1(name);
}

Placement& tileAt(QList<Placement>& tiles, Hex hex) {
    return *std::find_if(tiles.begin(), tiles.end(),
                         [&](const Placement& tile) { return tile.hex == hex; });
}

Stage of(const QList<Placement>& tiles) {
    Stage stage = sixTiles();
    tilesOf(stage) = {};
    for (const Placement& tile : tiles)
        tilesOf(stage).insert(tile);
    return stage;
}

TEST(TileChanges, AreTurnedFlippedMovedAddedAndRemovedTiles) {
    QList<Placement> tiles = tilesOf(sixTiles()).placements();
    tileAt(tiles, {0, -1}).turn = Turn(2);
    tileAt(tiles, {0, -2}).side = tileId("204b");
    tileAt(tiles, {0, -4}).hex = {1, -4};
    tileAt(tiles, {0, -3}).note = QStringLiteral("mind the ditch");
    tileAt(tiles, {0, -5}).side = tileId("201a");
    const LayoutChanges found = changesOfTiles(sixTiles(), of(tiles));
    EXPECT_FALSE(found.isElsewhere);
    const std::vector<LayoutChange> expected{
        {ChangeKind::Removed, side("203a"), {}, Place{0, -5}, {}},
        {ChangeKind::Added, {}, side("201a"), {}, Place{0, -5}},
        {ChangeKind::Moved, side("207a"), side("207a"), Place{0, -4}, Place{1, -4}},
        {ChangeKind::Altered, side("206a"), side("206a"), Place{0, -3}, Place{0, -3}},
        {ChangeKind::Flipped, side("204a"), side("204b"), Place{0, -2}, Place{0, -2}},
        {ChangeKind::Turned, side("205a"), side("205a"), Place{0, -1}, Place{0, -1}}};
    EXPECT_EQ(found.changes, expected);
}

TEST(TileChanges, AStageTurnedAndMovedAsAWholeLiesElsewhere) {
    const Stage stage = sixTiles();
    Stage other = stage;
    apply(*turn(other, tilesOf(stage).placements(), Hex{2, 1}, Turn(2)), other);
    const TileChanges found = tileChanges(tilesOf(stage), tilesOf(other));
    EXPECT_TRUE(found.isElsewhere());
    EXPECT_TRUE(found.changes.empty());
    for (const Placement& tile : tilesOf(other).placements())
        EXPECT_TRUE(tilesOf(stage).placements().contains(found.overFirst(tile)));
}

TEST(TileChanges, AFewTilesThatLieAlikeDoNotLayTheSecondElsewhere) {
    const Stage other = board({{"202a", {3, 0}},
                               {"205a", {3, -1}},
                               {"301a", {3, -2}},
                               {"302a", {3, -3}},
                               {"303a", {3, -4}}});
    EXPECT_FALSE(tileChanges(tilesOf(sixTiles()), tilesOf(other)).isElsewhere());
}

/// As a user sees it, wherever the order of laying and the pictures of other programs.
auto seen(const QList<Placement>& tiles) {
    std::vector<std::tuple<Hex, QString, Turn, QString, qsizetype>> all;
    for (const Placement& tile : tiles)
        all.emplace_back(tile.hex, tile.side.toString(), tile.turn, tile.note, tile.tokens.size());
    std::sort(all.begin(), all.end());
    return all;
}

TEST(TileChanges, AppliedToTheFirstGiveTheSecond) {
    EXPECT_TRUE(rc::check("changes applied to the first give the second", [] {
        const Stage first = *anyBoard();
        const Stage second = *anyBoard();
        const TileChanges found = tileChanges(tilesOf(first), tilesOf(second));
        TileLayout changed = tilesOf(first);
        for (const TileChange& change : found.changes)
            if (change.before)
                RC_ASSERT(changed.remove(*change.before));
        for (const TileChange& change : found.changes)
            if (change.after)
                changed.insert(found.overFirst(*change.after));
        QList<Placement> wanted;
        for (const Placement& tile : tilesOf(second).placements())
            wanted << found.overFirst(tile);
        RC_ASSERT(seen(changed.placements()) == seen(wanted));
    }));
}

TEST(TileChanges, OfVersionsNameNoMoreTilesThanWereTouched) {
    EXPECT_TRUE(rc::check("a tile turned is one change", [] {
        Stage stage = *anyBoard();
        RC_PRE(!stage.layout.isEmpty());
        QList<Placement> tiles = tilesOf(stage).placements();
        Placement& touched = tiles[anyIndex(tiles)];
        const auto sixths = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(1, 6));
        touched.turn = touched.turn + Turn(sixths);
        const TileChanges found = tileChanges(tilesOf(stage), tilesOf(of(tiles)));
        RC_ASSERT(found.changes.size() <= 2U); // two of one number on a hex may have changed places
    }));
}

} // namespace
} // namespace stagewright
