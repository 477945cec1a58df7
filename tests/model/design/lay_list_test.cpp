#include "model/design/lay_list.h"
#include "model/layouts/hextiles/building/open_end.h"
#include "tests/model/design/slow_layouts.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

namespace stagewright {

namespace {

std::map<TileId, int> tilesOfStage(const Stage& stage) {
    std::map<TileId, int> tiles;
    for (const Placement& tile : tilesOf(stage).placements())
        ++tiles[tile.side];
    return tiles;
}

std::map<TileId, int> tilesOfList(const std::vector<ListedTile>& list) {
    std::map<TileId, int> tiles;
    for (const ListedTile& each : list)
        tiles[each.tile] += each.count;
    return tiles;
}

Answers laid(const ListToLay& list, const SearchRun& run = {}, const LayChoice& choice = {}) {
    return layList(list, catalogue(), run, choice);
}

Answers allOf(const ListToLay& list) {
    SearchRun run;
    run.answers = 100'000;
    run.seconds = 60;
    return laid(list, run, {true, {}});
}

/// A ring of tiles of the GT core box, small enough to go through it plainly.
rc::Gen<std::vector<ListedTile>> smallRing() {
    const auto tile = rc::gen::element(
        std::string("103b"), std::string("105b"), std::string("107b"), std::string("107b"),
        std::string("111b"), std::string("111b"), std::string("109b"), std::string("106b"),
        std::string("119a"), std::string("119b"), std::string("120b"), std::string("103"));
    return rc::gen::map(rc::gen::resize(5, rc::gen::container<std::vector<std::string>>(tile)),
                        [](const std::vector<std::string>& names) {
                            std::vector<ListedTile> tiles = listed({"102b"});
                            for (const std::string& name : names)
                                for (const ListedTile& each : listed({name.c_str()}))
                                    tiles.push_back(each);
                            return tiles;
                        });
}

} // namespace

TEST(LayList, LaysEachListOfTheRulebooksButOne) {
    for (const RulebookList& list : rulebookLists()) {
        const Answers answers = laid(toLay(list.tiles));
        if (list.name == QStringLiteral("rally3-ss2")) {
            EXPECT_TRUE(answers.proved);
            EXPECT_EQ(answers.reason, QStringLiteral("both sides of 224 are asked for, and one "
                                                     "tile shows one side"));
            EXPECT_TRUE(answers.stages.empty());
            continue;
        }
        ASSERT_EQ(answers.stages.size(), 1U) << list.name.toStdString();
        EXPECT_EQ(tilesOfStage(answers.stages.front()), tilesOfList(list.tiles))
            << list.name.toStdString();
    }
}

TEST(LayList, AnswersLieOnOtherHexesEach) {
    SearchRun run;
    run.answers = 20;
    for (const char* name : {"rally1-ss1", "course5"}) {
        const Answers answers = laid(toLay(rulebookList(name)), run);
        ASSERT_EQ(answers.stages.size(), 20U);
        std::set<std::string> shapes;
        for (const Stage& stage : answers.stages)
            shapes.insert(layoutText(stage));
        EXPECT_EQ(shapes.size(), 20U) << name;
    }
}

TEST(LayList, TheSameSeedGivesTheSameAnswersForAnyNumberOfThreads) {
    SearchRun run;
    run.answers = 8;
    const ListToLay list = toLay(rulebookList("course3"));
    const Answers one = laid(list, run);
    run.threads = 3;
    const Answers three = laid(list, run);
    EXPECT_EQ(one.stages, three.stages);
    run.seed = 2;
    EXPECT_NE(laid(list, run).stages, one.stages);
}

TEST(LayList, FirstComesWhatTakesLeastRoom) {
    SearchRun run;
    run.answers = 10;
    const Answers answers = laid(toLay(rulebookList("rally2-ss2")), run);
    ASSERT_EQ(answers.stages.size(), 10U);
    double before = 0;
    for (const Stage& stage : answers.stages) {
        RoomTaken room;
        for (const Placement& tile : tilesOf(stage).placements())
            if (tile.side.number() != 201)
                room = room.with(tile.hex);
        EXPECT_GE(room.leastArea(), before);
        before = room.leastArea();
    }
}

TEST(LayList, LooksLikeTheSketch) {
    ListToLay list = toLay(rulebookList("rally1-ss1"));
    SearchRun run;
    run.answers = 30;
    run.seed = 7;
    const Answers some = laid(list, run);
    // The one that would come last if none were given.
    const Stage& wanted = some.stages.back();
    for (const Placement& tile : tilesOf(wanted).placements())
        if (tile.side.number() != 201)
            list.sketch.push_back(turned(tile.hex, {3, 1}, Turn(2)) + Hex{5, 5});
    EXPECT_EQ(layoutText(laid(list, run).stages.front()), layoutText(wanted));
}

TEST(LayList, KeepsToTheTable) {
    ListToLay list = toLay(rulebookList("course1"));
    list.table = TableRoom{9, 11};
    SearchRun run;
    run.answers = 5;
    const Answers answers = laid(list, run);
    ASSERT_EQ(answers.stages.size(), 5U);
    for (const Stage& stage : answers.stages) {
        RoomTaken room;
        for (const Placement& tile : tilesOf(stage).placements())
            room = room.with(tile.hex);
        EXPECT_TRUE(room.fits(*list.table));
    }
}

TEST(LayList, ServiceAndPitStandBesideTheRoadAndNotInItsWay) {
    for (const char* name : {"rally1-ss1", "course2"}) {
        const Answers answers = laid(toLay(rulebookList(name)));
        ASSERT_EQ(answers.stages.size(), 1U);
        const Stage& stage = answers.stages.front();
        for (const Placement& tile : tilesOf(stage).placements()) {
            if (tile.side.number() != 201 && tile.side.number() != 101)
                continue;
            int neighbours = 0;
            for (const Edge edge : allEdges)
                for (const Placement& other : tilesOf(stage).at(neighbour(tile.hex, edge))) {
                    ++neighbours;
                    EXPECT_EQ(catalogue().find(other.side)->lanesAt(onTile(opposite(edge), other)),
                              0);
                }
            EXPECT_GE(neighbours, 1);
        }
    }
}

TEST(LayList, TriesBothSidesWhereTheyAreOpen) {
    // The ring closes with three turns by 120 degrees alone: 107, 108, 109 have them. The grid's
    // three lanes want all of them with side a.
    const Answers answers = laid(toLay(listed({"102a", "103", "107", "107", "109"})));
    ASSERT_EQ(answers.stages.size(), 0U);
    const Answers ring = laid(toLay(listed({"102a", "107", "103", "107", "104", "109"})));
    ASSERT_EQ(ring.stages.size(), 1U) << ring.reason.toStdString();
    for (const Placement& tile : tilesOf(ring.stages.front()).placements())
        EXPECT_EQ(tile.side.side(), 'a');
}

TEST(LayList, SaysThatAllWaysWereTried) {
    // A ring of three turns has no room for a straight tile in one of its sides alone.
    const Answers none = laid(toLay(listed({"102b", "103b", "107b", "107b", "111b"})));
    EXPECT_TRUE(none.stages.empty());
    EXPECT_TRUE(none.proved);
    EXPECT_TRUE(none.complete);
    EXPECT_EQ(none.reason,
              QStringLiteral("all ways of laying the tiles were tried, and none fits together"));
}

TEST(LayList, SaysHowFarItGotWhenItIsStopped) {
    ListToLay list = toLay(rulebookList("course8"));
    list.test = [](const Stage&) { return false; };
    SearchRun run;
    run.seconds = 0.5;
    const Answers none = laid(list, run);
    EXPECT_TRUE(none.stages.empty());
    EXPECT_FALSE(none.proved);
    EXPECT_EQ(none.reason,
              QStringLiteral("the search was stopped; at most 17 of 17 tiles lay together"));
    std::stop_source stop;
    stop.request_stop();
    run.stop = stop.get_token();
    run.seconds = 1e6;
    EXPECT_TRUE(laid(list, run).stages.empty());
}

TEST(LayList, WhatARuleForbidsIsNoAnswer) {
    ListToLay list = toLay(rulebookList("rally4-ss1"));
    list.test = [](const Stage& stage) {
        return tilesOf(stage).placements().front().turn == Turn();
    };
    SearchRun run;
    run.answers = 10;
    const Answers answers = laid(list, run);
    EXPECT_FALSE(answers.stages.empty());
    for (const Stage& stage : answers.stages)
        EXPECT_TRUE(list.test(stage));
}

TEST(LayList, RoadsMayCrossAndBranch) {
    SearchRun run;
    run.seconds = 60;
    // A figure of eight over a bridge, three tiles and five in its loops.
    const Answers crossing = laid(
        toLay(listed({"102b", "103b", "153b", "105b", "105b", "106b", "106b", "107b", "111b"})),
        run);
    EXPECT_EQ(crossing.stages.size(), 1U) << crossing.reason.toStdString();
    // A ring with another way of one tile between two junctions that lie next to each other.
    const Answers branching = laid(toLay(listed({"102b", "151b", "152b", "107b", "107b", "111b",
                                                 "105b", "106b", "103b", "104b"})),
                                   run);
    EXPECT_EQ(branching.stages.size(), 1U) << branching.reason.toStdString();
    for (const Answers& each : {crossing, branching})
        for (const Stage& stage : each.stages)
            EXPECT_TRUE(openEnds(stage, catalogue()).isEmpty());
}

/// Rallycross, 15 tiles each: they cross themselves, and have three lanes before the line.
TEST(LayList, LaysRingsOfRallycrossThatCrossThemselves) {
    SearchRun run;
    run.seconds = 60;
    for (const auto& list : {listed({"204a", "205b", "206a", "210a", "214a", "218b", "223a", "226b",
                                     "228b", "231a", "232b", "401b", "410b", "411a", "414b"}),
                             listed({"206b", "210b", "211b", "212a", "215a", "217a", "218b", "219b",
                                     "221a", "223a", "228b", "401b", "410a", "411a", "413b"}),
                             listed({"205b", "208a", "216a", "218a", "219b", "220b", "221b", "222b",
                                     "223b", "224b", "227b", "228b", "401b", "411a", "412b"})}) {
        const Answers answers = laid(toLay(list), run);
        ASSERT_EQ(answers.stages.size(), 1U) << answers.reason.toStdString();
        EXPECT_EQ(tilesOfStage(answers.stages.front()), tilesOfList(list));
        EXPECT_TRUE(openEnds(answers.stages.front(), catalogue()).isEmpty());
    }
}

TEST(LayList, CountsWhatAPlainSearchFinds) {
    for (const auto& list : {listed({"102b", "107b", "107b", "103b", "103b", "111b"}),
                             listed({"102b", "105b", "105b", "106b", "106b", "112b", "112b"}),
                             listed({"202a", "208a", "210a", "204a", "203a"}),
                             listed({"202a", "208a", "209", "210a", "211a", "203a"}),
                             listed({"102b", "119a", "120b", "105b", "111b", "107b"})}) {
        const ListToLay asked = toLay(list);
        const auto slow = slowLayouts(asked);
        const Answers answers = allOf(asked);
        EXPECT_EQ(answers.count, slow.size());
        EXPECT_TRUE(answers.complete);
        std::set<std::string> found;
        for (const Stage& stage : answers.stages)
            found.insert(layoutText(stage));
        EXPECT_EQ(found, slow);
        EXPECT_EQ(answers.proved, slow.empty());
    }
}

RC_GTEST_PROP(LayList, AgreesWithAPlainSearchThatThereIsNone, ()) {
    ListToLay list = toLay(*smallRing());
    list.boxes.add(*catalogue().box(u"gt-core"), 6);
    const auto slow = slowLayouts(list);
    const Answers answers = allOf(list);
    RC_ASSERT(answers.proved == slow.empty());
    RC_ASSERT(answers.count == slow.size());
}

RC_GTEST_PROP(LayList, AStagesOwnListFindsALayout, ()) {
    auto stages = rulebookStages();
    for (const std::string& circuit : gtCircuits())
        stages.push_back(circuit);
    const Stage stage = stageFrom(QString::fromStdString(*rc::gen::elementOf(stages)));
    // With some sides left open, and in some order.
    std::vector<ListedTile> tiles;
    for (const auto& [side, count] : tilesOfStage(stage))
        tiles.push_back({*rc::gen::inRange(0, 5) == 0 ? side.withSide(0) : side, count});
    SearchRun run;
    run.seed = *rc::gen::arbitrary<std::uint64_t>();
    const Answers answers = laid(toLay(tiles), run);
    RC_ASSERT(answers.stages.size() == 1U);
}

} // namespace stagewright
