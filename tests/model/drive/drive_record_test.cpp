#include "model/drive/drive_task.h"
#include "model/drive/landings.h"
#include "model/drive/policy.h"
#include "model/drive/simulator.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace stagewright {
namespace {

int sumOfSeconds(const DriveRecord& record, const DriveRules& rules) {
    int seconds = 0;
    for (const RecordedTurn& turn : record.turns)
        seconds += turn.seconds - turn.tokens * rules.unspentSeconds;
    return std::max(0, seconds);
}

/// Drives by the rules once more what was written down, knowing nothing of how it was chosen.
class Referee {
public:
    Referee(const SpaceGraph& graph, const DriveRules& rules, const Dashboard& dashboard)
        : graph_(graph)
        , rules_(rules)
        , dashboard_(dashboard) {}

    void watch(const DriveRecord& record) {
        for (const RecordedTurn& turn : record.turns) {
            ASSERT_FALSE(finished_);
            EXPECT_EQ(turn.from, space_);
            EXPECT_EQ(turn.gearBefore, gear_);
            if (turn.end == TurnEnd::Stands) {
                EXPECT_TRUE(turn.rolls.empty());
            } else
                watch(turn);
            space_ = turn.space;
            gear_ = turn.gear;
            finished_ = turn.end == TurnEnd::Finishes;
        }
        EXPECT_EQ(finished_, !record.outcomes.front().retired);
    }

private:
    void watch(const RecordedTurn& turn) {
        ASSERT_FALSE(turn.rolls.empty());
        int hazards = 0;
        int gear = turn.gearBefore;
        SpaceVertex at = turn.from;
        int skipped = 0;
        std::vector<RolledDie> used = turn.left;
        for (const RecordedRoll& roll : turn.rolls) {
            const bool isLast = &roll == &turn.rolls.back();
            used.insert(used.end(), roll.dice.begin(), roll.dice.end());
            checkGear(roll, gear);
            Entrance entrance = graph_[roll.to].own;
            if (skipped == 0) {
                const auto [arc, isThere] = boost::edge(at, roll.to, graph_);
                ASSERT_TRUE(isThere) << at << " to " << roll.to;
                entrance = graph_[arc];
            } else {
                const auto there = landings(graph_, at, skipped);
                EXPECT_TRUE(std::find(there.begin(), there.end(), roll.to) != there.end());
            }
            for (const RolledDie& die : roll.dice)
                hazards += die.face == DieFace::Hazard ? 1 : 0;
            const SpaceNode& space = graph_[roll.to];
            const RolledDie& own = roll.dice.front();
            EXPECT_TRUE(!space.water || own.kind != DieKind::Gear ||
                        (own.gear == 1 && roll.dice.size() == 1));
            if (space.finish) {
                EXPECT_EQ(turn.end, TurnEnd::Finishes);
                EXPECT_EQ(turn.gear, roll.gear);
                EXPECT_EQ(turn.space, roll.to);
                EXPECT_TRUE(isLast);
                break;
            }
            hazards += entrance.hazards + (roll.gear == entrance.hazardGear ? 1 : 0);
            EXPECT_EQ(roll.hazards, hazards);
            const Takeoff jump = takeoff(
                space.jump, own.kind == DieKind::Gear ? RollKind::Gear : RollKind::Coast, own.gear);
            const bool above = roll.gear > entrance.limit;
            const bool tooMany = hazards >= dashboard_.hazardLimit;
            const bool wrong = jump.wrong || (jump.wrongOnHazard && own.face == DieFace::Hazard);
            EXPECT_EQ(roll.wreck.has_value(), wrong && !above && !tooMany);
            if (roll.wreck) {
                const auto there = landings(graph_, roll.to, mostSkipped);
                EXPECT_TRUE(std::find(there.begin(), there.end(), *roll.wreck) != there.end());
            }
            if (above || tooMany || wrong) {
                EXPECT_TRUE(isLast);
                const bool beyond = graph_[turn.space].finish;
                EXPECT_TRUE(beyond ? turn.end == TurnEnd::Finishes
                                   : turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves);
                EXPECT_EQ(turn.space, reached(roll));
                EXPECT_EQ(turn.gear, beyond ? roll.gear : 0);
                break;
            }
            if (isLast) {
                EXPECT_EQ(turn.end, TurnEnd::Stops);
                EXPECT_EQ(turn.space, roll.to);
                EXPECT_EQ(turn.gear, roll.gear);
            }
            at = roll.to;
            gear = roll.gear;
            skipped = jump.skipped;
        }
        checkDice(used);
        EXPECT_TRUE(turn.left.empty() || turn.flatOut);
        EXPECT_GE(turn.seconds, 0);
    }

