#include "editor/estimate/estimate_panel.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/welcome/samples.h"
#include "editor/welcome/welcome_page.h"
#include "editor/window/stage_opening.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QPushButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

Card* cardNamed(MainWindow& window, const QString& name) {
    for (auto* card : window.welcome().page()->findChildren<Card*>())
        if (card->accessibleName() == name)
            return card;
    ADD_FAILURE() << name.toStdString();
    return nullptr;
}

class FirstStart : public testing::Test {
protected:
    void SetUp() override {
        window.createPanels(games());
        window.resize(1280, 800);
        window.start({});
        window.show();
        window.activateWindow();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
    }

    void click(const QString& card) {
        if (Card* found = cardNamed(window, card))
            QTest::mouseClick(found, Qt::LeftButton);
        QCoreApplication::processEvents();
        EXPECT_TRUE(waitForFiles(window));
    }

    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    UserAnswers answers;
    MainWindow window{gamesWithoutPieces(), settings, answers.dialogs(),
                      RecoveryFolder(folder.filePath(QStringLiteral("recovery")))};
};

TEST_F(FirstStart, TheEstimateSaysWhatToDo) {
    ASSERT_TRUE(window.welcome().isShown());
    const auto labels = window.estimatePanel().findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(QStringLiteral("Lay a stage"));
    }));
}

TEST_F(FirstStart, ThePageIsShownAndTheSampleIsOneClickAway) {
    ASSERT_TRUE(window.welcome().isShown());
    EXPECT_TRUE(window.welcome().page()->isVisible());
    click(QStringLiteral("Rally 1, SS 1"));
    EXPECT_FALSE(window.welcome().isShown());
    EXPECT_EQ(tilesOf(window.document().stage()).placements().size(), 11);
    EXPECT_TRUE(window.document().path().isEmpty());
    EXPECT_TRUE(boardOf(window).hasFocus());
}

TEST_F(FirstStart, EverySampleIsReadAndDrivenWithoutAnError) {
    for (const QString& path : samples()) {
        window.opening().openSample(path);
        EXPECT_FALSE(tilesOf(window.document().stage()).placements().isEmpty())
            << path.toStdString();
        for (const Finding& finding : window.document().findings())
            EXPECT_NE(finding.severity, Severity::Error) << path.toStdString();
    }
}

