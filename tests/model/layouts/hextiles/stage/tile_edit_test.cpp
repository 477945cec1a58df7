#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace stagewright {
namespace {

using Reason = EditError::Reason;

Stage after(Stage stage, const Edit& edit) {
    apply(edit, stage);
    return stage;
}

Hex anyHexNear() {
    return {*rc::gen::inRange(-8, 9), *rc::gen::inRange(-8, 9)};
}

/// Some of the stage's tiles, not always in their order.
QList<Placement> anyGroup(const Stage& stage) {
    QList<Placement> group;
    for (const Placement& tile : tilesOf(stage).placements())
        if (*rc::gen::inRange(0, 3) == 0) {
            if (*rc::gen::arbitrary<bool>())
                group.append(tile);
            else
                group.prepend(tile);
        }
    return group;
}

/// Some edit of any kind that can be made.
Edit anyEdit(const Stage& stage) {
    const QList<Placement> group = anyGroup(stage);
    const auto orNothing = [](const EditOr& edit) { return edit ? *edit : Edit{}; };
    switch (*rc::gen::inRange(0, 7)) {
    case 0: {
        Placement tile;
        tile.side = *anySide();
        tile.hex = anyHexNear();
        tile.turn = Turn(*rc::gen::inRange(0, 6));
        return orNothing(put(stage, {&tile, 1}));
    }
    case 1:
        return take(group);
    case 2:
        return orNothing(move(stage, group, anyHexNear()));
    case 3:
        return orNothing(turn(stage, group, anyHexNear(), Turn(*rc::gen::inRange(0, 6))));
    case 4:
        return orNothing(flip(group, catalogue()));
    case 5: {
        if (tilesOf(stage).placements().isEmpty())
            return {};
        return replace(tilesOf(stage).placements()[anyIndex(tilesOf(stage).placements())],
                       *anySide());
    }
    default: {
        StageInfo info = stage.info;
        info.title = QString::number(*rc::gen::inRange(0, 10));
        info.laps = *rc::gen::inRange(1, 4);
        return describe(stage, info);
    }
    }
}

TEST(TileEdit, UndoneGivesTheEqualStage) {
    EXPECT_TRUE(rc::check("an edit and its inverse leave the stage as it was", [] {
        const Stage stage = *anyBoard();
        const Edit edit = anyEdit(stage);
        const Stage changed = after(stage, edit);
        const Stage undone = after(changed, inverse(edit));
        RC_ASSERT(undone == stage);
        RC_ASSERT(tilesOf(undone).inLayingOrder() == tilesOf(stage).inLayingOrder());
        RC_ASSERT(after(undone, edit) == changed);
        RC_ASSERT(inverse(inverse(edit)) == edit);
        RC_ASSERT(!edit.isNothing() || changed == stage);
    }));
}

TEST(TileEdit, ManyEditsUndoneInTurnGiveTheEqualStage) {
    EXPECT_TRUE(rc::check("a list of edits is undone from its end", [] {
        const Stage first = *anyBoard();
        Stage stage = first;
        std::vector<Edit> edits;
        std::vector<Stage> between;
        for (int i = *rc::gen::inRange(1, 20); i > 0; --i) {
            between.push_back(stage);
            edits.push_back(anyEdit(stage));
            apply(edits.back(), stage);
        }
        while (!edits.empty()) {
            apply(inverse(edits.back()), stage);
            RC_ASSERT(stage == between.back());
            edits.pop_back();
            between.pop_back();
        }
        RC_ASSERT(stage == first);
    }));
}

TEST(TileEdit, ComposedDoesWhatBothDo) {
    EXPECT_TRUE(rc::check("composed(a, b) is a, then b", [] {
        const Stage stage = *anyBoard();
        const Edit first = anyEdit(stage);
        const Stage middle = after(stage, first);
        const Edit second = anyEdit(middle);
        const Edit both = composed(first, second);
        RC_ASSERT(after(stage, both) == after(middle, second));
        RC_ASSERT(after(after(stage, both), inverse(both)) == stage);
    }));
}

TEST(TileEdit, ComposedWithItsInverseIsNothing) {
    EXPECT_TRUE(rc::check("an edit and its inverse are no step", [] {
        const Stage stage = *anyBoard();
        const Edit edit = anyEdit(stage);
        RC_ASSERT(composed(edit, inverse(edit)).isNothing());
    }));
}

TEST(TileEdit, SixTurnsAboutAnyPivotAreNothing) {
    EXPECT_TRUE(rc::check("six sixths about a pivot", [] {
        const Stage stage = *anyBoard();
        const Hex pivot = anyHexNear();
        QList<Placement> group = tilesOf(stage).placements();
        Stage turning = stage;
        for (int i = 0; i < 6; ++i) {
            const EditOr edit = turn(turning, group, pivot, Turn(1));
            RC_ASSERT(edit.has_value());
            apply(*edit, turning);
            group = tilesOf(*edit).put;
            RC_ASSERT(i == 5 || tilesOf(stage).placements().isEmpty() || !(turning == stage));
        }
        RC_ASSERT(turning == stage);
    }));
}

TEST(TileEdit, MovedThenTurnedAboutTheMovedPivotIsTurnedThenMovedByTheSame) {
    // The group as a stiff body, a mark on it as the pivot: it does not matter which comes first.
    EXPECT_TRUE(rc::check("move, then turn about the moved pivot", [] {
        const Stage stage = *anyBoard();
        const QList<Placement> all = tilesOf(stage).placements();
        const Hex pivot = anyHexNear();
        const Hex by = anyHexNear();
        const Turn sixths(*rc::gen::inRange(0, 6));
        const Edit moved = *move(stage, all, by);
        const Edit movedThenTurned =
            *turn(after(stage, moved), tilesOf(moved).put, pivot + by, sixths);
        const Edit turnedFirst = *turn(stage, all, pivot, sixths);
        const Edit turnedThenMoved = *move(after(stage, turnedFirst), tilesOf(turnedFirst).put, by);
        RC_ASSERT(after(after(stage, moved), movedThenTurned) ==
                  after(after(stage, turnedFirst), turnedThenMoved));
        // About the pivot where it was, the vector of the move turns too.
        const Edit aboutOld = *turn(after(stage, moved), tilesOf(moved).put, pivot, sixths);
        const Edit byTurned = *move(after(stage, turnedFirst), tilesOf(turnedFirst).put,
                                    turned(by, Hex{0, 0}, sixths));
        RC_ASSERT(after(after(stage, moved), aboutOld) ==
                  after(after(stage, turnedFirst), byTurned));
    }));
}

TEST(TileEdit, MovesCommute) {
    EXPECT_TRUE(rc::check("by a then b is by b then a", [] {
        const Stage stage = *anyBoard();
        const QList<Placement> all = tilesOf(stage).placements();
        const Hex a = anyHexNear();
        const Hex b = anyHexNear();
        const Edit byA = *move(stage, all, a);
        const Edit byB = *move(stage, all, b);
        const Stage one = after(after(stage, byA), *move(after(stage, byA), tilesOf(byA).put, b));
        const Stage other = after(after(stage, byB), *move(after(stage, byB), tilesOf(byB).put, a));
        RC_ASSERT(one == other);
        RC_ASSERT(one == after(stage, *move(stage, all, a + b)));
    }));
}

TEST(TileEdit, TurnedGroupKeepsItsRoadsJoined) {
    const Stage stage = board({{"217b", {2, 1}, 1}, {"205a", {2, 0}, 4}});
    const Edit edit = *turn(stage, tilesOf(stage).placements(), {2, 1}, Turn(2));
    ASSERT_EQ(tilesOf(edit).put.size(), 2);
    for (const Placement& tile : tilesOf(edit).put) {
        if (tile.side == tileId("217b")) {
            EXPECT_EQ(tile.hex, (Hex{2, 1}));
            EXPECT_EQ(tile.turn, Turn(3));
        } else {
            // It lay to the north; two sixths on it lies to the southeast.
            EXPECT_EQ(tile.hex, (Hex{3, 1}));
            EXPECT_EQ(tile.turn, Turn(0));
        }
    }
}

TEST(TileEdit, FlippedTwiceIsNothing) {
    Stage stage = board({{"217b", {0, 0}, 4}, {"205a", {1, 0}, 2}});
    const Edit edit = *flip(tilesOf(stage).placements(), catalogue());
    ASSERT_EQ(tilesOf(edit).put.size(), 2);
    EXPECT_EQ(tilesOf(edit).put[0].side, tileId("217a"));
    EXPECT_EQ(tilesOf(edit).put[0].hex, (Hex{0, 0}));
    EXPECT_EQ(tilesOf(edit).put[0].turn, Turn(4));
    EXPECT_EQ(tilesOf(edit).put[1].side, tileId("205b"));
    const Edit back = *flip(tilesOf(edit).put, catalogue());
    EXPECT_TRUE(composed(edit, back).isNothing());
    EXPECT_FALSE(edit.isNothing());
}

TEST(TileEdit, TileWithOneSideCannotBeFlipped) {
    Stage stage = board({{"217b", {0, 0}}, {"101", {3, 2}}});
    EXPECT_EQ(flip(tilesOf(stage).placements(), catalogue()).error(),
              (EditError{Reason::NoBack, {3, 2}}));
    Placement unknown;
    unknown.side = *TileId::parse(u"club1a");
    unknown.hex = {7, 7};
    EXPECT_EQ(flip({&unknown, 1}, catalogue()).error(), (EditError{Reason::NoBack, {7, 7}}));
}

TEST(TileEdit, PutTilesAreLaidAfterThoseThatLieThere) {
    const Stage stage = board({{"217b", {0, 0}}, {"205a", {1, 0}}});
    const QList<Placement> tiles{placed({"218a", {5, 5}}), placed({"219a", {4, 4}})};
    const Edit edit = *put(stage, tiles);
    ASSERT_EQ(tilesOf(edit).put.size(), 2);
    EXPECT_TRUE(tilesOf(edit).taken.isEmpty());
    EXPECT_EQ(tilesOf(edit).put[0].laid, 2);
    EXPECT_EQ(tilesOf(edit).put[1].laid, 3);
    const Stage more = after(stage, edit);
    EXPECT_EQ(tilesOf(more).inLayingOrder().last().side, tileId("219a"));
    EXPECT_EQ(tilesOf(more).nextLaid(), 4);
}

TEST(TileEdit, OccupiedHexesAreRefused) {
    const Stage stage = board({{"217b", {0, 0}}, {"205a", {1, 0}}, {"218a", {1, 1}}});
    const Placement tile = placed({"219a", {1, 0}});
    EXPECT_EQ(put(stage, {&tile, 1}).error(), (EditError{Reason::Occupied, {1, 0}}));
    const Placement& first = tilesOf(stage).placements()[0];
    EXPECT_EQ(move(stage, {&first, 1}, {1, 1}).error(), (EditError{Reason::Occupied, {1, 1}}));
    EXPECT_TRUE(move(stage, {&first, 1}, {0, 1}).has_value());
    // About (0, 1), three sixths: from (0, 0) to (0, 2); one sixth: to (1, 0), where a tile lies.
    EXPECT_EQ(turn(stage, {&first, 1}, {0, 1}, Turn(1)).error(),
              (EditError{Reason::Occupied, {1, 0}}));
    EXPECT_TRUE(turn(stage, {&first, 1}, {0, 1}, Turn(3)).has_value());
}

TEST(TileEdit, TwoTilesAreNotPutOnOneHex) {
    const QList<Placement> both{placed({"204a", {2, 0}}), placed({"205a", {3, 0}}),
                                placed({"206a", {2, 0}})};
    const auto refused = put(Stage(), both);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (EditError{EditError::Reason::Occupied, {2, 0}}));
    EXPECT_TRUE(put(Stage(), Group(both).first(2)));
    // Tiles that share a hex already may be moved together.
    const Stage doubled = board({{"204a", {0, 0}}, {"205a", {0, 0}}});
    EXPECT_TRUE(move(doubled, tilesOf(doubled).placements(), {1, 0}));
}

