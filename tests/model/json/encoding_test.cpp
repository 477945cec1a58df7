#include "model/json/encoding.h"
#include "model/json/text.h"

#include <QJsonObject>
#include <QStringEncoder>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// With its mark.
QByteArray utf16(const QString& text, QStringConverter::Encoding order) {
    QStringEncoder encoder(order, QStringConverter::Flag::WriteBom);
    return encoder(text);
}

TEST(Encoding, Utf16IsReadInBothOrders) {
    const QString text = QStringLiteral("{\n\"title\": \"Łódź 🏁\"\n}");
    for (const auto order : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        const QByteArray bytes = utf16(text, order);
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

TEST(Encoding, WhatIsNoUtf16InSpiteOfItsMarkIsSaid) {
    const QByteArray half = utf16(QStringLiteral("[1]"), QStringConverter::Utf16LE).chopped(1);
    const QByteArray alone("\xFE\xFF\xD8\x00\x00[", 6); // half a pair
    for (const QByteArray& bytes : {half, alone}) {
        EXPECT_EQ(inUtf8(bytes), bytes);
        EXPECT_EQ(parseJson(bytes).error().what.toStdString(),
                  "the text begins as UTF-16 does, and is not valid UTF-16");
    }
}

} // namespace
} // namespace stagewright