TEST_F(FirstStart, ASampleRallyIsOpenedWithAllItsStages) {
    click(QStringLiteral("Rally 1"));
    EXPECT_EQ(window.document().rally().info.title, QStringLiteral("Rally 1"));
    EXPECT_EQ(window.document().rally().stages().size(), 3);
    EXPECT_TRUE(window.current().strip().isVisible());
    EXPECT_TRUE(window.document().path().isEmpty());
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(FirstStart, EnterBeginsAStageOfTheFirstGame) {
    ASSERT_NE(qobject_cast<Card*>(QApplication::focusWidget()), nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_FALSE(window.welcome().isShown());
    EXPECT_EQ(window.document().stage().info.game, QStringLiteral("dirt"));
    EXPECT_EQ(window.document().stage().info.kind, StageKind::Stage);
}

TEST_F(FirstStart, AClickBeginsACircuitOfTheOtherGame) {
    click(QStringLiteral("Rallyman: GT: circuit"));
    EXPECT_EQ(window.document().stage().info.game, QStringLiteral("gt"));
    EXPECT_EQ(window.document().stage().info.kind, StageKind::Circuit);
    EXPECT_EQ(window.tabs().workspaces().size(), 1U);
}

TEST_F(FirstStart, OpenAsksForAFile) {
    Stage stage;
    stage.info.title = QStringLiteral("Mine");
    answers.pathToOpen = folder.filePath(QStringLiteral("mine.json"));
    ASSERT_TRUE(saveStage(stage, answers.pathToOpen));
    click(QStringLiteral("Open a file"));
    EXPECT_EQ(window.document().stage().info.title, QStringLiteral("Mine"));
    EXPECT_FALSE(window.welcome().isShown());
}

TEST_F(FirstStart, PicturesOfTheSamplesCome) {
    Card* card = cardNamed(window, QStringLiteral("Rally 1, SS 1"));
    const auto colours = [&] {
        const QImage image = card->grab().toImage();
        return image.pixelColor(image.width() / 2, image.height() / 3);
    };
    const QColor ground = colours();
    EXPECT_TRUE(waitUntil([&] { return colours() != ground; }));
}

TEST_F(FirstStart, ATileOfThePaletteBeginsAStageInSight) {
    auto& tiles = paletteOf(window).tiles();
    const QRect first = tiles.visualRect(tiles.model()->index(1, 0)); // below a heading
    QTest::mouseDClick(tiles.viewport(), Qt::LeftButton, {},
                       first.center() - QPoint(first.width() / 4, 0));
    EXPECT_EQ(tilesOf(window.document().stage()).placements().size(), 1);
    EXPECT_FALSE(window.welcome().isShown());
}

TEST_F(FirstStart, ATileDraggedOverThePageIsDroppedOnTheBoard) {
    auto& tiles = paletteOf(window).tiles();
    QWidget* list = tiles.viewport();
    const QRect first = tiles.visualRect(tiles.model()->index(1, 0));
    const QPoint from = first.center() - QPoint(first.width() / 4, 0);
    const QPoint to = list->mapFromGlobal(
        window.welcome().area().mapToGlobal(window.welcome().area().rect().center()));
    QTest::mousePress(list, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) {
        const QPoint at = from + (to - from) * i / 8;
        QMouseEvent event(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QCoreApplication::sendEvent(list, &event);
        QCoreApplication::processEvents();
    }
    EXPECT_FALSE(window.welcome().isShown());
    QTest::mouseRelease(list, Qt::LeftButton, {}, to);
    EXPECT_EQ(tilesOf(window.document().stage()).placements().size(), 1);
}

TEST(Welcome, AnOpenStageIsComeBackToByKeyButtonOrChange) {
    OpenWindow open;
    const auto show = [&] {
        open.window.actions().welcome->trigger();
        QCoreApplication::processEvents();
        ASSERT_TRUE(open.window.welcome().isShown());
        EXPECT_FALSE(open.board().isVisible());
    };
    open.click({1, 1});
    open.key(Qt::Key_R);
    show();
    open.key(Qt::Key_Escape);
    EXPECT_TRUE(open.board().isVisible());
    show();
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(open.board().isVisible());
    EXPECT_TRUE(open.answers.unsavedAsked.isEmpty());
    show();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.board().isVisible());
    show();
    auto* back = open.window.welcome().page()->findChild<QPushButton*>();
    ASSERT_NE(back, nullptr);
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(open.board().isVisible());
}

TEST(Welcome, ItIsThereWhenTheLastStageHasBeenClosed) {
    OpenWindow open;
    open.key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(open.window.welcome().isShown());
    EXPECT_EQ(open.window.welcome().page()->findChild<QPushButton*>(), nullptr);
}

TEST(Welcome, RecentFilesAreOfferedAndOneThatIsGoneIsGreyAndLeavesWhenChosen) {
    OpenWindow open;
    for (const char* name : {"a.json", "b.json"}) {
        ASSERT_TRUE(
            saveStage(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json")), open.path(name)));
        open.open(open.path(name));
    }
    open.key(Qt::Key_W, Qt::ControlModifier);
    open.key(Qt::Key_W, Qt::ControlModifier);
    ASSERT_TRUE(open.window.welcome().isShown());
    ASSERT_TRUE(QFile::remove(open.path("b.json")));
    Card* gone = cardNamed(open.window, QStringLiteral("b.json"));
    EXPECT_TRUE(waitUntil([&] { return gone->isFaded(); }));
    QTest::mouseClick(gone, Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.window.welcome().isShown());
    QTest::mouseClick(cardNamed(open.window, QStringLiteral("a.json")), Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.document().path(), open.path("a.json"));
    for (const auto* card : open.window.welcome().page()->findChildren<Card*>())
        EXPECT_NE(card->accessibleName(), QStringLiteral("b.json"));
}

TEST(Welcome, LongTextsAndLargeFontsFitIntoANarrowPage) {
    OpenWindow open;
    open.window.actions().welcome->trigger();
    auto* page = open.window.welcome().page();
    QFont large = page->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    page->setFont(large);
    page->resize(480, 600);
    QCoreApplication::processEvents();
    EXPECT_LE(page->widget()->minimumSizeHint().width(), 480);
    for (const auto* card : page->findChildren<Card*>())
        EXPECT_TRUE(page->widget()->rect().contains(
            QRect(card->mapTo(page->widget(), QPoint()), card->size())));
}

} // namespace

} // namespace stagewright
