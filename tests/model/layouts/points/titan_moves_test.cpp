#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace stagewright {
namespace {

constexpr auto lava = TrackMark::Lava;
constexpr auto ice = TrackMark::Ice;
constexpr auto statue = TrackMark::Statue;
constexpr auto rest = PushReach::Rest;

/// What a titan alone on C3 can do with a face.
std::set<std::string> endsFromC3(TitanColour colour) {
    std::set<std::string> ends;
    for (const FaceWay& each : titanGame().faces[static_cast<std::size_t>(colour)].ways) {
        OnBoard on({}, {spot("C3")});
        carryOut(each.way, 0, PushReach::Full, on.board, on.situation);
        ends.insert(nameOfPlace(pointNumbered(on.situation.titan(0).spot.point)).toStdString());
    }
    return ends;
}

TEST(TitanMoves, FacesLeadFromC3WhereTheRulebookSays) {
    using Ends = std::set<std::string>;
    EXPECT_EQ(endsFromC3(TitanColour::Yellow), (Ends{"C7"}));
    EXPECT_EQ(endsFromC3(TitanColour::Blue), (Ends{"B6", "D6"}));
    EXPECT_EQ(endsFromC3(TitanColour::Brown), (Ends{"F6"}));
    EXPECT_EQ(endsFromC3(TitanColour::Red), (Ends{"C5"}));
    EXPECT_EQ(endsFromC3(TitanColour::Green), (Ends{"A5", "E5"}));
    EXPECT_EQ(endsFromC3(TitanColour::Purple), (Ends{"C7", "B6", "D6", "F6", "C5", "A5", "E5"}));
}

TEST(TitanMoves, LavaAndPiratesTakeALifeEach) {
    EXPECT_EQ(OnBoard(marked({{"E5", lava}, {"F6", lava}}), {spot("C3")}).move("RRR").text(),
              "F6 (4)");
    OnBoard lagoon(marked({{"B8", TrackMark::Pirates}, {"C9", TrackMark::Pirates}}), {spot("A7")});
    lagoon.situation.titan(0).cards = 1;
    EXPECT_EQ(lagoon.move("RRR").text(), "D10 (5)");
    EXPECT_EQ(lagoon.situation.titan(0).cards, 0);
}

TEST(TitanMoves, RampsJumpInTheirDirectionInMidMoveToo) {
    const PointMarks super = marked({{"A3", TrackMark::SuperRampRight}});
    EXPECT_EQ(OnBoard(super, {spot("A3")}).move("RF").text(), "D8 (6)");
    EXPECT_EQ(OnBoard(super, {spot("A3")}).move("LF").text(), "F6 (6)");
    const PointMarks multi = marked({{"C5", TrackMark::MultiRamp}});
    EXPECT_EQ(OnBoard(multi, {spot("C3")}).move("FF").text(), "C9 (6)");
    // What is jumped over stays where it is.
    EXPECT_EQ(OnBoard(multi, {spot("C3"), spot("C7")}).move("FF").text(), "C9 (6), C7 (6)");
}

TEST(TitanMoves, AStatueBlastsAllSixNeighboursAndNotWhoEnters) {
    EXPECT_EQ(OnBoard(marked({{"D6", statue}}),
                      {spot("B4"), spot("D4"), spot("E5"), spot("C7"), spot("D8"), spot("E7")})
                  .move("RR")
                  .text(),
              "D6 (6), D4 (5), E5 (5), C7 (5), D8 (5), E7 (5)");
    EXPECT_EQ(OnBoard(marked({{"D6", statue}}), {spot("D4"), spot("D6")}).move("F").text(),
              "D6 (6), D8 (4)");
}

TEST(TitanMoves, IceSlidesMoversAndPushedAlike) {
    const PointMarks both = marked({{"D4", ice}, {"D6", ice}});
    EXPECT_EQ(OnBoard(both, {spot("D2")}).move("F").text(), "D8 (6)");
    EXPECT_EQ(OnBoard(both, {spot("D2")}).move("FF").text(), "D10 (6)");
    EXPECT_EQ(OnBoard(marked({{"D6", ice}}), {spot("D2"), spot("D4")}).move("F").text(),
              "D4 (6), D8 (5)");
}

TEST(TitanMoves, PushedTitansGoAsFarAsTheDieOrAsTheMoverPushes) {
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B4")}).move("FF").text(), "B6 (6), B8 (5)");
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B4")}).move("FF", rest).text(), "B6 (6), B8 (5)");
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B6")}).move("FF").text(), "B6 (6), B10 (5)");
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B6")}).move("FF", rest).text(), "B6 (6), B8 (5)");
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B4"), spot("B6")}).move("FF").text(),
              "B6 (6), B8 (5), B10 (5)");
    EXPECT_EQ(OnBoard({}, {spot("B2"), spot("B4"), spot("C5")}).move("FR").text(),
              "C5 (6), B6 (5), D6 (5)");
}

