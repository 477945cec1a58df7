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

TEST(EnteredRoads, ANewTextLeavesWhatElseIsSaidOfTheRoad) {
    const ZoneBoards known = publicBoards();
    const auto file = readZoneBoards(
        R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L", "sides": [{"side": "L",
            "roads": [{"points": ["0", "1"], "text": "s", "changes": ["i1 to o2"],
                       "note": "of my own board"}]}]}]})");
    ASSERT_TRUE(file.has_value());
    const ZoneBoards own =
        withRoadEntered(*file, known, {u'L', QStringLiteral("L"), {1, 0}}, spacesOf("c3x3/5x4 s"));
    const ZoneRoad& road = own.zone(u'L')->side(u"L")->roads.first();
    EXPECT_EQ(textOfRoad(road.spaces), QStringLiteral("c3x3/5x4 s"));
    EXPECT_EQ(road.lineChanges, (LineChanges{{{false, 1, 2}}, true}));
    EXPECT_TRUE(textOfZoneBoards(own).contains(
        R"({"points": ["0", "1"], "text": "s c3x3/5x4", "changes": ["i1 to o2"], "note": )"))
        << textOfZoneBoards(own).toStdString();
    const ZoneBoards copied = withRoadEntered(own, known, {u'L', QStringLiteral("L*"), {1, 0}},
                                              road.spaces, road.lineChanges);
    EXPECT_EQ(copied.zone(u'L')->side(u"L*")->roads.first().lineChanges, road.lineChanges);
}

