#include "editor/instance/open_request_server.h"
#include "tests/editor/wait_until.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <future>
#include <sys/socket.h>

namespace stagewright {
namespace {

using namespace std::chrono_literals;

const OpenRequest openRequest{{QStringLiteral("/a/b.json")}, "token"};

class OpenRequestServerTest : public testing::Test {
protected:
    [[nodiscard]] QString path() const { return folder_.filePath(QStringLiteral("s")); }

    /// As another process would: this one goes on meanwhile.
    bool handedOver(const OpenRequest& wanted) const {
        auto done = std::async(std::launch::async, [&] { return sendOpenRequest(wanted, path()); });
        EXPECT_TRUE(waitUntil([&] { return done.wait_for(0s) == std::future_status::ready; }));
        return done.get();
    }

private:
    QTemporaryDir folder_;
};

/// What the socket has taken.
std::vector<OpenRequest>& noted(OpenRequestServer& socket, std::vector<OpenRequest>& requests) {
    QObject::connect(&socket, &OpenRequestServer::wanted, &socket,
                     [&requests](const OpenRequest& each) { requests.push_back(each); });
    return requests;
}

TEST_F(OpenRequestServerTest, TakesWhatIsHandedOver) {
    OpenRequestServer socket(path());
    ASSERT_TRUE(socket.isListening());
    std::vector<OpenRequest> requests;
    noted(socket, requests);
    EXPECT_TRUE(handedOver(openRequest));
    OpenRequest many = openRequest;
    for (int i = 0; i < 20'000; ++i) // more than a socket holds at a time
        many.paths.append(QStringLiteral("/some/folder/of/many/stage-%1.json").arg(i));
    EXPECT_TRUE(handedOver(many));
    EXPECT_TRUE(waitUntil([&] { return requests.size() == 2; }));
    EXPECT_EQ(requests, (std::vector{openRequest, many}));
}

TEST_F(OpenRequestServerTest, AQuestionThatComesOfAWishMayStandForLong) {
    OpenRequestServer socket(path(), nullptr, 30ms);
    int taken = 0;
    QObject::connect(&socket, &OpenRequestServer::wanted, &socket, [&, this] {
        // Longer than anyone is heard who has come, even one who comes later.
        const FileDescriptor silent = connectTo(path());
        char answer = 0;
        EXPECT_TRUE(
            waitUntil([&] { return recv(silent.number(), &answer, 1, MSG_DONTWAIT) == 0; }));
        ++taken;
    });
    EXPECT_TRUE(handedOver(openRequest));
    EXPECT_TRUE(handedOver(openRequest));
    EXPECT_TRUE(waitUntil([&] { return taken == 2; }));
}

TEST_F(OpenRequestServerTest, WhereNobodyListensNothingIsWaitedFor) {
    QElapsedTimer clock;
    clock.start();
    EXPECT_FALSE(sendOpenRequest(openRequest, path()));
    EXPECT_FALSE(sendOpenRequest(openRequest, {}));
    EXPECT_FALSE(sendOpenRequest(openRequest, QString(300, u'x')));
    EXPECT_LT(clock.elapsed(), 200);
}

TEST_F(OpenRequestServerTest, AWindowThatHangsIsNotWaitedForLongAndDoesNotOpenThemLater) {
    OpenRequestServer socket(path()); // nobody runs its events
    std::vector<OpenRequest> requests;
    noted(socket, requests);
    QElapsedTimer clock;
    clock.start();
    EXPECT_FALSE(sendOpenRequest(openRequest, path(), 100ms));
    EXPECT_LT(clock.elapsed(), 1000);
    const OpenRequest later{{QStringLiteral("/a/c.json")}, {}};
    EXPECT_TRUE(handedOver(later)); // is heard after the other one
    EXPECT_TRUE(waitUntil([&] { return !requests.empty() && requests.back() == later; }));
    EXPECT_EQ(requests, std::vector{later});
}

TEST_F(OpenRequestServerTest, OnlyTheFirstListens) {
    std::optional<OpenRequestServer> first(path());
    const OpenRequestServer second(path());
    EXPECT_TRUE(first->isListening());
    EXPECT_FALSE(second.isListening());
    first.reset();
    EXPECT_FALSE(QFile::exists(path()));
    EXPECT_TRUE(OpenRequestServer(path()).isListening());
}

TEST_F(OpenRequestServerTest, WhatAProcessThatDiedHasLeftIsTakenAway) {
    { // its descriptor goes, the file stays
        const FileDescriptor died = listenAt(path());
        ASSERT_TRUE(died.isOpen());
    }
    ASSERT_TRUE(QFile::exists(path()));
    EXPECT_FALSE(sendOpenRequest(openRequest, path()));
    OpenRequestServer socket(path());
    EXPECT_TRUE(socket.isListening());
    EXPECT_TRUE(handedOver(openRequest));
}

TEST_F(OpenRequestServerTest, AnythingElseThatIsSaidIsNoWish) {
    OpenRequestServer socket(path());
    std::vector<OpenRequest> requests;
    noted(socket, requests);
    EXPECT_FALSE(handedOver({{QStringLiteral("relative.json")}, {}}));
    {
        const FileDescriptor silent = connectTo(path());
        EXPECT_TRUE(silent.isOpen());
        EXPECT_TRUE(handedOver(openRequest)); // others are heard meanwhile
    }
    const OpenRequest last{{QStringLiteral("/a/last.json")}, {}};
    EXPECT_TRUE(handedOver(last)); // is heard after all others
    EXPECT_TRUE(waitUntil([&] { return !requests.empty() && requests.back() == last; }));
    EXPECT_EQ(requests, (std::vector{openRequest, last}));
}

} // namespace
} // namespace stagewright
