#include "editor/instance/opening_wish.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

TEST(OpeningWish, ComesBackFromItsMessage) {
    for (const OpeningWish& wish :
         {OpeningWish{}, OpeningWish{{QStringLiteral("/a b/Zażółć\n1.rallypack")}, "token"},
          OpeningWish{{QStringLiteral("/a"), QStringLiteral("/b")}, {}}})
        EXPECT_EQ(wishIn(messageOf(wish)), wish);
}

TEST(OpeningWish, WhatIsCutOffOrOfAnotherKindIsNone) {
    const QByteArray whole = messageOf({{QStringLiteral("/a/b.json")}, "token"});
    for (qsizetype size = 0; size + 1 < whole.size(); ++size)
        if (const auto wish = wishIn(whole.first(size))) { // cut between two parts
            EXPECT_TRUE(wish->paths.isEmpty()) << size;
        }
    EXPECT_EQ(wishIn("GET / HTTP/1.1\r\n\r\n"), std::nullopt);
    EXPECT_EQ(wishIn(messageOf({{QStringLiteral("relative.json")}, {}})), std::nullopt);
}

TEST(OpeningWish, AnyBytesAreJudged) {
    EXPECT_TRUE(rc::check("no bytes do harm", [](const std::string& bytes) {
        const QByteArray message = QByteArray::fromStdString(bytes);
        RC_ASSERT(!wishIn(message));
        (void)wishIn(QByteArray("stagewright opens 1") + '\0' + message);
    }));
}

} // namespace
} // namespace stagewright
