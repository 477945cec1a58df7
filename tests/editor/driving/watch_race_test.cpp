#include "editor/cars/car_painter.h"
#include "editor/estimate/estimate_panel.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/driving/open_drive.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

namespace stagewright {

namespace {

/// Course 1, with the panel Drive.
struct WatchingRaces : testing::Test {
    OpenDrive drive{OpenWindow(QStringLiteral(TEST_DATA_DIR "/gt-circuits/course1.json"))};

    [[nodiscard]] WatchPage& page() { return drive.watch(); }
    [[nodiscard]] const DriveRecord& record() { return *page().record(); }
    [[nodiscard]] const std::vector<SceneCar>& cars() { return drive.onBoard()->scene.cars; }
    [[nodiscard]] TurnStrip& strip() { return *page().findChild<TurnStrip*>(); }
    [[nodiscard]] QComboBox& box(const char* name) {
        for (auto* each : page().findChildren<QComboBox*>())
            if (each->accessibleName() == QString::fromLatin1(name))
                return *each;
        throw std::runtime_error(name);
    }
    /// By keys, as many steps down from the first entry.
    void choose(QComboBox& box, int entry) {
        box.setFocus();
        drive.open.key(Qt::Key_Home);
        for (int i = 0; i < entry; ++i)
            drive.open.key(Qt::Key_Down);
    }
    /// So many cars, chosen in the panel.
    void race(int count) {
        drive.bring();
        ASSERT_TRUE(drive.comesToADrive());
        choose(box("How many cars"), count - 1);
        ASSERT_TRUE(waitUntil([&] {
            return page().record() && record().grid.size() == static_cast<std::size_t>(count);
        }));
    }
    /// As the command line runs it.
    [[nodiscard]] RecordedRace raced(int count, std::uint64_t seed) {
        const auto races = stageRaces(drive.open.stage(), games(), *builtInRules(u"gt"), 1, count,
                                      Profile::Optimal);
        return recordedRace(**races, seed);
    }
};

TEST_F(WatchingRaces, TheButtonUnderRaceBringsOneOntoTheBoard) {
    EstimatePanel& panel = drive.open.window.estimatePanel();
    ASSERT_TRUE(waitUntil([&] { return !drive.open.window.estimator().isStale(); }));
    auto* tabs = panel.findChild<QTabBar*>(QStringLiteral("estimate-parts"));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    ASSERT_TRUE(waitUntil([&] { return drive.button(panel, "Watch a race") != nullptr; }));
    drive.click(panel, "Watch a race");
    settle();
    ASSERT_TRUE(waitUntil([&] { return page().record() && record().grid.size() == 4; }));
    EXPECT_TRUE(drive.panel().isVisible());
    ASSERT_TRUE(drive.onBoard());
    EXPECT_EQ(cars().size(), 4U);
}

TEST_F(WatchingRaces, TheCarsStandOnTheirPlacesOfTheGridNumberedAndInColoursOfTheirOwn) {
    race(6);
    std::set<QRgb> colours;
    std::set<std::pair<long, long>> places;
    for (std::size_t i = 0; i < cars().size(); ++i) {
        EXPECT_EQ(cars()[i].number, static_cast<int>(i) + 1);
        EXPECT_TRUE(colours.insert(cars()[i].colour.rgb()).second);
        const auto place = placeOf(*drive.onBoard(), cars()[i]);
        ASSERT_TRUE(place);
        EXPECT_TRUE(
            places.emplace(std::lround(place->at.x() * 20), std::lround(place->at.y() * 20)).second)
            << i;
        // On the start-finish tile, where the route begins.
        EXPECT_EQ(hexAt(place->at), (Hex{0, 0})) << place->at.x() << ' ' << place->at.y();
    }
}

TEST_F(WatchingRaces, PlaysToTheEndInTheSimulatorsOwnTimes) {
    race(4);
    const RecordedRace expected = raced(4, 1);
    EXPECT_EQ(record(), expected.record);
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Race 1: car")));
    choose(box("Car that is followed"), 4); // the third car
    choose(box("Speed"), 4);
    drive.click(page(), "Play");
    EXPECT_TRUE(page().isPlaying());
    ASSERT_TRUE(waitUntil([&] { return !page().isPlaying(); }));
    for (const SceneCar& car : cars())
        EXPECT_EQ(car.state, CarStatus::In);
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Car 3: ") +
                                       minutesAndSeconds(expected.outcome.seconds.at(2))));
    QString order = QStringLiteral("Order:");
    for (int place = 1; place <= 4; ++place)
        for (std::size_t car = 0; car < 4; ++car)
            if (expected.outcome.places.at(car) == place)
                order += QStringLiteral(" %1").arg(car + 1);
    EXPECT_TRUE(drive.says(page(), order)) << order.toStdString();
}

