#include "editor/cars/car_painter.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/fields/wrapped_label.h"
#include "model/drive/estimate.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_driving.h"
#include "tests/editor/driving/open_drive.h"
#include "tests/editor/wait_until.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct Watching : testing::Test {
    OpenDrive drive;

    void SetUp() override {
        drive.bring();
        ASSERT_TRUE(drive.comesToADrive());
    }
    [[nodiscard]] WatchPage& page() { return drive.watch(); }
    [[nodiscard]] const DriveRecord& record() { return *page().record(); }
    [[nodiscard]] const SceneCar& car() { return drive.onBoard()->scene.cars.front(); }
    [[nodiscard]] TurnStrip& strip() { return *page().findChild<TurnStrip*>(); }
    /// Of the sample, as the command line drives it.
    [[nodiscard]] DriveRecord drivenWith(std::uint64_t seed) {
        const DriveRules rules = *builtInRules(u"dirt");
        return *StageDrives(*driveTaskOf(drive.open.stage(), games(), rules, 1), rules, {})
                    .record(seed);
    }
    [[nodiscard]] QComboBox* box(const char* name) {
        for (auto* each : page().findChildren<QComboBox*>())
            if (each->accessibleName() == QString::fromLatin1(name))
                return each;
        return nullptr;
    }
    [[nodiscard]] NumberField& number() { return *page().findChild<NumberField*>(); }
};

TEST(WatchButton, InTheEstimateBringsADriveOntoTheBoard) {
    OpenDrive drive;
    ASSERT_TRUE(
        waitUntil([&] { return drive.open.window.estimator().report().estimate.has_value(); }));
    EXPECT_FALSE(drive.onBoard());
    drive.click(drive.open.window.estimatePanel(), "Watch a drive");
    settle();
    ASSERT_TRUE(drive.comesToADrive());
    ASSERT_TRUE(drive.onBoard());
    EXPECT_EQ(drive.onBoard()->scene.cars.size(), 1U);
    EXPECT_EQ(drive.onBoard()->scene.cars.front().to, startVertex);
    EXPECT_TRUE(drive.panel().isVisible());
}

TEST_F(Watching, TheSentenceBeginsWhereTheStripDoesWhateverDiceLie) {
    const auto* said = page().findChild<WrappedLabel*>();
    for (int die = 0; die < 4; ++die) {
        EXPECT_NEAR(said->x(), strip().x(), 1) << die << " dice";
        EXPECT_GT(page().findChild<DiceRow*>()->x(), said->geometry().right());
        drive.click(page(), "On a die");
        settle();
    }
}

TEST_F(Watching, PlaysToTheFinishInTheSimulatorsOwnTime) {
    const auto seed = static_cast<std::uint64_t>(number().value());
    EXPECT_EQ(record(), drivenWith(seed));
    box("Speed")->setFocus();
    drive.open.key(Qt::Key_End); // as fast as it goes
    drive.click(page(), "Play");
    EXPECT_TRUE(page().isPlaying());
    ASSERT_TRUE(waitUntil([&] { return !page().isPlaying(); }));
    EXPECT_EQ(page().head().at, lastMoment(record()));
    EXPECT_EQ(car().state, CarStatus::In);
    EXPECT_TRUE(drive.says(page(), minutesAndSeconds(record().outcomes.front().seconds)));
    EXPECT_EQ(record().turns.back().space, car().to);
}

TEST_F(Watching, GoesDieByDieAndTurnByTurnForwardAndBack) {
    drive.click(page(), "On a die");
    EXPECT_EQ(page().head().at, (DriveMoment{0, 1}));
    EXPECT_EQ(car().to, reached(record().turns[0].rolls[0]));
    EXPECT_EQ(car().gear, record().turns[0].rolls[0].gear);
    drive.click(page(), "On a turn");
    EXPECT_EQ(page().head().at, (DriveMoment{0, record().turns[0].rolls.size()}));
    EXPECT_EQ(car().to, record().turns[0].space);
    EXPECT_TRUE(drive.says(page(), minutesAndSeconds(record().turns[0].seconds)));
    drive.click(page(), "Back a die");
    EXPECT_EQ(page().head().at, (DriveMoment{0, record().turns[0].rolls.size() - 1}));
    drive.click(page(), "Back a turn");
    EXPECT_EQ(page().head().at, DriveMoment());
}