TEST(EnteredRoads, APacksOtherChangesOfLineAreNotTaken) {
    const auto boards = [](const char* changes) {
        return *readZoneBoards(R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L",
            "sides": [{"side": "L", "roads": [{"points": ["0", "1"], "text": "c3x3/5x4")" +
                               QByteArray(changes) + "}]}]}]}");
    };
    const ZoneBoards own = boards(R"(, "changes": ["i1 to o2"])");
    EXPECT_TRUE(boardsBeneath(own, own).contradicted.empty());
    EXPECT_TRUE(boardsBeneath(own, boards("")).contradicted.empty());
    EXPECT_EQ(boardsBeneath(own, boards(R"(, "changes": [])")).contradicted.size(), 1U);
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

const Zone& zoneIn(const ZoneBoards& boards, QChar letter) {
    return *boards.zone(letter);
}

TEST(EnteredRoads, DenyKnownOnesFromTheirEnds) {
    const ZoneBoards known = publicBoards(); // of L: 8-9, which is inferred, 5-6, 4-7, 2-3, 0-1
    const Zone& l = zoneIn(known, u'L');
    EXPECT_TRUE(isInferred(*roadFrom(l, *l.side(u"L"), 9)));
    EXPECT_FALSE(isInferred(*roadFrom(l, *l.side(u"L"), 5)));
    ASSERT_EQ(roadsDeniedBy(l, *l.side(u"L"), {5, 8}).size(), 2);
    EXPECT_EQ(roadsDeniedBy(l, *l.side(u"L"), {6, 5}), QList<ZoneRoad>());
    const RoadPlace road{u'L', QStringLiteral("L"), {8, 5}};
    ZoneBoards own = withRoadEntered({}, known, road, spacesOf("3*s"));
    const auto side = [&](const ZoneBoards& boards, QStringView name) {
        return *zoneIn(boards, u'L').side(name);
    };
    const ZoneBoards all = withOverlay(known, own);
    const Zone& zone = zoneIn(all, u'L');
    EXPECT_EQ(endsWithoutRoad(zone, side(all, u"L")), (QList<int>{6, 9}));
    EXPECT_EQ(endsWithoutRoad(zone, side(all, u"L*")), (QList<int>{6, 9}));
    EXPECT_FALSE(knowsAllRoads(zone, side(all, u"L")));
    EXPECT_TRUE(isDenied(zone, side(all, u"L"), {9, 8}));
    EXPECT_TRUE(isDenied(zone, side(all, u"L*"), {6, 5}));
    EXPECT_FALSE(isDenied(zone, side(all, u"L"), {5, 8}));
    EXPECT_FALSE(isDenied(zone, side(all, u"L"), {6, 9})); // nobody has said so
    EXPECT_EQ(withOverlay(all, own), all);
    own = withRoadEntered(own, known, {u'L', QStringLiteral("L"), {6, 9}}, spacesOf("4*s"));
    const ZoneBoards both = withOverlay(known, own);
    EXPECT_TRUE(knowsAllRoads(zoneIn(both, u'L'), side(both, u"L")));
    EXPECT_TRUE(knowsAllRoads(zoneIn(both, u'L'), side(both, u"L*")));
    own = withoutRoadEntered(own, {u'L', QStringLiteral("L"), {9, 6}});
    own = withoutRoadEntered(own, road);
    EXPECT_EQ(roadsOf(zoneIn(withOverlay(known, own), u'L'), side(withOverlay(known, own), u"L")),
              roadsOf(l, *l.side(u"L")));
}

TEST(EnteredRoads, OfTheSnowSideAloneDenyThoseOfTheDryOneThere) {
    const ZoneBoards known = publicBoards();
    const ZoneBoards all = withOverlay(
        known, withRoadEntered({}, known, {u'L', QStringLiteral("L*"), {8, 5}}, spacesOf("3*s")));
    const Zone& zone = zoneIn(all, u'L');
    EXPECT_EQ(roadsOf(zone, *zone.side(u"L")).size(), 5);
    EXPECT_TRUE(knowsAllRoads(zone, *zone.side(u"L")));
    EXPECT_EQ(endsWithoutRoad(zone, *zone.side(u"L*")), (QList<int>{6, 9}));
    EXPECT_FALSE(knowsAllRoads(zone, *zone.side(u"L*")));
    EXPECT_TRUE(isDenied(zone, *zone.side(u"L*"), {8, 9}));
    EXPECT_FALSE(isDenied(zone, *zone.side(u"L"), {8, 9}));
}

TEST(EnteredRoads, BringTheirPointsInside) {
    const ZoneBoards known = publicBoards();
    const RoadPlace road{u'B', QStringLiteral("B"), {0, 10, 11, 4}};
    EXPECT_EQ(placeOfRoad(sectionOver(road), known), road);
    const ZoneBoards all = withOverlay(known, withRoadEntered({}, known, road, spacesOf("3*s")));
    EXPECT_EQ(sideWith(zoneIn(all, u'B'), 11, false)->side, QStringLiteral("B"));
    EXPECT_EQ(placeOfRoad({u'B', {0, 5, 4}}, known), std::nullopt);  // 5 is an end
    EXPECT_EQ(placeOfRoad({u'A', {2, 30, 3}}, known), std::nullopt); // 30 is on A/20
    const ZoneBoards more =
        withOverlay(all, withRoadEntered({}, all, {u'B', QStringLiteral("B"), {3, 12, 6}}, {}));
    EXPECT_EQ(zoneIn(more, u'B').side(u"B")->interior, (QList<int>{10, 11, 12}));
}

TEST(SidesOfAnOwner, GetTheirNumbersAndSurfaceFromHim) {
    const ZoneBoards known = publicBoards(); // of B/20 nothing is known
    const QString side = QStringLiteral("B/20");
    EXPECT_EQ(placeOfRoad({u'B', {40, 43}}, known), (RoadPlace{u'B', side}));
    const auto said = withSideSaid({}, known, u'B', side, {RoadSurface::Asphalt, 40});
    ASSERT_TRUE(said.has_value());
    EXPECT_EQ(factsEntered(*said, u'B', side), (SideFacts{RoadSurface::Asphalt, 40}));
    EXPECT_EQ(factsEntered(*said, u'B', u"B"), SideFacts());
    const RoadPlace road{u'B', side, {40, 50, 43}};
    ZoneBoards own = withRoadEntered(*said, withOverlay(known, *said), road, spacesOf("2*s c3"));
    EXPECT_EQ(placeOfRoad({u'B', {40, 50, 43}}, withOverlay(known, own)), road);
    // Other numbers are those of its roads too.
    own = *withSideSaid(own, withOverlay(known, own), u'B', side, {RoadSurface::Snow, 20});
    const ZoneBoards all = withOverlay(known, own);
    EXPECT_EQ(sideWith(all, u'B', 23, false)->side, side);
    EXPECT_EQ(sideWith(all, u'B', 23, false)->surface, RoadSurface::Snow);
    EXPECT_EQ(textOfRoad(roadUnder({u'B', {20, 30, 23}}, all)->spaces), QStringLiteral("2*s c3"));
    // They stay as long as there is such a road.
    own = *withSideSaid(own, all, u'B', side, {});
    EXPECT_EQ(factsEntered(own, u'B', side), (SideFacts{std::nullopt, 20}));
    own = withoutRoadEntered(own, {u'B', side, {20, 23}});
    own = *withSideSaid(own, all, u'B', side, {});
    EXPECT_EQ(factsEntered(own, u'B', side), SideFacts());
}

TEST(SidesOfAnOwner, HaveNoNumberOfAnotherSide) {
    const auto said = withSideSaid({}, publicBoards(), u'B', QStringLiteral("B/20"), {{}, 5});
    ASSERT_FALSE(said.has_value());
    EXPECT_EQ(said.error().what,
              QStringLiteral("5 to 14 are not all free: side B has some of these numbers"));
    EXPECT_TRUE(withSideSaid({}, publicBoards(), u'A', QStringLiteral("A/20"), {{}, 20}));
    EXPECT_FALSE(withSideSaid({}, publicBoards(), u'A', QStringLiteral("A/20"), {{}, 12}));
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
    // Where 6 is known to be joined to 7 an owner may know it better, once.
    EXPECT_EQ(placeOfRoad({u'C', {6, 2}}, boards), (RoadPlace{u'C', QStringLiteral("C"), {6, 2}}));
    EXPECT_EQ(placeOfRoad({u'C', {6, 2}},
                          withRoadEntered(boards, boards, {u'C', QStringLiteral("C"), {6, 7}},
                                          spacesOf("s"))),
              std::nullopt);
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
    chain.sections = *readRoadbookLine(u"L0-L1 / C7-C6 / L1-L0 / C6-C2 / J0-J7 / B20-B24", boards);
    EXPECT_EQ(sectionsToEnter(chain, boards), (std::vector<qsizetype>{0, 1, 4, 5}));
    boards = withRoadEntered(boards, boards, {u'L', QStringLiteral("L"), {1, 0}}, spacesOf("s"));
    EXPECT_EQ(sectionsToEnter(chain, boards), (std::vector<qsizetype>{1, 4, 5}));
}

} // namespace

} // namespace stagewright
