#include "model/design/open_end_choices.h"
#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

TileStock stockOfBox(const char* box, const Stage& stage) {
    Stock boxes;
    boxes.add(*catalogue().box(QString::fromLatin1(box)));
    return {catalogue(), boxes, stage};
}

} // namespace

TEST(OpenEndChoices, OffersWhatIsLeftAndFitsInEachDirectionFirst) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    const auto choices =
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, -1}, Edge::N});
    ASSERT_GT(choices.size(), 10U);
    std::set<Edge> exits;
    for (std::size_t i = 0; i < 5; ++i) {
        const TileSide* side = catalogue().find(choices[i].tile.side);
        for (const Edge edge : allEdges)
            if (edge != Edge::S && side->lanesAt(onTile(edge, choices[i].tile)) > 0)
                exits.insert(edge);
    }
    // Straight on, left and right by 60 and by 120 degrees.
    EXPECT_EQ(exits, (std::set{Edge::N, Edge::NE, Edge::SE, Edge::SW, Edge::NW}));
    for (const EndChoice& choice : choices) {
        EXPECT_TRUE(fit(stage, catalogue(), choice.tile).fits());
        EXPECT_NE(choice.tile.side.number(), 204); // the one of the box lies
        EXPECT_NE(choice.tile.side.number(), 202);
        EXPECT_TRUE(choice.goesOn);
    }
    EXPECT_TRUE(std::any_of(choices.begin(), choices.end(),
                            [](const EndChoice& each) { return each.isFinish; }));
}

TEST(OpenEndChoices, DeadEndsComeLast) {
    // North of the next hex lies a bay of one hex, closed by fillers; the finish lies elsewhere.
    const Stage stage = board({{"202a", {0, 0}},
                               {"902a", {0, -3}},
                               {"902b", {1, -3}},
                               {"903a", {-1, -2}},
                               {"903b", {1, -2}},
                               {"904a", {-1, -1}},
                               {"203a", {5, 5}}});
    const auto choices =
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, 0}, Edge::N});
    bool ended = false;
    bool any = false;
    for (const EndChoice& choice : choices) {
        EXPECT_FALSE(ended && choice.goesOn);
        ended = ended || !choice.goesOn;
        const TileSide* side = catalogue().find(choice.tile.side);
        if (side->role == Role::Road && side->lanesAt(onTile(Edge::N, choice.tile)) > 0) {
            any = true;
            EXPECT_FALSE(choice.goesOn) << choice.tile.side.toString().toStdString();
        }
    }
    EXPECT_TRUE(any);
    EXPECT_TRUE(choices.front().goesOn);
}

TEST(OpenEndChoices, ARoadThatComesToMeetItIsNoDeadEnd) {
    // A gap of one hex between the start and a road that lies north of it.
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -2}}});
    const auto choices =
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, 0}, Edge::N});
    int meeting = 0;
    for (const EndChoice& choice : choices) {
        const TileSide* side = catalogue().find(choice.tile.side);
        if (side->lanesAt(onTile(Edge::N, choice.tile)) == 0)
            continue;
        ++meeting;
        EXPECT_TRUE(choice.goesOn) << choice.tile.side.toString().toStdString();
    }
    EXPECT_GT(meeting, 0);
}

TEST(OpenEndChoices, AFinishIsOfferedOnceAndNotToACircuit) {
    const auto finishes = [](const Stage& stage, const OpenEnd& end) {
        const auto choices =
            openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), end);
        return std::count_if(choices.begin(), choices.end(),
                             [](const EndChoice& each) { return each.isFinish; });
    };
    EXPECT_EQ(finishes(board({{"202a", {0, 0}}}), {{0, 0}, Edge::N}), 2); // both sides of 203
    EXPECT_EQ(finishes(board({{"202a", {0, 0}}}, StageKind::Circuit), {{0, 0}, Edge::N}), 0);
    EXPECT_EQ(finishes(board({{"202a", {0, 0}}, {"203a", {5, 5}}}), {{0, 0}, Edge::N}), 0);
}