    void checkGear(const RecordedRoll& roll, int before) const {
        ASSERT_FALSE(roll.dice.empty());
        const RolledDie& own = roll.dice.front();
        const auto brakes = static_cast<int>(roll.dice.size()) - 1;
        for (std::size_t i = 1; i < roll.dice.size(); ++i)
            EXPECT_EQ(roll.dice[i].kind, DieKind::Brake);
        if (own.kind != DieKind::Gear) {
            EXPECT_GT(before, 0);
            EXPECT_EQ(brakes, 0);
            EXPECT_EQ(roll.gear, before);
            return;
        }
        EXPECT_EQ(roll.gear, own.gear);
        if (before == 0 &&
            own.gear == rules_.flyingStartGear.value_or(0)) // the first die of the drive
            EXPECT_EQ(brakes, 0);
        else if (brakes > 0) {
            EXPECT_EQ(before - own.gear, brakes + 1);
        } else {
            EXPECT_LE(std::abs(before - own.gear), 1);
        }
    }

    /// No more than the box and the dashboard of a car without damage have.
    void checkDice(const std::vector<RolledDie>& used) const {
        const auto count = [&](auto is) {
            return static_cast<int>(std::count_if(used.begin(), used.end(), is));
        };
        for (int gear = 1; gear <= highestGear; ++gear)
            EXPECT_LE(count([&](const RolledDie& die) {
                          return die.kind == DieKind::Gear && die.gear == gear;
                      }),
                      rules_.dice.gear.at(static_cast<std::size_t>(gear) - 1).inBox);
        const auto ofKind = [&](DieKind kind) {
            return count([&](const RolledDie& die) { return die.kind == kind; });
        };
        EXPECT_LE(ofKind(DieKind::Gear), dashboard_.gear);
        EXPECT_LE(ofKind(DieKind::Coast), dashboard_.coast);
        EXPECT_LE(ofKind(DieKind::Leader), dashboard_.leader);
        EXPECT_LE(ofKind(DieKind::Brake), dashboard_.brake);
    }

