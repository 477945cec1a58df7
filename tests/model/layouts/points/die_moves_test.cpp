#include "model/layouts/points/racing/die_moves.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// "yellow C5 C7, ...": where the steps end, laps and lives where there are some.
std::string movesFrom(TitanSpot from, const PointMarks& marks) {
    QStringList moves;
    for (const DieMove& move : dieMoves({from}, TitanBoard(marks), titanGame().faces)) {
        QStringList words{QString(idOf(move.face))};
        for (const TitanSpot end : move.ends)
            words << nameOfPlace(pointNumbered(end.point));
        if (move.ends.back().laps != from.laps)
            words << QStringLiteral("+%1 lap").arg(move.ends.back().laps - from.laps);
        if (move.livesLost > 0)
            words << QStringLiteral("-%1 life").arg(move.livesLost);
        moves << words.join(u' ');
    }
    return moves.join(QStringLiteral(", ")).toStdString();
}

TEST(DieMoves, LeadWhereTheRulebookSaysStepByStep) {
    EXPECT_EQ(movesFrom(spot("C3"), {}),
              "yellow C5 C7, blue C5 B6, blue C5 D6, blue B4 B6, blue D4 D6, brown B4 A5 F6, "
              "brown D4 E5 F6, red C5, green B4 A5, green D4 E5");
    const std::string acrossTheLine = movesFrom(spot("B10"), {});
    EXPECT_NE(acrossTheLine.find("yellow B12 B2 +1 lap"), std::string::npos) << acrossTheLine;
    EXPECT_NE(acrossTheLine.find("brown A11 F12 E1 +1 lap"), std::string::npos) << acrossTheLine;
}

TEST(DieMoves, LoseLivesJumpAndSlide) {
    const auto lava = TrackMark::Lava;
    EXPECT_NE(
        movesFrom(spot("C3"), marked({{"E5", lava}, {"F6", lava}})).find("brown D4 E5 F6 -2 life"),
        std::string::npos);
    EXPECT_NE(movesFrom(spot("A3"), marked({{"A3", TrackMark::SuperRampRight}})).find("blue D6 D8"),
              std::string::npos);
    EXPECT_NE(movesFrom(spot("D2"), marked({{"D4", TrackMark::Ice}, {"D6", TrackMark::Ice}}))
                  .find("red D8"),
              std::string::npos);
}

/// "B8 -1, ...": where those are that the way touches, by the number of the way.
std::string touchedBy(std::size_t way, const MoveFrom& from, const PointMarks& marks) {
    const DieMove move = dieMoves(from, TitanBoard(marks), titanGame().faces).at(way);
    QStringList all;
    for (const TouchedTitan& each : move.touched)
        all << QStringLiteral("%1: %2 -%3")
                   .arg(each.number)
                   .arg(nameOfPlace(pointNumbered(each.end.point)))
                   .arg(each.livesLost);
    return all.join(QStringLiteral(", ")).toStdString();
}

TEST(DieMoves, TellWhoIsPushedAndHit) {
    constexpr std::size_t yellow = 0;
    constexpr std::size_t forwardRight = 2; // of blue
    constexpr std::size_t right = 9;        // of green
    const MoveFrom two{spot("B2"), {{1, spot("F6")}, {2, spot("B6")}}};
    EXPECT_EQ(touchedBy(yellow, two, {}), "2: B10 -1");
    EXPECT_EQ(touchedBy(yellow, {two.spot, two.others, PushReach::Rest}, {}), "2: B8 -1");
    EXPECT_EQ(touchedBy(forwardRight, {spot("B2"), {{1, spot("B4")}, {4, spot("C5")}}}, {}),
              "1: B6 -1, 4: D6 -1");
    EXPECT_EQ(touchedBy(right, {spot("B4"), {{1, spot("E5")}, {2, spot("E7")}, {3, spot("A1")}}},
                        marked({{"D6", TrackMark::Statue}})),
              "1: E5 -1, 2: E7 -1")
        << "by the blast, where they stand";
    EXPECT_EQ(touchedBy(right, two, {}), "");
}

TEST(TitanBoards, WithARingOfIceAreNotRacedOn) {
    TitanLayout layout;
    layout.tracks = {PointTrack()};
    for (const int row : {2, 4, 6, 8, 10, 12})
        layout.tracks[0].markings << Marking{{1, row}, TrackMark::Ice};
    const auto board = boardOf(layout, titanGame());
    ASSERT_FALSE(board);
    EXPECT_EQ(board.error().what,
              QStringLiteral("ice lies all the way round on a line of the track: "
                             "whoever comes upon it slides without an end"));
    layout.tracks[0].markings.removeLast();
    EXPECT_TRUE(boardOf(layout, titanGame()));
    layout.tracks[0].markings.clear();
    for (int at = 0, i = 0; i < 12; ++i, at = stepFrom(at, PointStep::Left).point)
        layout.tracks[0].markings << Marking{pointNumbered(at), TrackMark::Ice};
    EXPECT_FALSE(boardOf(layout, titanGame()));
}

} // namespace
} // namespace stagewright
