#include "editor/estimate/estimator.h"
#include "editor/welcome/welcome_page.h"
#include "editor/window/stage_opening.h"
#include "editor/window/waiting_note.h"
#include "model/atomic_file.h"
#include "model/drive/rules_file.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/hung_file.h"
#include "tests/rulebook_stages.h"

#include <QFile>

#include <gtest/gtest.h>

#include <set>
#include <sys/stat.h>

// What lies on a disk that does not answer holds up neither the window nor what lies elsewhere.

namespace stagewright {
namespace {

class HungFiles : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"a.json", "b.json", "c.json"}) {
            Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
            stage.info.title = QString::fromLatin1(name).chopped(5);
            ASSERT_TRUE(saveStage(stage, path(name)));
        }
        hung.emplace(path("a.json"));
        if (!hung->isHung())
            GTEST_SKIP() << "no leases on this disk";
    }

    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }
    void leaveSession(const QStringList& open, const QString& front) {
        settings.setValue(QStringLiteral("openFiles"), open);
        settings.setValue(QStringLiteral("lastFile"), front);
    }
    [[nodiscard]] QStringList session() const {
        return settings.value(QStringLiteral("openFiles")).toStringList();
    }
    void start(const QStringList& files = {}) {
        window.emplace(gamesWithoutPieces(), settings, answers.dialogs(),
                       RecoveryFolder(path("recovery")));
        window->createPanels(games());
        window->show();
        QApplication::setActiveWindow(&*window);
        window->start(files);
        EXPECT_TRUE(waitForFiles(*window));
    }
    [[nodiscard]] QStringList open() { return window->tabs().paths(); }
    [[nodiscard]] QLabel* waiting() const {
        return window->findChild<QLabel*>(QStringLiteral("waiting"));
    }
    [[nodiscard]] bool isOpen(const QStringList& files) {
        return waitUntil([&] { return open() == files; });
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&boardOf(*window), pressed, modifiers);
    }

    QTemporaryDir folder;
    QSettings settings{path("s.ini"), QSettings::IniFormat};
    UserAnswers answers;
    std::optional<HungFile> hung; ///< a.json
    std::optional<MainWindow> window;
};

TEST_F(HungFiles, OthersOfTheSessionAreOpenAndTheWindowWorks) {
    leaveSession({path("a.json"), path("b.json"), path("c.json")}, path("b.json"));
    start();
    EXPECT_EQ(open(), (QStringList{path("b.json"), path("c.json")}));
    EXPECT_EQ(window->document().path(), path("b.json"));
    EXPECT_TRUE(waiting()->isVisible());
    EXPECT_TRUE(waiting()->text().contains(QStringLiteral("a.json")));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    EXPECT_TRUE(tilesOf(window->document().stage()).placements().isEmpty());
    hung->answer();
    EXPECT_TRUE(isOpen({path("a.json"), path("b.json"), path("c.json")})); // in its place
    EXPECT_EQ(window->document().path(), path("b.json"));                  // the user is there
    EXPECT_FALSE(waiting()->isVisible());
    EXPECT_TRUE(answers.complaints.isEmpty());
}

TEST_F(HungFiles, TheWindowClosesAndTheSessionIsNotForgotten) {
    leaveSession({path("b.json"), path("a.json")}, path("a.json"));
    start();
    EXPECT_EQ(open(), QStringList{path("b.json")});
    EXPECT_TRUE(window->close());
    window.reset();
    EXPECT_TRUE(hung->isHung()); // nobody has waited for it
    EXPECT_EQ(session(), (QStringList{path("b.json"), path("a.json")}));
}

TEST_F(HungFiles, OneNamedAtTheStartIsNotForgottenEither) {
    start({path("a.json")});
    EXPECT_TRUE(window->welcome().isShown());
    EXPECT_TRUE(window->close());
    EXPECT_EQ(session(), QStringList{path("a.json")});
}