    const SpaceGraph& graph_;
    const DriveRules& rules_;
    const Dashboard& dashboard_;
    SpaceVertex space_ = startVertex;
    int gear_ = 0;
    bool finished_ = false;
};

/// What a record must have in common with the drive itself.
void compareRecords(const DriveTask& task, const DriveRules& rules, const Dashboard& dashboard,
                    const DriveSettings& settings, std::uint64_t drives) {
    const Simulator cars(task.pieces, task.graph, rules, dashboard, settings);
    for (std::uint64_t number = 0; number < drives; ++number) {
        DriveStatistics tally(cars.spaces());
        const DriveOutcome driven = *cars.drive(11, number, tally);
        const DriveRecord record = *cars.record(11, number);
        ASSERT_EQ(record.outcomes, std::vector{driven});
        ASSERT_EQ(sumOfSeconds(record, rules), driven.seconds);
        int turns = 0;
        int losses = 0;
        int damage = 0;
        int tokens = 0;
        std::size_t shortcuts = 0;
        for (const RecordedTurn& turn : record.turns) {
            turns += 1 + turn.turnsLost;
            losses += turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves ? 1 : 0;
            damage += std::accumulate(turn.damage.begin(), turn.damage.end(), 0);
            tokens += turn.tokens;
            shortcuts += turn.shortcuts.size();
        }
        EXPECT_EQ(turns, driven.turns);
        EXPECT_EQ(losses, driven.losses);
        EXPECT_EQ(damage, driven.damage);
        EXPECT_EQ(tokens, driven.tokens);
        if (settings.mishaps && rules.shortcutParts != decltype(rules.shortcutParts){}) {
            EXPECT_EQ(static_cast<int>(shortcuts), driven.shortcuts);
        }
        // Turns end where the simulator has counted that they do.
        for (const RecordedTurn& turn : record.turns)
            if (turn.end != TurnEnd::Stands) {
                EXPECT_GT(tally.turnsEnded(turn.space, turn.gear), 0);
            }
        Referee(task.graph, rules, dashboard).watch(record);
        if (testing::Test::HasFailure())
            return;
    }
}

struct RecordedStage : testing::TestWithParam<std::string> {};

TEST_P(RecordedStage, IsWhatTheSimulatorHasDriven) {
    const bool isGt = GetParam().starts_with("gt");
    const DriveRules& rules = isGt ? gtRules() : dirtRules();
    const DriveTask task =
        *driveTaskOf(stageFrom(QString::fromStdString(GetParam())), games(), rules, isGt ? 2 : 1);
    for (const Profile profile : {Profile::Careful, Profile::Brisk, Profile::Optimal})
        for (const bool mishaps : {false, true})
            compareRecords(task, rules, rules.dashboards.front(), {profile, false, mishaps}, 40);
    compareRecords(task, rules, rules.dashboards.front(), {Profile::FlatOut, false, false}, 40);
}
INSTANTIATE_TEST_SUITE_P(Rulebooks, RecordedStage, testing::ValuesIn([] {
                             auto files = rulebookStages();
                             const auto circuits = gtCircuits();
                             files.insert(files.end(), circuits.begin(), circuits.end());
                             return files;
                         }()),
                         caseName);

TEST(DriveRecord, FlatOutWithDamageIsWhatTheSimulatorHasDriven) {
    const DriveTask task = *driveTaskOf(stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json")),
                                        games(), dirtRules(), 1);
    compareRecords(task, dirtRules(), dirtRules().dashboards.front(),
                   {Profile::FlatOut, false, true}, 60);
}

TEST(DriveRecord, EveryDashboardOfTheRules) {
    const DriveTask task =
        *driveTaskOf(stageFrom(QStringLiteral("gt-circuits/course1.json")), games(), gtRules(), 1);
    for (const Dashboard& dashboard : gtRules().dashboards)
        compareRecords(task, gtRules(), dashboard, {Profile::Optimal, false, true}, 20);
    const DriveTask stage = *driveTaskOf(stageFrom(QStringLiteral("dirt-rulebook/rally3-ss1.json")),
                                         games(), dirtRules(), 1);
    for (const Dashboard& dashboard : dirtRules().dashboards)
        compareRecords(stage, dirtRules(), dashboard, {Profile::Optimal, false, true}, 20);
}

/// With house rules: dice that change from turn to turn, a wheel that is changed for nothing, every
/// shortcut that takes a die, a flying start in gear 5, and cards that all crash.
TEST(DriveRecord, HouseRules) {
    DriveRules house = dirtRules();
    house.flyingStartGear = 5;
    house.spareWheels = 3;
    house.spareWheelSeconds = house.seconds[1];
    house.shortcutParts = {0, 1, 0};
    house.backParts = {0, 1, 0};
    Dashboard& board = house.dashboards.front();
    for (const int coast : {2, 1, 1, 0})
        board.later.push_back({board.gear, coast, board.leader, board.brake});
    for (const char* file : {"dirt-rulebook/rally2-ss2.json", "dirt-rulebook/rally6-ss3.json"}) {
        const DriveTask task =
            *driveTaskOf(stageFrom(QString::fromLatin1(file)), games(), house, 1);
        for (const Profile profile : {Profile::Careful, Profile::Brisk, Profile::Optimal})
            compareRecords(task, house, board, {profile, true, true}, 60);
    }
}

TEST(DriveRecord, StopsWhenItIsAskedTo) {
    const DriveTask task = *driveTaskOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")),
                                        games(), dirtRules(), 1);
    const Simulator cars(task.pieces, task.graph, dirtRules(), dirtRules().dashboards.front(), {});
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(cars.record(1, 0, source.get_token()));
}

} // namespace
} // namespace stagewright