TEST_F(WatchingRaces, TheStripHasTheTurnsOfAllOrOfTheCarThatIsFollowed) {
    race(3);
    EXPECT_EQ(strip().count(), static_cast<int>(record().turns.size()));
    EXPECT_TRUE(
        strip()
            .item(1)
            ->data(Qt::AccessibleTextRole)
            .toString()
            .startsWith(QStringLiteral("Round 1, car %1: to ").arg(record().turns[1].car + 1)));
    choose(box("Car that is followed"), 3); // the second
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < record().turns.size(); ++i)
        if (record().turns[i].car == 1)
            own.push_back(i);
    ASSERT_EQ(strip().count(), static_cast<int>(own.size()));
    strip().setFocus();
    drive.open.key(Qt::Key_End);
    EXPECT_EQ(page().head().at, (DriveMoment{own.back(), record().turns[own.back()].rolls.size()}));
    drive.open.key(Qt::Key_Home);
    EXPECT_EQ(page().head().at.turn, own.front());
    EXPECT_EQ(drive.onBoard()->scene.followed, 1U);
    choose(box("Car that is followed"), 1);
    EXPECT_EQ(drive.onBoard()->scene.followed, std::nullopt);
    choose(box("Car that is followed"), 0);
    drive.click(page(), "On a die");
    EXPECT_EQ(drive.onBoard()->scene.followed,
              static_cast<std::size_t>(record().turns[page().head().at.turn].car));
}

TEST_F(WatchingRaces, LettersOfTheStripFindTheNextLossAndPass) {
    race(6);
    const auto races =
        stageRaces(drive.open.stage(), games(), *builtInRules(u"gt"), 1, 6, Profile::Optimal);
    const auto pass = passAfter(record(), (*races)->track().graph(), {});
    ASSERT_TRUE(pass);
    strip().setFocus();
    drive.open.key(Qt::Key_P);
    EXPECT_EQ(page().head().at, *pass);
    auto* back = drive.button(page(), "Back a turn");
    while (page().head().at != DriveMoment())
        QTest::mouseClick(back, Qt::LeftButton);
    const auto loss = lossAfter(record(), {});
    strip().setFocus();
    drive.open.key(Qt::Key_L);
    EXPECT_EQ(page().head().at, loss.value_or(DriveMoment()));
    // They are no layers of the board there.
    EXPECT_FALSE(layersOf(drive.open.window).shown().has("losses"));
    EXPECT_FALSE(layersOf(drive.open.window).shown().has("pacenotes"));
}

TEST_F(WatchingRaces, AnyRaceIsCalledByItsNumberAndTheNextFollows) {
    race(4);
    auto& number = *page().findChild<NumberField*>();
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, QStringLiteral("12"));
    drive.open.key(Qt::Key_Return);
    ASSERT_TRUE(waitUntil([&] { return page().record() && record() == raced(4, 12).record; }));
    drive.click(page(), "Another one");
    ASSERT_TRUE(waitUntil([&] { return page().record() && record() == raced(4, 13).record; }));
    EXPECT_EQ(number.value(), 13);
}

TEST_F(WatchingRaces, AnEditTakesTheRaceOffTheBoardAndAnotherComes) {
    race(4);
    const DriveRecord before = record();
    drive.open.click(Hex{-1, 2}); // of the lap
    drive.open.key(Qt::Key_Delete);
    EXPECT_FALSE(drive.onBoard());
    ASSERT_TRUE(waitUntil([&] { return drive.says(page(), QStringLiteral("road")); }));
    drive.open.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(drive.comesToADrive());
    EXPECT_EQ(record(), before);
    EXPECT_EQ(cars().size(), 4U);
    choose(box("How many cars"), 0);
    ASSERT_TRUE(waitUntil([&] { return page().record() && record().grid.size() == 1; }));
    EXPECT_EQ(cars().size(), 1U);
}

} // namespace

} // namespace stagewright
