#include "editor/welcome/samples.h"
#include "editor/window/stage_opening.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QFile>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QString samplePack = QStringLiteral(":/samples/rally1.rallypack");

QStringList titles(OpenWindow& open) {
    QStringList all;
    for (const RallyStage& each : open.document().rally().stages())
        all << each.stage.info.title;
    return all;
}

/// @param paths some of which can be read, or none
void addStages(OpenWindow& open, const QStringList& paths) {
    const auto before = titles(open).size();
    open.answers.pathsToAdd = paths;
    open.window.findChild<QAction*>(QStringLiteral("add-stages-of-file"))->trigger();
    EXPECT_TRUE(paths.isEmpty() || waitUntil([&] { return titles(open).size() > before; }));
}

/// The three stages of the rulebook in one file.
QString packFile(const OpenWindow& open) {
    const QString path = open.path("three.rallypack");
    EXPECT_TRUE(QFile::copy(samplePack, path));
    return path;
}

} // namespace

TEST(StageAdding, AddsAllStagesOfTheFilesBehindTheOpenOneInOneStep) {
    OpenWindow open(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss3.json"));
    const QString own = titles(open).constFirst();
    addStages(open, {packFile(open), rally2ss1});
    const QStringList all = titles(open);
    ASSERT_EQ(all.size(), 5);
    EXPECT_EQ(all[0], own);
    EXPECT_EQ(all[1], QStringLiteral("Rally 1, SS 1"));
    EXPECT_EQ(all[3], QStringLiteral("Rally 1, SS 3"));
    EXPECT_EQ(open.document().rally().stages().at(1).stage.info.author,
              QStringLiteral("Jean-Christophe Bouvier"));
    EXPECT_EQ(open.steps(), 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(titles(open), QStringList{own});
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST(StageAdding, SaysWhatCannotBeReadAndAddsTheRest) {
    OpenWindow open;
    const auto before = titles(open).size();
    QFile broken(open.path("broken.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    addStages(open, {broken.fileName(), rally2ss1});
    EXPECT_EQ(titles(open).size(), before + 1);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("broken.json")));
    addStages(open, {});
    EXPECT_EQ(open.steps(), 1);
}

TEST(RallyInFront, IsNamedInTheTitleOfTheWindowWithItsOpenStage) {
    OpenWindow open;
    RallyPack opened = open.document().pack();
    open.document().open(opened, {});
    open.window.opening().openSample(samples().constFirst());
    addStages(open, {rally2ss1});
    RallyPack named = open.document().pack();
    named.rally.info = {};
    RallyInfo info;
    info.title = QStringLiteral("Summer Rally");
    apply(describe(named.rally, info), named.rally);
    open.document().open(named, {});
    EXPECT_TRUE(open.window.windowTitle().startsWith(
        QStringLiteral("Summer Rally – SS 1: Rally 1, SS 1[*]")))
        << open.window.windowTitle().toStdString();
    open.key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_TRUE(open.window.windowTitle().startsWith(QStringLiteral("Summer Rally – SS 2")))
        << open.window.windowTitle().toStdString();
}

TEST(RallyInFront, SavedBesideItsFirstStageItIsCalledByItsOwnTitle) {
    OpenWindow open;
    open.answers.pathToSave = open.path("Mill Hairpins.json");
    Stage stage = open.stage();
    open.document().open(stage, {});
    open.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_EQ(open.document().path(), open.path("Mill Hairpins.json"));
    addStages(open, {rally2ss1});
    RallyInfo info = open.document().rally().info;
    info.title = QStringLiteral("Summer Rally");
    open.document().make(
        {describe(open.document().rally(), info), [] { return QStringLiteral("title"); }, 0});
    open.answers.pathToSave.clear();
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open.answers.suggested, open.path("Summer Rally.rallypack"));
}

TEST(RallyInFront, APackWithAPlanOrResultsSaysWhereTheyAre) {
    OpenWindow open;
    open.answers.pathToOpen = packFile(open);
    open.key(Qt::Key_O, Qt::ControlModifier);
    const Rally& rally = open.document().rally();
    const bool planned = rally.info.evening.start.isValid() || rally.info.evening.minutes ||
                         rally.sessions().size() > 1 || !rally.results().empty();
    EXPECT_EQ(open.window.statusBar()->currentMessage().contains(QStringLiteral("menu Rally")),
              planned);
    RallyPack withPlan = open.document().pack();
    RallyInfo info = rally.info;
    info.evening.start = QTime(19, 0);
    apply(describe(withPlan.rally, info), withPlan.rally);
    open.document().open(withPlan, open.path("planned.rallypack"));
    ASSERT_TRUE(open.document().save(open.path("planned.rallypack")));
    open.window.tabs().close(open.window.current());
    open.open(open.path("planned.rallypack"));
    EXPECT_EQ(open.window.statusBar()->currentMessage(),
              QStringLiteral("3 stages and a plan: see the menu Rally"));
}

} // namespace stagewright
