#include "editor/instance/window_socket.h"

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

const OpeningWish wish{{QStringLiteral("/a/b.json")}, "token"};

class WindowSocketTest : public testing::Test {
protected:
    [[nodiscard]] QString path() const { return folder_.filePath(QStringLiteral("s")); }

    /// As another process would: this one goes on meanwhile.
    bool handedOver(const OpeningWish& wanted) const {
        auto done = std::async(std::launch::async, [&] { return handOver(wanted, path()); });
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return done.wait_for(0s) == std::future_status::ready; }));
        return done.get();
    }

private:
    QTemporaryDir folder_;
};

/// What the socket has taken.
std::vector<OpeningWish>& noted(WindowSocket& socket, std::vector<OpeningWish>& wishes) {
    QObject::connect(&socket, &WindowSocket::wanted, &socket,
                     [&wishes](const OpeningWish& each) { wishes.push_back(each); });
    return wishes;
}

TEST_F(WindowSocketTest, TakesWhatIsHandedOver) {
    WindowSocket socket(path());
    ASSERT_TRUE(socket.isListening());
    std::vector<OpeningWish> wishes;
    noted(socket, wishes);
    EXPECT_TRUE(handedOver(wish));
    OpeningWish many = wish;
    for (int i = 0; i < 20'000; ++i) // more than a socket holds at a time
        many.paths.append(QStringLiteral("/some/folder/of/many/stage-%1.json").arg(i));
    EXPECT_TRUE(handedOver(many));
    EXPECT_TRUE(QTest::qWaitFor([&] { return wishes.size() == 2; }));
    EXPECT_EQ(wishes, (std::vector{wish, many}));
}

TEST_F(WindowSocketTest, AQuestionThatComesOfAWishMayStandForLong) {
    WindowSocket socket(path(), nullptr, 30ms);
    int taken = 0;
    QObject::connect(&socket, &WindowSocket::wanted, &socket, [&, this] {
        // Longer than anyone is heard who has come, even one who comes later.
        const Descriptor silent = connectTo(path());
        char answer = 0;
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return recv(silent.number(), &answer, 1, MSG_DONTWAIT) == 0; }));
        ++taken;
    });
    EXPECT_TRUE(handedOver(wish));
    EXPECT_TRUE(handedOver(wish));
    EXPECT_TRUE(QTest::qWaitFor([&] { return taken == 2; }));
}

TEST_F(WindowSocketTest, WhereNobodyListensNothingIsWaitedFor) {
    QElapsedTimer clock;
    clock.start();
    EXPECT_FALSE(handOver(wish, path()));
    EXPECT_FALSE(handOver(wish, {}));
    EXPECT_FALSE(handOver(wish, QString(300, u'x')));
    EXPECT_LT(clock.elapsed(), 200);
}

TEST_F(WindowSocketTest, AWindowThatHangsIsNotWaitedForLongAndDoesNotOpenThemLater) {
    WindowSocket socket(path()); // nobody runs its events
    std::vector<OpeningWish> wishes;
    noted(socket, wishes);
    QElapsedTimer clock;
    clock.start();
    EXPECT_FALSE(handOver(wish, path(), 100ms));
    EXPECT_LT(clock.elapsed(), 1000);
    const OpeningWish later{{QStringLiteral("/a/c.json")}, {}};
    EXPECT_TRUE(handedOver(later)); // is heard after the other one
    EXPECT_TRUE(QTest::qWaitFor([&] { return !wishes.empty() && wishes.back() == later; }));
    EXPECT_EQ(wishes, std::vector{later});
}

TEST_F(WindowSocketTest, OnlyTheFirstListens) {
    std::optional<WindowSocket> first(path());
    const WindowSocket second(path());
    EXPECT_TRUE(first->isListening());
    EXPECT_FALSE(second.isListening());
    first.reset();
    EXPECT_FALSE(QFile::exists(path()));
    EXPECT_TRUE(WindowSocket(path()).isListening());
}

TEST_F(WindowSocketTest, WhatAProcessThatDiedHasLeftIsTakenAway) {
    { // its descriptor goes, the file stays
        const Descriptor died = listenAt(path());
        ASSERT_TRUE(died.isOpen());
    }
    ASSERT_TRUE(QFile::exists(path()));
    EXPECT_FALSE(handOver(wish, path()));
    WindowSocket socket(path());
    EXPECT_TRUE(socket.isListening());
    EXPECT_TRUE(handedOver(wish));
}

TEST_F(WindowSocketTest, AnythingElseThatIsSaidIsNoWish) {
    WindowSocket socket(path());
    std::vector<OpeningWish> wishes;
    noted(socket, wishes);
    EXPECT_FALSE(handedOver({{QStringLiteral("relative.json")}, {}}));
    {
        const Descriptor silent = connectTo(path());
        EXPECT_TRUE(silent.isOpen());
        EXPECT_TRUE(handedOver(wish)); // others are heard meanwhile
    }
    const OpeningWish last{{QStringLiteral("/a/last.json")}, {}};
    EXPECT_TRUE(handedOver(last)); // is heard after all others
    EXPECT_TRUE(QTest::qWaitFor([&] { return !wishes.empty() && wishes.back() == last; }));
    EXPECT_EQ(wishes, (std::vector{wish, last}));
}

} // namespace
} // namespace stagewright
