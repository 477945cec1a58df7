#include "model/drive/drive_playback.h"
#include "model/drive/simulator.h"
#include "model/drive/stage_drives.h"
#include "model/drive/stage_driving.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {
namespace {

RecordedRoll rollTo(SpaceVertex to, int gear, int hazards) {
    return {{{DieKind::Gear, gear, DieFace::Clean}}, to, gear, hazards, {}};
}

RecordedTurn turnOf(int car, SpaceVertex from, std::vector<RecordedRoll> rolls, TurnEnd end,
                    int seconds) {
    RecordedTurn turn;
    turn.car = car;
    turn.from = from;
    turn.space = rolls.empty() ? from : rolls.back().to;
    const bool keeps = end == TurnEnd::Stops || end == TurnEnd::Finishes;
    turn.gear = keeps ? rolls.back().gear : 0;
    turn.rolls = std::move(rolls);
    turn.end = end;
    turn.seconds = seconds;
    return turn;
}

/// Two rolls, a loss, a turn in which it stands, and the finish.
DriveRecord fourTurns() {
    DriveRecord record;
    record.turns = {turnOf(0, 0, {rollTo(1, 1, 0), rollTo(2, 2, 1)}, TurnEnd::Stops, 40),
                    turnOf(0, 2, {rollTo(3, 3, 3)}, TurnEnd::Loses, 60),
                    turnOf(0, 3, {}, TurnEnd::Stands, 60),
                    turnOf(0, 3, {rollTo(4, 1, 0)}, TurnEnd::Finishes, 50)};
    record.outcomes = {{207, 4, 1, 0, 0, 3, false}}; // three tokens
    return record;
}

TEST(DrivePlayback, GoesFromDieToDieAndFromTurnToTurn) {
    const DriveRecord record = fourTurns();
    std::vector<DriveMoment> moments{{}};
    while (rollAfter(record, moments.back()) != moments.back())
        moments.push_back(rollAfter(record, moments.back()));
    EXPECT_EQ(moments, (std::vector<DriveMoment>{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {2, 0}, {3, 1}}));
    EXPECT_EQ(moments.back(), lastMoment(record));
    for (std::size_t i = moments.size() - 1; i > 0; --i)
        EXPECT_EQ(rollBefore(record, moments[i]), moments[i - 1]);
    EXPECT_EQ(rollBefore(record, {}), DriveMoment());
    EXPECT_EQ(turnAfter(record, {0, 0}), (DriveMoment{0, 2}));
    EXPECT_EQ(turnAfter(record, {0, 2}), (DriveMoment{1, 1}));
    EXPECT_EQ(turnAfter(record, {3, 1}), (DriveMoment{3, 1}));
    EXPECT_EQ(turnBefore(record, {3, 1}), (DriveMoment{2, 0}));
    EXPECT_EQ(turnBefore(record, {0, 2}), DriveMoment());
    EXPECT_EQ(lossAfter(record, {}), (DriveMoment{1, 1}));
    EXPECT_EQ(lossAfter(record, {1, 1}), std::nullopt);
    EXPECT_EQ(lossAfter(record, {1, 0}), (DriveMoment{1, 1}));
}

TEST(DrivePlayback, SecondsAddUpAndTheCarIsWhereItsDiceBringIt) {
    const DriveRecord record = fourTurns();
    const auto at = [&](DriveMoment moment) { return carsAt(record, moment).front(); };
    EXPECT_EQ(at({0, 0}), (CarAtMoment{0, 0, 0, 0, CarStatus::Waits}));
    EXPECT_EQ(at({0, 1}), (CarAtMoment{1, 1, 0, 0, CarStatus::Drives}));
    EXPECT_EQ(at({0, 2}), (CarAtMoment{2, 2, 1, 40, CarStatus::Drives}));
    EXPECT_EQ(at({1, 1}), (CarAtMoment{3, 0, 3, 100, CarStatus::Lost}));
    EXPECT_EQ(at({2, 0}), (CarAtMoment{3, 0, 0, 160, CarStatus::Drives}));
    EXPECT_EQ(at({3, 1}), (CarAtMoment{4, 1, 0, 207, CarStatus::In})); // tokens off
}

TEST(DrivePlayback, IsPlayedInTheTimeThatItTakesWhateverTheFrames) {
    const DriveRecord record = fourTurns();
    PlayHead fine;
    double seconds = 0;
    while (!isPlayed(record, fine)) {
        fine = playedOn(record, fine, 0.01);
        seconds += 0.01;
        ASSERT_LT(seconds, 60);
    }
    EXPECT_GT(seconds, 4); // four rolls are seen
    EXPECT_EQ(fine.at, lastMoment(record));
    EXPECT_TRUE(isPlayed(record, playedOn(record, {}, seconds + 0.02)));
    EXPECT_FALSE(isPlayed(record, playedOn(record, {}, seconds - 0.02)));
    // A car moves from nowhere to all of its way.
    EXPECT_EQ(partOfMove({{0, 1}, 0}), 0);
    EXPECT_EQ(partOfMove(standingAt(record, {0, 1})), 1);
    const double some = partOfMove(playedOn(record, {{0, 1}, 0}, 0.6));
    EXPECT_GT(some, 0.1);
    EXPECT_LT(some, 0.9);
}

TEST(DrivePlayback, OfARecordWithoutTurnsEveryMomentIsTheFirst) {
    const DriveRecord record;
    EXPECT_EQ(rollAfter(record, {}), DriveMoment());
    EXPECT_EQ(turnAfter(record, {}), DriveMoment());
    EXPECT_EQ(lossAfter(record, {}), std::nullopt);
    EXPECT_TRUE(isPlayed(record, {}));
    EXPECT_EQ(carsAt(record, {}).size(), 1U);
}

/// A row of spaces, one after the other.
SpaceGraph rowOfSpaces(std::uint32_t count) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs;
    for (std::uint32_t i = 0; i + 1 < count; ++i)
        arcs.emplace_back(i, i + 1);
    const std::vector<Entrance> entrances(arcs.size());
    SpaceGraph graph(boost::edges_are_sorted, arcs.begin(), arcs.end(), entrances.begin(), count);
    for (std::uint32_t i = 0; i < count; ++i) {
        graph[i].begin = i;
        graph[i].end = i + 1;
    }
    return graph;
}

