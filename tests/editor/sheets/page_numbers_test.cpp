#include "editor/sheets/page_numbers.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QString faultOf(const char* numbers, std::size_t pages) {
    const auto chosen = pagesNumbered(QString::fromLatin1(numbers), pages);
    return chosen ? QString() : sentence(chosen.error());
}

} // namespace

TEST(PageNumbers, NothingMeansAll) {
    EXPECT_EQ(*pagesNumbered(QStringLiteral("  "), 3), (PageChoice{0, 1, 2}));
}

TEST(PageNumbers, AreInOrderAndOnceEach) {
    EXPECT_EQ(*pagesNumbered(QStringLiteral("4, 1-2,2 ,4-4"), 5), (PageChoice{0, 1, 3}));
}

TEST(PageNumbers, SayWhichPageThereIsNot) {
    EXPECT_TRUE(faultOf("2-9", 7).contains(QStringLiteral("no page 9")))
        << faultOf("2-9", 7).toStdString();
    for (const char* odd : {"0", "3-1", "x", "1,,2", "1-2-3", "-2", "99999999999"})
        EXPECT_FALSE(faultOf(odd, 7).isEmpty()) << odd;
}

} // namespace stagewright
