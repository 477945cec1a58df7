#include "editor/background/background.h"
#include "model/layouts/hextiles/catalogue/overlay.h"
#include "tests/editor/wait_until.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <QTest>

#include <gtest/gtest.h>

#include <latch>
#include <string>

namespace stagewright {

namespace {

static_assert(isOwned<Catalogue>);
static_assert(isOwned<std::shared_ptr<const Stage>>);
static_assert(!isOwned<std::shared_ptr<Stage>>, "somebody else may change it");
static_assert(!isOwned<const Catalogue*>);
static_assert(!isOwned<std::reference_wrapper<const Catalogue>>);

using Words = Background<std::string>;
using Gate = std::shared_ptr<const std::latch>;

/// That a work gives to the test.
struct Signal {
    mutable std::latch given{1};
};

class BackgroundTest : public testing::Test {
protected:
    std::shared_ptr<std::latch> gate = std::make_shared<std::latch>(1);
    std::vector<std::string> heard;
    Words background{[this](const std::string& word) { heard.push_back(word); }};

    [[nodiscard]] bool hears(std::size_t words) {
        return waitUntil([&] { return heard.size() >= words; });
    }

    /// Says a word, and another once the gate is open, whether it is still wanted or not.
    static void sayTwice(const std::stop_token&, const Words::Tell& tell, const Gate& open,
                         const std::string& first, const std::string& second) {
        tell(first);
        open->wait();
        tell(second);
    }
    static void say(const std::stop_token&, const Words::Tell& tell, const std::string& word) {
        tell(word);
    }
    static void waitForStop(const std::stop_token& stop, const Words::Tell& tell,
                            const std::shared_ptr<const Signal>& stopped) {
        tell("begun");
        while (!stop.stop_requested())
            std::this_thread::yield();
        stopped->given.count_down();
    }
};

TEST_F(BackgroundTest, NewsAreHeardInTheirOrderInTheThreadOfTheWindow) {
    bool isHere = true;
    Words here([&, window = std::this_thread::get_id()](const std::string& word) {
        isHere = isHere && std::this_thread::get_id() == window;
        heard.push_back(word);
    });
    gate->count_down();
    here.begin(&sayTwice, gate, std::string("a"), std::string("b"));
    ASSERT_TRUE(hears(2));
    EXPECT_EQ(heard, (std::vector<std::string>{"a", "b"}));
    EXPECT_TRUE(isHere);
}

TEST_F(BackgroundTest, AWorkReadsWhatThereWasWhenItBegan) {
    std::string word = "before";
    background.begin(&sayTwice, gate, std::string("begun"), word);
    ASSERT_TRUE(hears(1));
    word = "after";
    gate->count_down();
    ASSERT_TRUE(hears(2));
    EXPECT_EQ(heard.back(), "before");
}

TEST_F(BackgroundTest, TilesStayAsLongAsAWorkReadsThem) {
    const auto own = readOverlay(QStringLiteral("club"), ownTiles({"1000a", "1000b"}));
    ASSERT_TRUE(own);
    auto tiles = std::make_unique<Catalogue>(overlaid(catalogue(), {&*own, 1})->catalogue);
    const auto find = +[](const std::stop_token&, const Words::Tell& tell, const Gate& open,
                          const Catalogue& known) {
        const TileSide* side = known.find(*TileId::parse(u"1000a"));
        tell("found");
        open->wait();
        tell(side->id.toString().toStdString());
    };
    background.begin(find, gate, *tiles);
    ASSERT_TRUE(hears(1));
    tiles.reset();
    gate->count_down();
    ASSERT_TRUE(hears(2));
    EXPECT_EQ(heard.back(), "1000a");
}

TEST_F(BackgroundTest, NothingIsHeardOfWhatWasGivenUp) {
    background.begin(&sayTwice, gate, std::string("begun"), std::string("given up"));
    ASSERT_TRUE(hears(1));
    background.giveUp();
    gate->count_down();
    background.begin(&say, std::string("next"));
    ASSERT_TRUE(hears(2));
    EXPECT_EQ(heard, (std::vector<std::string>{"begun", "next"}));
}

TEST_F(BackgroundTest, NewsThatWereToldAndNotHeardAreNotHeardAfterAnotherBeginning) {
    const auto signal = std::make_shared<const Signal>();
    const auto tellOld = +[](const std::stop_token&, const Words::Tell& tell,
                             const std::shared_ptr<const Signal>& told) {
        tell("old");
        tell("old");
        told->given.count_down();
    };
    background.begin(tellOld, signal);
    signal->given.wait();
    background.begin(&say, std::string("new"));
    ASSERT_TRUE(hears(1));
    QCoreApplication::processEvents();
    EXPECT_EQ(heard, std::vector<std::string>{"new"});
}

TEST_F(BackgroundTest, OnlyTheLastOfThoseThatWaitIsDone) {
    background.begin(&sayTwice, gate, std::string("begun"), std::string("given up"));
    ASSERT_TRUE(hears(1));
    background.begin(&say, std::string("first to wait")); // neither call waits for the gate
    background.begin(&say, std::string("second to wait"));
    gate->count_down();
    ASSERT_TRUE(hears(2));
    QCoreApplication::processEvents();
    EXPECT_EQ(heard, (std::vector<std::string>{"begun", "second to wait"}));
}

TEST_F(BackgroundTest, WhoeverHearsNewsMayGiveUp) {
    std::vector<std::string> words;
    std::unique_ptr<Words> once;
    once = std::make_unique<Words>([&](const std::string& word) {
        words.push_back(word);
        once->giveUp();
    });
    gate->count_down();
    once->begin(&sayTwice, gate, std::string("a"), std::string("b"));
    ASSERT_TRUE(waitUntil([&] { return !words.empty(); }));
    once.reset(); // the work is over
    QCoreApplication::processEvents();
    EXPECT_EQ(words, std::vector<std::string>{"a"});
}

TEST_F(BackgroundTest, TheEndStopsTheWork) {
    auto ended =
        std::make_unique<Words>([this](const std::string& word) { heard.push_back(word); });
    const auto stopped = std::make_shared<const Signal>();
    ended->begin(&waitForStop, stopped);
    ASSERT_TRUE(hears(1));
    ended.reset();
    EXPECT_TRUE(stopped->given.try_wait()); // it was waited for
    EXPECT_EQ(heard.size(), 1U);
}

TEST_F(BackgroundTest, AWorkThatHangsIsLeftBehindAndHeardNoMore) {
    auto left = std::make_unique<Words>([this](const std::string& word) { heard.push_back(word); },
                                        WorkManner{true, std::chrono::milliseconds(0)});
    left->begin(&sayTwice, gate, std::string("begun"), std::string("too late"));
    ASSERT_TRUE(hears(1));
    left.reset(); // though the gate is closed
    const std::weak_ptr<std::latch> read = gate;
    gate->count_down();
    gate.reset();
    EXPECT_TRUE(waitUntil([&] { return read.expired(); })); // the work is over
    EXPECT_EQ(heard, std::vector<std::string>{"begun"});
}

TEST_F(BackgroundTest, WhatIsToldInTimeIsHeardAtOnce) {
    gate->count_down();
    background.begin(&sayTwice, gate, std::string("a"), std::string("b"));
    background.hearUntil(QDeadlineTimer(waitLimit)); // until the work is done
    EXPECT_EQ(heard, (std::vector<std::string>{"a", "b"}));
    QCoreApplication::processEvents();
    EXPECT_EQ(heard.size(), 2U); // each once
}

TEST_F(BackgroundTest, WhatTakesLongerIsHeardLater) {
    background.begin(&sayTwice, gate, std::string("a"), std::string("b"));
    ASSERT_TRUE(hears(1));
    background.hearUntil(QDeadlineTimer(1));
    EXPECT_EQ(heard.size(), 1U);
    gate->count_down();
    ASSERT_TRUE(hears(2));
    EXPECT_EQ(heard.back(), "b");
}

} // namespace

} // namespace stagewright
