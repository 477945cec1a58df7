#include "model/drive/table_time.h"
#include "model/rally/rally_edits.h"
#include "model/rally/schedule.h"
#include "model/rally/shortening.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using Way = Shortening::Way;

/// Three sessions of two stages with breaks of ten minutes; the second of each is a circuit of two
/// laps.
Rally tournament() {
    Rally rally = rallyOf(6, {"A", "B", "C", "D"});
    for (const int first : {3, 5})
        rally = after(rally, beginSession(rally, StageKey{first}, {QString(), 10, {}}));
    for (const int circuit : {1, 3}) {
        RallyStage stage = rally.stages()[circuit];
        stage.stage.info.kind = StageKind::Circuit;
        stage.stage.info.laps = 2;
        rally = after(rally, changeStage(rally, stage));
    }
    return rally;
}

const std::vector<StageMinutes> sixStages{{20, 10}, {30, 11}, {20, 10},
                                          {30, 11}, {20, 10}, {25, 9}};

TEST(Timetable, OfATournamentSumsRight) {
    const Timetable table = timetable(tournament(), sixStages, 7);
    EXPECT_DOUBLE_EQ(table.drive, 145);
    EXPECT_DOUBLE_EQ(table.change, 3 * 7);
    EXPECT_DOUBLE_EQ(table.breaks, 2 * 10);
    EXPECT_DOUBLE_EQ(table.setup, 61);
    EXPECT_DOUBLE_EQ(table.minutes(), 186);
    ASSERT_EQ(table.lines.size(), 11U);
    EXPECT_EQ(table.lines[0], (TimetableLine{Activity::Drive, 0, 0, 20}));
    EXPECT_EQ(table.lines[1], (TimetableLine{Activity::Change, 1, 20, 27}));
    EXPECT_EQ(table.lines[3], (TimetableLine{Activity::Break, 2, 57, 67}));
    EXPECT_EQ(table.lines[10], (TimetableLine{Activity::Drive, 5, 161, 186}));
    EXPECT_EQ(clockTime(QTime(19, 0), table.lines[10].end), QTime(22, 6));
    EXPECT_EQ(clockTime(QTime(23, 50), 15.6), QTime(0, 6));
}

TEST(Timetable, OfNothingIsEmptyAndOneStageHasNoChange) {
    EXPECT_TRUE(timetable(Rally(), {}, 7).lines.empty());
    EXPECT_DOUBLE_EQ(timetable(rallyOf(1, {}), {{30, 0}}, 7).minutes(), 30);
}

TEST(Timetable, IsAsLongAsTheDriveModelSaysOfARally) {
    const DriveRules& rules = rulesOfGame(QStringLiteral("dirt"));
    const double stage = tableMinutes(rules, 9, 4);
    const Timetable table =
        timetable(rallyOf(3, {}), {{stage, 0}, {stage, 0}, {stage, 0}}, rules.changeMinutes);
    EXPECT_DOUBLE_EQ(table.minutes(), rallyMinutes(rules, 27, 3, 4));
}

TEST(Shortening, NothingIsToDoWhereTheRallyFits) {
    EXPECT_TRUE(shortenings(tournament(), sixStages, 7, 186).empty());
    EXPECT_TRUE(stagesToDrop(tournament(), sixStages, 7, 186).empty());
}

TEST(Shortening, LeastLossOfPlayComesFirst) {
    const auto ways = shortenings(tournament(), sixStages, 7, 182);
    ASSERT_FALSE(ways.empty());
    EXPECT_EQ(ways[0], (Shortening{Way::ShorterBreaks, 0, 4, 182}));
    EXPECT_EQ(ways[1], (Shortening{Way::FewerLaps, 1, 1, 171}));
    EXPECT_EQ(ways[2], (Shortening{Way::FewerLaps, 3, 1, 171}));
    EXPECT_EQ(ways[3], (Shortening{Way::Swap, 0, 16, 182}));
    EXPECT_EQ(ways.back().way, Way::Drop);
    for (const Shortening& way : ways)
        EXPECT_LE(way.minutes, 182);
}

TEST(Shortening, WhereOneStageIsNotEnoughTheLongestGo) {
    EXPECT_TRUE(shortenings(tournament(), sixStages, 7, 100).empty());
    const auto dropped = stagesToDrop(tournament(), sixStages, 7, 100);
    // 60 left of driving, two breaks.
    EXPECT_EQ(dropped, (std::vector<qsizetype>{1, 3, 5}));
    EXPECT_EQ(stagesToDrop(tournament(), sixStages, 7, 1).size(), 6U);
}

} // namespace
} // namespace stagewright
