#include "model/drive/drive_task.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "tests/boards.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Expected<DriveTask> task(const Stage& stage, const DriveRules& rules, int laps = 1) {
    return driveTaskOf(stage, games(), rules, laps);
}

Estimate estimated(const Stage& stage, const DriveRules& rules = dirtRules(), int laps = 1,
                   DriveSettings settings = {}) {
    return *estimate(stage, *task(stage, rules, laps), rules,
                     {settings, laps, {2 * drivesInABlock, 0, 1, 1}});
}

/// Turns a tile over many stages: what a stage of so many tiles takes on average.
struct TurnsATile {
    double turns = 0;
    double tiles = 0;

    void add(const Stage& stage, const DriveRules& rules, int laps = 1) {
        turns += estimated(stage, rules, laps).drives.turns();
        tiles += task(stage, rules, laps)->piecesALap;
    }
    [[nodiscard]] double on(double count) const { return turns / tiles * count; }
};

const TurnsATile& rulebookTurns() {
    static const TurnsATile all = [] {
        TurnsATile sum;
        for (const std::string& file : rulebookStages())
            sum.add(stageFrom(QString::fromStdString(file)), dirtRules());
        return sum;
    }();
    return all;
}

/// By how much of `book` our figure is off.
double residual(double ours, double book) {
    return (ours - book) / book;
}

// The figures and what is left of them stand in model/drive/DRIVE_TIMES.md.

TEST(TableTime, StagesOfTheRulebookWithinTenPercent) {
    constexpr int players = 4;
    for (const auto& [tiles, minutes] : {std::pair(10, 25), {14, 35}, {18, 45}})
        EXPECT_NEAR(
            residual(tableMinutes(dirtRules(), rulebookTurns().on(tiles), players), minutes), 0.003,
            0.01)
            << tiles;
}

TEST(TableTime, RalliesOfTheRulebookWithinTenPercent) {
    struct Rally {
        int stages;
        int tiles; ///< of a stage: 10 short, 14 standard, 18 long
        int minutes;
        double residual;
    };
    for (const Rally& rally : {Rally{2, 10, 60, -0.048},
                               {3, 10, 90, -0.009},
                               {2, 18, 90, 0.080},
                               {3, 14, 120, -0.006}}) {
        const double turns = rally.stages * rulebookTurns().on(rally.tiles);
        const double off =
            residual(rallyMinutes(dirtRules(), turns, rally.stages, 4), rally.minutes);
        EXPECT_NEAR(off, rally.residual, 0.01) << rally.stages << " x " << rally.tiles;
        EXPECT_LT(std::abs(off), 0.1);
    }
}

TEST(TableTime, FiguresOfGtAreMetAsFarAsOneFitCan) {
    TurnsATile one;
    TurnsATile two;
    // Half of the circuits: each dashboard that damage leaves is solved anew.
    for (std::size_t i = 0; i < gtCircuits().size(); i += 2) {
        const std::string file = gtCircuits()[i];
        one.add(stageFrom(QString::fromStdString(file)), gtRules(), 1);
        two.add(stageFrom(QString::fromStdString(file)), gtRules(), 2);
    }
    struct Race {
        int tiles;
        int laps;
        int minutes;
        double residual;
    };
    for (const Race& race : {Race{15, 1, 30, 0.056},
                             {18, 1, 45, -0.155},
                             {12, 2, 45, 0.114},
                             {21, 1, 60, -0.261},
                             {16, 2, 60, 0.114}}) {
        const double turns = (race.laps == 1 ? one : two).on(race.tiles);
        EXPECT_NEAR(residual(tableMinutes(gtRules(), turns, 4), race.minutes), race.residual, 0.03)
            << race.tiles << " x " << race.laps;
    }
}

TEST(TableTime, GrowsWithThePlayers) {
    EXPECT_DOUBLE_EQ(tableMinutes(dirtRules(), 10, 6), 2 * tableMinutes(dirtRules(), 10, 3));
    EXPECT_DOUBLE_EQ(setupMinutes(dirtRules(), 10), 10);
}

TEST(TableTime, Classes) {
    EXPECT_EQ(stageClass(12), StageClass::Short);
    EXPECT_EQ(stageClass(13), StageClass::Standard);
    EXPECT_EQ(stageClass(16), StageClass::Standard);
    EXPECT_EQ(stageClass(17), StageClass::Long);
}

TEST(EstimateOfAStage, SaysWhatPeopleAsk) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const Estimate said = estimated(stage);
    EXPECT_NEAR(said.exactSeconds, 126.884174, 1e-6);
    EXPECT_NEAR(said.drives.mean(), said.exactSeconds, 5);
    EXPECT_LT(said.drives.quantile(0.1), said.drives.mean());
    EXPECT_GT(said.drives.quantile(0.9), said.drives.mean());
    EXPECT_EQ(said.stageClass, StageClass::Short);
    EXPECT_EQ(said.pieces.size(), 10U);
    double losses = 0;
    double turns = 0;
    for (const PieceEstimate& piece : said.pieces) {
        losses += piece.losses;
        turns += piece.turns;
        EXPECT_LE(piece.gear, 6);
    }
    EXPECT_NEAR(losses, said.drives.losses(), 1e-9);
    EXPECT_NEAR(turns, said.drives.turns(), 1e-9);
    EXPECT_TRUE(said.remarks.isEmpty());
}

