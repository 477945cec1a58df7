#include "model/design/drive_measure.h"
#include "model/drive/rules_file.h"
#include "model/drive/table_time.h"
#include "tests/rulebook_stages.h"
#include "tests/simulated_turns.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr int playersAtTable = 3;
constexpr std::int64_t drivesEach = 1024;

void expectMinutesOfDrives(const Stage& stage, const DriveRules& rules, const std::string& name,
                           double within) {
    const auto measure = measuredDrive(stage, catalogue(), rules, playersAtTable);
    ASSERT_TRUE(measure) << name;
    const double turns = simulatedTurns(stage, rules, drivesEach);
    EXPECT_NEAR(measure->minutes / tableMinutes(rules, turns, playersAtTable), 1, within) << name;
    const auto driven = drivenMinutes(stage, catalogue(), rules, playersAtTable);
    ASSERT_TRUE(driven) << name;
    EXPECT_NEAR(*driven / tableMinutes(rules, turns, playersAtTable), 1, 0.02) << name;
    EXPECT_GT(measure->minutes, tableMinutes(rules, measure->turns, playersAtTable)) << name;
}

} // namespace

TEST(DriveMeasure, ReckonsTheMinutesOfStagesToAnEighth) {
    const DriveRules rules = *builtInRules(QStringLiteral("dirt"));
    for (const std::string& name : rulebookStages())
        expectMinutesOfDrives(stageFrom(QString::fromStdString(name)), rules, name, 1.0 / 8);
}

TEST(DriveMeasure, ReckonsTheMinutesOfCircuitsToAThirtieth) {
    const DriveRules rules = *builtInRules(QStringLiteral("gt"));
    for (const std::string& name : gtCircuits()) {
        Stage stage = stageFrom(QString::fromStdString(name));
        stage.info.laps = 2;
        expectMinutesOfDrives(stage, rules, name, 1.0 / 30);
    }
}

TEST(DriveMeasure, OfAStageWithoutARoadThereIsNone) {
    const DriveRules rules = *builtInRules(QStringLiteral("dirt"));
    EXPECT_FALSE(measuredDrive(Stage(), catalogue(), rules, playersAtTable));
    EXPECT_FALSE(drivenMinutes(Stage(), catalogue(), rules, playersAtTable));
}

} // namespace stagewright
