#include "tests/editor/driving/open_drive.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

/// Course 1, driven by hand with three others.
struct DrivingAmongOthers : testing::Test {
    OpenDrive drive{OpenWindow(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"))};

    void SetUp() override {
        drive.bring();
        QTabBar* tabs = drive.panel().tabBar();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        ASSERT_TRUE(waitUntil([&] { return page().drive() != nullptr; }));
        for (auto* box : page().findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Who drives along"))
                box->setFocus();
        for (int i = 0; i < 3; ++i)
            drive.open.key(Qt::Key_Down);
        ASSERT_TRUE(waitUntil([&] { return drive.onBoard() && cars().size() == 4; }));
    }
    [[nodiscard]] TestPage& page() { return drive.test(); }
    [[nodiscard]] ChoiceList& list() { return *page().findChild<ChoiceList*>(); }
    [[nodiscard]] const std::vector<SceneCar>& cars() { return drive.onBoard()->scene.cars; }
    /// Rolls what is chosen, or ends the turn where the best driver would.
    void step() {
        const OpenChoices& open = page().choices();
        std::optional<int> best;
        for (std::size_t i = 0; i < open.rolls.size(); ++i)
            if (open.rolls[i].isBest)
                best = static_cast<int>(i);
        const DriveRecord before = page().drive()->record();
        if (best) {
            list().setCurrentItem(list().topLevelItem(*best));
            drive.click(page(), "Roll");
        } else {
            drive.click(page(), "End the turn");
        }
        ASSERT_TRUE(waitUntil([&] { return page().drive()->record() != before; }));
    }
    void finishTurn() {
        do
            step();
        while (page().drive()->isInTurn());
    }
};

TEST_F(DrivingAmongOthers, TheOthersMoveWhenThePersonsTurnIsOver) {
    std::set<QRgb> colours;
    for (std::size_t i = 0; i < cars().size(); ++i) {
        EXPECT_EQ(cars()[i].number, static_cast<int>(i) + 1);
        colours.insert(cars()[i].colour.rgb());
    }
    EXPECT_EQ(colours.size(), 4U);
    // The inside of the front row plays first, which is the second place there.
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Order: 2 1 3 4.")));
    const auto places = [this] {
        std::vector<SpaceVertex> all;
        for (const SceneCar& car : cars())
            all.push_back(car.to);
        return all;
    };
    const auto grid = places();
    step();
    const auto stepped = places();
    EXPECT_NE(stepped[0], grid[0]);
    if (page().drive()->isInTurn()) { // the others wait
        EXPECT_TRUE(std::equal(stepped.begin() + 1, stepped.end(), grid.begin() + 1, grid.end()));
    }
    while (page().drive()->isInTurn())
        step();
    // The second car, which has played before, may play after the person again.
    for (std::size_t car = 2; car < 4; ++car)
        EXPECT_NE(places()[car], grid[car]);
    // Taken back, all stand where they stood.
    while (drive.button(page(), "Take back")->isEnabled())
        drive.click(page(), "Take back");
    EXPECT_EQ(places(), grid);
}

TEST_F(DrivingAmongOthers, InTheFinishItIsSaidWhoWasBefore) {
    for (int step = 0; step < 100 && !page().drive()->isOver(); ++step)
        finishTurn();
    ASSERT_TRUE(page().drive()->isOver());
    const RaceSoFar& race = page().race()->race();
    EXPECT_TRUE(race.isOver);
    EXPECT_TRUE(
        drive.says(page(), QStringLiteral("You are number %1 of 4.").arg(race.places.front())));
}

} // namespace

} // namespace stagewright
