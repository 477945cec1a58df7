#include "tests/editor/zones/chain_window.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QStyle>
#include <QStyleOptionButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Packs that carry what the user has entered of his boards.
class BoardsInPacks : public ChainStages {
protected:
    /// Of the first section, L0-L1.
    void enterSpaces(const char* text) {
        clickSection(0);
        press("chain-enter");
        write("section-text", text);
        enter("section-text");
        settle();
    }
    [[nodiscard]] std::string spaces() { return textIn(boards(), u'L', "L", {0, 1}); }
    /// By a click on its box.
    void tickInPacks() {
        auto& tick = named<QCheckBox>("boards-in-packs");
        for (QWidget* around = &tick; around; around = around->parentWidget())
            if (auto* dock = qobject_cast<QDockWidget*>(around)) {
                dock->show();
                dock->raise();
            }
        settle();
        QStyleOptionButton option;
        option.initFrom(&tick);
        QTest::mouseClick(
            &tick, Qt::LeftButton, {},
            tick.style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, &tick).center());
    }
    void saveAs(const QString& file) {
        open->answers.pathToSave = file;
        key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_EQ(open->answers.complaints, QStringList());
        ASSERT_FALSE(open->document().isModified());
    }
    /// In the window of somebody with no boards, or with these.
    void openElsewhere(const QString& file, const QByteArray& boards = {}) {
        open.emplace();
        if (!boards.isEmpty()) {
            QFile own(open->path("import.json"));
            ASSERT_TRUE(own.open(QIODevice::WriteOnly));
            own.write(boards);
        }
        open->openByDialog(file);
    }
};

TEST_F(BoardsInPacks, CarryThemOnlyWhereItIsTicked) {
    show(R"("L0-L1")");
    enterSpaces("3*s");
    const QString without = path("without.rallypack");
    saveAs(without);
    tickInPacks();
    ASSERT_TRUE(named<QCheckBox>("boards-in-packs").isChecked());
    EXPECT_TRUE(open->settings.value(QStringLiteral("holdings/boardsInPacks")).toBool());
    const QString with = path("with.rallypack");
    saveAs(with);
    openElsewhere(without);
    EXPECT_EQ(spaces(), "no road");
    openElsewhere(with);
    EXPECT_EQ(spaces(), "3*s");
    EXPECT_EQ(keptBoards(), ZoneBoards()); // of the pack, not of who opens it
    EXPECT_FALSE(named<QCheckBox>("boards-in-packs").isChecked());
}

TEST_F(BoardsInPacks, WhatTheUserEntersHoldsAndTheRoadOfThePackComesBackBehindIt) {
    show(R"("L0-L1")");
    enterSpaces("3*s");
    tickInPacks();
    const QString pack = path("with.rallypack");
    saveAs(pack);
    openElsewhere(pack);
    clickSection(0);
    press("chain-enter");
    EXPECT_NE(label("section-state").find("entered in the pack, not here"), std::string::npos)
        << label("section-state");
    EXPECT_NE(label("boards-entered").find("1 more of the pack"), std::string::npos)
        << label("boards-entered");
    enterSpaces("4*s");
    EXPECT_EQ(spaces(), "4*s");
    EXPECT_EQ(label("section-state").find("pack"), std::string::npos) << label("section-state");
    EXPECT_EQ(label("boards-entered").find("pack"), std::string::npos) << label("boards-entered");
    enterSpaces(""); // forgotten
    EXPECT_EQ(spaces(), "3*s");
    EXPECT_EQ(keptBoards().zones.value(0).sides.value(0).roads, QList<ZoneRoad>());
    EXPECT_EQ(named<QPlainTextEdit>("section-text").toPlainText(), QStringLiteral("3*s"));
    EXPECT_NE(label("section-state").find("entered in the pack, not here"), std::string::npos)
        << label("section-state");
}

TEST_F(BoardsInPacks, ThatSayOtherwiseAreToldOf) {
    show(R"("L0-L1")");
    enterSpaces("3*s");
    tickInPacks();
    const QString pack = path("with.rallypack");
    saveAs(pack);
    enterSpaces("4*s");
    const QString copy = path("copy.rallypack");
    ASSERT_TRUE(QFile::copy(pack, copy));
    open->openByDialog(copy);
    ASSERT_EQ(open->answers.complaints.size(), 1);
    for (const char* said : {"L 0-1", "which holds", "Forget your own"})
        EXPECT_TRUE(open->answers.complaints[0].contains(QString::fromLatin1(said)))
            << open->answers.complaints[0].toStdString();
    EXPECT_EQ(spaces(), "4*s");
}

} // namespace

} // namespace stagewright
