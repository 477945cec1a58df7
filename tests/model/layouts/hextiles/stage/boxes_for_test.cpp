#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A tile, the side named, on a hex.
Placement laidTile(Hex hex, const char* side) {
    Placement placement;
    placement.hex = hex;
    placement.side = tileId(side);
    return placement;
}

/// The ids of the boxes that a stage of these sides needs.
QString boxesOf(const char* game, std::initializer_list<const char*> sides) {
    Stage stage;
    stage.info.game = QLatin1StringView(game);
    int r = 0;
    for (const char* side : sides)
        tilesOf(stage).insert(laidTile({0, r++}, side));
    QStringList ids;
    for (const Box* box : boxesFor(stage, catalogue()))
        ids << box->id;
    return ids.join(u' ');
}

} // namespace

TEST(BoxesFor, TheCoreBoxOfTheGameIsEnoughForItsTiles) {
    EXPECT_EQ(boxesOf("dirt", {"202a", "205b"}), QStringLiteral("dirt-core"));
    EXPECT_EQ(boxesOf("gt", {"101", "103a"}), QStringLiteral("gt-core"));
    EXPECT_EQ(boxesOf("dirt", {}), QStringLiteral("dirt-core"));
}

TEST(BoxesFor, AGameThatNoBoxIsOfNeedsOnlyTheBoxesOfItsTiles) {
    EXPECT_EQ(boxesOf("", {}), QString());
    EXPECT_EQ(boxesOf("", {"205a", "401a"}), QStringLiteral("dirt-core dirt-rx"));
}

TEST(BoxesFor, AddsTheBoxThatHoldsAnotherTile) {
    EXPECT_EQ(boxesOf("dirt", {"202a", "401a", "402b"}), QStringLiteral("dirt-core dirt-rx"));
    EXPECT_EQ(boxesOf("dirt", {"103a"}), QStringLiteral("dirt-core gt-core"));
}

TEST(BoxesFor, TakesOneBoxThatHoldsAllRatherThanTwo) {
    // 122 is in two expansions, of which one also holds 131.
    EXPECT_EQ(boxesOf("gt", {"122a", "131a"}), QStringLiteral("gt-core gt-world-tour"));
    EXPECT_EQ(boxesOf("gt", {"121a", "122a"}), QStringLiteral("gt-core gt-championship"));
}

TEST(BoxesFor, TakesABoxMoreWhereANumberIsUsedMoreOften) {
    EXPECT_EQ(boxesOf("gt", {"122a", "123a"}), QStringLiteral("gt-core gt-championship"));
    EXPECT_EQ(boxesOf("gt", {"122a", "122b"}),
              QStringLiteral("gt-core gt-championship gt-world-tour"));
}

TEST(BoxesFor, TakesNoBoxTwice) {
    EXPECT_EQ(boxesOf("dirt", {"205a", "205b", "205a"}), QStringLiteral("dirt-core"));
}

TEST(BoxesFor, EveryRulebookStageNeedsTheCoreBoxOnly) {
    for (const std::string& file : rulebookStages())
        EXPECT_EQ(boxesFor(stageFrom(QString::fromStdString(file)), catalogue()),
                  BoxList{catalogue().box(u"dirt-core")})
            << file;
}

TEST(BoxesHolding, KnowsATileByEitherSide) {
    const BoxList all{catalogue().box(u"dirt-core"), catalogue().box(u"dirt-rx")};
    EXPECT_EQ(boxesHolding(tileId("205b"), all), BoxList{all[0]});
    EXPECT_EQ(boxesHolding(tileId("103a"), all), BoxList());
}

TEST(StockOf, CountsABoxThatIsListedTwiceTwice) {
    const Box* core = catalogue().box(u"gt-core");
    EXPECT_EQ(stockOf({core}).count(tileId("103a")), 3);
    EXPECT_EQ(stockOf({core, core}).count(tileId("103a")), 6);
}

} // namespace stagewright
