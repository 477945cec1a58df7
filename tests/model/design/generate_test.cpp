#include "model/design/generate.h"
#include "model/design/search_board.h"
#include "tests/model/design/unruled_source.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace stagewright {

namespace {

constexpr std::uint64_t seedOfRallies = 3;

struct DrivenStage {
    Difficulty difficulty;
    double lossesOnTen;
};

/// The stages of a rally of six, as hard as the drive model finds them.
std::vector<DrivenStage> rallyOfSix(Course course) {
    const StageSource source = unruledSource({"dirt-core"});
    RallyWishes wishes;
    wishes.stage.tiles = 8;
    wishes.stages = 6;
    wishes.course = course;
    SearchRun run;
    run.seed = seedOfRallies;
    run.seconds = 60;
    const Answers rally = generateRally(wishes, source, run);
    std::vector<DrivenStage> stages;
    for (const Stage& stage : rally.stages)
        if (const auto measure =
                measuredDrive(stage, catalogue(), source.rules, wishes.stage.players))
            stages.push_back({measure->difficulty, measure->lossesOnTen});
    return stages;
}

} // namespace

// Three hexes in a row, round a bend and round a sharp one: there are no other roads over three.
TEST(Generate, NoShapeComesTwiceInARun) {
    Wishes wishes;
    wishes.tiles = 3;
    SearchRun run;
    run.answers = 20;
    run.seconds = 60;
    const Answers answers = generate(wishes, unruledSource({"dirt-core"}), run);
    EXPECT_EQ(answers.stages.size(), 3U);
    EXPECT_EQ(answers.count, 3U);
    EXPECT_TRUE(answers.reason.contains(QStringLiteral("3"))) << answers.reason.toStdString();
    std::multiset<int> bends; // 0: in a row, 1: round a bend, 2: round a sharp one
    for (const Stage& stage : answers.stages) {
        const auto road = drivenTiles(stage);
        ASSERT_EQ(road.size(), 3U);
        bends.insert(steps(road[1].hex - road[0].hex, road[2].hex - road[1].hex));
    }
    EXPECT_EQ(bends, (std::multiset{0, 1, 2}));
}

TEST(Generate, StagesOfARisingRallyGetHarderWithinEachDifficultyToo) {
    const auto stages = rallyOfSix(Course::Rising);
    ASSERT_EQ(stages.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(stages[i].difficulty, static_cast<Difficulty>(i / 2)) << i;
        if (i > 0) {
            EXPECT_GE(stages[i].lossesOnTen, stages[i - 1].lossesOnTen) << i;
        }
    }
}

TEST(Generate, StagesOfAFallingRallyGetEasierWithinEachDifficultyToo) {
    const auto stages = rallyOfSix(Course::Falling);
    ASSERT_EQ(stages.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(stages[i].difficulty, static_cast<Difficulty>(2 - i / 2)) << i;
        if (i > 0) {
            EXPECT_LE(stages[i].lossesOnTen, stages[i - 1].lossesOnTen) << i;
        }
    }
}

} // namespace stagewright