TEST(EstimateOfAStage, DifficultySaysWhereAndWhy) {
    const auto of = [](const char* file) {
        return estimated(stageFrom(QString::fromLatin1(file))).difficulty;
    };
    EXPECT_EQ(of("dirt-rulebook/rally2-ss1.json").difficulty, Difficulty::Easy);
    const DifficultyReason hard = of("dirt-rulebook/rally3-ss3.json");
    EXPECT_EQ(hard.difficulty, Difficulty::Hard);
    EXPECT_EQ(hard.reason, QStringLiteral("a hairpin after a jump"));
    EXPECT_EQ(hard.tile, QStringLiteral("211b"));
    EXPECT_EQ(hard.worst, 10U);
    EXPECT_EQ(of("dirt-rulebook/rally5-ss1.json").reason, QStringLiteral("a sharp corner"));
    EXPECT_EQ(of("dirt-rulebook/rally1-ss1.json").reason,
              QStringLiteral("a fast stretch before a fast corner"));
}

TEST(EstimateOfAStage, NeedsAWay) {
    EXPECT_EQ(task(board({{"202a", {0, 2}}, {"203a", {0, 0}}}), dirtRules()).error().what,
              QStringLiteral("no road leads from the start to the finish"));
}

TEST(EstimateOfAStage, StopsWhenAsked) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const DriveTask there = *task(stage, dirtRules());
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(estimate(stage, there, dirtRules(), {}, source.get_token()));
    EXPECT_FALSE(soloTimes(there, dirtRules(), source.get_token()));
}

TEST(EstimateOfACircuit, SoloTimesOfEveryDashboard) {
    const Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    const auto times = *soloTimes(*task(circuit, gtRules(), 2), gtRules());
    ASSERT_EQ(times.size(), 12U);
    // The right tyres are faster.
    EXPECT_LT(times[0].seconds, times[2].seconds); // asphalt or rain tyres on a dry track
    EXPECT_LT(times[3].seconds, times[1].seconds); // rain or asphalt tyres on a wet one
}

TEST(EstimateOfACircuit, RallycrossIsDrivenOnItsSurface) {
    const Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    EXPECT_EQ(task(circuit, dirtRules())->dashboard.id, QStringLiteral("asphalt"));
    EXPECT_EQ(task(circuit, gtRules())->dashboard.id, QStringLiteral("gt6-asphalt-dry"));
}

TEST(EstimateOfACircuit, IsDrivenWithWhatItSays) {
    Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    circuit.info.dashboard = QStringLiteral("gt4-rain-wet");
    EXPECT_EQ(task(circuit, gtRules())->dashboard.id, QStringLiteral("gt4-rain-wet"));
    EXPECT_EQ(task(circuit, dirtRules())->dashboard.id, QStringLiteral("asphalt")); // has none such
}

TEST(DriveRules, OfDirtFollowTheTerrainAndThoseOfGtDoNot) {
    EXPECT_TRUE(followsTerrain(dirtRules()));
    EXPECT_FALSE(followsTerrain(gtRules()));
    EXPECT_FALSE(followsTerrain(DriveRules()));
}

TEST(EstimateOfAStage, ARouteOfTooManySpacesIsRefused) {
    EXPECT_TRUE(task(straightRoad(2'000), dirtRules()));
    const auto longer = task(straightRoad(50'000), dirtRules());
    ASSERT_FALSE(longer.has_value());
    EXPECT_TRUE(longer.error().what.contains(QStringLiteral("too long to be driven")))
        << longer.error().what.toStdString();
}

TEST(EstimateOfACircuit, AllLapsCountForItsLength) {
    Stage circuit = stageFrom(QStringLiteral("gt-circuits/course1.json"));
    EXPECT_TRUE(task(circuit, gtRules(), mostLaps));
}

TEST(EstimateOfACircuit, ARingMayHaveTheLineOfAStartTile) {
    const Stage ring = startTileRing();
    const auto lap = [&](int laps) { return *task(ring, dirtRules(), laps); };
    // A lap ends where it begins, so each further one adds the same spaces.
    const auto spaces = [&](int laps) { return num_vertices(lap(laps).graph); };
    EXPECT_EQ(spaces(3) - spaces(2), spaces(2) - spaces(1));
    EXPECT_EQ(lap(2).pieces.size(), 13U);
    EXPECT_EQ(lap(2).piecesALap, 6);
    const Estimate one = *estimate(ring, lap(1), dirtRules(), {});
    const Estimate two = *estimate(ring, lap(2), dirtRules(), {});
    EXPECT_GT(one.exactSeconds, 30);
    EXPECT_GT(two.exactSeconds, 1.7 * one.exactSeconds);
    EXPECT_LT(two.exactSeconds, 2.1 * one.exactSeconds);
}

TEST(EstimateOfAStage, TimesAreWrittenInMinutes) {
    EXPECT_EQ(minutesAndSeconds(126.88), QStringLiteral("2:07"));
    EXPECT_EQ(minutesAndSeconds(59.6), QStringLiteral("1:00"));
    EXPECT_EQ(minutesAndSeconds(0), QStringLiteral("0:00"));
}

} // namespace
} // namespace stagewright
