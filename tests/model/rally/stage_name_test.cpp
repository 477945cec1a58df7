#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// The second stage of a rally, by these titles.
QString nameOf(const char* rallyTitle, const char* title) {
    Rally rally = rallyOf(3, {});
    rally.info.title = QString::fromUtf8(rallyTitle);
    RallyStage second = rally.stages()[1];
    second.stage.info.title = QString::fromUtf8(title);
    return stageName(after(rally, changeStage(rally, second)), 1);
}

TEST(StageName, IsTheNumberAndTheTitle) {
    EXPECT_EQ(nameOf("Monte", "Turini"), QStringLiteral("SS 2: Turini"));
    EXPECT_EQ(nameOf("Monte", ""), QStringLiteral("SS 2"));
    EXPECT_EQ(nameOf("", "Turini"), QStringLiteral("SS 2: Turini"));
}

TEST(StageName, ACircuitIsARace) {
    Rally rally = rallyOf(3, {});
    RallyStage second = rally.stages()[1];
    second.stage.info.kind = StageKind::Circuit;
    rally = after(rally, changeStage(rally, second));
    EXPECT_EQ(stageName(rally, 1), QStringLiteral("Race 2"));
    EXPECT_EQ(stageNumber(rally, 1), QStringLiteral("Race 2"));
    EXPECT_EQ(stageNumber(rally, 2), QStringLiteral("SS 3"));
    second.stage.info.title = QStringLiteral("Monza");
    rally = after(rally, changeStage(rally, second));
    EXPECT_EQ(stageName(rally, 1), QStringLiteral("Race 2: Monza"));
    second.stage.info.title = QStringLiteral("Race 2");
    rally = after(rally, changeStage(rally, second));
    EXPECT_EQ(stageName(rally, 1), QStringLiteral("Race 2"));
}

TEST(StageName, SaysItsNumberOnce) {
    for (const char* title :
         {"Rally 1, SS 2", "Rally 1 SS2", "Rally 1 – OS 2", "Rally 1: 2", "SS 2", "WP 02", "2"})
        EXPECT_EQ(nameOf("Rally 1", title), QStringLiteral("SS 2")) << title;
    EXPECT_EQ(nameOf("", "SS 2"), QStringLiteral("SS 2"));
    for (const char* title : {"SS 2 Turini", "SS2: Turini", "OS 2 – Turini", "ES 02. Turini"})
        EXPECT_EQ(nameOf("", title), QStringLiteral("SS 2: Turini")) << title;
}

TEST(StageName, KeepsATitleThatSaysMore) {
    for (const char* title :
         {"Rally 1, SS 3", "Rally 1", "Rally 2, SS 2", "Rally 1, SS 2b", "Route 66", "Rally 1 2 3",
          "SS 3 Turini", "SS 22 Turini", "SS 2.5", "2 Turini"})
        EXPECT_EQ(nameOf("Rally 1", title), QStringLiteral("SS 2: ") + QString::fromUtf8(title))
            << title;
}

} // namespace
} // namespace stagewright
