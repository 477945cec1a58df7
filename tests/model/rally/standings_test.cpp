#include "model/rally/car_state.h"
#include "model/rally/rally_edits.h"
#include "model/rally/standings.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

#include <numeric>
#include <rapidcheck.h>

namespace stagewright {
namespace {

using Keys = QList<DriverKey>;

Keys keys(std::initializer_list<int> numbers) {
    Keys list;
    for (const int number : numbers)
        list.append(DriverKey{number});
    return list;
}

QList<Standing> standings(const Rally& rally, qsizetype stages) {
    return standingsAfter(rally, stages, rulesOfGame);
}

QList<StageStanding> stageOne(const Rally& rally) {
    return stageStandings(rally, rally.stages().front(), rulesOfGame(QStringLiteral("dirt")));
}

TEST(Standings, PiotrStartsSecondWithHisDamageAndHisSpareWheel) {
    // The rulebook's example: second quickest on the stage before, one gearbox damage, the spare
    // wheel not used.
    Rally rally = rallyOf(2, {"Ania", "Ewa", "Piotr"});
    StageResult piotr = drove(190);
    piotr.damage.gearbox = 1;
    rally = with(rally, 1, 1, drove(200));
    rally = with(rally, 1, 2, drove(180));
    rally = with(rally, 1, 3, piotr);
    EXPECT_EQ(startOrder(rally, 1, rulesOfGame), keys({2, 3, 1}));
    EXPECT_EQ(carBefore(rally, 1, DriverKey{3}, 1), (CarState{{1, 0, 0}, true, false}));
}

TEST(Standings, ServiceRepairsAndRenewsTheWheel) {
    Rally rally = rallyOf(2, {"A"});
    StageResult result = drove(100);
    result.damage = {2, 1, 3};
    result.wheel = SpareWheel::UsedOnStage;
    rally = with(rally, 1, 1, result);
    EXPECT_EQ(carBefore(rally, 1, DriverKey{1}, 1), (CarState{{2, 1, 3}, false, false}));
    RallyStage served = rally.stages().front();
    served.serviceAfter = true;
    rally = after(rally, changeStage(rally, served));
    EXPECT_EQ(carBefore(rally, 1, DriverKey{1}, 1), (CarState{{}, true, false}));
}

TEST(Standings, AWheelChangedBetweenStagesTakesOneDamageAndNoTime) {
    Rally rally = rallyOf(3, {"A"});
    StageResult result = drove(100);
    result.damage = {2, 0, 1};
    result.wheel = SpareWheel::ChangedAfterwards;
    rally = with(rally, 1, 1, result);
    EXPECT_EQ(carBefore(rally, 1, DriverKey{1}, 1), (CarState{{1, 0, 1}, false, false}));
    EXPECT_EQ(standings(rally, 1).front().seconds, 100);
    EXPECT_EQ(carBefore(rally, 2, DriverKey{1}, 1), (CarState{{1, 0, 1}, false, false}));
}

TEST(Standings, RetirementIsTheSlowestFinisherAndAMinuteAndIsRepaired) {
    Rally rally = rallyOf(2, {"A", "B", "C"});
    StageResult retired;
    retired.outcome = Retired{};
    retired.damage = {6, 0, 0};
    StageResult slow = drove(200);
    slow.penalty = 25; // taken after the finish: not part of the time driven
    rally = with(rally, 1, 1, retired);
    rally = with(rally, 1, 2, drove(150));
    rally = with(rally, 1, 3, slow);
    const QList<Standing> after1 = standings(rally, 1);
    EXPECT_EQ(after1.back().driver, DriverKey{1});
    EXPECT_EQ(after1.back().seconds, 260);
    EXPECT_EQ(after1.back().behindFirst, 110);
    EXPECT_EQ(after1.back().behindNext, 35);
    EXPECT_EQ(carBefore(rally, 1, DriverKey{1}, 1), (CarState{{}, true, false}));
    EXPECT_EQ(stageOne(rally).back().place, 3);
}

TEST(Standings, WhoHasRetiredAndNotDrivenOnStandsLast) {
    Rally rally = rallyOf(2, {"A", "B", "C", "D", "E"});
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(rally, 1, 1, retired);
    for (const int driver : {2, 3, 4}) {
        rally = with(rally, 1, driver, drove(250 + driver));
        if (driver != 4)
            rally = with(rally, 2, driver, drove(270));
    }
    // A has 5:14 of the first stage, B leads with 8:42, D has yet to drive, E never came.
    const QList<Standing> lines = standings(rally, 2);
    Keys order;
    for (const Standing& line : lines)
        order << line.driver;
    EXPECT_EQ(order, keys({2, 3, 4, 1, 5}));
    EXPECT_EQ(lines[3].retiredIn, StageKey{1});
    EXPECT_TRUE(lines[3].isOut());
    EXPECT_EQ(lines[3].place, 4);
    EXPECT_EQ(lines[3].behindFirst, 0);
    EXPECT_FALSE(lines[2].isOut());
    // By the book he may go on: what it gives him for the stage counts.
    const QList<Standing> on = standings(with(rally, 2, 1, drove(200)), 2);
    EXPECT_EQ(on[0].driver, DriverKey{1});
    EXPECT_EQ(on[0].seconds, 254 + 60 + 200);
    EXPECT_EQ(on[0].retiredIn, std::nullopt);
    // Who retires on the last stage has his total, as the book gives it.
    const QList<Standing> late = standings(with(rally, 2, 4, retired), 2);
    EXPECT_EQ(late[2].driver, DriverKey{4});
    EXPECT_EQ(late[2].seconds, 254 + 270 + 60);
    EXPECT_EQ(late[2].retiredIn, StageKey{2});
    EXPECT_FALSE(late[2].isOut());
}

TEST(Standings, APlaceAmongTimesLeadsNobodyInTheRally) {
    Rally rally = rallyOf(1, {"A", "B", "C"});
    StageResult place;
    place.outcome = Raced{1};
    rally = with(with(with(rally, 1, 1, drove(200)), 1, 2, place), 1, 3, drove(180));
    const QList<Standing> lines = standings(rally, 1);
    EXPECT_EQ(lines[0].driver, DriverKey{3});
    EXPECT_EQ(lines[1].driver, DriverKey{1});
    EXPECT_EQ(lines[1].behindFirst, 20);
    EXPECT_EQ(lines[2].driver, DriverKey{2});
    EXPECT_EQ(lines[2].missing, 1);
    EXPECT_EQ(startOrder(rally, 1, rulesOfGame), keys({3, 1, 2}));
}

TEST(Standings, WhereAllRetireAllAreEqual) {
    Rally rally = rallyOf(1, {"A", "B"});
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(with(rally, 1, 1, retired), 1, 2, retired);
    for (const Standing& line : standings(rally, 1)) {
        EXPECT_EQ(line.place, 1);
        EXPECT_EQ(line.seconds, 60);
    }
}

TEST(Standings, TimeControlPenaltiesCountForTheTotalAndTheStartOnly) {
    Rally rally = rallyOf(2, {"A", "B"});
    StageResult quick = drove(100);
    quick.penalty = 15; // so as not to start first
    rally = with(with(rally, 1, 1, quick), 1, 2, drove(110));
    EXPECT_EQ(stageOne(rally).front().driver, DriverKey{1});
    EXPECT_EQ(startOrder(rally, 1, rulesOfGame), keys({2, 1}));
    EXPECT_EQ(standings(rally, 1).back().seconds, 115);
}

TEST(Standings, EqualTotalsShareThePlaceAndStartAsBefore) {
    Rally rally = rallyOf(3, {"A", "B", "C", "D"});
    for (const auto& [driver, seconds] : {std::pair{1, 90}, {2, 80}, {3, 90}, {4, 120}})
        rally = with(rally, 1, driver, drove(seconds));
    QList<int> places;
    for (const Standing& line : standings(rally, 1))
        places.append(line.place);
    EXPECT_EQ(places, (QList<int>{1, 2, 2, 4}));
    EXPECT_EQ(startOrder(rally, 1, rulesOfGame), keys({2, 1, 3, 4}));
    // Equal now, but B started stage 2 before A.
    for (const auto& [driver, seconds] : {std::pair{1, 80}, {2, 90}, {3, 90}, {4, 90}})
        rally = with(rally, 2, driver, drove(seconds));
    EXPECT_EQ(startOrder(rally, 2, rulesOfGame), keys({2, 1, 3, 4}));
    EXPECT_EQ(startOrder(rally, 0, rulesOfGame), keys({1, 2, 3, 4}));
}

TEST(Standings, BonusesGoToTheFirstThreeOnly) {
    Rally rally = rallyOf(1, {"A", "B", "C", "D"});
    RallyStage circuit = rally.stages().front();
    circuit.bonuses = {15, 10, 5};
    rally = after(rally, changeStage(rally, circuit));
    for (int driver = 1; driver <= 4; ++driver)
        rally = with(rally, 1, driver, drove(100 + driver));
    QList<int> seconds;
    for (const Standing& line : standings(rally, 1))
        seconds.append(line.seconds);
    EXPECT_EQ(seconds, (QList<int>{86, 92, 98, 104}));
}

TEST(Standings, RacesGoByThePlaceAcrossTheLine) {
    Rally rally = rallyOf(1, {"A", "B", "C"});
    StageResult result;
    result.outcome = Raced{2};
    rally = with(rally, 1, 1, result);
    result.outcome = Retired{};
    rally = with(rally, 1, 2, result);
    result.outcome = Raced{1};
    rally = with(rally, 1, 3, result);
    QList<DriverKey> order;
    for (const Standing& line : standings(rally, 1)) {
        order.append(line.driver);
        EXPECT_EQ(line.seconds, 0);
    }
    EXPECT_EQ(order, keys({3, 1, 2}));
}

TEST(Standings, WhoHasNotDrivenComesLast) {
    Rally rally = rallyOf(2, {"A", "B"});
    rally = with(with(rally, 1, 1, drove(50)), 1, 2, drove(90));
    rally = with(rally, 2, 2, drove(90));
    EXPECT_EQ(standings(rally, 2).back(), (Standing{DriverKey{1}, 2, 50, 0, 1, 0, 0}));
}

TEST(Standings, SisuComesBackAsTheOptionSays) {
    Rally rally = rallyOf(2, {"A"});
    StageResult result = drove(100);
    result.sisu = true;
    rally = with(rally, 1, 1, result);
    const auto tokenAfter = [&](Sisu sisu, bool service) {
        Rally other = rally;
        other.info.sisu = sisu;
        RallyStage stage = other.stages().front();
        stage.serviceAfter = service;
        other = after(other, changeStage(other, stage));
        return carBefore(other, 1, DriverKey{1}, 1).sisu;
    };
    EXPECT_FALSE(tokenAfter(Sisu::Never, true));
    EXPECT_FALSE(tokenAfter(Sisu::OncePerRally, true));
    EXPECT_FALSE(tokenAfter(Sisu::OncePerStage, false));
    EXPECT_TRUE(tokenAfter(Sisu::OncePerStage, true));
}

TEST(Standings, DoNotDependOnTheOrderOfEntry) {
    EXPECT_TRUE(rc::check("results entered in any order give equal standings", [] {
        const Rally rally = anyRally();
        std::vector<ResultKey> order;
        Rally entered = rally;
        for (const auto& [key, result] : rally.results()) {
            order.insert(order.begin() + *rc::gen::inRange<std::ptrdiff_t>(
                                             0, static_cast<std::ptrdiff_t>(order.size()) + 1),
                         key);
            entered = after(entered, enterResult(entered, key, std::nullopt));
        }
        RC_ASSERT(entered.results().empty());
        for (const ResultKey& key : order)
            entered = after(entered, enterResult(entered, key, rally.results().at(key)));
        RC_ASSERT(entered == rally);
        const qsizetype stages = rally.stages().size();
        RC_ASSERT(standings(entered, stages) == standings(rally, stages));
        // Nor do places and totals depend on the order of the drivers.
        const Rally turned = after(rally, moveDriver(rally, DriverKey{1}, 3));
        for (const Standing& line : standings(rally, stages))
            for (const Standing& other : standings(turned, stages))
                if (other.driver == line.driver) {
                    RC_ASSERT(other.place == line.place);
                    RC_ASSERT(other.seconds == line.seconds);
                }
    }));
}

} // namespace
} // namespace stagewright