TEST(TileEdit, NoVectorIsTooLargeToBeRefused) {
    const Stage stage = board({{"204a", {5, -3}}});
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    for (const Hex by : {Hex{most, 0}, Hex{0, most}, Hex{least, 0}, Hex{least, least},
                         Hex{2 * boardReach + 1, 0}, Hex{0, boardReach + 4}}) {
        const auto moved = move(stage, tilesOf(stage).placements(), by);
        ASSERT_FALSE(moved) << by.q << ", " << by.r;
        EXPECT_EQ(moved.error().reason, EditError::Reason::OffTheBoard);
        const auto turnedAbout = turn(stage, tilesOf(stage).placements(), by, Turn(3));
        ASSERT_FALSE(turnedAbout) << by.q << ", " << by.r;
        EXPECT_EQ(turnedAbout.error().reason, EditError::Reason::OffTheBoard);
        EXPECT_TRUE(move(stage, {}, by)->isNothing());
    }
}

TEST(TileEdit, TilesOfTheGroupAreInNobodysWay) {
    const Stage stage = board({{"217b", {0, 0}}, {"205a", {0, 1}}, {"218a", {0, 2}}});
    EXPECT_TRUE(move(stage, tilesOf(stage).placements(), {0, 1}).has_value());
    EXPECT_TRUE(turn(stage, tilesOf(stage).placements(), {0, 1}, Turn(3)).has_value());
    // Without the last, the second would come to lie on it.
    EXPECT_EQ(move(stage, Group(tilesOf(stage).placements()).first(2), {0, 1}).error(),
              (EditError{Reason::Occupied, {0, 2}}));
    // A tile that shares the hex of one of the group, but is not in it, is in the way.
    const Stage shared = board({{"217b", {0, 0}}, {"205a", {0, 1}}, {"205a", {0, 1}}});
    EXPECT_EQ(move(shared, Group(tilesOf(shared).placements()).first(2), {0, 1}).error(),
              (EditError{Reason::Occupied, {0, 1}}));
}