TEST_F(Watching, TheKeysOfTheStripStepAndPlay) {
    strip().setFocus();
    drive.open.key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(page().head().at, (DriveMoment{0, 1}));
    drive.open.key(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(page().head().at, DriveMoment());
    drive.open.key(Qt::Key_Right);
    EXPECT_EQ(page().head().at.turn, 1U);
    EXPECT_TRUE(turnHasEnded(record(), page().head().at));
    drive.open.key(Qt::Key_Space);
    EXPECT_TRUE(page().isPlaying());
    drive.open.key(Qt::Key_Space);
    EXPECT_FALSE(page().isPlaying());
    EXPECT_TRUE(strip()
                    .item(0)
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("Turn 1")));
}

TEST_F(Watching, ADriveIsCalledByItsNumberAndTheNextLossIsFound) {
    std::uint64_t seed = 1;
    while (drivenWith(seed).outcomes.front().losses == 0)
        ++seed;
    const DriveRecord wanted = drivenWith(seed);
    number().setFocus();
    number().selectAll();
    QTest::keyClicks(&number(), QString::number(seed));
    drive.open.key(Qt::Key_Return);
    ASSERT_TRUE(waitUntil([&] { return page().record() && record() == wanted; }));
    drive.click(page(), "Go to the next loss of control");
    EXPECT_EQ(page().head().at, *lossAfter(wanted, {}));
    EXPECT_EQ(car().state, CarStatus::Lost);
    EXPECT_EQ(car().gear, 0);
}

TEST_F(Watching, QuickestAndSlowestDrivesAreCalled) {
    const int median = record().outcomes.front().seconds;
    QComboBox* call = box("Which drive");
    ASSERT_TRUE(call);
    const auto wait = [&](std::uint64_t before) {
        return waitUntil([&] { return static_cast<std::uint64_t>(number().value()) != before; });
    };
    call->setFocus();
    auto before = static_cast<std::uint64_t>(number().value());
    drive.open.key(Qt::Key_Down);
    ASSERT_TRUE(wait(before));
    EXPECT_LT(record().outcomes.front().seconds, median);
    before = static_cast<std::uint64_t>(number().value());
    drive.open.key(Qt::Key_Down);
    ASSERT_TRUE(wait(before));
    EXPECT_GT(record().outcomes.front().seconds, median);
    before = static_cast<std::uint64_t>(number().value());
    drive.click(page(), "Another one");
    ASSERT_TRUE(wait(before));
    EXPECT_GT(record().outcomes.front().seconds, median);
}

TEST_F(Watching, AnEditTakesTheDriveOffTheBoardAndAnotherComes) {
    const DriveRecord before = record();
    drive.open.click(sample::straight);
    drive.open.key(Qt::Key_Delete);
    EXPECT_FALSE(drive.onBoard());
    EXPECT_FALSE(page().record());
    ASSERT_TRUE(
        waitUntil([&] { return drive.says(page(), QStringLiteral("road")); })); // why there is none
    drive.open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(drive.comesToADrive());
    EXPECT_EQ(record(), before);
    EXPECT_TRUE(drive.onBoard());
}

TEST_F(Watching, WhoClosesThePanelHasAClearBoard) {
    drive.click(page(), "Play");
    drive.bring(); // it closes what is in front
    EXPECT_FALSE(drive.onBoard());
    EXPECT_FALSE(page().isPlaying());
    drive.bring();
    ASSERT_TRUE(drive.onBoard());
}

TEST_F(Watching, TheCarIsPaintedWhereItStandsInItsColour) {
    drive.click(page(), "On a turn");
    const auto place = placeOf(*drive.onBoard(), car());
    ASSERT_TRUE(place);
    BoardView& board = drive.open.board();
    ASSERT_TRUE(waitUntil([&] { return board.isDrawn(); }));
    const QImage seen = board.grab().toImage();
    const QColor colour = usualCarColour(0);
    const QPoint at = board.camera().toScreen(place->at).toPoint();
    int found = 0;
    for (int x = -20; x <= 20; ++x)
        for (int y = -20; y <= 20; ++y)
            if (const QPoint there = at + QPoint(x, y); seen.rect().contains(there))
                found += seen.pixelColor(there) == colour ? 1 : 0;
    EXPECT_GT(found, 20);
}

TEST_F(Watching, EachTabHasADriveOfItsOwn) {
    const DriveRecord first = record();
    ASSERT_TRUE(drive.open.document().save(drive.open.path("a.json")));
    drive.open.open(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally2-ss1.json"));
    settle();
    ASSERT_TRUE(drive.comesToADrive());
    EXPECT_NE(record(), first);
    drive.open.window.tabs().turn(1);
    settle();
    EXPECT_EQ(record(), first);
    EXPECT_TRUE(drive.onBoard());
}

} // namespace
} // namespace stagewright