TEST_F(HungFiles, GivenUpTheyAreTriedAgainTheNextTime) {
    leaveSession({path("a.json"), path("b.json")}, path("b.json"));
    start();
    auto* giveUp = window->findChild<QPushButton*>(QStringLiteral("waiting-give-up"));
    ASSERT_TRUE(giveUp->isVisible());
    QTest::mouseClick(giveUp, Qt::LeftButton);
    EXPECT_FALSE(waiting()->isVisible());
    EXPECT_FALSE(giveUp->isVisible());
    hung->answer();
    EXPECT_FALSE(window->opening().isReading());
    EXPECT_EQ(open(), QStringList{path("b.json")});
    EXPECT_TRUE(window->close());
    EXPECT_EQ(session(), (QStringList{path("a.json"), path("b.json")}));
    window.reset();
    start();
    EXPECT_EQ(open(), (QStringList{path("a.json"), path("b.json")}));
}

TEST_F(HungFiles, AFileThatIsChosenComesToTheFrontWhenItIsThere) {
    start({path("b.json")});
    answers.pathToOpen = path("a.json");
    key(Qt::Key_O, Qt::ControlModifier);
    EXPECT_TRUE(waitForFiles(*window));
    EXPECT_EQ(window->document().path(), path("b.json"));
    key(Qt::Key_O, Qt::ControlModifier); // once more, out of impatience
    EXPECT_TRUE(waitForFiles(*window));
    hung->answer();
    EXPECT_TRUE(isOpen({path("b.json"), path("a.json")}));
    EXPECT_EQ(window->document().path(), path("a.json"));
    EXPECT_EQ(window->document().stage().info.title, QStringLiteral("a"));
}

TEST_F(HungFiles, ItDoesNotComeBetweenWhatTheUserDoesMeanwhile) {
    start({path("b.json")});
    window->opening().open(path("a.json"));
    EXPECT_TRUE(waitForFiles(*window));
    window->opening().open(path("c.json"));
    EXPECT_TRUE(waitForFiles(*window));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    const QPoint middle = boardOf(*window).rect().center();
    QTest::mousePress(&boardOf(*window), Qt::LeftButton, {}, middle);
    hung->answer();
    EXPECT_TRUE(waitUntil([&] { return window->opening().slow().isEmpty(); }));
    EXPECT_EQ(open(), (QStringList{path("b.json"), path("c.json")})); // a hand is busy
    QTest::mouseRelease(&boardOf(*window), Qt::LeftButton, {}, middle);
    EXPECT_TRUE(isOpen({path("b.json"), path("c.json"), path("a.json")}));
    EXPECT_EQ(window->document().path(), path("c.json"));
}

TEST_F(HungFiles, WhatDoesNotAnswerAnyMoreHoldsUpNothing) {
    hung->answer();
    start({path("a.json")});
    hung.emplace(path("a.json"));
    ASSERT_TRUE(hung->isHung());
    // The window looks whether another program has changed it, at the latest when it is touched.
    ASSERT_EQ(utimensat(AT_FDCWD, qPrintable(path("a.json")), nullptr, 0), 0);
    EXPECT_TRUE(waitUntil([&] { return hung->isWanted(); }));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    EXPECT_TRUE(tilesOf(window->document().stage()).placements().isEmpty());
    answers.unsaved = Dialogs::Unsaved::Discard;
    EXPECT_TRUE(window->close());
    window.reset();
    EXPECT_TRUE(hung->isHung());
    EXPECT_EQ(session(), QStringList{path("a.json")});
}

TEST_F(HungFiles, PicturesOfSamplesComeThoughThatOfARecentFileDoesNot) {
    settings.setValue(QStringLiteral("recentFiles"), QStringList{path("a.json"), path("b.json")});
    start();
    ASSERT_TRUE(window->welcome().isShown());
    EXPECT_TRUE(waitUntil([&] { return hung->isWanted(); }));
    Card* sample = nullptr;
    for (auto* card : window->welcome().page()->findChildren<Card*>())
        if (card->accessibleName() == QStringLiteral("Rally 1, SS 1"))
            sample = card;
    ASSERT_NE(sample, nullptr);
    const auto coloursOfPicture = [&] {
        const QImage image = sample->grab().toImage();
        std::set<QRgb> colours;
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, image.height() / 3));
        return colours.size();
    };
    constexpr std::size_t few = 10; // of the bare ground and the card's edge
    EXPECT_TRUE(waitUntil([&] { return coloursOfPicture() > few; }));
    window.reset();
    EXPECT_TRUE(hung->isHung());
}

