#include "model/drive/drive_task.h"
#include "model/drive/stage_driving.h"
#include "tests/field_game.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(StageDriving, OfAKindWithoutADriveModelIsNotKnown) {
    const Games all = gamesWithFields();
    const Stage line = fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
    const auto task = driveTaskOf(line, all, dirtRules(), 1);
    ASSERT_FALSE(task);
    EXPECT_EQ(sentence(task.error()).toStdString(),
              "how long stages of this game take is not known.");
    const StageWay way = all.face<StageDriving>(line).way(line, all);
    EXPECT_EQ(way.spaces, 0);
    EXPECT_TRUE(way.terrains.empty());
}

} // namespace
} // namespace stagewright
