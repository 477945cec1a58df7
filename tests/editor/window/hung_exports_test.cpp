#include "editor/background/left_behind.h"
#include "editor/print/print_dialog.h"
#include "editor/window/stage_opening.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/hung_folder.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/waiting_box.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStatusBar>

#include <gtest/gtest.h>

// What is exported or printed to a disk that does not answer does not hold up the window.

namespace stagewright {
namespace {

/// How the user has something written to a file of that name, without its ending.
struct WayOut {
    const char* suffix;
    void (*go)(OpenWindow& open, const QString& path);
};

void PrintTo(const WayOut& way, std::ostream* out) {
    *out << way.suffix;
}

void exportForOthers(OpenWindow& open, const QString& path) {
    open.answers.exportAs = path.section(u'.', -1);
    open.answers.pathToSave = path;
    open.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
}

void exportSheets(OpenWindow& open, const QString& path) {
    open.answers.pathToSave = path;
    open.window.actions().exportPdf->trigger();
}

void pressInPrintDialog(OpenWindow& open, QPushButton& (PrintDialog::*button)() const) {
    QTimer::singleShot(0, &open.window, [button] {
        auto* dialog = qobject_cast<PrintDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        QTest::mouseClick(&(dialog->*button)(), Qt::LeftButton);
        dialog->reject();
    });
    open.key(Qt::Key_P, Qt::ControlModifier);
}

void exportFromPrint(OpenWindow& open, const QString& path) {
    open.answers.pathToSave = path;
    pressInPrintDialog(open, &PrintDialog::exportPdf);
}

void printToFile(OpenWindow& open, const QString& path) {
    open.answers.pathToPrint = path;
    pressInPrintDialog(open, &PrintDialog::print);
}

class HungExports : public testing::TestWithParam<WayOut> {
protected:
    HungExports() { EXPECT_TRUE(QDir().mkdir(open->path("far"))); }

    void go() {
        GetParam().go(*open, far);
        QApplication::setActiveWindow(&open->window); // as it is again where a box has gone
    }
    void goAndStop() {
        const AtTheBox box(stopWaiting);
        go();
        EXPECT_TRUE(box.text().contains(QStringLiteral("out.")));
        // What is slow to draw may not have come to the disk by then.
        EXPECT_TRUE(waitUntil([] { return HungFolder::isWanted(); }));
    }
    [[nodiscard]] bool isSaidInTheEnd(const QString& what) {
        return waitUntil([&] { return open->window.statusBar()->currentMessage().contains(what); });
    }
    [[nodiscard]] bool isWhole() const {
        const QByteArray content = contentOf(far);
        if (far.endsWith(QStringLiteral(".pdf")))
            return content.startsWith("%PDF-") && content.trimmed().endsWith("%%EOF");
        const auto back = readStages(content, games());
        return back && back->stages == std::vector<Stage>{stage};
    }

    std::optional<OpenWindow> open{std::in_place};
    Stage stage = open->stage();
    QString far = open->path("far/out.") + QLatin1StringView(GetParam().suffix);
};

TEST_P(HungExports, ADiskThatAnswersIsNotSpokenOf) {
    const AtTheBox box(stopWaiting);
    go();
    EXPECT_EQ(box.text(), QString());
    EXPECT_TRUE(isWhole());
}

TEST_P(HungExports, WhatAnswersWhileItIsWaitedForIsWritten) {
    const HungFolder hung(open->path("far"));
    bool isAlive = false;
    const AtTheBox box([&](QMessageBox&) {
        isAlive = true; // a timer of the window's has rung
        HungFolder::answer();
    });
    go();
    EXPECT_TRUE(isAlive);
    EXPECT_TRUE(isWhole());
    EXPECT_TRUE(open->answers.complaints.isEmpty());
}

TEST_P(HungExports, NotWaitedForItIsWrittenWholeWhenTheDiskAnswersAndThatIsTold) {
    const HungFolder hung(open->path("far"));
    goAndStop();
    EXPECT_FALSE(QFile::exists(far)); // nor half of it
    open->click(sample::corner);
    open->key(Qt::Key_R); // the window works
    EXPECT_NE(open->stage(), stage);
    HungFolder::answer();
    EXPECT_TRUE(isSaidInTheEnd(QStringLiteral("out.")));
    EXPECT_TRUE(isWhole()); // as it was when it was asked for
    EXPECT_TRUE(open->answers.complaints.isEmpty());
}

TEST_P(HungExports, TheFileThatWasThereStaysUntilThen) {
    ASSERT_TRUE(saveStage(Stage(), far));
    const QByteArray before = contentOf(far);
    const HungFolder hung(open->path("far"));
    goAndStop();
    EXPECT_EQ(open->answers.overwriteAsked, QStringList{far});
    EXPECT_EQ(contentOf(far), before);
    HungFolder::answer();
    EXPECT_TRUE(isSaidInTheEnd(QStringLiteral("out.")));
    EXPECT_TRUE(isWhole());
}

TEST_P(HungExports, WhatFailsInTheEndIsToldThen) {
    const HungFolder hung(open->path("far"));
    goAndStop();
    ASSERT_TRUE(QDir(open->path("far")).removeRecursively());
    HungFolder::answer();
    ASSERT_TRUE(waitUntil([&] { return !open->answers.complaints.isEmpty(); }));
    EXPECT_TRUE(open->answers.complaints.front().contains(QStringLiteral("cannot be written")));
}

TEST_P(HungExports, TheStageIsNotSavedWhereItIsStillToBeWritten) {
    const HungFolder hung(open->path("far"));
    goAndStop();
    open->answers.pathToSave = far;
    if (far.endsWith(QStringLiteral(".pdf")))
        return; // no stage is called so
    open->key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(open->document().path().isEmpty());
    HungFolder::answer();
    EXPECT_TRUE(isSaidInTheEnd(QStringLiteral("out.")));
    EXPECT_TRUE(isWhole());
}

TEST_P(HungExports, TheWindowClosesWithoutIt) {
    const HungFolder hung(open->path("far"));
    goAndStop();
    EXPECT_TRUE(open->window.close());
    const QTemporaryDir folder = std::move(open->folder);
    open.reset();
    EXPECT_TRUE(HungFolder::isWanted()); // nobody has waited for it
    EXPECT_TRUE(isWorkLeftBehind());
    HungFolder::answer();
    EXPECT_TRUE(waitUntil([] { return !isWorkLeftBehind(); }));
}

std::string wayName(const testing::TestParamInfo<WayOut>& info) {
    constexpr std::array names{"Export", "Sheets", "PrintPdf", "ToFile"};
    return names.at(info.index);
}

INSTANTIATE_TEST_SUITE_P(By, HungExports,
                         testing::Values(WayOut{"json", exportForOthers},
                                         WayOut{"pdf", exportSheets},
                                         WayOut{"pdf", exportFromPrint},
                                         WayOut{"pdf", printToFile}),
                         wayName);

} // namespace
} // namespace stagewright
