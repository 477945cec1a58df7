#include "tests/editor/points/titan_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

void copyText(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

TEST_F(TitanStages, MarksOfAPointAreCopiedOntoAnother) {
    show(R"("marks": [{"at": "B4", "is": ["lava", "bonus"]}, {"at": "C5", "is": ["ice"]}])");
    board().choose(at("B4"));
    key(Qt::Key_C, Qt::ControlModifier);
    board().choose(at("C5"));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(marksAt("C5"), marksAt("B4")) << "in place of the ice";
    EXPECT_EQ(marked(), "B4 C5");
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Paste marks"));
    board().choose(at("B4"));
    key(Qt::Key_X, Qt::ControlModifier);
    EXPECT_EQ(marked(), "C5");
    board().choose(at("E1"));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(marked(), "E1 C5");
    EXPECT_EQ(open->steps(), 3);
}

TEST_F(TitanStages, AWholeTrackIsCopiedOntoAnotherBoard) {
    show(R"("kind": "grand-slam", "tracks": [{"track": null, "marks":
        [{"at": "B4", "is": ["ice"]}]}, {"track": null, "marks": [{"at": "C5", "is": ["lava"]},
        {"at": "A1", "is": ["bonus"]}]}, "angleh"])");
    const QImage before = board().grab().toImage();
    key(Qt::Key_A, Qt::ControlModifier);
    EXPECT_TRUE(board().isAllChosen());
    EXPECT_NE(board().grab().toImage(), before);
    key(Qt::Key_C, Qt::ControlModifier);
    board().showTrack(1);
    board().choose(at("D6"));
    EXPECT_FALSE(board().isAllChosen());
    key(Qt::Key_V, Qt::ControlModifier);
    const PointTrack pasted = titanLayoutOf(open->stage()).tracks[1];
    ASSERT_EQ(pasted.markings.size(), 1) << "in place of what was there, where it was";
    EXPECT_EQ(pasted.markings[0].at, at("B4"));
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Paste a track"));
    undo();
    EXPECT_EQ(titanLayoutOf(open->stage()).tracks[1].markings.size(), 2);
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_Delete);
    EXPECT_TRUE(titanLayoutOf(open->stage()).tracks[1].markings.isEmpty());
    EXPECT_EQ(window().actions().undo->text(), QStringLiteral("&Undo: Clear the track"));
}

TEST_F(TitanStages, TheClipboardHoldsATrackFile) {
    show(R"("marks": [{"at": "B4", "is": ["ice"]}, {"at": "C5", "is": ["lava"]}])");
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = readStage(QGuiApplication::clipboard()->text().toUtf8(), games());
    ASSERT_TRUE(copied);
    EXPECT_EQ(titanLayoutOf(*copied).tracks[0].markings, track().markings);
    key(Qt::Key_Escape);
    EXPECT_FALSE(board().isAllChosen());
    copyText(QStringLiteral(R"({"game": "titan-race", "marks": [{"at": "F2", "is": ["ice"]}]})"));
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(marked(), "F2") << "a track of one mark is a track";
}

TEST_F(TitanStages, WhatCannotBePastedIsRefusedWithItsReason) {
    show(R"("track": "kaldeira", "marks": [{"at": "E5", "is": ["lava"], "source": "book"},
        {"at": "B4", "is": ["lava"]}])");
    QSignalSpy refused(&board(), &PointBoard::refused);
    const auto reason = [&] {
        return refused.isEmpty() ? std::string() : refused.takeLast()[0].toString().toStdString();
    };
    const PointTrack before = track();
    const auto paste = [&](const char* text) {
        copyText(QString::fromLatin1(text));
        key(Qt::Key_V, Qt::ControlModifier);
        EXPECT_EQ(track(), before) << text;
        return reason();
    };
    EXPECT_EQ(paste(""), "There are no marks in the clipboard");
    EXPECT_EQ(paste("217a"), "The text in the clipboard is no track");
    EXPECT_EQ(paste(R"({"game": "titan-race", "marks": []})"),
              "There are no marks in the clipboard");
    EXPECT_EQ(paste(R"({"game": "titan-race", "marks": [{"at": "F2", "is": ["ice"]}]})"),
              "Kaldeira does not have this: Ice");
    board().choose(at("A1"));
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(reason(), "Nothing is marked there");
    // What the rulebook says stays as it is, and is not said twice.
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(track(), before);
    EXPECT_EQ(open->steps(), 0);
}

} // namespace

} // namespace stagewright
