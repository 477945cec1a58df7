#include "editor/fields/typed_number.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::optional<double> number(const char* text, int decimals) {
    return typedNumber(QString::fromUtf8(text), decimals);
}

TEST(TypedNumber, APointAndACommaAreTheSame) {
    EXPECT_EQ(number("2.5", 2), 2.5);
    EXPECT_EQ(number("2,5", 2), 2.5);
    EXPECT_EQ(number("0,33", 2), 0.33);
    EXPECT_EQ(number(" 0.33 ", 2), 0.33);
    EXPECT_EQ(number("2\xD9\xAB"
                     "5",
                     1),
              2.5); // as Arabic writes it
    EXPECT_EQ(number("2,", 1), 2);
    EXPECT_EQ(number("12", 0), 12);
}

TEST(TypedNumber, DigitsOfAnyScriptAreDigits) {
    EXPECT_EQ(number("\xD9\xA1\xD9\xA2", 0), 12);
    EXPECT_EQ(number("\xDB\xB1,\xDB\xB5", 1), 1.5);
}

TEST(TypedNumber, WhatCouldBeAnotherNumberIsNone) {
    EXPECT_EQ(number("2.5", 0), std::nullopt); // 25 nowhere
    EXPECT_EQ(number("2,5", 0), std::nullopt);
    EXPECT_EQ(number("1.000", 2), std::nullopt); // one, or a thousand
    EXPECT_EQ(number("1,000", 0), std::nullopt);
    EXPECT_EQ(number("1.000,5", 2), std::nullopt);
    EXPECT_EQ(number("1 000", 0), std::nullopt);
    EXPECT_EQ(number("0,333", 2), std::nullopt);
    EXPECT_EQ(number("1e3", 2), std::nullopt);
    EXPECT_EQ(number("-5", 0), std::nullopt);
    for (const char* none : {"", ".", ",", "x", "5x", "0x5", "nan", "inf"})
        EXPECT_EQ(number(none, 2), std::nullopt) << none;
}

} // namespace

} // namespace stagewright