TEST(DrivePlayback, APassIsFoundWhereACarComesPastAnother) {
    DriveRecord record;
    record.grid = {1, 0};
    record.turns = {turnOf(0, 1, {rollTo(2, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(1, 0, {rollTo(1, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(0, 2, {rollTo(3, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(1, 1, {rollTo(2, 2, 0), rollTo(4, 3, 0)}, TurnEnd::Stops, 30)};
    record.outcomes.resize(2);
    const SpaceGraph graph = rowOfSpaces(6);
    EXPECT_EQ(passAfter(record, graph, {}), (DriveMoment{3, 2}));
    EXPECT_EQ(passAfter(record, graph, {3, 2}), std::nullopt);
    EXPECT_EQ(passAfter(fourTurns(), graph, {}), std::nullopt);
}

TEST(DrivePlayback, TheOrderIsThatInWhichTheyComeInThenByDistance) {
    DriveRecord record;
    record.grid = {1, 0, 0};
    record.turns = {turnOf(0, 1, {rollTo(2, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(1, 0, {rollTo(3, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(2, 0, {rollTo(2, 1, 0)}, TurnEnd::Stops, 50),
                    turnOf(1, 3, {rollTo(5, 2, 0)}, TurnEnd::Finishes, 40),
                    turnOf(2, 2, {rollTo(5, 2, 0)}, TurnEnd::Finishes, 40)};
    record.outcomes.resize(3);
    const SpaceGraph graph = rowOfSpaces(6);
    using Order = std::vector<std::size_t>;
    EXPECT_EQ(orderAt(record, graph, {}), (Order{0, 1, 2}));
    EXPECT_EQ(orderAt(record, graph, {1, 1}), (Order{1, 0, 2}));
    EXPECT_EQ(orderAt(record, graph, {2, 1}), (Order{1, 0, 2})); // level: by number
    EXPECT_EQ(orderAt(record, graph, {3, 0}), (Order{1, 0, 2}));
    EXPECT_EQ(orderAt(record, graph, {4, 1}), (Order{1, 2, 0}));
}

TEST(StageDrives, DrivesAreCalledByTheirPlaceInTheDistribution) {
    const DriveTask task = *driveTaskOf(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json")),
                                        games(), dirtRules(), 1);
    const StageDrives drives(task, dirtRules(), {});
    std::vector<int> all;
    const Simulator cars(task.pieces, task.graph, dirtRules(), task.dashboard, {});
    DriveStatistics tally(cars.spaces());
    for (std::uint64_t seed = 1; seed <= drivesLookedThrough; ++seed) {
        const DriveOutcome outcome = *cars.drive(seed, 0, tally);
        all.push_back(outcome.retired ? 1'000'000 : outcome.seconds);
    }
    std::sort(all.begin(), all.end());
    const auto secondsOf = [&](std::uint64_t seed) {
        const DriveOutcome outcome = drives.record(seed)->outcomes.front();
        return outcome.retired ? 1'000'000 : outcome.seconds;
    };
    const auto seed = [&](DriveCall call, std::size_t which) { return *drives.seed(call, which); };
    EXPECT_EQ(secondsOf(seed(DriveCall::Median, 0)), all[500]);
    EXPECT_EQ(secondsOf(seed(DriveCall::BestTenth, 0)), all[50]);
    EXPECT_EQ(secondsOf(seed(DriveCall::WorstTenth, 0)), all[950]);
    std::set<std::uint64_t> best;
    for (std::size_t i = 0; i < 100; ++i) {
        best.insert(seed(DriveCall::BestTenth, i));
        EXPECT_LE(secondsOf(seed(DriveCall::BestTenth, i)), all[99]);
        EXPECT_GE(secondsOf(seed(DriveCall::WorstTenth, i)), all[900]);
    }
    EXPECT_EQ(best.size(), 100U);
    EXPECT_EQ(seed(DriveCall::BestTenth, 100), seed(DriveCall::BestTenth, 0));
    const StageDrives again(task, dirtRules(), {});
    EXPECT_EQ(*again.seed(DriveCall::Median, 7), seed(DriveCall::Median, 7));
}

TEST(DriveStatisticsPart, SlowerThanATime) {
    DriveStatistics sums(2);
    for (const int seconds : {10, 20, 20, 30})
        sums.add({seconds, 1, 0, 0, 0, 0, false});
    sums.add({0, 5, 0, 0, 0, 0, true});
    EXPECT_DOUBLE_EQ(partSlowerThan(sums, 5), 1);
    EXPECT_DOUBLE_EQ(partSlowerThan(sums, 20), 0.4);
    EXPECT_DOUBLE_EQ(partSlowerThan(sums, 30), 0.2); // the retired one
    EXPECT_DOUBLE_EQ(partSlowerThan(DriveStatistics(2), 5), 0);
}

} // namespace
} // namespace stagewright
