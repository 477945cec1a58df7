#include "editor/exports/export_file.h"
#include "editor/panels/stage_panel.h"
#include "editor/window/file_drop.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/editor/files.h"
#include "tests/editor/window/open_window.h"
#include "tests/model/rally/rallies.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QUrl>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class Drop : public testing::Test {
protected:
    /// The hand goes elsewhere, else Qt would remember a widget that is no more.
    void TearDown() override {
        QDragLeaveEvent event;
        QApplication::sendEvent(&open.window, &event);
    }

    void carry(const QStringList& paths) {
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
    }

    bool enter(QWidget* over = nullptr) {
        QDragEnterEvent event(middle(), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(over ? over : &open.window, &event);
        return event.isAccepted();
    }

    bool drop(QWidget* on = nullptr) {
        QDropEvent event(QPointF(middle()), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton,
                         {});
        QApplication::sendEvent(on ? on : &open.window, &event);
        const bool isTaken = event.isAccepted();
        if (isTaken) { // a move would take the file away
            EXPECT_EQ(event.dropAction(), Qt::CopyAction);
        }
        QCoreApplication::processEvents();
        EXPECT_TRUE(waitForFiles(open.window));
        return isTaken;
    }

    [[nodiscard]] QPoint middle() const { return open.window.rect().center(); }
    [[nodiscard]] bool hasOverlay() const { return open.window.fileDrop().overlay().isVisible(); }

    QString stageFile(const char* name, const QString& title) {
        Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
        stage.info.title = title;
        EXPECT_TRUE(saveStage(stage, open.path(name)));
        return open.path(name);
    }

    OpenWindow open;
    QMimeData data;
};

TEST_F(Drop, FilesAreOpenedEachInATabAndTheWindowShowsThatItWillTakeThem) {
    carry({stageFile("a.json", QStringLiteral("A")), stageFile("b.json", QStringLiteral("B"))});
    EXPECT_TRUE(enter());
    EXPECT_TRUE(hasOverlay());
    EXPECT_TRUE(drop());
    EXPECT_FALSE(hasOverlay());
    EXPECT_EQ(open.window.tabs().paths(), (QStringList{open.path("a.json"), open.path("b.json")}));
}

TEST_F(Drop, AFileOfAnotherProgramIsOpened) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss1.json"));
    const auto exported = writeStages({&stage, 1}, {}, Format::WindowsEditor, games());
    ASSERT_TRUE(exported);
    QFile file(open.path("old.rgt"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(exported->text);
    file.close();
    carry({open.path("old.rgt")});
    EXPECT_TRUE(enter());
    EXPECT_TRUE(drop());
    EXPECT_EQ(open.stage(), stage);
}

TEST_F(Drop, AFileToLookAtThatCarriesARallyOpensItAndIsNotSavedOver) {
    RallyPack pack{with(rulebookRally(1), 1, 1, drove(97)), {}, {}, {}};
    pack.rally.info.title = QStringLiteral("Rally of the cows");
    const ExportSource source{pack, pack.rally.stages()[0].stage, games()};
    for (const char* suffix : {"pdf", "png", "svg"}) {
        ExportTarget target;
        target.suffix = QString::fromLatin1(suffix);
        ExportChoice choice{target};
        choice.longerSide = 300;
        choice.carried = Carried::All;
        const auto content = exportContent(source, choice);
        ASSERT_TRUE(content) << sentence(content.error()).toStdString();
        const QString file = open.path("map.") + target.suffix;
        writeFile(file, *content);
        carry({file});
        EXPECT_TRUE(enter());
        EXPECT_TRUE(drop());
        EXPECT_EQ(open.document().rally(), pack.rally) << suffix;
        EXPECT_TRUE(open.document().path().isEmpty());
        // Saving asks for a name; the file to look at stays what it is.
        open.answers.pathToSave = file + QStringLiteral(".rallypack");
        open.key(Qt::Key_S, Qt::ControlModifier);
        EXPECT_EQ(open.document().path(), file + QStringLiteral(".rallypack"));
        EXPECT_EQ(contentOf(file), *content);
    }
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST_F(Drop, APictureThatCarriesNothingIsCalledOne) {
    const Stage before = open.stage();
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(Qt::white);
    ASSERT_TRUE(picture.save(open.path("photo.png")));
    carry({open.path("photo.png")});
    EXPECT_TRUE(enter());
    EXPECT_TRUE(drop());
    EXPECT_EQ(open.stage(), before);
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(
        QStringLiteral("photo.png: this looks like a picture (PNG)")))
        << open.answers.complaints.front().toStdString();
}

TEST_F(Drop, ATextFieldDoesNotTakeTheNameOfAFileButItTakesText) {
    auto& title = open.window.stagePanel().title();
    carry({stageFile("a.json", QStringLiteral("A"))});
    EXPECT_TRUE(enter(&title));
    EXPECT_TRUE(hasOverlay());
    EXPECT_TRUE(drop(&title));
    EXPECT_EQ(open.document().path(), open.path("a.json"));
    EXPECT_EQ(open.stage().info.title, QStringLiteral("A"));
    data.clear();
    data.setText(QStringLiteral("Monte"));
    EXPECT_TRUE(enter(&title));
    EXPECT_FALSE(hasOverlay());
}

TEST_F(Drop, WhatIsNoFileIsRefused) {
    const Stage before = open.stage();
    data.setUrls({QUrl(QStringLiteral("https://example.org/stage.json"))});
    EXPECT_FALSE(enter());
    data.clear();
    data.setText(QStringLiteral("/etc/hostname"));
    EXPECT_FALSE(enter());
    EXPECT_FALSE(hasOverlay());
    EXPECT_FALSE(drop());
    EXPECT_EQ(open.stage(), before);
}

/// Nobody looks at a file before it is dropped, as its disk may not answer.
TEST_F(Drop, AFolderAndWhatIsNotThereAreTold) {
    const Stage before = open.stage();
    carry({open.folder.path(), open.path("none.json")});
    EXPECT_TRUE(enter());
    EXPECT_TRUE(drop());
    ASSERT_EQ(open.answers.complaints.size(), 1);
    const QStringList told = open.answers.complaints.front().split(u'\n');
    ASSERT_EQ(told.size(), 2);
    EXPECT_TRUE(told[0].startsWith(open.folder.path() + QStringLiteral(": this is a folder")));
    EXPECT_TRUE(told[1].startsWith(open.path("none.json") + u':'));
    EXPECT_EQ(open.stage(), before);
}

TEST_F(Drop, FilesThatLeaveAgainLeaveNothingBehind) {
    carry({stageFile("a.json", QStringLiteral("A"))});
    EXPECT_TRUE(enter());
    QDragLeaveEvent leave;
    QApplication::sendEvent(&open.window, &leave);
    EXPECT_FALSE(hasOverlay());
    EXPECT_TRUE(open.document().path().isEmpty());
}

TEST_F(Drop, WhatIsNoStageIsTold) {
    QFile file(open.path("photo.jpg"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("\xff\xd8\xff");
    file.close();
    carry({open.path("photo.jpg"), stageFile("a.json", QStringLiteral("A"))});
    EXPECT_TRUE(enter());
    EXPECT_TRUE(drop());
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("photo.jpg")));
    EXPECT_EQ(open.stage().info.title, QStringLiteral("A"));
}

} // namespace

} // namespace stagewright
