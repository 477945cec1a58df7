#include "editor/exports/export_dialog.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/print/print_dialog.h"
#include "editor/rally/evening_planner.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/settings_actions.h"
#include "editor/window/table_actions.h"
#include "model/atomic_file.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/seen_texts.h"
#include "tests/own_tiles.h"

#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QWindow>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr Hex ownPlace{30, 0}; // of a tile of the rally's own

/// A rally all of whose texts hold markup, and a window that shows it.
class UserText : public testing::Test {
protected:
    OpenWindow open;
    SeenTexts seen;
    QString file;

    /// A text as a stranger may have written it. There is no such picture: one that is there would
    /// be opened without a word to those who watch.
    [[nodiscard]] QString wild(const char* name) const {
        return QStringLiteral("%1%2 %3 <img src=\"file://%4\"> & [*] &lt;")
            .arg(SeenTexts::sign, SeenTexts::word, QString::fromLatin1(name),
                 open.path("picture.png"));
    }

    void SetUp() override {
        file = open.path("<b>wild [*] & file.rallypack");
        ASSERT_TRUE(saveRallyPack(pack(), file));
        open.answers.pathToOpen = file;
        open.key(Qt::Key_O, Qt::ControlModifier);
        ASSERT_EQ(open.answers.complaints.join(u' ').toStdString(), "");
        ASSERT_EQ(open.document().rally().stages().size(), 3);
    }

    void TearDown() override {
        EXPECT_EQ(seen.interpreted().join(u'\n').toStdString(), "");
        EXPECT_EQ(SeenTexts::loaded().join(u'\n').toStdString(), "");
    }

    [[nodiscard]] RallyPack pack() const {
        RallyPack pack;
        Rally& rally = pack.rally;
        RallyInfo info;
        info.title = wild("rally");
        info.authors = {wild("author")};
        info.text = wild("text");
        info.licence = wild("licence");
        info.language = wild("language");
        info.boxes = {{QStringLiteral("club"), 1}};
        info.evening.minutes = 3; // too short: there is something to mend
        apply(describe(rally, info), rally);
        for (const char* name : {"first", "second", "third"})
            apply(addStage(rally, stage(name), rally.stages().size()), rally);
        for (const int i : {0, 2})
            apply(beginSession(rally, rally.stages().at(i).key, {wild("session"), 0, {}}), rally);
        for (const char* name : {"driver", "other"})
            apply(addDriver(rally, {{}, wild(name), wild("colour"), {}}), rally);
        StageResult odd; // which there are questions about
        odd.outcome = Timed{1};
        odd.damage.gearbox = 90;
        for (const Driver& driver : QList(rally.drivers()))
            apply(enterResult(rally, {rally.stages().front().key, driver.key}, odd), rally);
        pack.tileSets[QStringLiteral("tiles.json")] = tiles();
        pack.tileSets[QStringLiteral("box.json")] = boxes();
        return pack;
    }

    [[nodiscard]] RallyStage stage(const char* name) const {
        RallyStage stage;
        stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.stage.info.title = wild(name);
        stage.stage.info.author = wild("author");
        stage.stage.info.notes = wild("notes");
        stage.place = wild("place");
        stage.country = wild("country");
        stage.text = wild("text");
        Placement tile = tilesOf(stage.stage).placements().front();
        tilesOf(stage.stage).remove(tile);
        tile.note = wild("note");
        tile.tokens.append(Token{wild("token"), {0.7, 0.4}, 0, {}});
        tilesOf(stage.stage).insert(tile);
        for (const Hex hex : {ownPlace, Hex{31, 0}}) { // one more than the box holds
            Placement own;
            own.hex = hex;
            own.side = *TileId::parse(u"x1");
            tilesOf(stage.stage).insert(own);
        }
        return stage;
    }

    [[nodiscard]] QByteArray boxes() const {
        const QJsonObject club{{QStringLiteral("id"), QStringLiteral("club")},
                               {QStringLiteral("game"), wild("game")},
                               {QStringLiteral("title"), wild("box")},
                               {QStringLiteral("expansion"), true},
                               {QStringLiteral("tileCount"), 1},
                               {QStringLiteral("tiles"), QJsonObject{{QStringLiteral("x1"), 1}}}};
        return QJsonDocument(QJsonArray{club}).toJson();
    }

    [[nodiscard]] QByteArray tiles() const {
        QJsonObject set = QJsonDocument::fromJson(ownTiles({"x1"})).object();
        QJsonObject record = set[QStringLiteral("tiles")][0].toObject();
        record[QStringLiteral("notes")] = wild("remark");
        record[QStringLiteral("unsure")] = wild("doubt");
        set[QStringLiteral("tiles")] = QJsonArray{record};
        return QJsonDocument(set).toJson();
    }

    [[nodiscard]] static bool anyHas(const QStringList& texts, const char* name) {
        return std::any_of(texts.begin(), texts.end(), [&](const QString& text) {
            return text.contains(SeenTexts::sign + SeenTexts::word + u' ' +
                                 QString::fromLatin1(name));
        });
    }

    void look() { seen.lookAt(open.window); }

    /// Looks at whatever `ask` shows before it returns, and closes it.
    template <typename Ask>
    void lookAtModal(Ask ask) {
        bool wasThere = false;
        QTimer::singleShot(0, &open.window, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            ASSERT_TRUE(dialog);
            wasThere = true;
            seen.lookAt(*dialog);
            dialog->reject();
        });
        ask();
        EXPECT_TRUE(wasThere);
    }
};

