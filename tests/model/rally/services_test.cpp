#include "model/rally/rally_edits.h"
#include "model/rally/services.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Rally served(Rally rally, bool everywhere) {
    for (const RallyStage& each : QList(rally.stages())) {
        RallyStage changed = each;
        changed.serviceAfter = everywhere;
        rally = after(rally, changeStage(rally, changed));
    }
    return rally;
}

TEST(Services, StandBehindEachStageThatHasTheTileButTheLast) {
    for (int number = 1; number <= 6; ++number) {
        const Rally rally = rulebookRally(number); // has them so
        EXPECT_EQ(withServices(served(rally, false), games()), rally) << number;
        EXPECT_EQ(withServices(served(rally, true), games()), rally) << number;
    }
    EXPECT_TRUE(rulebookRally(1).stages()[0].serviceAfter);
    EXPECT_FALSE(rulebookRally(4).stages()[0].serviceAfter); // SS 1 has no tile for it
}

TEST(Services, OfNoStagesAreNone) {
    EXPECT_TRUE(withServices(QList<RallyStage>(), games()).isEmpty());
}

} // namespace
} // namespace stagewright
