#include "editor/document/document.h"
#include "editor/rally/stage_thumbnails.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/boards.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"

#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A stage too large to be checked at once, with a road end that is open.
Stage largeStage() {
    Stage stage = straightRoad(StageCheck::mostAtOnce + 2);
    tilesOf(stage).remove(tilesOf(stage).at({0, -100}).front());
    return stage;
}

TEST(StageThumbnails, AStageThatIsLeftWhileItIsCheckedHasItsErrorsCounted) {
    Rally rally(largeStage());
    RallyStage second;
    second.stage = sampleStage();
    apply(addStage(rally, second, 1), rally);
    Document document(games());
    document.open(RallyPack{rally, {}, {}, {}}, {});
    StageThumbnails thumbnails(document);
    const auto errors = [&] { return thumbnails.of(document.rally().stages()[0]).errors; };
    EXPECT_EQ(errors(), 0);
    (void)thumbnails.of(document.rally().stages()[1]);
    ASSERT_FALSE(document.isChecked());
    document.turnTo(document.rally().stages()[1].key);
    EXPECT_TRUE(waitUntil([&] { return errors() > 0; }));
}

} // namespace

} // namespace stagewright