TEST_F(HungFiles, StagesAreAddedWhenTheirFileAnswers) {
    start({path("b.json")});
    answers.pathsToAdd = {path("c.json"), path("a.json")};
    window->findChild<QAction*>(QStringLiteral("add-stages-of-file"))->trigger();
    EXPECT_TRUE(waitUntil([&] { return waiting()->isVisible(); }));
    EXPECT_EQ(window->document().rally().stages().size(), 1);
    hung->answer();
    EXPECT_TRUE(waitUntil([&] { return !waiting()->isVisible(); }));
    QStringList titles;
    for (const RallyStage& each : window->document().rally().stages())
        titles << each.stage.info.title;
    EXPECT_EQ(titles, (QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("a")}));
}

TEST_F(HungFiles, RulesHoldAsSoonAsTheirFileAnswers) {
    QByteArray text = builtInRulesText(QStringLiteral("dirt"));
    ASSERT_TRUE(text.contains("\"gear\": 0, \"seconds\": 60"));
    text.replace("\"gear\": 0, \"seconds\": 60", "\"gear\": 0, \"seconds\": 30");
    ASSERT_TRUE(writeFileAtomically(path("rules.json"), text));
    settings.setValue(QStringLiteral("estimate/rules/dirt"), path("rules.json"));
    HungFile rules(path("rules.json"));
    ASSERT_TRUE(rules.isHung());
    start({path("b.json")});
    EXPECT_EQ(window->document().path(), path("b.json"));
    const auto standing = [&] { return window->estimator().rules().seconds[0]; };
    EXPECT_TRUE(waitUntil([&] { return standing() == 60; })); // the game's own
    rules.answer();
    EXPECT_TRUE(waitUntil([&] { return standing() == 30; }));
}

TEST(Session, WhatIsGoneOrNoFileIsNamedOnceInOneMessage) {
    const OpenWindow paths;
    QSettings settings(paths.path("s.ini"), QSettings::IniFormat);
    ASSERT_EQ(mkfifo(qPrintable(paths.path("pipe.json")), 0600), 0);
    ASSERT_TRUE(saveStage(Stage(), paths.path("a.json")));
    settings.setValue(QStringLiteral("openFiles"),
                      QStringList{paths.path("gone.json"), paths.path("pipe.json"),
                                  paths.path("a.json"), QStringLiteral("noise")});
    UserAnswers answers;
    for (int i = 0; i < 2; ++i) {
        MainWindow window(gamesWithoutPieces(), settings, answers.dialogs(),
                          RecoveryFolder(paths.path("recovery")));
        window.createPanels(games());
        window.start({});
        EXPECT_TRUE(waitForFiles(window));
        EXPECT_EQ(window.tabs().paths(), QStringList{paths.path("a.json")});
        EXPECT_TRUE(window.close());
    }
    ASSERT_EQ(answers.complaints.size(), 1);
    const QStringList told = answers.complaints.front().split(u'\n');
    ASSERT_EQ(told.size(), 2);
    EXPECT_TRUE(told[0].startsWith(paths.path("gone.json")));
    EXPECT_TRUE(told[1].startsWith(paths.path("pipe.json")));
}

TEST(Session, WhatIsOutOfReachIsToldAndTriedAgain) {
    const OpenWindow paths;
    QSettings settings(paths.path("s.ini"), QSettings::IniFormat);
    // A link to itself cannot be followed, by nobody.
    ASSERT_TRUE(QFile::link(paths.path("loop.json"), paths.path("loop.json")));
    ASSERT_TRUE(saveStage(Stage(), paths.path("a.json")));
    const QStringList open{paths.path("loop.json"), paths.path("a.json")};
    settings.setValue(QStringLiteral("openFiles"), open);
    UserAnswers answers;
    for (int i = 1; i <= 2; ++i) {
        MainWindow window(gamesWithoutPieces(), settings, answers.dialogs(),
                          RecoveryFolder(paths.path("recovery")));
        window.createPanels(games());
        window.start({});
        EXPECT_TRUE(waitForFiles(window));
        EXPECT_TRUE(window.close());
        EXPECT_EQ(answers.complaints.size(), i);
        EXPECT_EQ(settings.value(QStringLiteral("openFiles")).toStringList(), open);
    }
}

} // namespace
} // namespace stagewright
