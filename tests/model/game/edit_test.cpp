#include "model/game/edit.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct Row {
    int cards = 0;
    [[nodiscard]] int pieceCount() const { return cards; }
    friend bool operator==(const Row&, const Row&) = default;
};

/// Lays cards at the end of the row, or takes them away.
struct RowEdit {
    using Laid = Row;
    int more = 0;
    [[nodiscard]] bool isNothing() const { return more == 0; }
    friend bool operator==(const RowEdit&, const RowEdit&) = default;
};

void apply(const RowEdit& edit, Row& row) {
    row.cards += edit.more;
}
RowEdit inverse(const RowEdit& edit) {
    return {-edit.more};
}
RowEdit composed(const RowEdit& first, const RowEdit& second) {
    return {first.more + second.more};
}

Edit laying(int cards) {
    return {LayoutEdit(RowEdit{cards})};
}

Edit titled(const Stage& stage, const QString& title) {
    StageInfo info = stage.info;
    info.title = title;
    return describe(stage, info);
}

TEST(Edit, ChangesWhatIsLaidOfWhateverKind) {
    Stage stage;
    apply(laying(3), stage);
    EXPECT_EQ(stage.layout, Layout(Row{3}));
    apply(inverse(laying(1)), stage);
    EXPECT_EQ(stage.layout, Layout(Row{2}));
    EXPECT_TRUE(laying(0).isNothing());
    EXPECT_FALSE(laying(1).isNothing());
    EXPECT_EQ(laying(0), Edit());
    EXPECT_FALSE(laying(1) == laying(2));
    EXPECT_FALSE(laying(1) == Edit());
}

TEST(Edit, ComposedDoesWhatBothDo) {
    Stage stage;
    apply(composed(laying(3), laying(2)), stage);
    EXPECT_EQ(stage.layout, Layout(Row{5}));
    EXPECT_EQ(composed(Edit(), laying(2)), laying(2));
    EXPECT_EQ(composed(laying(2), Edit()), laying(2));
    EXPECT_TRUE(composed(laying(2), inverse(laying(2))).isNothing());
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
    const Edit both = composed(laying(2), titled(stage, QStringLiteral("Turini")));
    apply(both, stage);
    EXPECT_EQ(stage.layout.pieceCount(), 2);
    EXPECT_EQ(stage.info.title, QStringLiteral("Turini"));
    apply(inverse(both), stage);
    EXPECT_EQ(stage, Stage());
}

} // namespace
} // namespace stagewright
