#include "editor/files/document_file.h"
#include "editor/window/main_window.h"
#include "model/rally/owner_entries.h"
#include "tests/editor/points/titan_window.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr const char* enteredKaldeira = R"("track": "kaldeira", "title": "Lava",
    "marks": [{"at": "E5", "is": ["lava"], "source": "book"}, {"at": "B4", "is": ["lava"]},
              {"at": "C3", "is": ["bonus"]}], "complete": true, "back": "laguna",
    "titans": [{"titan": "slaugg", "player": 1}, {"titan": "kraken", "player": 2},
               {"titan": "rassik", "player": 3}],
    "colours": {"slaugg": "red"})";

/// What the owner of a box has entered, and packs, which are made to be handed on.
class TitanSharing : public TitanStages {
protected:
    void saveAs(const char* name) {
        open->answers.pathToSave = path(name);
        key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    }
    [[nodiscard]] QStringList entriesIn(const char* name) {
        const auto read = loadDocument(path(name), games());
        EXPECT_TRUE(read);
        return read ? ownerEntriesOf(read->pack.rally, games()) : QStringList();
    }
    [[nodiscard]] bool isThere(const char* name) { return QFileInfo::exists(path(name)); }

    const QStringList entries{QStringLiteral("Kaldeira: 2 points"),
                              QStringLiteral("The back of 1 board"),
                              QStringLiteral("Colour of 1 titan")};
};

TEST_F(TitanSharing, AStageFileIsTheOwnersAndNothingIsAsked) {
    show(enteredKaldeira);
    saveAs("own.json");
    EXPECT_TRUE(open->answers.sharingAsked.isEmpty());
    EXPECT_EQ(entriesIn("own.json"), entries);
}

TEST_F(TitanSharing, OfAPackTheOwnerIsAskedOnceAndSharesIt) {
    show(enteredKaldeira);
    saveAs("shared.rallypack");
    EXPECT_FALSE(isThere("shared.rallypack")) << "he has thought better of it";
    open->answers.sharing = Sharing::Share;
    saveAs("shared.rallypack");
    EXPECT_EQ(open->answers.sharingAsked, (QList<QStringList>{entries, entries}));
    EXPECT_EQ(entriesIn("shared.rallypack"), entries);
    board().setFocus();
    board().choose(at("D8"));
    key(Qt::Key_L);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open->answers.sharingAsked.size(), 2);
    EXPECT_EQ(entriesIn("shared.rallypack").constFirst(), QStringLiteral("Kaldeira: 3 points"));
}

TEST_F(TitanSharing, WhatIsLeftOutIsNotInThePackAndComesBackByUndo) {
    show(enteredKaldeira);
    open->answers.sharing = Sharing::LeaveOut;
    saveAs("without.rallypack");
    EXPECT_EQ(entriesIn("without.rallypack"), QStringList());
    EXPECT_EQ(marked(), "E5") << "what the rulebook tells stays";
    EXPECT_FALSE(track().complete);
    EXPECT_FALSE(open->document().isModified());
    undo();
    EXPECT_EQ(ownerEntriesOf(open->document().rally(), open->document().games()), entries);
    EXPECT_TRUE(track().complete);
}

TEST_F(TitanSharing, ATrackOfOnesOwnAndWhatTheRulebookTellsAreNotAskedOf) {
    show(R"("marks": [{"at": "C5", "is": ["lava"]}], "complete": true)");
    saveAs("own.rallypack");
    EXPECT_TRUE(open->answers.sharingAsked.isEmpty());
    EXPECT_TRUE(isThere("own.rallypack"));
}

TEST_F(TitanSharing, OfAllStagesOfARally) {
    show(enteredKaldeira);
    open->answers.pathsToAdd = {write(
        R"({"game": "titan-race", "kind": "grand-slam", "title": "Slam",
            "tracks": ["angleh", {"track": "laguna", "marks": [{"at": "B8", "is": ["bonus"]}]},
                       "odlewnia"], "backs": {"angleh": "ban-kogu"}})",
        "slam.json")};
    window().findChild<QAction*>(QStringLiteral("add-stages-of-file"))->trigger();
    ASSERT_TRUE(waitForFiles(window()));
    ASSERT_EQ(open->document().rally().stages().size(), 2);
    open->answers.sharing = Sharing::LeaveOut;
    saveAs("both.rallypack");
    ASSERT_EQ(open->answers.sharingAsked.size(), 1);
    EXPECT_EQ(
        open->answers.sharingAsked.constFirst(),
        (QStringList{QStringLiteral("Kaldeira: 2 points"), QStringLiteral("The back of 1 board"),
                     QStringLiteral("Colour of 1 titan"),
                     QStringLiteral("Laguna Umarlaka: 1 point")}));
    EXPECT_EQ(entriesIn("both.rallypack"), QStringList());
}

} // namespace

} // namespace stagewright
