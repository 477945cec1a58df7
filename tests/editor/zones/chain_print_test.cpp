#include "editor/print/print_dialog.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/zones/zone_stages.h"

#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// What is printed in the user's stead.
PrintQuestions noQuestions() {
    return {[] { return QString(); }, [](QPrinter&, const PagesToPrint&) { return std::nullopt; },
            [](const QString&) { return true; },
            [](const QString&, const QByteArray&) { return true; }, [](const QString&) {}};
}

TEST(ChainPrint, TimesByTyresAreFoundBehindTheDialog) {
    const Stage stage = stageWith(chainFrom("T5-T6 / T0-T1", boardsWithTraining()));
    PrintDialog dialog({{Rally(stage), {}, {}, {}}, 0, gamesWithTraining(), {}, {}}, {},
                       noQuestions());
    // No news has been heard yet. Its pages are there at once, but not to be printed with what they
    // do not know.
    EXPECT_EQ(dialog.preview().number().text(), QStringLiteral("Page 1 of 1"));
    EXPECT_FALSE(dialog.print().isEnabled());
    EXPECT_FALSE(dialog.exportPdf().isEnabled());
    EXPECT_EQ(dialog.status().text(), QStringLiteral("Estimating the times…"));
    const QImage early = dialog.preview().grab().toImage();
    EXPECT_TRUE(waitUntil([&] { return dialog.print().isEnabled(); }));
    EXPECT_EQ(dialog.status().text(), QStringLiteral("1 page to print"));
    EXPECT_NE(dialog.preview().grab().toImage(), early);
}

} // namespace

} // namespace stagewright
