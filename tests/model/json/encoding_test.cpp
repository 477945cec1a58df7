#include "model/json/encoding.h"
#include "model/json/text.h"

#include <QJsonObject>
#include <QStringEncoder>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// With its mark.
QByteArray marked(const QString& text, QStringConverter::Encoding encoding) {
    QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
    return encoder(text);
}

TEST(Encoding, Utf16AndUtf32AreReadInBothOrders) {
    const QString text = QStringLiteral("{\n\"title\": \"Łódź 🏁\"\n}");
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE,
                                QStringConverter::Utf32LE, QStringConverter::Utf32BE}) {
        const QByteArray bytes = marked(text, encoding);
        EXPECT_EQ(inUtf8(bytes), text.toUtf8());
        const auto json = parseJson(bytes);
        ASSERT_TRUE(json.has_value());
        EXPECT_EQ((*json)[QStringLiteral("title")].toString(), QStringLiteral("Łódź 🏁"));
        EXPECT_EQ(lineOf(bytes, "title"), 2);
    }
}

TEST(Encoding, Utf8StaysAsItIsWithoutItsMark) {
    EXPECT_EQ(inUtf8("\xEF\xBB\xBF[\xC5\xBC]"), "[\xC5\xBC]");
    EXPECT_EQ(inUtf8("[\xC5\xBC]"), "[\xC5\xBC]");
    EXPECT_EQ(inUtf8(""), "");
}

TEST(Encoding, ATextForPeopleIsUtf8OrLatin1) {
    EXPECT_EQ(textForPeople("\xC5\xBC"), QStringLiteral("ż"));
    EXPECT_EQ(textForPeople(marked(QStringLiteral("ż"), QStringConverter::Utf16LE)),
              QStringLiteral("ż"));
    EXPECT_EQ(textForPeople("\xE9t\xE9"), QStringLiteral("été"));
    EXPECT_EQ(textForPeople(QByteArray("a\0b", 3)), std::nullopt);
    EXPECT_TRUE(textForPeople(QByteArray(1'000'000, 'a')).has_value());
    EXPECT_EQ(textForPeople(QByteArray(1'000'001, 'a')), std::nullopt);
}

TEST(Encoding, WhatIsNotAsItsMarkSaysIsSaid) {
    const QByteArray half = marked(QStringLiteral("[1]"), QStringConverter::Utf16LE).chopped(1);
    const QByteArray alone("\xFE\xFF\xD8\x00\x00[", 6); // half a pair
    for (const QByteArray& bytes : {half, alone}) {
        EXPECT_EQ(inUtf8(bytes), bytes);
        EXPECT_EQ(parseJson(bytes).error().what.toStdString(),
                  "the text begins as UTF-16 does, and is not valid UTF-16");
    }
    const QByteArray beyond("\0\0\xFE\xFF\0\x11\0\0", 8); // no character has that number
    const QByteArray cut = marked(QStringLiteral("[1]"), QStringConverter::Utf32LE).chopped(1);
    for (const QByteArray& bytes : {beyond, cut}) {
        EXPECT_EQ(inUtf8(bytes), bytes);
        EXPECT_EQ(parseJson(bytes).error().what.toStdString(),
                  "the text begins as UTF-32 does, and is not valid UTF-32");
    }
}

} // namespace
} // namespace stagewright
