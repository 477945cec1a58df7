#include "model/csv.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(Csv, QuotesWhatRfc4180Asks) {
    EXPECT_EQ(csvRecord({QStringLiteral("a"), QString(), QStringLiteral("b c")}),
              QStringLiteral("a,,b c\r\n"));
    EXPECT_EQ(csvRecord({QStringLiteral("a,b"), QStringLiteral("say \"hi\""),
                         QStringLiteral("two\nlines")}),
              QStringLiteral("\"a,b\",\"say \"\"hi\"\"\",two lines\r\n"));
}

TEST(Csv, KeepsSpreadsheetsFromReckoning) {
    EXPECT_EQ(csvRecord({QStringLiteral("=1+1")}), QStringLiteral("'=1+1\r\n"));
    EXPECT_EQ(csvRecord({QStringLiteral("@sum,x")}), QStringLiteral("\"'@sum,x\"\r\n"));
    EXPECT_EQ(csvRecord({QStringLiteral("\ttab")}), QStringLiteral("tab\r\n"));
}

} // namespace stagewright