TEST(TitanMoves, AFullColumnTurns) {
    EXPECT_EQ(
        OnBoard({}, {spot("B2"), spot("B4"), spot("B6"), spot("B8"), spot("B10"), spot("B12")})
            .move("FF")
            .text(),
        "B6 (6), B8 (5), B10 (5), B12 (5), B2 (5, lap 1), B4 (5, lap 1)");
}

TEST(TitanMoves, WhoIsPushedOverTheLineWinsKnockedOutToo) {
    OnBoard on({}, {spot("E9", 2), spot("E11", 2)});
    on.situation.titan(1).life = 0;
    on.move("F");
    EXPECT_EQ(on.situation.winner, 1);
}

TEST(TitanMoves, PushedTitansJumpFromRampsAsMoversDo) {
    EXPECT_EQ(
        OnBoard(marked({{"B4", TrackMark::MultiRamp}}), {spot("B2"), spot("B4")}).move("F").text(),
        "B4 (6), B8 (5)");
}

/// What is left of a push the foremost goes first: once it has won, nobody else goes on.
TEST(TitanMoves, TheForemostOfThosePushedGoesOnFirst) {
    OnBoard on({}, {spot("E3", 2), spot("E7", 2), spot("E9", 2)});
    EXPECT_EQ(on.move("FF").text(), "E7 (6, lap 2), E9 (5, lap 2), E1 (5, lap 3)");
    EXPECT_EQ(on.situation.winner, 2);
}

TEST(TitanMoves, WhoLosesItsLastLifeStopsThere) {
    OnBoard on(marked({{"D4", lava}, {"E5", lava}}), {spot("C3")});
    on.situation.titan(0).life = 1;
    EXPECT_EQ(on.move("RRR").text(), "D4 (0)");
}

TEST(TitanMoves, ATrapGoesOffUnderWhoEntersAndIsGone) {
    OnBoard on({}, {spot("B2"), spot("B6")});
    ASSERT_TRUE(layTrap(spot("B4"), on.board, on.situation));
    EXPECT_FALSE(layTrap(spot("B4", 1), on.board, on.situation)) << "there is one in any lap";
    EXPECT_EQ(on.situation.trapsLeft, trapsInTheBox - 1);
    EXPECT_EQ(on.move("F").text(), "B4 (5), B6 (6)");
    EXPECT_FALSE(on.situation.hasTrap(on.board, spot("B4")));
    ASSERT_TRUE(layTrap(spot("B6"), on.board, on.situation)); // under a titan
    EXPECT_EQ(on.text(), "B4 (5), B6 (5)");
    EXPECT_FALSE(on.situation.hasTrap(on.board, spot("B6")));
}

TEST(TitanMoves, ATrapInLavaIsGoneAtOnceAndABlastRemovesOne) {
    OnBoard on(marked({{"B4", lava}, {"D6", statue}}), {spot("D4")});
    EXPECT_TRUE(layTrap(spot("B4"), on.board, on.situation));
    EXPECT_FALSE(on.situation.hasTrap(on.board, spot("B4")));
    ASSERT_TRUE(layTrap(spot("E7"), on.board, on.situation));
    EXPECT_EQ(on.move("F").text(), "D6 (6)");
    EXPECT_FALSE(on.situation.hasTrap(on.board, spot("E7")));
}

TEST(TitanMoves, InAGrandSlamALapIsABoardAndNothingIsBelowTheFirst) {
    const TitanBoard board({PointMarks{}, marked({{"A1", lava}}), PointMarks{}});
    TitanSituation situation;
    for (const TitanSpot at : {spot("F12"), spot("A1")}) {
        situation.titan(situation.count).spot = at;
        situation.titan(situation.count++).onBoard = true;
    }
    carryOut(way("R"), 0, PushReach::Full, board, situation);
    EXPECT_EQ(situation.titan(0).spot, spot("A1", 1)); // another board than the other's A1
    EXPECT_EQ(situation.titan(0).life, 5);
    EXPECT_EQ(situation.titan(1).life, 6);
    EXPECT_FALSE(board.leads(spot("A1"), PointStep::Backward));
    EXPECT_TRUE(board.leads(spot("A1", 1), PointStep::Backward));
    EXPECT_EQ(board.laps(), 3);
}

