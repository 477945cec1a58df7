#include "model/game/edit.h"
#include "tests/field_game.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QStringList roads(int count) {
    return QStringList(count, QStringLiteral("road"));
}

/// Of a line of so many fields another one.
Edit laying(int before, int after) {
    return {LayoutEdit(FieldLineEdit{roads(before), roads(after)})};
}

Edit titled(const Stage& stage, const QString& title) {
    StageInfo info = stage.info;
    info.title = title;
    return describe(stage, info);
}

TEST(Edit, ChangesWhatIsLaidOfWhateverKind) {
    Stage stage;
    apply(laying(0, 3), stage);
    EXPECT_EQ(stage.layout, Layout(FieldLine{roads(3)}));
    apply(inverse(laying(2, 3)), stage);
    EXPECT_EQ(stage.layout, Layout(FieldLine{roads(2)}));
    EXPECT_TRUE(laying(1, 1).isNothing());
    EXPECT_FALSE(laying(0, 1).isNothing());
    EXPECT_EQ(laying(1, 1), Edit());
    EXPECT_FALSE(laying(0, 1) == laying(0, 2));
    EXPECT_FALSE(laying(0, 1) == Edit());
}

TEST(Edit, ComposedDoesWhatBothDo) {
    Stage stage;
    apply(composed(laying(0, 3), laying(3, 5)), stage);
    EXPECT_EQ(stage.layout, Layout(FieldLine{roads(5)}));
    EXPECT_EQ(composed(Edit(), laying(0, 2)), laying(0, 2));
    EXPECT_EQ(composed(laying(0, 2), Edit()), laying(0, 2));
    EXPECT_TRUE(composed(laying(0, 2), inverse(laying(0, 2))).isNothing());
}

TEST(Edit, DescriptionIsAnEditToo) {
    Stage stage;
    const Edit first = titled(stage, QStringLiteral("Turini"));
    EXPECT_FALSE(first.isNothing());
    EXPECT_TRUE(describe(stage, stage.info).isNothing());
    apply(first, stage);
    EXPECT_EQ(stage.info.title, QStringLiteral("Turini"));
    StageInfo info = stage.info;
    info.laps = 3;
    const Edit both = composed(first, describe(stage, info));
    EXPECT_EQ(both.info->before.title, QString());
    EXPECT_EQ(both.info->after.laps, 3);
    apply(describe(stage, info), stage);
    apply(inverse(both), stage);
    EXPECT_EQ(stage.info, StageInfo());
}

TEST(Edit, DescriptionAndLayoutChangeInOneStep) {
    Stage stage;
    const Edit both = composed(laying(0, 2), titled(stage, QStringLiteral("Turini")));
    apply(both, stage);
    EXPECT_EQ(stage.layout.pieceCount(), 2);
    EXPECT_EQ(stage.info.title, QStringLiteral("Turini"));
    apply(inverse(both), stage);
    EXPECT_EQ(stage, Stage());
}

} // namespace
} // namespace stagewright
