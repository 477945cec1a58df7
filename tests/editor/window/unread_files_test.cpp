#include "editor/window/file_actions.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/files.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMessageBox>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A pack of two stages, with a byte of the second spoilt.
QByteArray damagedPack() {
    RallyPack pack;
    for (const char* name : {"rally1-ss1", "rally1-ss2"}) {
        RallyStage stage;
        stage.stage =
            stageFrom(QStringLiteral("dirt-rulebook/%1.json").arg(QLatin1StringView(name)));
        apply(addStage(pack.rally, stage, pack.rally.stages().size()), pack.rally);
    }
    QByteArray zip = writeRallyPack(pack).value();
    zip[zip.lastIndexOf("\"tiles\"") + 1] = 'T';
    return zip;
}

QByteArray newerStage() {
    return R"({"format": 2, "weather": "rain", "tiles": [{"q": 0, "r": 0, "tile": "205a"}]})";
}

/// A zip as our writer makes it, of a rally that says it is newer.
QByteArray newerPack() {
    QByteArray zip = writeZip({{QStringLiteral("pack.json"), "{\"format\": 2}"}}).value();
    return zip;
}

TEST(UnreadFiles, ADamagedPackIsNotSavedOverUnlessItIsSaidWhatIsLost) {
    OpenWindow open;
    const QByteArray before = damagedPack();
    const QString pack = writeFile(open.path("damaged.rallypack"), before);
    open.answers.pathToOpen = pack;
    open.key(Qt::Key_O, Qt::ControlModifier);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_EQ(open.document().rally().stages().size(), 2);
    open.answers.pathToSave = pack;
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open.answers.suggested, pack);
    ASSERT_EQ(open.answers.unreadAsked.size(), 1);
    EXPECT_TRUE(
        open.answers.unreadAsked.front().contains(QStringLiteral("stages/02-rally-1-ss-2.json")));
    EXPECT_TRUE(open.answers.overwriteAsked.isEmpty()); // one question
    EXPECT_EQ(contentOf(pack), before);
    EXPECT_TRUE(open.document().path().isEmpty());
    open.answers.replaceUnread = true;
    open.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open.document().path(), pack);
    EXPECT_TRUE(loadRallyPack(pack, games())->whole());
    open.key(Qt::Key_S, Qt::ControlModifier); // it is ours now
    EXPECT_EQ(open.answers.unreadAsked.size(), 2);
}

TEST(UnreadFiles, AHintIsNotToldAsALoss) {
    OpenWindow open;
    RallyPack pack;
    pack.rally = Rally(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    pack.others[QStringLiteral("stages/99-more.json")] = "{}";
    const QString path = writeFile(open.path("hint.rallypack"), writeRallyPack(pack).value());
    open.answers.pathToOpen = path;
    open.key(Qt::Key_O, Qt::ControlModifier);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_EQ(open.answers.complaints.front().toStdString(),
              "Worth knowing:\n" + path.toStdString() +
                  ": stages/99-more.json: pack.json does not name this stage; it is kept, but not "
                  "shown.");
    EXPECT_EQ(open.document().path(), path);
}

TEST(UnreadFiles, ANewerFileIsToldOnEveryWayOfOpeningAndStaysAsItIs) {
    OpenWindow open;
    const std::pair<const char*, QByteArray> files[] = {{"new.json", newerStage()},
                                                        {"new.rallypack", newerPack()}};
    for (const auto& [name, content] : files) {
        const QString file = writeFile(open.path(name), content);
        const Stage before = open.stage();
        const auto isTold = [&] {
            ASSERT_EQ(open.answers.complaints.size(), 1) << name;
            EXPECT_TRUE(open.answers.complaints.front().contains(
                QStringLiteral("this program knows formats up to 1")))
                << open.answers.complaints.front().toStdString();
            EXPECT_EQ(open.stage(), before);
            EXPECT_TRUE(open.document().path().isEmpty());
            open.answers.complaints.clear();
        };
        open.answers.pathToOpen = file;
        QApplication::setActiveWindow(&open.window);
        open.board().setFocus();
        open.key(Qt::Key_O, Qt::ControlModifier); // the dialog
        isTold();
        open.open(file); // a drop, a second start
        isTold();
        OpenWindow started(file); // an argument
        EXPECT_EQ(started.answers.complaints.size(), 1);
        EXPECT_TRUE(started.document().path().isEmpty());
        open.answers.pathToSave = file; // and nothing is saved over it
        open.answers.unreadAsked.clear();
        open.window.files().saveAs();
        EXPECT_EQ(open.answers.unreadAsked.size(), 1);
        EXPECT_EQ(contentOf(file), content);
    }
}

TEST(UnreadFiles, AFileThatCanBeReadIsAskedAboutAsAnyOther) {
    OpenWindow open;
    ASSERT_TRUE(saveStage(open.stage(), open.path("a.json")));
    open.answers.pathToSave = open.path("a.json");
    open.window.files().saveAs();
    EXPECT_EQ(open.answers.overwriteAsked.size(), 1);
    EXPECT_TRUE(open.answers.unreadAsked.isEmpty());
}

TEST(UnreadFiles, TheQuestionNamesWhatIsLostAndCancelsByDefault) {
    OpenWindow open;
    const Dialogs real = desktopDialogs();
    const auto answer = [&](Qt::Key key) {
        QMetaObject::invokeMethod(
            &open.window,
            [key] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                ASSERT_NE(box, nullptr);
                EXPECT_TRUE(box->text().contains(QStringLiteral("x.rallypack")));
                EXPECT_TRUE(box->informativeText().contains(QStringLiteral("SS 2 is damaged.")));
                if (key == Qt::Key_Return)
                    return QTest::keyClick(box, key);
                for (QAbstractButton* button : box->buttons())
                    if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                        QTest::mouseClick(button, Qt::LeftButton);
            },
            Qt::QueuedConnection);
        return real.mayReplaceUnread(&open.window, QStringLiteral("/a/x.rallypack"),
                                     {QStringLiteral("SS 2 is damaged.")});
    };
    EXPECT_FALSE(answer(Qt::Key_Return));
    EXPECT_TRUE(answer(Qt::Key_R));
}

} // namespace
} // namespace stagewright
