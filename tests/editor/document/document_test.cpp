#include "editor/document/document.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sample.h"
#include "validators/hextiles/checker.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <random>

namespace stagewright {

namespace {

class DocumentTest : public testing::Test {
protected:
    DocumentTest() { document.open(sampleStage(), {}); }

    Document document{games()};
    QTemporaryDir folder;

    [[nodiscard]] Placement tile(Hex hex) const {
        return tilesOf(document.stage()).at(hex).front();
    }
    void turnCorner(int by, int gesture = 0) {
        const Placement corner = tile({1, 1});
        StageUndoStep step = turnTiles(document.stage(), {&corner, 1}, Turn(by)).value();
        step.gesture = gesture;
        document.make(step);
    }
    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("a.json")); }
};

TEST_F(DocumentTest, TellsWhichHexesAnEditTouched) {
    QList<StageChange> changes;
    QObject::connect(&document, &Document::changed,
                     [&](const StageChange& change) { changes.append(change); });
    const Placement corner = tile({1, 1});
    document.make(moveTiles(document.stage(), {&corner, 1}, {0, 4}).value());
    ASSERT_EQ(changes.size(), 1);
    EXPECT_EQ(touchedHexes(changes.front().layout), (QList<Hex>{{1, 1}, {1, 5}}));
    EXPECT_FALSE(changes.front().info);
    EXPECT_FALSE(changes.front().whole);
    document.make(changeTitle(document.stage(), QStringLiteral("New")));
    ASSERT_EQ(changes.size(), 2);
    EXPECT_TRUE(changes.back().layout.isNothing());
    EXPECT_TRUE(changes.back().info);
}

TEST_F(DocumentTest, AnEditWithoutEffectIsNoStep) {
    const Placement corner = tile({1, 1});
    document.make(moveTiles(document.stage(), {&corner, 1}, {}).value());
    document.make(changeTitle(document.stage(), document.stage().info.title));
    document.make(removeTiles({}));
    EXPECT_EQ(document.history().count(), 0);
}

TEST_F(DocumentTest, StepsOfOneGestureAreOneStep) {
    const int gesture = document.newGesture();
    turnCorner(1, gesture);
    turnCorner(1, gesture);
    turnCorner(1);
    EXPECT_EQ(document.history().count(), 2);
    document.history().undo();
    document.history().undo();
    EXPECT_EQ(document.stage(), sampleStage());
}

TEST_F(DocumentTest, AGestureThatCancelsOutLeavesNoStep) {
    const int gesture = document.newGesture();
    turnCorner(1, gesture);
    turnCorner(-1, gesture);
    EXPECT_EQ(document.history().count(), 0);
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(document.stage(), sampleStage());
}

TEST_F(DocumentTest, AGestureIsNotMergedAcrossASave) {
    const int gesture = document.newGesture();
    turnCorner(1, gesture);
    ASSERT_TRUE(document.save(path()));
    turnCorner(1, gesture);
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.history().count(), 2);
    document.history().undo();
    EXPECT_FALSE(document.isModified());
}

TEST_F(DocumentTest, StepsCanBeNamedInAnotherLanguage) {
    const auto steps = [this] {
        QStringList names;
        for (int i = 0; i < document.history().count(); ++i)
            names << document.history().text(i);
        return names.join(QStringLiteral("; ")).toStdString();
    };
    turnCorner(1);
    const int gesture = document.newGesture();
    document.make(addStageTo(document.rally(), {}, 1));
    document.turnTo(document.rally().stages().front().key);
    turnCorner(1, gesture);
    turnCorner(1, gesture);
    document.make(removeTiles(tilesOf(document.stage()).placements()));
    document.history().undo();
    const Stage before = document.stage();
    const std::string english = "Turn 205a; Add a stage; Turn 205a; Remove 11 tiles";
    ASSERT_EQ(steps(), english);
    {
        const SpokenIn german(QStringLiteral("de"));
        EXPECT_EQ(steps(), english);
        document.nameStepsAnew();
        EXPECT_EQ(steps(), "205a drehen; Strecke hinzufügen; 205a drehen; 11 Teile entfernen");
        EXPECT_EQ(document.history().undoText(), QStringLiteral("205a drehen"));
        EXPECT_EQ(document.history().redoText(), QStringLiteral("11 Teile entfernen"));
    }
    document.nameStepsAnew();
    EXPECT_EQ(steps(), english);
    EXPECT_EQ(document.history().index(), 3);
    EXPECT_EQ(document.stage(), before);
}

