#include "model/layouts/zones/driving/road_solver.h"
#include "model/layouts/zones/driving/stage_road.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Expected<StageRoad> roadOf(const char* line, const TyreChoice& choice) {
    const auto rules = builtInRoadRules();
    const auto sections = readRoadbookLine(QString::fromLatin1(line), {});
    EXPECT_TRUE(rules.has_value());
    EXPECT_TRUE(sections.has_value()) << line;
    ChainLayout chain;
    chain.sections = sections.value_or(QList<StageSection>());
    return roadOfStage(chain, trainingBoards(), rules.value_or(RoadRules()), choice);
}

double secondsOf(const StageRoad& road) {
    const auto rules = builtInRoadRules();
    const auto drive = solveRoad(road.graph, rules.value_or(RoadRules()), road.dice);
    return drive ? drive->start.seconds : 0;
}

TEST(StageRoad, OfThreeSectionsIsDrivenAsInTheTests) {
    const auto road = roadOf("T0-T1 / T2-T3 / T4-T7", {QStringLiteral("asphalt")});
    ASSERT_TRUE(road.has_value()) << sentence(road.error()).toStdString();
    EXPECT_EQ(road->graph.nodeCount(), 58);
    EXPECT_NEAR(secondsOf(*road), 146.05808, 1e-6);
}

TEST(StageRoad, HasTheDiceOfEachSection) {
    const auto soft = roadOf("T5-T6 / T0-T1 / T5-T6", {QStringLiteral("soft")});
    ASSERT_TRUE(soft.has_value());
    EXPECT_EQ(soft->dice[0].hazardLimit, 4);
    EXPECT_EQ(soft->dice[1].hazardLimit, 3);
    EXPECT_EQ(soft->dice[2].hazardLimit, 2);
    const auto kept = roadOf("T5-T6", {QStringLiteral("soft"), true, 1});
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->dice[0].hazardLimit, 3);
    const auto mixed = roadOf("T8*-T9* / U0-U1", {QStringLiteral("snow-2"), true});
    ASSERT_TRUE(mixed.has_value());
    EXPECT_EQ(mixed->dice[0].dashboard.id, QStringLiteral("snow2"));
    EXPECT_EQ(mixed->dice[1].dashboard.id, QStringLiteral("snow2-earth-leader"));
    EXPECT_EQ(mixed->surfaces, (std::vector{RoadSurface::Snow, RoadSurface::Earth}));
}

/// A ford is open water on asphalt and frozen on snow; changes of line are those of the road.
TEST(StageRoad, HasWhatTheSideAndTheRoadSay) {
    const auto boards = readZoneBoards(
        R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "T", "sides": [
            {"side": "T", "surface": "asphalt", "firstEnd": 0,
             "roads": [{"points": ["0", "1"], "text": "s~ c3x3/5x4", "changes": ["i1 to o2"]}]},
            {"side": "T*", "surface": "snow", "firstEnd": 0,
             "roads": [{"points": ["0", "1"], "text": "s~ c3x3/5x4"}]}]}]})");
    ASSERT_TRUE(boards.has_value()) << sentence(boards.error()).toStdString();
    const auto rules = builtInRoadRules();
    const auto roadOn = [&](const char* line) {
        ChainLayout chain;
        chain.sections = readRoadbookLine(QString::fromLatin1(line), {}).value();
        return roadOfStage(chain, *boards, *rules, {QStringLiteral("snow-2")}).value();
    };
    const StageRoad dry = roadOn("T0-T1");
    const StageRoad snow = roadOn("T0*-T1*");
    EXPECT_TRUE(dry.graph.node(1).ford);
    EXPECT_FALSE(snow.graph.node(1).ford);
    EXPECT_EQ(snow.graph.moveCount() - dry.graph.moveCount(), 3); // the rule has four changes
    EXPECT_EQ(roadOn("T1-T0").graph.moveCount(), dry.graph.moveCount());
}

TEST(StageRoad, NamesAllSectionsThatAreNotEntered) {
    const auto road = roadOf("T0-T1 / C7-C6 / T1*-T0*", {QStringLiteral("asphalt")});
    ASSERT_FALSE(road.has_value());
    EXPECT_EQ(road.error().what, QStringLiteral("C7-C6, T1*-T0*: spaces not entered"));
    const auto tyres = roadOf("T0-T1", {QStringLiteral("slick")});
    ASSERT_FALSE(tyres.has_value());
}

} // namespace
} // namespace stagewright
