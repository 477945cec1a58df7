#include "editor/sheets/pdf_outline.h"

#include <gtest/gtest.h>

namespace stagewright {

/// Pages without the outline that was asked for would look as if all were well.
TEST(PdfOutline, IsNotLeftOutInSilenceWhereThePagesCannotBeRead) {
    const auto written = withOutline("no pages at all", {{QStringLiteral("Overview"), 0, 0}});
    ASSERT_FALSE(written);
    EXPECT_FALSE(written.error().isEmpty());
    EXPECT_FALSE(written.error().contains(u'\n'));
}

} // namespace stagewright
