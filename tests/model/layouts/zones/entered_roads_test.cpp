#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

RoadElements spacesOf(const char* text) {
    return *roadFromText(QString::fromLatin1(text));
}

const Zone& zoneJ(const ZoneBoards& boards) {
    return *boards.zone(u'J');
}

TEST(EnteredRoads, AreKeptInAnOverlayOfTheirOwn) {
    const ZoneBoards known = publicBoards();
    const RoadPlace road{u'L', QStringLiteral("L"), {1, 0}};
    ZoneBoards own = withRoadEntered({}, known, road, spacesOf("2*s c3"));
    EXPECT_EQ(enteredRoads(own), 1);
    EXPECT_EQ(enteredRoads(known), 0);
    const ZoneBoards all = withOverlay(known, own);
    const Zone* zone = all.zone(u'L');
    EXPECT_EQ(textOfRoad(roadThrough(*zone, *zone->side(u"L"), {0, 1})->spaces),
              QStringLiteral("c3 2*s"));
    EXPECT_EQ(zone->box, QStringLiteral("base"));
    own = withRoadEntered(own, known, {u'L', QStringLiteral("L"), {0, 1}}, spacesOf("s"));
    EXPECT_EQ(enteredRoads(own), 1); // in place of the older one
    EXPECT_EQ(enteredRoads(withoutRoadEntered(own, road)), 0);
}

TEST(EnteredRoads, OnceAllEndsArePairedTheRoadsAreComplete) {
    const ZoneBoards known = publicBoards(); // of J: 1-4
    EXPECT_EQ(endsWithoutRoad(zoneJ(known), *zoneJ(known).side(u"J")),
              (QList<int>{0, 2, 3, 5, 6, 7, 8, 9}));
    ZoneBoards own;
    for (const QList<int>& ends : {QList<int>{0, 2}, {3, 5}, {6, 7}, {9, 8}}) {
        EXPECT_FALSE(knowsAllRoads(zoneJ(withOverlay(known, own)),
                                   *zoneJ(withOverlay(known, own)).side(u"J")));
        own = withRoadEntered(own, known, {u'J', QStringLiteral("J"), ends}, spacesOf("s"));
    }
    const ZoneBoards all = withOverlay(known, own);
    EXPECT_TRUE(knowsAllRoads(zoneJ(all), *zoneJ(all).side(u"J")));
    own = withoutRoadEntered(own, {u'J', QStringLiteral("J"), {5, 3}});
    const ZoneBoards less = withOverlay(known, own);
    EXPECT_FALSE(knowsAllRoads(zoneJ(less), *zoneJ(less).side(u"J")));
}

TEST(EnteredRoads, DryAndSnowSidesHaveTheSameEnds) {
    const ZoneBoards boards = publicBoards();
    const Zone& zone = zoneJ(boards);
    EXPECT_EQ(sideWithTheSameEnds(zone, *zone.side(u"J")), zone.side(u"J*"));
    EXPECT_EQ(sideWithTheSameEnds(zone, *zone.side(u"J*")), zone.side(u"J"));
    const Zone& earth = *boards.zone(u'A');
    EXPECT_EQ(sideWithTheSameEnds(earth, *earth.side(u"A")), nullptr);
}

TEST(SectionRoads, AreThoseThatCanBeEntered) {
    const ZoneBoards boards = publicBoards();
    EXPECT_EQ(placeOfRoad({u'C', {6, 7}}, boards), (RoadPlace{u'C', QStringLiteral("C"), {6, 7}}));
    EXPECT_EQ(placeOfRoad({u'C', {6, 7}, true}, boards),
              (RoadPlace{u'C', QStringLiteral("C*"), {6, 7}}));
    EXPECT_EQ(placeOfRoad({u'C', {6, 2}}, boards), std::nullopt); // 6 is joined to 7
    EXPECT_EQ(placeOfRoad({u'J', {0, 4}}, boards), std::nullopt); // 4 to 1
    EXPECT_EQ(placeOfRoad({u'J', {0, 7}}, boards), (RoadPlace{u'J', QStringLiteral("J"), {0, 7}}));
    EXPECT_EQ(placeOfRoad({u'J', {7, 7}}, boards), std::nullopt);
    EXPECT_EQ(placeOfRoad({u'A', {0, 4}}, boards), std::nullopt); // by points inside
    EXPECT_EQ(placeOfRoad({u'A', {28, 30, 27}}, boards),
              (RoadPlace{u'A', QStringLiteral("A/20"), {28, 30, 27}}));
    EXPECT_EQ(placeOfRoad({u'X', {0, 1}}, boards), std::nullopt);
    EXPECT_EQ(sectionOver({u'C', QStringLiteral("C*"), {6, 7}}),
              (StageSection{u'C', {6, 7}, true}));
}

TEST(SectionRoads, LieOnTheSideOfTheirNumbers) {
    const ZoneBoards boards = publicBoards();
    EXPECT_EQ(sideUnder({u'A', {27, 30, 28}}, boards)->side, QStringLiteral("A/20"));
    EXPECT_EQ(sideUnder({u'C', {0, 9}, true}, boards)->side, QStringLiteral("C*"));
    EXPECT_EQ(sideUnder({u'C', {40, 41}}, boards), nullptr);
    EXPECT_EQ(sideUnder({u'Z', {0, 1}}, boards), nullptr);
    EXPECT_EQ(roadUnder({u'C', {9, 0}}, boards)->points, (QList<int>{9, 0}));
    EXPECT_EQ(roadUnder({u'C', {9, 1}}, boards), std::nullopt);
    EXPECT_EQ(roadUnder({u'Z', {0, 1}}, boards), std::nullopt);
}

TEST(SectionRoads, EachThatLacksSpacesIsListedOnce) {
    ZoneBoards boards = publicBoards();
    ChainLayout chain;
    chain.sections = *readRoadbookLine(u"L0-L1 / C7-C6 / L1-L0 / C6-C2 / J0-J7", boards);
    EXPECT_EQ(sectionsToEnter(chain, boards), (std::vector<qsizetype>{0, 1, 4}));
    boards = withRoadEntered(boards, boards, {u'L', QStringLiteral("L"), {1, 0}}, spacesOf("s"));
    EXPECT_EQ(sectionsToEnter(chain, boards), (std::vector<qsizetype>{1, 4}));
}

} // namespace

} // namespace stagewright
