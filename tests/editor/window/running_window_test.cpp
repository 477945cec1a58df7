#include "editor/window/running_window.h"
#include "editor/window/stage_opening.h"
#include "model/game/stage_file.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QDialog>

#include <gtest/gtest.h>

#include <future>

namespace stagewright {
namespace {

using namespace std::chrono_literals;

struct Running : OpenWindow {
    Running() {
        for (const char* name : {"a.json", "b.json"})
            EXPECT_TRUE(
                saveStage(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json")), path(name)));
    }

    /// As another process does it.
    bool hand(const QStringList& paths) {
        auto done = std::async(std::launch::async, [&] {
            return sendOpenRequest({paths, {}}, path("socket"));
        });
        EXPECT_TRUE(waitUntil([&] { return done.wait_for(0s) == std::future_status::ready; }));
        return done.get();
    }

    RunningWindow running{path("socket"), window.opening(), &window};
};

TEST(RunningWindow, OpensWhatLaterStartsNameAndComesToTheFront) {
    Running open;
    open.window.showMinimized();
    EXPECT_TRUE(open.hand({open.path("a.json"), open.path("b.json")}));
    EXPECT_TRUE(waitUntil([&] { return open.document().path() == open.path("b.json"); }));
    EXPECT_EQ(open.window.tabs().paths(), (QStringList{open.path("a.json"), open.path("b.json")}));
    EXPECT_FALSE(open.window.isMinimized());
    EXPECT_TRUE(open.hand({open.path("a.json")}));
    EXPECT_TRUE(waitUntil([&] { return open.document().path() == open.path("a.json"); }));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 2U);
}

TEST(RunningWindow, WaitsUntilAQuestionIsAnswered) {
    Running open;
    open.window.showMinimized();
    QDialog question(&open.window);
    question.open();
    EXPECT_TRUE(open.hand({open.path("a.json")}));
    EXPECT_TRUE(waitUntil([&] { return open.window.opening().isReading(); }));
    EXPECT_TRUE(open.document().path().isEmpty());
    question.close();
    EXPECT_TRUE(waitUntil([&] { return open.document().path() == open.path("a.json"); }));
}

TEST(RunningWindow, AFileThatCannotBeReadIsTold) {
    Running open;
    EXPECT_TRUE(open.hand({open.path("none.json")}));
    EXPECT_TRUE(waitUntil([&] { return open.answers.complaints.size() == 1; }));
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("none.json")));
}

} // namespace
} // namespace stagewright