TEST_F(DocumentTest, AStepNamedAnewStillTakesInItsGesture) {
    const int gesture = document.newGesture();
    turnCorner(1, gesture);
    document.nameStepsAnew();
    turnCorner(-1, gesture);
    EXPECT_EQ(document.history().count(), 0);
}

TEST_F(DocumentTest, SavingKeepsTheHistory) {
    turnCorner(1);
    ASSERT_TRUE(document.save(path()));
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(document.path(), path());
    document.history().undo();
    EXPECT_EQ(document.stage(), sampleStage());
    EXPECT_TRUE(document.isModified());
}

TEST_F(DocumentTest, AFailedLoadLeavesEverythingAsItWas) {
    turnCorner(1);
    const Stage before = document.stage();
    QSignalSpy changes(&document, &Document::changed);
    EXPECT_FALSE(document.load(folder.filePath(QStringLiteral("none.json"))));
    EXPECT_EQ(document.stage(), before);
    EXPECT_EQ(document.history().count(), 1);
    EXPECT_TRUE(document.path().isEmpty());
    EXPECT_EQ(changes.size(), 0);
}

TEST_F(DocumentTest, AFailedSaveStaysModified) {
    turnCorner(1);
    EXPECT_FALSE(document.save(folder.filePath(QStringLiteral("no/such/a.json"))));
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(document.path().isEmpty());
}

TEST_F(DocumentTest, TheStockDecidesOnFindings) {
    ASSERT_FALSE(document.findings().isEmpty()); // nothing is on the table
    document.setBoxes({{QStringLiteral("dirt-core"), 1}});
    EXPECT_TRUE(document.findings().isEmpty());
}

// After an undo, what was derived from the stage has to be as before the edit.
TEST_F(DocumentTest, RandomEditsUndoneAndRedoneKeepFindingsEqualToAFullCheck) {
    document.setBoxes({{QStringLiteral("dirt-core"), 1}});
    std::mt19937 random(20);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int i = 0; i < 400; ++i) {
        const auto& tiles = tilesOf(document.stage()).placements();
        const Placement some =
            tiles.isEmpty() ? placed({}, u"204a") : tiles.at(upTo(static_cast<int>(tiles.size())));
        const Group one{&some, 1};
        StageUndoStepOr step;
        switch (tiles.isEmpty() ? 0 : upTo(7)) {
        case 0:
            step = layTile(document.stage(), placed({upTo(6), upTo(6) - 3}, u"210a", upTo(6)));
            break;
        case 1:
            step = moveTiles(document.stage(), one, {upTo(3) - 1, upTo(3) - 1});
            break;
        case 2:
            step = turnTiles(document.stage(), one, Turn(upTo(6)));
            break;
        case 3:
            step = flipTiles(one, catalogue());
            break;
        case 4:
            step = removeTiles(one);
            break;
        case 5:
            document.history().undo();
            break;
        default:
            document.history().redo();
            break;
        }
        if (step)
            document.make(*step);
        Checker full(catalogue(), stockOf(document));
        full.setInProgress(true); // as in the window
        full.check(document.stage());
        ASSERT_EQ(document.findings(), full.findings()) << "after step " << i;
    }
    while (document.history().canUndo())
        document.history().undo();
    EXPECT_EQ(document.stage(), sampleStage());
}

} // namespace

} // namespace stagewright