TEST(OpenEndChoices, WishesDecideAmongTilesOfOneDirection) {
    const Stage stage = board({{"202a", {0, 0}}});
    const auto choices =
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, 0}, Edge::N},
                       [](const TileSide& side) { return side.id.number() == 230 ? 1.0 : 0.0; });
    // The first that turns to the north-east, as 230 does.
    const auto first = std::find_if(choices.begin(), choices.end(), [](const EndChoice& each) {
        return catalogue().find(each.tile.side)->lanesAt(onTile(Edge::NE, each.tile)) > 0;
    });
    ASSERT_NE(first, choices.end());
    EXPECT_EQ(first->tile.side.number(), 230);
}

// VG-03 as it was told: between road ends to the north and south 205a lies in two turns, 208a,
// which bends, in none.
TEST(OpenEndChoices, IntoAGapGoWhatFitsAtBothEnds) {
    const Stage stage = board({{"202a", {0, 0}}, {"204a", {0, -2}}, {"203a", {0, -3}}});
    const auto choices =
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, 0}, Edge::N});
    std::set<int> turns;
    for (const EndChoice& choice : choices) {
        EXPECT_NE(choice.tile.side, tileId("208a"));
        if (choice.tile.side == tileId("205a"))
            turns.insert(choice.tile.turn.sixths() % 3);
    }
    EXPECT_EQ(turns, std::set{0});
}

TEST(OpenEndChoices, NothingWhereNoRoadIsOpen) {
    const Stage stage = board({{"202a", {0, 0}}, {"203a", {0, -1}}});
    EXPECT_TRUE(
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{0, 0}, Edge::N})
            .empty());
    EXPECT_TRUE(
        openEndChoices(stage, catalogue(), stockOfBox("dirt-core", stage), {{3, 3}, Edge::N})
            .empty());
}

RC_GTEST_PROP(OpenEndChoices, AreThoseThatFit, ()) {
    const Stage stage = *anyBoard(StageKind::Stage);
    const auto ends = openEnds(stage, catalogue());
    RC_PRE(!ends.isEmpty());
    const OpenEnd end = ends[*rc::gen::inRange<qsizetype>(0, ends.size())];
    const TileStock stock = stockOfBox("dirt-core", stage);
    for (const EndChoice& choice : openEndChoices(stage, catalogue(), stock, end)) {
        RC_ASSERT(choice.tile.hex == end.beyond());
        RC_ASSERT(stock.has(choice.tile.side));
        const Fit how = fit(stage, catalogue(), choice.tile);
        RC_ASSERT(how.fits());
        RC_ASSERT(how.meetings.at(static_cast<std::size_t>(index(end.arrival()))) ==
                  Meeting::Joined);
    }
}

// VG-03 of the list of what people ask for: a legal turn was missing. What fits is found here by
// trying each tile in each turn.
RC_GTEST_PROP(OpenEndChoices, AreAllThatFit, ()) {
    const Stage stage = *anyBoard(StageKind::Stage);
    const auto ends = openEnds(stage, catalogue());
    RC_PRE(!ends.isEmpty());
    const OpenEnd end = ends[*rc::gen::inRange<qsizetype>(0, ends.size())];
    const TileStock stock = stockOfBox("dirt-core", stage);
    const auto choices = openEndChoices(stage, catalogue(), stock, end);
    for (const TileSide* side : stock.sides()) {
        if (side->role != Role::Road)
            continue;
        bool fits = false;
        for (int sixths = 0; sixths < 6; ++sixths) {
            Placement tile;
            tile.hex = end.beyond();
            tile.side = side->id;
            tile.turn = Turn(sixths);
            const Fit how = fit(stage, catalogue(), tile);
            fits = fits ||
                   (how.fits() && how.meetings.at(static_cast<std::size_t>(index(end.arrival()))) ==
                                      Meeting::Joined);
        }
        const bool isOffered =
            std::any_of(choices.begin(), choices.end(),
                        [side](const EndChoice& choice) { return choice.tile.side == side->id; });
        RC_ASSERT(isOffered == fits);
    }
}

} // namespace stagewright
