#include "editor/recovery/recovery_copy.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0, 30, 250), Qt::UTC);

TEST(RecoveryCopy, IsReadAsItWasWritten) {
    rc::check([] {
        const RecoveryCopy copy{Rally(*anyBoard()), QStringLiteral("/tmp/line\nbreak \"ä\".json"),
                                "12ab", noon};
        const auto read = readCopy(writeCopy(copy), games());
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == copy);
    });
}

TEST(RecoveryCopy, OfAStageWithoutAFileHasNoPath) {
    const auto read = readCopy(writeCopy({Rally(Stage()), {}, {}, noon}), games());
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(read->path.isEmpty());
    EXPECT_TRUE(read->digest.isEmpty());
    EXPECT_EQ(read->time, noon);
}

TEST(RecoveryCopy, CutOffAnywhereIsAFault) {
    const QByteArray text =
        writeCopy({Rally(board({{"217b", {0, 0}}})), QStringLiteral("/a.json"), "12ab", noon});
    ASSERT_TRUE(readCopy(text, games()).has_value());
    for (qsizetype length = 0; length + 2 < text.size(); ++length)
        EXPECT_FALSE(readCopy(text.left(length), games()).has_value()) << length;
}

TEST(RecoveryCopy, OfAnotherFormatIsAFault) {
    EXPECT_FALSE(readCopy("{\"recovery\":2}\n{\"tiles\": []}", games()).has_value());
    EXPECT_FALSE(readCopy("{\"tiles\": []}\n", games()).has_value());
    EXPECT_FALSE(readCopy("[1]\n{\"tiles\": []}", games()).has_value());
}

} // namespace

} // namespace stagewright