/// Marks of any kind on any points, and two to six titans on points of their own.
OnBoard anyBoard() {
    PointMarks marks{};
    for (int i = *rc::gen::inRange(0, 12); i > 0; --i)
        marks[static_cast<std::size_t>(*rc::gen::inRange(0, pointCount))].add(
            allTrackMarks[static_cast<std::size_t>(
                *rc::gen::inRange<int>(0, static_cast<int>(allTrackMarks.size())))]);
    const auto points = *rc::gen::unique<std::vector<int>>(
        static_cast<std::size_t>(*rc::gen::inRange(2, 7)), rc::gen::inRange(0, pointCount));
    std::vector<TitanSpot> spots;
    for (const int number : points)
        spots.push_back(
            {static_cast<std::int8_t>(number), static_cast<std::int8_t>(*rc::gen::inRange(0, 2))});
    OnBoard on(marks, spots);
    for (int seat = 0; seat < on.situation.count; ++seat)
        on.situation.titan(seat).life = static_cast<std::int8_t>(*rc::gen::inRange(0, 7));
    on.situation.titan(0).life = static_cast<std::int8_t>(*rc::gen::inRange(1, 7));
    return on;
}

FaceWay anyWay() {
    const auto& ways = titanGame().faces[static_cast<std::size_t>(TitanColour::Purple)].ways;
    return ways[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(ways.size())))];
}

RC_GTEST_PROP(TitanMoves, NoTwoTitansAreOnAPointAfterAMoveAndLapsAddUp, ()) {
    OnBoard on = anyBoard();
    const OnBoard before = on;
    const auto reach = *rc::gen::element(PushReach::Full, PushReach::Rest);
    carryOut(anyWay().way, 0, reach, on.board, on.situation);
    std::set<int> taken;
    for (int seat = 0; seat < on.situation.count; ++seat) {
        const RacingTitan& was = before.situation.titan(seat);
        const RacingTitan& is = on.situation.titan(seat);
        if (on.situation.winner < 0)
            RC_ASSERT(taken.insert(is.spot.point).second);
        RC_ASSERT(is.onBoard);
        RC_ASSERT(is.life >= 0);
        RC_ASSERT(is.life <= was.life);
        RC_ASSERT(rowOf(is.spot) >= rowOf(was.spot)); // all goes ahead, over the line too
        RC_ASSERT((rowOf(is.spot) - 1) / pointRows == is.spot.laps);
        RC_ASSERT(is.spot.laps <= before.board.laps() + 1);
    }
    RC_ASSERT(rowOf(on.situation.titan(0).spot) > rowOf(before.situation.titan(0).spot));
    RC_ASSERT(on.situation.traps.none());
}

/// Left and right exchanged, of the board and of the way, everything ends in the mirrored places.
RC_GTEST_PROP(TitanMoves, AMirroredBoardMirrorsTheMove, ()) {
    OnBoard on = anyBoard();
    const auto mirroredPoint = [](int number) {
        const Place place = pointNumbered(number);
        return numberOfPoint({(pointColumns - place.x) % pointColumns, place.y});
    };
    PointMarks marks{};
    for (int number = 0; number < pointCount; ++number)
        for (const TrackMark mark : allTrackMarks)
            if (on.board.marksAt({static_cast<std::int8_t>(number), 0}).has(mark))
                marks[static_cast<std::size_t>(mirroredPoint(number))].add(mirrored(mark));
    OnBoard other(marks, {});
    other.situation = on.situation;
    for (int seat = 0; seat < on.situation.count; ++seat)
        other.situation.titan(seat).spot.point =
            static_cast<std::int8_t>(mirroredPoint(on.situation.titan(seat).spot.point));
    const DieWay moved = anyWay().way;
    DieWay back = moved;
    for (PointStep& step : back.steps)
        step = step == PointStep::Left    ? PointStep::Right
               : step == PointStep::Right ? PointStep::Left
                                          : step;
    carryOut(moved, 0, PushReach::Full, on.board, on.situation);
    carryOut(back, 0, PushReach::Full, other.board, other.situation);
    for (int seat = 0; seat < on.situation.count; ++seat) {
        const RacingTitan& titan = on.situation.titan(seat);
        RC_ASSERT(other.situation.titan(seat).spot.point == mirroredPoint(titan.spot.point));
        RC_ASSERT(other.situation.titan(seat).spot.laps == titan.spot.laps);
        RC_ASSERT(other.situation.titan(seat).life == titan.life);
    }
}

} // namespace
} // namespace stagewright
