#include "editor/drawing/fonts.h"
#include "editor/sheets/sheet_text.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class SheetText : public testing::Test {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    QStringList lines(const char* text, double width, int most) {
        return wrapped(QString::fromUtf8(text), sheetFont(10), &device_, width, most);
    }

    QImage device_{1, 1, QImage::Format_RGB32};
};

TEST_F(SheetText, NothingMakesNoLine) {
    EXPECT_EQ(lines("", 100, 3), QStringList());
    EXPECT_EQ(lines(" \n ", 100, 3), QStringList());
}

TEST_F(SheetText, BreaksBetweenWordsAndLosesNone) {
    const QStringList broken = lines("one two three four five six seven", 80, 20);
    EXPECT_GT(broken.size(), 2);
    EXPECT_EQ(broken.join(u' '), QStringLiteral("one two three four five six seven"));
    for (const QString& line : broken)
        EXPECT_LE(textWidth(line, sheetFont(10), &device_), 82) << line.toStdString();
}

TEST_F(SheetText, BreaksNoNumberFromItsPercentSign) {
    for (int width = 60; width < 200; ++width) // of "DIRT Monte Carlo / DIRT 110 %" in one line
        for (const QString& line : lines("DIRT Monte Carlo / DIRT 110 %", width, 20))
            EXPECT_FALSE(line.startsWith(u'%')) << width;
}

TEST_F(SheetText, BreaksAWordThatIsTooLong) {
    const QStringList broken = lines("Donaudampfschifffahrtsgesellschaft", 60, 20);
    EXPECT_GT(broken.size(), 2);
    EXPECT_EQ(broken.join(QString()), QStringLiteral("Donaudampfschifffahrtsgesellschaft"));
}

TEST_F(SheetText, LosesNoLetterOfALongTextAndFillsEachLine) {
    // Words are laid out in parts of some thousand letters, whose ends are seen in no line.
    const QString word(9'000, u'm');
    const QStringList letters = wrapped(word, sheetFont(10), &device_, 400, 10'000);
    EXPECT_EQ(letters.join(QString()), word);
    for (const QString& line : letters.first(letters.size() - 1))
        EXPECT_EQ(line.size(), letters.front().size());

    const QString words = QStringLiteral("word ").repeated(3'000).trimmed();
    const QStringList full = wrapped(words, sheetFont(10), &device_, 400, 10'000);
    EXPECT_EQ(full.join(u' '), words);
    for (const QString& line : full.first(full.size() - 1))
        EXPECT_EQ(line, full.front());
}

TEST_F(SheetText, ElidesWhatIsMoreThanItsLines) {
    const QStringList broken = lines("one two three four five six seven", 80, 2);
    ASSERT_EQ(broken.size(), 2);
    EXPECT_TRUE(broken.back().endsWith(QChar(0x2026))) << broken.back().toStdString();
    EXPECT_LE(textWidth(broken.back(), sheetFont(10), &device_), 82);
}

TEST_F(SheetText, HoldsNumbersToTheirWords) {
    const QString held = withNumbersHeld(QStringLiteral("Jump from gear 3"));
    EXPECT_EQ(held, QStringLiteral("Jump from gear\u00a03"));
    // Where "gear" would still fit, but not the number.
    const double width = textWidth(QStringLiteral("Jump from gear"), sheetFont(10), &device_);
    EXPECT_EQ(wrapped(held, sheetFont(10), &device_, width, 3),
              (QStringList{QStringLiteral("Jump from"), QStringLiteral("gear\u00a03")}));
}

TEST_F(SheetText, PackedPartsHaveDotsBetweenThemButNoneAtTheEndOfALine) {
    const QStringList parts{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
    EXPECT_EQ(packed(parts, sheetFont(10), &device_, 500),
              QStringList{QStringLiteral("one · two · three")});
    const double width = textWidth(QStringLiteral("one · two · "), sheetFont(10), &device_);
    EXPECT_EQ(packed(parts, sheetFont(10), &device_, width),
              (QStringList{QStringLiteral("one · two"), QStringLiteral("three")}));
    EXPECT_EQ(packed({}, sheetFont(10), &device_, width), QStringList());
}

TEST_F(SheetText, PackedEvenlyNoLineIsMuchShorterThanTheOthers) {
    QStringList parts;
    for (int i = 0; i < 7; ++i)
        parts << QStringLiteral("part");
    const QFont font = sheetFont(10);
    const double width =
        textWidth(QStringList(6, parts[0]).join(QStringLiteral(" · ")), font, &device_);
    EXPECT_EQ(packed(parts, font, &device_, width).back(), parts[0]); // six and one
    const QStringList even = packedEvenly(parts, font, &device_, width);
    EXPECT_EQ(even, (QStringList{QStringList(4, parts[0]).join(QStringLiteral(" · ")),
                                 QStringList(3, parts[0]).join(QStringLiteral(" · "))}));
    // A long part is not broken for that, and one line stays one.
    const QStringList uneven{QStringLiteral("a part of some length"), QStringLiteral("b")};
    const double hardly = textWidth(uneven[0], font, &device_);
    EXPECT_EQ(packedEvenly(uneven, font, &device_, hardly), uneven);
    EXPECT_EQ(packedEvenly({uneven[1]}, font, &device_, hardly), QStringList{uneven[1]});
    EXPECT_EQ(packedEvenly({}, font, &device_, hardly), QStringList());
}

TEST_F(SheetText, LineBreaksOfTheTextAreSpaces) {
    EXPECT_EQ(lines("one\ntwo", 500, 3), QStringList{QStringLiteral("one two")});
}

TEST_F(SheetText, NoLineBreaksAtANoBreakSpace) {
    for (const double width : {60.0, 80.0, 100.0, 120.0, 140.0}) {
        const QStringList broken = lines("bord\u00a01 de\u00a0205a (\u00e9tape\u00a01)", width, 9);
        EXPECT_EQ(broken.join(u' '),
                  QString::fromUtf8("bord\u00a01 de\u00a0205a (\u00e9tape\u00a01)"));
        for (const QString& line : broken)
            EXPECT_FALSE(line.startsWith(u'1')) << line.toStdString();
    }
}

TEST(SharesOfLine, AreAllThatIsWantedWhereItFits) {
    EXPECT_EQ(sharesOfLine({}, 100), std::vector<double>());
    EXPECT_EQ(sharesOfLine({10, 80, 10}, 100), (std::vector<double>{10, 80, 10}));
}

TEST(SharesOfLine, CutTheLongOnesAlike) {
    EXPECT_EQ(sharesOfLine({10, 200, 80}, 100), (std::vector<double>{10, 45, 45}));
    EXPECT_EQ(sharesOfLine({200, 30, 40}, 100), (std::vector<double>{35, 30, 35}));
    EXPECT_EQ(sharesOfLine({200, 300}, 100), (std::vector<double>{50, 50}));
}

} // namespace

} // namespace stagewright
