#include "model/design/search_board.h"
#include "model/design/stage_drawer.h"
#include "tests/model/design/unruled_source.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

bool hasShortcut(const Placement& tile) {
    const auto& roads = catalogue().find(tile.side)->roads;
    return std::any_of(roads.begin(), roads.end(), [](const Road& road) {
        return std::any_of(road.spaces.begin(), road.spaces.end(),
                           [](const Space& space) { return space.shortcut.has_value(); });
    });
}

/// Whether nothing lies there but what stands beside the road, and no road leads there.
bool isRoom(Hex hex, const std::vector<Placement>& road) {
    return std::none_of(road.begin(), road.end(), [hex](const Placement& tile) {
        return tile.hex == hex || std::any_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
                   return neighbour(tile.hex, edge) == hex &&
                          catalogue().find(tile.side)->lanesAt(onTile(edge, tile)) > 0;
               });
    });
}

/// The service park or pit lies beside the first of these tiles that has room beside it.
void expectBesideFirstWithRoom(const Stage& stage, Role role, const std::vector<Placement>& road) {
    const auto& tiles = tilesOf(stage).placements();
    const auto park = std::find_if(tiles.begin(), tiles.end(), [role](const Placement& tile) {
        return catalogue().find(tile.side)->role == role;
    });
    ASSERT_NE(park, tiles.end());
    const auto nearest = std::find_if(road.begin(), road.end(), [&](const Placement& tile) {
        return std::any_of(allEdges.begin(), allEdges.end(),
                           [&](Edge edge) { return isRoom(neighbour(tile.hex, edge), road); });
    });
    ASSERT_NE(nearest, road.end());
    EXPECT_EQ(steps(park->hex, nearest->hex), 1);
}

} // namespace

// Of 16 tiles up to two with a shortcut are few and four are many (rangeOf): three are between.
TEST(StageDrawer, RoadsThatMeetThemselvesHaveWhatIsWishedForToo) {
    const StageSource source = unruledSource({"dirt-core", "dirt-rx"});
    Wishes wishes;
    wishes.tiles = 16;
    wishes.amount(Trait::Shortcuts) = Amount::Medium;
    SearchRun run;
    run.answers = 12;
    run.seconds = 60;
    const Answers answers = generate(wishes, source, run);
    ASSERT_EQ(answers.stages.size(), 12U) << answers.reason.toStdString();
    int meeting = 0;
    for (const Stage& stage : answers.stages) {
        const auto road = drivenTiles(stage);
        EXPECT_EQ(std::count_if(road.begin(), road.end(), hasShortcut), 3);
        const auto& tiles = tilesOf(stage).placements();
        const bool meets = std::any_of(tiles.begin(), tiles.end(), [](const Placement& tile) {
            return catalogue().find(tile.side)->roads.size() > 1;
        });
        meeting += meets ? 1 : 0;
    }
    EXPECT_GE(meeting, 4);
}

TEST(StageDrawer, TheServiceParkIsBesideTheFinish) {
    Wishes wishes;
    wishes.tiles = 10;
    wishes.service = true;
    SearchRun run;
    run.answers = 12;
    run.seconds = 60;
    const Answers answers = generate(wishes, unruledSource({"dirt-core"}), run);
    ASSERT_EQ(answers.stages.size(), 12U) << answers.reason.toStdString();
    for (const Stage& stage : answers.stages) {
        auto road = drivenTiles(stage);
        ASSERT_EQ(road.size(), 10U);
        std::reverse(road.begin(), road.end());
        expectBesideFirstWithRoom(stage, Role::Service, road);
    }
}

TEST(StageDrawer, ThePitIsBesideTheLine) {
    Wishes wishes;
    wishes.game = QStringLiteral("gt");
    wishes.kind = StageKind::Circuit;
    wishes.tiles = 10;
    wishes.service = true;
    SearchRun run;
    run.answers = 6;
    run.seconds = 60;
    const Answers answers = generate(wishes, unruledSource({"gt-core"}, "gt"), run);
    ASSERT_EQ(answers.stages.size(), 6U) << answers.reason.toStdString();
    for (const Stage& stage : answers.stages) {
        const auto road = drivenTiles(stage);
        ASSERT_EQ(road.size(), 10U);
        expectBesideFirstWithRoom(stage, Role::Pit, road);
    }
}

} // namespace stagewright
