#include "editor/window/dialogs.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

#include <QClipboard>
#include <QGuiApplication>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QByteArray twoStages = "Sisteron: L0-L1 / C7-C6\nBurzet: L2-L3\nV2-V3\n";

/// Texts of roadbooks, which make stages of a rally.
class RoadbookStagesInWindow : public ChainStages {
protected:
    /// "title: line" for each stage.
    [[nodiscard]] std::string stages() {
        QStringList lines;
        for (const RallyStage& each : open->document().rally().stages())
            lines << each.stage.info.title + QStringLiteral(": ") +
                         roadbookLine(chainOf(each.stage).sections);
        return lines.join(u'\n').toStdString();
    }
    static void copy(const QByteArray& text) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    }
};

TEST_F(RoadbookStagesInWindow, PastedIntoTheLineAreTakenByEnter) {
    show(R"("L0-L1")");
    copy(twoStages);
    auto& field = named<QPlainTextEdit>("chain-line");
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(label("chain-line-remark"), "2 stages: the others are added behind this one");
    EXPECT_FALSE(named<QLabel>("chain-line-remark").isHidden());
    EXPECT_EQ(stages(), "Chain: L0-L1");
    enter("chain-line");
    EXPECT_EQ(stages(), "Chain: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
    EXPECT_EQ(field.toPlainText(), QStringLiteral("L0-L1 / C7-C6"));
    EXPECT_TRUE(named<QLabel>("chain-line-remark").isHidden());
    undo(); // all of it
    EXPECT_EQ(stages(), "Chain: L0-L1");
    EXPECT_FALSE(open->document().history().canUndo());
    open->document().history().redo();
    EXPECT_EQ(stages(), "Chain: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
}

TEST_F(RoadbookStagesInWindow, OneWithATitleIsOneStep) {
    open.emplace(TemporaryFiles::write(
        QByteArray(R"({"format": 1, "game": "rallyman-2009", "sections": ["L0-L1"]})"),
        "untitled.json"));
    ASSERT_TRUE(waitForFiles(open->window));
    copy("Sisteron: L2-L3 / V2-V3");
    board().setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(stages(), "Sisteron: L2-L3 / V2-V3");
    EXPECT_EQ(open->document().history().count(), 1);
    undo();
    EXPECT_EQ(stages(), ": L0-L1");
}

TEST_F(RoadbookStagesInWindow, PastedOnTheBoardAreAddedBehindTheOpenOne) {
    show("");
    copy(twoStages);
    board().setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(stages(), "Chain: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
    copy("SS 1: L0-L1\nSS 2: C7");
    key(Qt::Key_V, Qt::ControlModifier); // nothing of it
    EXPECT_EQ(stages(), "Chain: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
}

TEST_F(RoadbookStagesInWindow, OfATextFileAreOpenedAsARally) {
    open.emplace();
    open->open(TemporaryFiles::write(twoStages, "rally.txt"));
    ASSERT_EQ(open->answers.complaints, QStringList());
    EXPECT_EQ(stages(), "Sisteron: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
    EXPECT_EQ(open->stage().info.game, QString(zonesGame));
    EXPECT_FALSE(window().welcome().isShown());
    EXPECT_TRUE(dynamic_cast<ChainEditor*>(&window().editor()) != nullptr);
    open->openByDialog(
        TemporaryFiles::write(QByteArray("SS 1: L0-L1\nSS 2: C7 / L2-L3"), "wrong.txt"));
    ASSERT_EQ(open->answers.complaints.size(), 1);
    EXPECT_TRUE(open->answers.complaints[0].contains(QStringLiteral("wrong.txt")));
    EXPECT_TRUE(open->answers.complaints[0].contains(QStringLiteral("stage 2, column 1")))
        << open->answers.complaints[0].toStdString();
}

TEST_F(RoadbookStagesInWindow, OfATextFileAreAddedToARally) {
    show(R"("L0-L1")");
    open->answers.pathsToAdd = {TemporaryFiles::write(twoStages, "rally.txt")};
    window().findChild<QAction*>(QStringLiteral("add-stages-of-file"))->trigger();
    EXPECT_TRUE(waitUntil([&] { return open->document().rally().stages().size() == 3; }));
    EXPECT_EQ(stages(), "Chain: L0-L1\nSisteron: L0-L1 / C7-C6\nBurzet: L2-L3 / V2-V3");
    open->answers.pathsToAdd = {TemporaryFiles::write(QByteArray("SS 1: L0"), "wrong.txt"),
                                TemporaryFiles::write(QByteArray("no stage"), "other.txt")};
    window().findChild<QAction*>(QStringLiteral("add-stages-of-file"))->trigger();
    EXPECT_TRUE(waitUntil([&] { return !open->answers.complaints.isEmpty(); }));
    EXPECT_EQ(open->document().rally().stages().size(), 3);
}

} // namespace

} // namespace stagewright
