#include "editor/files/document_file.h"
#include "editor/recovery/recovery.h"
#include "editor/recovery/recovery_dialog.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/one_line.h"
#include "tests/editor/files.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QFile>

#include <gtest/gtest.h>

// Odd files in the window: what is opened can be saved, and is there again, whichever way.

namespace stagewright {
namespace {

struct OddFile {
    const char* name;
    QByteArray content;
    bool isWhole = true; ///< else what is left out of it is said
};

std::vector<OddFile> oddFiles() {
    const QByteArray mark = "\xEF\xBB\xBF";
    return {
        {"angle.json", R"({"title": "A", "tiles": [{"q": 0, "r": 0, "id": "205a",
            "tokens": [{"id": "jump-snow", "dir": 1e308}]}]})"},
        {"note.rgt", R"({"Name": "A", "Tuiles": [{"X": 54, "Y": 52, "TuileId": "205A",
            "note": {"a": 1}}]})",
         false},
        {"mark.json",
         "{\"title\": \"" + mark + "A\", \"" + mark +
             "x\": 1, \"x\": 2, \"tiles\": [{\"q\": 0, \"r\": 0, \"tile\": \"205a\"}]}"},
        {"script.lua",
         "function SS1()\n StageInfo = {title = 'A', tiles = {1}, format = 7, "
         "Tuiles = {1}}\n TileList = {{Number = '205a', location = {0, 1, 0}}}\nend\n",
         false},
        {"long.json", R"({"title": "A", "x": 123456789012345678901234567890, "Tokens": [], "tiles":
            [{"q": 0, "r": 0, "tile": "205a", "Tokens": [1], "tileless": -9223372036854775809}]})"},
    };
}

void saveAs(OpenWindow& open, const QString& path) {
    open.answers.pathToSave = path;
    open.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
}

TEST(OddFiles, WhatIsOpenedIsSavedChangedTakenBackAndReadAgain) {
    for (const OddFile& odd : oddFiles()) {
        OpenWindow open;
        open.openByDialog(writeFile(open.path(odd.name), odd.content));
        EXPECT_EQ(open.answers.complaints.isEmpty(), odd.isWhole)
            << odd.name << ": " << open.answers.complaints.join(u' ').toStdString();
        open.answers.complaints.clear();
        const Stage read = open.stage();
        ASSERT_EQ(tilesOf(read).placements().size(), 1) << odd.name;
        Stage changed = read;
        changed.info.title = oneLine(read.info.title + u'!');
        open.document().make(changeTitle(read, changed.info.title));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(open.stage(), read) << odd.name;
        open.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        for (const char* name : {"saved.json", "saved.rallypack"}) {
            saveAs(open, open.path(name));
            EXPECT_EQ(open.document().path(), open.path(name)) << odd.name;
            const auto again = loadDocument(open.path(name), games());
            ASSERT_TRUE(again) << odd.name << ": " << sentence(again.error()).toStdString();
            EXPECT_EQ(again->pack.rally.stages().front().stage, changed) << odd.name;
        }
        EXPECT_TRUE(open.answers.complaints.isEmpty()) << odd.name;
    }
}

TEST(OddFiles, WhatIsOpenedIsKeptSafeAndOfferedAgain) {
    for (const OddFile& odd : oddFiles()) {
        const QTemporaryDir folder;
        const RecoveryFolder copies(folder.filePath(QStringLiteral("recovery")));
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        UserAnswers answers;
        Stage changed;
        {
            MainWindow window(gamesWithoutPieces(), settings, answers.dialogs(), copies);
            window.createPanels(games());
            window.start({writeFile(folder.filePath(QString::fromLatin1(odd.name)), odd.content)});
            EXPECT_TRUE(waitForFiles(window));
            const Stage read = window.document().stage();
            window.document().make(changeTitle(read, QStringLiteral("changed")));
            changed = window.document().stage();
            EXPECT_TRUE(window.recovery().keepNow()) << odd.name;
        }
        answers.choices = {RecoveryChoice::Open};
        MainWindow again(gamesWithoutPieces(), settings, answers.dialogs(), copies);
        again.createPanels(games());
        again.start({});
        EXPECT_TRUE(waitForFiles(again));
        ASSERT_EQ(answers.offered.size(), 1U) << odd.name;
        EXPECT_EQ(again.document().stage(), changed) << odd.name;
    }
}

/// A token in the window's hands may say what no file can: then the file stays as it was.
TEST(OddFiles, WhatCouldNotBeReadAgainIsNotSavedOverTheFile) {
    OpenWindow open;
    saveAs(open, open.path("good.json"));
    const Stage good = open.stage();
    const Placement tile = tilesOf(good).placements().front();
    Placement odd = tile;
    odd.variant = 100;
    open.document().make({editOf({{tile}, {odd}}), [] { return QStringLiteral("Odd"); }});
    open.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("variant")));
    EXPECT_TRUE(open.window.isWindowModified());
    EXPECT_EQ(loadStage(open.path("good.json"), games()).value(), good);
}

} // namespace
} // namespace stagewright
