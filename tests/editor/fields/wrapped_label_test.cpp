#include "editor/fields/wrapped_label.h"
#include "tests/editor/settle.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(WrappedLabel, IsAsTallAsItsWordsAtTheWidthThatItHas) {
    WrappedLabel label;
    label.setText(QStringLiteral("medium; hardest at 205a: a fast stretch before a fast corner"));
    label.resize(400, 10);
    label.show();
    settle();
    const int wide = label.minimumHeight();
    EXPECT_EQ(wide, label.heightForWidth(400));
    label.resize(120, 10);
    settle();
    EXPECT_EQ(label.minimumHeight(), label.heightForWidth(120));
    EXPECT_GT(label.minimumHeight(), wide);
}

TEST(WrappedLabel, FollowsItsText) {
    WrappedLabel label;
    label.resize(120, 10);
    label.show();
    settle();
    EXPECT_EQ(label.minimumHeight(), 0);
    label.setText(QStringLiteral("one two three four five six seven eight nine ten eleven"));
    settle();
    EXPECT_EQ(label.minimumHeight(), label.heightForWidth(120));
    EXPECT_GT(label.minimumHeight(), 2 * label.fontMetrics().height());
}

} // namespace

} // namespace stagewright
