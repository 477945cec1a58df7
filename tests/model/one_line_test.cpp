#include "model/file_name.h"
#include "model/one_line.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::string line(const QString& text) {
    return oneLine(text).toStdString();
}

TEST(OneLine, ATextOfOneLineStaysSignForSign) {
    for (const char* text :
         {"", "Monte Carlo", " two  blanks ", "Zażółć gęślą jaźń", "שלום", "👩‍🚒 <b>"})
        EXPECT_EQ(line(QString::fromUtf8(text)), text);
}

TEST(OneLine, EachRunOfBreaksIsABlankAndNothingAtTheEnds) {
    EXPECT_EQ(line(QStringLiteral("\r\nMonte \r\n\t Carlo\n")), "Monte Carlo");
    EXPECT_EQ(line(QStringLiteral("a\u2028b\u2029c\u0085d\ve\ff\u0001g")), "a b c d e f g");
    EXPECT_EQ(line(QStringLiteral("\n \t")), "");
    EXPECT_EQ(line(QString(QChar(u'\0')) + QStringLiteral("a")), "a");
}

TEST(OneLine, MarksOfDirectionAreLeftOut) {
    for (const char16_t mark :
         std::initializer_list<char16_t>{0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D,
                                         0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF})
        EXPECT_EQ(line(QStringLiteral("a%1b").arg(QChar(mark))), "ab") << static_cast<int>(mark);
    EXPECT_EQ(fileNameFrom(QStringLiteral("a\u202Egnp"), {}), QStringLiteral("agnp"));
}

TEST(OneLine, ALineOfALineIsTheSame) {
    const QString once = oneLine(QStringLiteral(" \n a\t\u202E\n b "));
    EXPECT_EQ(oneLine(once), once);
}

} // namespace

} // namespace stagewright
