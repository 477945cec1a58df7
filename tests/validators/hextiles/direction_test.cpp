#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

// A stage driven the other way is as right, or as wrong, as before: only hints about directions
// change.

namespace stagewright {
namespace {

/// What is said that has nothing to do with the direction: rule, place and edge of each finding.
std::multiset<std::string> withoutDirection(const Stage& stage) {
    static const std::set<QString> directed{QStringLiteral("against-print"),
                                            QStringLiteral("unclear-junction"),
                                            QStringLiteral("surface-changes")};
    Checker checker(catalogue(), everything());
    checker.setHints(true);
    checker.check(stage);
    const auto& findings = checker.findings();
    // Where lanes do not meet, it depends on the side that cars come from which spaces they reach.
    const bool lanesMeet = std::none_of(findings.begin(), findings.end(), [](const Finding& each) {
        return each.rule == QLatin1StringView("lane-counts-differ");
    });
    std::multiset<std::string> kinds;
    for (Finding finding : findings) {
        finding.text.clear(); // it names tiles, two of which are others
        if (!directed.contains(finding.rule) &&
            (lanesMeet || finding.rule != QLatin1StringView("unreachable-space")))
            kinds.insert(said(finding));
    }
    return kinds;
}

Route routeOf(const Stage& stage) {
    return findRoute(stage, RoadGraph(stage, catalogue()));
}

/// Start and finish of one box: each is what the other becomes.
TileId otherEnd(TileId side) {
    static const std::map<int, int> pairs{{202, 203}, {203, 202}, {301, 302}, {302, 301}};
    const int number = pairs.at(side.number());
    return *TileId::parse(QString::number(number) + QLatin1Char(side.side()));
}

/// Whether a road leads to the hex over its edge; a service yard is none.
bool meetsRoad(const Stage& stage, Hex hex, Edge edge) {
    const auto tiles = tilesOf(stage).at(neighbour(hex, edge));
    return std::any_of(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide& side = *catalogue().find(tile.side);
        return side.role != Role::Service && side.lanesAt(onTile(opposite(edge), tile)) > 0;
    });
}

/// The stage with start and finish swapped; nothing unless it has one of each, and a road meets
/// each at one end alone.
std::optional<Stage> drivenBackwards(const Stage& stage) {
    const RoadGraph roads(stage, catalogue());
    Stage swapped = stage;
    int ends = 0;
    for (qsizetype i = 0; i < tilesOf(stage).placements().size(); ++i) {
        const Placement& tile = tilesOf(stage).placements()[i];
        const auto number = static_cast<std::size_t>(i);
        const Role role = roads.side(number)->role;
        if (role != Role::Start && role != Role::Finish)
            continue;
        ++ends;
        int joined = 0;
        for (const Edge edge : allEdges)
            joined += roads.side(number)->lanesAt(onTile(edge, tile)) > 0 &&
                              meetsRoad(stage, tile.hex, edge)
                          ? 1
                          : 0;
        if (joined != 1 || tilesOf(stage).at(tile.hex).size() > 1)
            return std::nullopt;
        apply(replace(tile, otherEnd(tile.side)), swapped);
    }
    return ends == 2 ? std::optional(swapped) : std::nullopt;
}

/// The circuit with its grid turned round; nothing where that does not make the same road.
std::optional<Stage> lappedBackwards(const Stage& stage) {
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide& side = *catalogue().find(tile.side);
        if (side.role != Role::StartFinish)
            continue;
        if (tilesOf(stage).at(tile.hex).size() > 1 || side.roads.size() != 1 ||
            side.roads.front().bend() != 0 ||
            side.roads.front().lanes[0] != side.roads.front().lanes[1])
            return std::nullopt;
        Stage turnedRound = stage;
        apply(*turn(stage, {&tile, 1}, tile.hex, Turn(3)), turnedRound);
        return turnedRound;
    }
    return std::nullopt;
}

TEST(Direction, RulebookStagesDrivenBackwardsAreAsGood) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const auto backwards = drivenBackwards(stage);
        ASSERT_TRUE(backwards) << file;
        EXPECT_EQ(withoutDirection(*backwards), withoutDirection(stage)) << file;
        EXPECT_TRUE(routeOf(*backwards).complete) << file;
        // Both arches of a stage are driven as their print says, or both are not, at each end of
        // it.
        EXPECT_EQ(routeOf(*backwards).steps.size(), routeOf(stage).steps.size()) << file;
        EXPECT_EQ(*drivenBackwards(*backwards), stage) << file;
    }
}

TEST(Direction, CircuitsLappedBackwardsAreAsGood) {
    for (const std::string& file : gtCircuits()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const auto backwards = lappedBackwards(stage);
        ASSERT_TRUE(backwards) << file;
        EXPECT_EQ(withoutDirection(*backwards), withoutDirection(stage)) << file;
        EXPECT_TRUE(routeOf(*backwards).complete) << file;
    }
}

TEST(Direction, AnyStageWithARouteDrivenBackwardsIsAsGood) {
    int compared = 0;
    EXPECT_TRUE(rc::check("only hints about directions change", [&] {
        const Stage stage = *anyBoard(StageKind::Stage);
        const auto backwards = drivenBackwards(stage);
        if (!backwards || !routeOf(stage).complete)
            return;
        ++compared;
        RC_ASSERT(withoutDirection(*backwards) == withoutDirection(stage));
        RC_ASSERT(routeOf(*backwards).complete);
    }));
    EXPECT_GT(compared, 0);
}

TEST(Direction, AnyCircuitWithALapDrivenBackwardsIsAsGood) {
    int compared = 0;
    EXPECT_TRUE(rc::check("only hints about directions change", [&] {
        const Stage stage = *anyBoard(StageKind::Circuit);
        const Route route = routeOf(stage);
        const auto backwards = lappedBackwards(stage);
        if (!backwards || !route.complete || !route.leadIn.empty())
            return;
        ++compared;
        RC_ASSERT(withoutDirection(*backwards) == withoutDirection(stage));
        RC_ASSERT(routeOf(*backwards).complete);
    }));
    EXPECT_GT(compared, 0);
}

} // namespace
} // namespace stagewright
