#include "model/design/list_to_lay.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

std::string whyNot(const ListToLay& list) {
    return whyNoLayout(list, catalogue()).value_or(QStringLiteral("-")).toStdString();
}

std::string whyNot(std::initializer_list<const char*> tiles) {
    return whyNot(toLay(listed(tiles)));
}

} // namespace

TEST(ListToLay, KnowsWhatTheTilesAreFor) {
    for (const RulebookList& list : rulebookLists()) {
        const bool circuit = list.name.startsWith(QStringLiteral("course"));
        EXPECT_EQ(kindOf(list.tiles, catalogue()), circuit ? StageKind::Circuit : StageKind::Stage);
        EXPECT_EQ(gameOf(list.tiles, catalogue()),
                  circuit ? QStringLiteral("gt") : QStringLiteral("dirt"));
    }
    EXPECT_EQ(kindOf(listed({"202a", "208a"}), catalogue()), StageKind::Circuit);
}

TEST(ListToLay, OneListOfTheRulebooksAsksForBothSidesOfATile) {
    for (const RulebookList& list : rulebookLists())
        EXPECT_EQ(whyNot(toLay(list.tiles)),
                  list.name == QStringLiteral("rally3-ss2")
                      ? "both sides of 224 are asked for, and one tile shows one side"
                      : "-")
            << list.name.toStdString();
}

TEST(ListToLay, SaysWhichTileTheBoxesLack) {
    EXPECT_EQ(whyNot({"202a", "203a", "205a", "205a"}),
              "the list asks for 2 × 205, and the boxes hold 1");
    ListToLay list = toLay(listed({"202a", "205a", "203a"}));
    list.boxes = Stock();
    EXPECT_EQ(whyNot(list), "the list asks for 1 × 202, and the boxes hold 0");
    list.boxes.add(*catalogue().box(u"dirt-core"), 2);
    EXPECT_EQ(whyNot(list), "-");
}

TEST(ListToLay, SaysWhichEndsAreMissingOrTooMany) {
    EXPECT_EQ(whyNot({}), "the list is empty");
    EXPECT_EQ(whyNot({"203a", "205a"}), "a stage needs a start tile, and the list has none");
    EXPECT_EQ(whyNot({"202a", "302a", "203a"}),
              "a stage has one finish tile, and the list has several: 302a, 203a");
    EXPECT_EQ(whyNot({"202a", "301a", "203a"}),
              "a stage has one start tile, and the list has several: 202a, 301a");
    ListToLay ring = toLay(listed({"104b", "107b", "107b"}));
    ring.info.kind = StageKind::Circuit;
    EXPECT_EQ(whyNot(ring), "a circuit needs a start-finish tile, and the list has none");
    ListToLay stage = toLay(listed({"202a", "205a"}));
    stage.info.kind = StageKind::Stage;
    EXPECT_EQ(whyNot(stage), "a stage needs a finish tile, and the list has none");
}

TEST(ListToLay, SaysWhichLanesDoNotMeet) {
    EXPECT_EQ(whyNot({"102b", "105b", "105b", "106b", "106b", "112b", "112b", "103a"}),
              "no tile of the list joins roads of 3 lane(s) (103a) to those of 2 lane(s)");
    // 119a has three lanes at one end and two at the other, and nothing leads back.
    EXPECT_EQ(whyNot({"102b", "105b", "105b", "106b", "106b", "112b", "112b", "119a"}),
              "road ends of 2 lane(s) meet in pairs, and the list has 15 of them, on 102b, 105b, "
              "106b, 112b, 119a");
}

TEST(ListToLay, SaysWhatIsLeftOverWhicheverSidesLieUp) {
    // On either side 119 has three lanes at one end and two at the other; all others have as many
    // at both.
    EXPECT_EQ(whyNot({"102", "106", "107", "107", "119"}),
              "road ends of 2 lane(s) meet in pairs, and the list has 1 of them, on 119");
    // Where roads branch, too: 151 has three ends of three lanes, or of two.
    EXPECT_EQ(whyNot({"102b", "151b", "105b", "105b", "106b", "103b"}),
              "-"); // the line may stand outside the ring
    EXPECT_EQ(whyNot({"102b", "151b", "152b", "105b", "119b"}),
              "road ends of 3 lane(s) meet in pairs, and the list has 1 of them, on 119b");
}

TEST(ListToLay, SaysThatTheTurnsDoNotAddUp) {
    EXPECT_EQ(whyNot({"102b", "105b", "105b", "107b"}),
              "the tiles turn by 240 degrees in all, and a circuit has to turn by 360");
    // Seven turns by 60 degrees are odd.
    EXPECT_TRUE(whyNot({"102b", "105b", "105b", "106b", "106b", "112b", "112b", "113b"})
                    .starts_with("the turns of the tiles cannot add up to 360 degrees"));
    // Four turns by 120: -8, -4, 0, 4, 8 sixths.
    EXPECT_TRUE(whyNot({"102b", "107b", "107b", "111b", "111b"})
                    .starts_with("the turns of the tiles cannot add up to 360 degrees"));
    EXPECT_EQ(whyNot({"102b", "105b", "105b", "106b", "106b", "112b", "112b"}), "-");
    // With the sides open there may be one that fits.
    EXPECT_EQ(whyNot({"102", "106", "107", "107", "119", "120"}), "-");
}

TEST(ListToLay, SaysThatTheTableIsTooSmall) {
    ListToLay list = toLay(listed({"202a", "205a", "203a"}));
    list.table = TableRoom{2, 3.5};
    EXPECT_EQ(whyNot(list), "the table is too small for 3 tile(s)");
    list.table = TableRoom{2, 5.3}; // three hexes one behind the other
    EXPECT_EQ(whyNot(list), "-");
}

} // namespace stagewright
