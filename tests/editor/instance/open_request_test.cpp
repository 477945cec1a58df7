#include "editor/instance/open_request.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

TEST(OpenRequest, ComesBackFromItsMessage) {
    for (const OpenRequest& request :
         {OpenRequest{}, OpenRequest{{QStringLiteral("/a b/Zażółć\n1.rallypack")}, "token"},
          OpenRequest{{QStringLiteral("/a"), QStringLiteral("/b")}, {}}})
        EXPECT_EQ(parseOpenRequest(messageOf(request)), request);
}

TEST(OpenRequest, WhatIsCutOffOrOfAnotherKindIsNone) {
    const QByteArray whole = messageOf({{QStringLiteral("/a/b.json")}, "token"});
    for (qsizetype size = 0; size + 1 < whole.size(); ++size)
        if (const auto request = parseOpenRequest(whole.first(size))) { // cut between two parts
            EXPECT_TRUE(request->paths.isEmpty()) << size;
        }
    EXPECT_EQ(parseOpenRequest("GET / HTTP/1.1\r\n\r\n"), std::nullopt);
    EXPECT_EQ(parseOpenRequest(messageOf({{QStringLiteral("relative.json")}, {}})), std::nullopt);
}

TEST(OpenRequest, AnyBytesAreJudged) {
    EXPECT_TRUE(rc::check("no bytes do harm", [](const std::string& bytes) {
        const QByteArray message = QByteArray::fromStdString(bytes);
        RC_ASSERT(!parseOpenRequest(message));
        (void)parseOpenRequest(QByteArray("stagewright opens 1") + '\0' + message);
    }));
}

} // namespace
} // namespace stagewright
