#include "model/layouts/hextiles/hex/disc.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/edited_stage.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace stagewright {
namespace {

/// Tiles of the stage are taken, moved, turned or laid twice, and it may become a circuit.
Edit randomEdit(const Stage& stage) {
    TileEdit tiles;
    for (const Placement& tile : tilesOf(stage).placements()) {
        if (*rc::gen::inRange(0, 4) > 0)
            continue;
        Placement other = tile;
        switch (*rc::gen::inRange(0, 4)) {
        case 0:
            tiles.taken.append(tile);
            break;
        case 1:
            other.hex = tile.hex + Hex{*rc::gen::inRange(-2, 3), *rc::gen::inRange(-2, 3)};
            tiles.taken.append(tile);
            tiles.put.append(other);
            break;
        case 2:
            other.turn = tile.turn + Turn(*rc::gen::inRange(0, 6));
            tiles.taken.append(tile);
            tiles.put.append(other);
            break;
        default:
            other.laid += *rc::gen::inRange(-2, 3);
            tiles.put.append(other);
        }
    }
    Edit edit = editOf(std::move(tiles));
    if (*rc::gen::arbitrary<bool>()) {
        StageInfo info = stage.info;
        info.kind = StageKind::Circuit;
        edit = composed(edit, describe(stage, info));
    }
    return edit;
}

std::vector<int> laidNumbers(const QList<Placement>& tiles) {
    std::vector<int> numbers;
    for (const Placement& tile : tiles)
        numbers.push_back(tile.laid);
    return numbers;
}

RC_GTEST_PROP(EditedStage, IsWhatTheEditsMakeOfIt, ()) {
    Stage plain = *anyBoard();
    EditedStage edited(plain);
    const auto edits = *rc::gen::inRange(1, 6);
    for (int i = 0; i < edits; ++i) {
        const Edit edit = randomEdit(plain);
        apply(edit, plain);
        edited.apply(edit);
        if (*rc::gen::arbitrary<bool>())
            RC_ASSERT(edited.whole() == plain);
    }
    RC_ASSERT(edited.whole() == plain);
    RC_ASSERT(laidNumbers(tilesOf(edited.whole()).placements()) ==
              laidNumbers(tilesOf(plain).placements()));
}

RC_GTEST_PROP(EditedStage, AroundHexesAreTheTilesWithinReach, ()) {
    Stage plain = *anyBoard();
    RC_PRE(!tilesOf(plain).placements().isEmpty());
    EditedStage edited(plain);
    const Edit edit = randomEdit(plain);
    apply(edit, plain);
    edited.apply(edit);
    const std::vector<Hex> hexes{{0, 0}, {*rc::gen::inRange(-5, 6), *rc::gen::inRange(-5, 6)}};
    const int reach = *rc::gen::inRange(0, 4);
    std::set<Hex> within;
    for (const Hex hex : hexes)
        for (const Hex each : disc(hex, reach))
            within.insert(each);
    QList<Placement> near;
    std::copy_if(tilesOf(plain).placements().begin(), tilesOf(plain).placements().end(),
                 std::back_inserter(near),
                 [&](const Placement& tile) { return within.contains(tile.hex); });
    RC_ASSERT(tilesOf(edited.around(hexes, reach)).placements() == near);
    RC_ASSERT(laidNumbers(tilesOf(edited.around(hexes, reach)).placements()) == laidNumbers(near));
}

TEST(EditedStage, AnEditLeavesWhatLiesElsewhereAlone) {
    const Stage stage = board({{"202a", {0, 1}}, {"205a", {0, 0}}, {"203a", {0, -1}}});
    EditedStage edited(stage);
    edited.apply(take(tilesOf(stage).at({0, 0})));
    const std::vector<Hex> middle{{0, 0}};
    EXPECT_EQ(edited.around(middle, 1), board({{"202a", {0, 1}}, {"203a", {0, -1}}}));
    EXPECT_EQ(edited.around(middle, 0), Stage());
    EXPECT_EQ(edited.whole(), board({{"202a", {0, 1}}, {"203a", {0, -1}}}));
}

} // namespace
} // namespace stagewright