TEST_F(UserText, StandsInEveryPanelSignForSign) {
    for (QDockWidget* dock : open.window.findChildren<QDockWidget*>()) {
        if (!dock->isVisible())
            dock->toggleViewAction()->trigger();
        dock->raise();
        look();
        for (QTabWidget* pages : dock->findChildren<QTabWidget*>())
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                look();
            }
    }
    EXPECT_TRUE(anyHas(seen.tips(), "first"));  // the strip of stages
    EXPECT_TRUE(anyHas(seen.tips(), "driver")); // results, and what is asked of them
    EXPECT_TRUE(anyHas(seen.texts(), "other"));
    EXPECT_TRUE(anyHas(seen.texts(), "box")); // those on the table
}

TEST_F(UserText, StandsInThePlanOfTheEveningSignForSign) {
    open.window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    ASSERT_TRUE(waitUntil([&] { return !open.window.current().planner().isStale(); }));
    auto& pages =
        *open.window.findChild<QDockWidget*>(QStringLiteral("evening"))->findChild<QTabWidget*>();
    for (int page = 0; page < pages.count(); ++page) {
        pages.setCurrentIndex(page);
        look();
    }
    EXPECT_TRUE(anyHas(seen.texts(), "second"));
    EXPECT_TRUE(anyHas(seen.texts(), "session"));
}

TEST_F(UserText, OfATileStandsInItsDetailsSignForSign) {
    for (const Hex hex : {tilesOf(open.stage()).placements().front().hex, ownPlace}) {
        open.board().lookAt(centre(hex));
        open.click(hex);
        ASSERT_EQ(open.selected().size(), 1);
        look();
    }
    EXPECT_TRUE(anyHas(seen.texts(), "remark"));
    EXPECT_TRUE(anyHas(seen.texts(), "doubt"));
}

TEST_F(UserText, StandsInTitleTabsAndMenusSignForSign) {
    const QString title = open.window.windowHandle()->title();
    EXPECT_TRUE(title.contains(wild("rally"))) << title.toStdString();
    open.document().make(
        renameStageOf(open.document().rally(), open.document().current(), QStringLiteral("A & B")));
    open.document().make(
        renameStageOf(open.document().rally(), open.document().current(), QStringLiteral("C")));
    EXPECT_EQ(open.window.actions().undo->text().toStdString(), "&Undo: Rename A && B");
    for (QMenu* menu : open.window.findChildren<QMenu*>()) {
        menu->popup(open.window.mapToGlobal(QPoint(10, 10)));
        seen.lookAt(*menu);
        menu->close();
    }
    EXPECT_TRUE(anyHas(seen.tips(), "[*] & file")); // recent files
    open.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    seen.lookAt(open.window.settings().commandSearch());
    open.key(Qt::Key_Escape);
    open.window.welcome().show();
    look();
}

TEST_F(UserText, StandsInTheDialogsSignForSign) {
    open.answers.tileFile = open.path("<b>wild tiles.json");
    ASSERT_TRUE(writeFileAtomically(open.answers.tileFile, boxes()));
    open.window.actions().addTileFile->trigger(); // x1 is described by the rally alone
    for (QDialog* dialog : std::initializer_list<QDialog*>{&open.window.table().dialog(),
                                                           &open.window.settings().dialog()}) {
        dialog->show();
        seen.lookAt(*dialog);
        for (QTabWidget* pages : dialog->findChildren<QTabWidget*>())
            for (int page = 0; page < pages->count(); ++page) {
                pages->setCurrentIndex(page);
                seen.lookAt(*dialog);
            }
        dialog->close();
    }
    EXPECT_TRUE(anyHas(seen.texts(), "box"));
    EXPECT_TRUE(anyHas(seen.tips(), "tiles.json"));
    lookAtModal([&] { open.window.actions().print->trigger(); });
    const Dialogs dialogs = desktopDialogs();
    const ExportSource source{open.document().pack(), open.stage(), open.document().games()};
    for (const ExportTarget& target : exportTargets())
        lookAtModal([&] { dialogs.exportAs(&open.window, source, {target}); });
    lookAtModal([&] { dialogs.mayOverwrite(&open.window, file); });
    lookAtModal([&] { dialogs.mayReplaceUnread(&open.window, file, {wild("loss")}); });
    EXPECT_TRUE(anyHas(seen.texts(), "loss"));
    lookAtModal([&] { dialogs.unsaved(&open.window, wild("unsaved")); });
    lookAtModal([&] { dialogs.complain(&open.window, wild("complaint")); });
    EXPECT_TRUE(anyHas(seen.texts(), "complaint"));
    lookAtModal([&] { dialogs.changedOutside(&open.window, wild("changed")); });
    RecoveryFolder folder(open.path("left"));
    std::vector<RecoverableCopy> left;
    left.push_back(
        {{open.document().rally(), file, {}, QDateTime::currentDateTimeUtc()}, *folder.newFile()});
    lookAtModal([&] { dialogs.recover(&open.window, left, games()); });
    EXPECT_TRUE(anyHas(seen.texts(), "rally"));
}

// The way texts are shown, and not only the places there are today.
TEST_F(UserText, IsPlainInALabelThatIsToldNothing) {
    QLabel label(wild("label"));
    label.setToolTip(wild("tip"));
    label.show();
    seen.lookAt(label);
    EXPECT_TRUE(anyHas(seen.texts(), "label"));
    EXPECT_TRUE(anyHas(seen.tips(), "tip"));
}

} // namespace
} // namespace stagewright
