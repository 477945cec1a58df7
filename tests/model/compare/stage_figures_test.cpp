#include "model/compare/stage_figures.h"
#include "model/game/estimate_length.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Games withFewDrives() {
    return games().with(EstimateLength{200, 20});
}

TEST(StageFigures, OfARulebookStageAreThoseOfItsTiles) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const StageFigures figures = figuresOf(stage, games());
    EXPECT_EQ(figures.pieces, 11);
    EXPECT_FALSE(figures.surfaces.contains(Terrain::None));
    int onSurfaces = 0;
    for (const auto& [surface, count] : figures.surfaces)
        onSurfaces += count;
    EXPECT_EQ(onSurfaces, 10); // all but the service park
    EXPECT_GT(figures.spaces, 20);
}

TEST(StageFigures, ExpectsTheSameOfTheSameStage) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const auto once = expectedOf(stage, withFewDrives(), 4);
    ASSERT_TRUE(once);
    EXPECT_GT(*once->seconds, 60);
    EXPECT_TRUE(once->losses);
    EXPECT_TRUE(once->difficulty);
    EXPECT_GT(*once->minutes, 5);
    EXPECT_EQ(once->whyNot, QString());
    EXPECT_EQ(expectedOf(stage, withFewDrives(), 4), once);
}

TEST(StageFigures, SayWhyThereIsNoTime) {
    Stage empty;
    empty.info.game = QStringLiteral("dirt");
    const auto figures = expectedOf(empty, withFewDrives(), 4);
    ASSERT_TRUE(figures);
    EXPECT_FALSE(figures->seconds);
    EXPECT_FALSE(figures->whyNot.isEmpty());
}

TEST(StageFigures, AreGivenUpWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(expectedOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games(), 4,
                            stop.get_token()));
}

} // namespace
} // namespace stagewright