TEST(TileEdit, OffTheBoardIsRefused) {
    const Stage stage = board({{"217b", {boardReach, 0}}});
    EXPECT_EQ(move(stage, tilesOf(stage).placements(), {1, 0}).error(),
              (EditError{Reason::OffTheBoard, {boardReach + 1, 0}}));
    EXPECT_TRUE(move(stage, tilesOf(stage).placements(), {-1, boardReach}).has_value());
    const Placement tile = placed({"217b", {0, -boardReach - 1}});
    EXPECT_EQ(put(stage, {&tile, 1}).error(),
              (EditError{Reason::OffTheBoard, {0, -boardReach - 1}}));
    EXPECT_EQ(turn(stage, tilesOf(stage).placements(), {boardReach, 5}, Turn(2)).error().reason,
              Reason::OffTheBoard);
}

TEST(TileEdit, ReplacedTileKeepsPlaceTurnAndTokensButNoVariant) {
    Placement old = placed({"217b", {3, 4}, 5});
    old.variant = 2;
    old.laid = 7;
    old.tokens.append({QStringLiteral("arch"), {0.5, 0}, 90, {}});
    const Edit edit = replace(old, tileId("218a"));
    ASSERT_EQ(tilesOf(edit).taken, QList<Placement>{old});
    const Placement& tile = tilesOf(edit).put.front();
    EXPECT_EQ(tile.side, tileId("218a"));
    EXPECT_EQ(tile.hex, old.hex);
    EXPECT_EQ(tile.turn, old.turn);
    EXPECT_EQ(tile.laid, 7);
    EXPECT_EQ(tile.tokens, old.tokens);
    EXPECT_EQ(tile.variant, 0);
}

