#include "editor/document/document.h"
#include "editor/estimate/estimator.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/game/estimate_length.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/own_tiles.h"
#include "tests/rulebook_stages.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class EstimatorTest : public testing::Test {
protected:
    Document document{games()};
    Estimator estimator{document};

    [[nodiscard]] bool comesToRest() {
        return waitUntil([this] { return !estimator.isStale(); });
    }
    void take(Hex hex) {
        const auto there = tilesOf(document.stage()).at(hex);
        document.make(removeTiles({there.begin(), there.end()}));
    }
};

TEST_F(EstimatorTest, TheTimeOfAStageIsThatOfItsDrives) {
    document.setGames(games().with(EstimateLength{}), {});
    DriveSettings driveSettings;
    driveSettings.mishaps = false;
    estimator.setDriveSettings(driveSettings);
    document.open(sampleStage(), {});
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    ASSERT_TRUE(estimator.report().estimate);
    const Estimate& estimate = *estimator.report().estimate;
    // Rally 1, SS 1: 126.884174 s by a program independent of this one.
    EXPECT_NEAR(estimate.exactSeconds, 126.884174, 1e-6);
    EXPECT_NEAR(estimate.drives.mean(), 126.884174, 2 * *estimate.drives.halfWidth());
    EXPECT_LE(*estimate.drives.halfWidth(), 0.25);
}

TEST_F(EstimatorTest, AStageOfAGameWithoutRulesIsSaidToHaveNone) {
    Stage stage = sampleStage();
    stage.info.game = QStringLiteral("mine");
    document.open(stage, {});
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(estimator.report().estimate);
    EXPECT_EQ(estimator.report().whyNot.toStdString(),
              "There are no rules for the game \"mine\". There are rules for: dirt, gt. Others "
              "come from a rules file.");
    // Neither are those of the stage before taken for it, nor is it said of the next one.
    document.open(sampleStage(), {});
    ASSERT_TRUE(comesToRest());
    ASSERT_TRUE(estimator.report().estimate);
    document.open(stage, {});
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(estimator.report().estimate);
}

TEST_F(EstimatorTest, NamesTheTilesInDrivingOrder) {
    document.open(sampleStage(), {});
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    ASSERT_TRUE(estimator.report().estimate);
    const auto& pieces = estimator.report().estimate->pieces;
    std::string sides;
    for (const PieceEstimate& piece : pieces) {
        sides += piece.name.toStdString() + ' ';
        const Hex hex{piece.place.x, piece.place.y};
        EXPECT_EQ(tilesOf(document.stage()).at(hex).front().laid, piece.piece);
    }
    EXPECT_EQ(sides, "202a 210b 205a 227a 213a 208a 216a 219a 217a 203a ");
}

TEST_F(EstimatorTest, SaysWhyThereIsNoTime) {
    estimator.begin(); // an empty stage
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(estimator.report().estimate);
    EXPECT_FALSE(estimator.report().whyNot.isEmpty());
}

TEST_F(EstimatorTest, FollowsEachEditAndIsStaleMeanwhile) {
    document.open(sampleStage(), {});
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    take({1, 1}); // 205a
    EXPECT_TRUE(estimator.isStale());
    EXPECT_TRUE(estimator.report().estimate); // the last figures stay until the next come
    ASSERT_TRUE(comesToRest());
    EXPECT_FALSE(estimator.report().estimate);
    document.history().undo();
    ASSERT_TRUE(comesToRest());
    EXPECT_TRUE(estimator.report().estimate);
}

TEST_F(EstimatorTest, ManyEditsInARowEndWithTheLast) {
    document.open(sampleStage(), {});
    take({1, 1}); // so that there is no time before the last edit
    estimator.begin();
    for (int i = 0; i < 50; ++i) {
        document.history().undo();
        document.history().redo();
    }
    document.history().undo();
    ASSERT_TRUE(comesToRest());
    ASSERT_TRUE(estimator.report().estimate);
    EXPECT_NEAR(estimator.report().estimate->exactSeconds, 126.884174, 1e-6);
}

TEST_F(EstimatorTest, SlowerClocksMakeALongerStage) {
    document.open(sampleStage(), {});
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    const double before = estimator.report().estimate->exactSeconds;
    DriveRules slow = estimator.rules();
    for (int& seconds : slow.seconds)
        seconds *= 2;
    estimator.setRules(slow);
    ASSERT_TRUE(comesToRest());
    EXPECT_NEAR(estimator.report().estimate->exactSeconds, 2 * before, 1e-6);
    estimator.setRules(std::nullopt);
    ASSERT_TRUE(comesToRest());
    EXPECT_NEAR(estimator.report().estimate->exactSeconds, before, 1e-9);
}

TEST_F(EstimatorTest, FlatOutTheFirstFigureIsOfCarsToWhichNothingHappens) {
    DriveSettings driveSettings;
    driveSettings.profile = Profile::FlatOut;
    estimator.setDriveSettings(driveSettings);
    document.open(sampleStage(), {});
    std::vector<double> damage;
    bool firstIsStale = false;
    QObject::connect(&estimator, &Estimator::reported, &document, [&] {
        if (damage.empty())
            firstIsStale = estimator.isStale();
        damage.push_back(estimator.report().estimate->drives.damage());
    });
    estimator.begin();
    ASSERT_TRUE(comesToRest());
    ASSERT_GT(damage.size(), 1U);
    EXPECT_EQ(damage.front(), 0);
    EXPECT_TRUE(firstIsStale);
    EXPECT_GT(damage.back(), 0);
}

TEST_F(EstimatorTest, TheTilesOfAPackMayGiveWayWhileTheyAreDriven) {
    RallyPack pack;
    RallyStage stage;
    stage.stage = sampleStage();
    apply(addStage(pack.rally, stage, 0), pack.rally);
    pack.tileSets[QStringLiteral("tiles.json")] = ownTiles({"x1", "x2"});
    document.open(pack, {});
    ASSERT_TRUE(catalogueOf(document).find(*TileId::parse(u"x1")));
    estimator.begin();
    QSignalSpy reported(&estimator, &Estimator::reported);
    for (int i = 0; i < 12; ++i) { // as adding a tile file does
        document.setGames(games(), {});
        EXPECT_TRUE(estimator.isStale());
        if (i % 4 == 1) // while the first are driven, perhaps
            QCoreApplication::processEvents();
        if (i % 4 == 3) { // there are first figures, while more drives are under way
            EXPECT_TRUE(reported.wait(waitLimit));
        }
    }
    ASSERT_TRUE(comesToRest());
    ASSERT_TRUE(estimator.report().estimate);
    EXPECT_NEAR(estimator.report().estimate->exactSeconds, 126.884174, 1e-6);
}

TEST_F(EstimatorTest, EndsAtOnceInTheMidstOfARun) {
    document.open(sampleStage(), {});
    estimator.begin();
    // Its destructor must not wait for the run, nor leave a thread that uses what is gone.
}

} // namespace

} // namespace stagewright
