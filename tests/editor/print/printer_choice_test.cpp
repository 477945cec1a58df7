#include "editor/print/printer_choice.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

PageChoice drawn(const PrinterChoice& choice, const PageChoice& wanted = {0, 1, 2, 3, 4, 5}) {
    const auto pages = pagesFor(choice, {wanted, 6});
    return pages ? *pages : PageChoice();
}

PrinterChoice numbered(const char* numbers) {
    PrinterChoice choice;
    choice.numbers = QString::fromLatin1(numbers);
    return choice;
}

TEST(PrinterChoices, AllIsWhatIsWanted) {
    EXPECT_EQ(drawn({}), (PageChoice{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(drawn({}, {1, 4}), (PageChoice{1, 4}));
}

TEST(PrinterChoices, NumbersAreThoseThatThePagesBear) {
    EXPECT_EQ(drawn(numbered("3-4")), (PageChoice{2, 3}));
    EXPECT_EQ(drawn(numbered("1,3-5")), (PageChoice{0, 2, 3, 4}));
    EXPECT_EQ(drawn(numbered("3-6"), {1, 4, 5}), (PageChoice{4, 5}));
}

TEST(PrinterChoices, OddAndEvenTogetherAreAll) {
    PrinterChoice choice = numbered("2-5");
    choice.set = PageSet::Odd;
    EXPECT_EQ(drawn(choice), (PageChoice{2, 4})); // numbers 3 and 5
    choice.set = PageSet::Even;
    EXPECT_EQ(drawn(choice), (PageChoice{1, 3}));
}

TEST(PrinterChoices, CopiesFollowEachOtherWholeOrPageByPage) {
    PrinterChoice choice = numbered("1-2");
    choice.copies = 3;
    EXPECT_EQ(drawn(choice), (PageChoice{0, 1, 0, 1, 0, 1}));
    choice.isCollated = false;
    EXPECT_EQ(drawn(choice), (PageChoice{0, 0, 0, 1, 1, 1}));
    choice.isReversed = true;
    EXPECT_EQ(drawn(choice), (PageChoice{1, 1, 1, 0, 0, 0}));
    choice.isCollated = true;
    EXPECT_EQ(drawn(choice), (PageChoice{1, 0, 1, 0, 1, 0}));
}

TEST(PrinterChoices, NothingLeftIsAFault) {
    const auto none = pagesFor(numbered("3-4"), {{0, 1}, 6});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().what.toStdString(), "none of the pages is among those chosen");
    PrinterChoice even = numbered("3");
    even.set = PageSet::Even;
    EXPECT_FALSE(pagesFor(even, {{0, 1, 2}, 3}));
}

TEST(PrinterChoices, NumbersOfNoPageAreAFault) {
    EXPECT_FALSE(pagesFor(numbered("7"), {{0, 1, 2, 3, 4, 5}, 6}));
    EXPECT_FALSE(pagesFor(numbered("x"), {{0, 1, 2, 3, 4, 5}, 6}));
}

} // namespace
} // namespace stagewright