TEST(TileEdit, TouchedHexesAreNamedOnceAndSorted) {
    const Stage stage = board({{"217b", {2, 0}}, {"205a", {1, 0}}});
    EXPECT_EQ(touchedHexes(*move(stage, tilesOf(stage).placements(), {1, 0})),
              (QList<Hex>{{1, 0}, {2, 0}, {3, 0}}));
    EXPECT_TRUE(touchedHexes(describe(stage, StageInfo())).isEmpty());
}

// In quadratic time this test would not end within a minute.
TEST(TileEdit, LargeGroupsAreMoved) {
    Stage stage;
    for (int i = 0; i < 30'000; ++i) {
        Placement tile = placed({"217b", {i / 200, i % 200}});
        tile.laid = i;
        tilesOf(stage).insert(tile);
    }
    const auto moved = move(stage, tilesOf(stage).placements(), {0, 1});
    ASSERT_TRUE(moved);
    EXPECT_EQ(tilesOf(*moved).put.size(), 30'000);
}

TEST(TileEdit, AGroupTurnedOnceAroundIsNoChange) {
    // Each turn is of the tiles as they are sorted by then.
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const Stage before = stage;
    Edit all;
    for (int i = 0; i < 6; ++i) {
        const Edit once = turn(stage, tilesOf(stage).placements(), {1, 0}, Turn(1)).value();
        apply(once, stage);
        all = i == 0 ? once : composed(all, once);
        EXPECT_EQ(all.isNothing(), i == 5);
    }
    EXPECT_TRUE(stage == before);
}

} // namespace
} // namespace stagewright
