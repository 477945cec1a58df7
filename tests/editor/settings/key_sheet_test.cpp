#include "editor/settings/key_sheet.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct KeySheetTest : testing::Test {
    OpenWindow open;

    [[nodiscard]] std::vector<KeyGroup> groups() const {
        return keyGroups(commandsOf(open.window));
    }
    /// What stands on the sheet, and on how many pages.
    [[nodiscard]] QString text(const std::vector<KeyGroup>& keys) const {
        const QString file = open.folder.filePath(QStringLiteral("keys.pdf"));
        const SheetDocument sheet = keySheet(keys, {});
        EXPECT_EQ(sheet.pages.size(), 1U);
        QFile pdf(file);
        EXPECT_TRUE(pdf.open(QIODevice::WriteOnly));
        pdf.write(**sheetsAsPdf(sheet, allPages(sheet)));
        pdf.close();
        return pdfText(file).simplified().normalized(QString::NormalizationForm_KC);
    }
};

TEST_F(KeySheetTest, HoldsEveryCommandThatHasAKeyAsItIsNow) {
    open.window.actions().flip->setShortcuts({Qt::CTRL | Qt::ALT | Qt::Key_7});
    const QString page = text(groups());
    int commands = 0;
    for (const MenuCommand& each : commandsOf(open.window)) {
        if (each.action->shortcuts().isEmpty())
            continue;
        ++commands;
        EXPECT_TRUE(page.contains(nameOf(*each.action))) << nameOf(*each.action).toStdString();
        const QString key = keysText({each.action->shortcut()});
        EXPECT_TRUE(page.contains(key)) << key.toStdString();
    }
    EXPECT_GT(commands, 40);
    EXPECT_TRUE(page.contains(QStringLiteral("Ctrl+Alt+7 Flip")));
    EXPECT_TRUE(page.contains(QStringLiteral("Digits Find a tile by its number")));
}

TEST_F(KeySheetTest, IsPrintedFromTheHelpMenu) {
    open.answers.pathToPrint = open.path("printed.pdf");
    open.window.actions().printKeys->trigger();
    EXPECT_TRUE(pdfText(open.answers.pathToPrint).contains(QStringLiteral("Turn clockwise")));
}

TEST_F(KeySheetTest, GoesMenuByMenu) {
    const auto all = groups();
    ASSERT_GE(all.size(), 5U);
    EXPECT_EQ(all.front().title, QStringLiteral("File"));
    EXPECT_EQ(all.front().lines.front().keys, QStringLiteral("Ctrl+N"));
    EXPECT_EQ(all.front().lines.front().what, QStringLiteral("New stage"));
    // What is in no menu comes behind.
    EXPECT_EQ((all.end() - 3)->title, QStringLiteral("On the board"));
    EXPECT_EQ((all.end() - 2)->title, QStringLiteral("In a drive"));
    EXPECT_EQ(all.back().title, QStringLiteral("In lists and panels"));
}

TEST_F(KeySheetTest, StaysOnOnePageHoweverManyThereAre) {
    std::vector<KeyGroup> many;
    for (int menu = 0; menu < 8; ++menu) {
        KeyGroup group{QStringLiteral("Menu %1").arg(menu), {}};
        for (int line = 0; line < 18; ++line)
            group.lines.push_back({QStringLiteral("Ctrl+%1").arg(menu * 100 + line),
                                   QStringLiteral("Command %1").arg(menu * 100 + line)});
        many.push_back(group);
    }
    const QString page = text(many);
    EXPECT_TRUE(page.contains(QStringLiteral("Command 0")));
    EXPECT_TRUE(page.contains(QStringLiteral("Command 717")));
}

} // namespace

} // namespace stagewright
