#include "model/layouts/zones/road/road_elements_file.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/any_road.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <QJsonArray>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

ZoneBoards overlayOf(const char* text) {
    const auto boards = readZoneBoards(QByteArray(text));
    EXPECT_TRUE(boards.has_value()) << sentence(boards.error()).toStdString();
    return boards.value_or(ZoneBoards());
}

QString faultOf(const char* text) {
    const auto boards = readZoneBoards(QByteArray(text));
    EXPECT_FALSE(boards.has_value());
    return boards ? QString() : boards.error().what;
}

TEST(ZoneBoards, PublicOnesHaveNoSpaces) {
    const ZoneBoards boards = publicBoards();
    ASSERT_EQ(boards.zones.size(), 8);
    ASSERT_EQ(boards.boxes.size(), 2);
    EXPECT_EQ(boards.boxes[1].zones, (QList<QChar>{u'A', u'B', u'D', u'P'}));
    for (const Zone& zone : boards.zones)
        for (const ZoneSide& side : zone.sides)
            for (const ZoneRoad& road : side.roads)
                EXPECT_FALSE(road.isEntered()) << side.side.toStdString();
    const Zone* c = boards.zone(u'C');
    ASSERT_NE(c, nullptr);
    EXPECT_TRUE(knowsAllRoads(*c, *c->side(u"C")));
    EXPECT_TRUE(knowsAllRoads(*c, *c->side(u"C*")));
    EXPECT_EQ(roadsOf(*c, *c->side(u"C*")).size(), 5);
}

TEST(ZoneBoards, ANumberIsOfOneSide) {
    const ZoneBoards boards = publicBoards();
    const Zone* a = boards.zone(u'A');
    ASSERT_NE(a, nullptr);
    EXPECT_EQ(sideWith(*a, 5, false)->side, QStringLiteral("A"));
    EXPECT_EQ(sideWith(*a, 11, false)->side, QStringLiteral("A"));
    EXPECT_EQ(sideWith(*a, 25, false)->side, QStringLiteral("A/20"));
    EXPECT_EQ(sideWith(*a, 30, false)->side, QStringLiteral("A/20"));
    EXPECT_EQ(sideWith(*a, 5, true), nullptr);
    EXPECT_EQ(sideWith(*boards.zone(u'C'), 5, true)->side, QStringLiteral("C*"));
    EXPECT_EQ(endIndex(*a->side(u"A/20"), 27), 7);
    EXPECT_EQ(endIndex(*a->side(u"A/20"), 30), std::nullopt);
    EXPECT_EQ(roadThrough(*a, *a->side(u"A/20"), {26, 31, 32, 25})->points,
              (QList<int>{26, 31, 32, 25}));
    EXPECT_EQ(roadThrough(*a, *a->side(u"A/20"), {25, 26}), std::nullopt);
    EXPECT_EQ(roadFrom(*a, *a->side(u"A"), 4)->points, (QList<int>{4, 12, 11, 10, 0}));
}

TEST(ZoneBoards, RoadsAreDrivenFromBothEnds) {
    const ZoneBoards boards = trainingBoards();
    const Zone* t = boards.zone(u'T');
    ASSERT_NE(t, nullptr);
    EXPECT_EQ(textOfRoad(roadThrough(*t, *t->side(u"T"), {3, 2})->spaces),
              QStringLiteral("3*s c2/3k3 5*s c4/5 2*s"));
    EXPECT_EQ(countsOf(roadFrom(*t, *t->side(u"T"), 4)->spaces), (RoadCounts{15, 16, 2, 0}));
}

TEST(ZoneBoards, TheExampleOfTheFormatIsOneRoadInBothForms) {
    const QJsonObject example =
        zoneTestObject("training-zones.json").value(QStringLiteral("elementsExample")).toObject();
    Faults faults;
    const JsonPath top;
    const QString text = example.value(QStringLiteral("text")).toString();
    const RoadElements road =
        readRoadElements(example.value(QStringLiteral("elements")).toArray(), top, faults);
    EXPECT_TRUE(faults.none());
    EXPECT_EQ(textOfRoad(road), text);
    EXPECT_EQ(road, readSectionText(text).road);
}

TEST(ZoneBoards, AnOverlayAddsAndReplacesWholeRoads) {
    const ZoneBoards overlay = overlayOf(R"({"format": 1, "game": "rallyman-2009",
        "board": {"order": "anticlockwise", "mm": [300, 200]},
        "zones": [{"zone": "C", "sides": [{"side": "C", "roads": [
            {"points": ["9", "0"], "text": "2*s c3/4"}]},
            {"side": "C*", "roads": [{"points": ["1", "2"], "text": "s"}]}]},
          {"zone": "Z", "sides": [{"side": "Z", "firstEnd": 0, "roads": []}]}]})");
    const ZoneBoards boards = withOverlay(publicBoards(), overlay);
    EXPECT_EQ(boards.endOrder(), EndOrder::Anticlockwise);
    EXPECT_EQ(boards.size, (BoardSize{300, 200}));
    const Zone* c = boards.zone(u'C');
    EXPECT_EQ(c->side(u"C")->roads.size(), 5);
    EXPECT_EQ(textOfRoad(roadFrom(*c, *c->side(u"C"), 0)->spaces), QStringLiteral("c3/4 2*s"));
    EXPECT_EQ(c->side(u"C*")->roads.size(), 1);
    EXPECT_EQ(roadsOf(*c, *c->side(u"C*")).size(), 5);
    EXPECT_EQ(boards.zones.size(), 9);
    EXPECT_EQ(withOverlay(boards, overlay), boards);
}

TEST(ZoneBoards, WhatIsWrongIsRefused) {
    const QString sides = QStringLiteral(
        R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "C", "sides": [%1]}]})");
    const auto side = [&](const char* text) {
        return faultOf(sides.arg(QLatin1StringView(text)).toUtf8().constData());
    };
    EXPECT_EQ(side(R"({"side": "C", "roads": [{"points": ["0"]}]})"),
              QStringLiteral("a road joins two ends"));
    EXPECT_EQ(side(R"({"side": "C", "roads": [{"points": ["0", "1"], "text": "c6"}]})"),
              QStringLiteral("column 2: a note is 1 to 5"));
    EXPECT_EQ(side(R"({"side": "C", "roads": [{"points": ["0", "1"]}, {"points": ["1", "2"]}]})"),
              QStringLiteral("two roads of side C use the end 1"));
    EXPECT_EQ(side(R"({"side": "C/20", "firstEnd": 5, "roads": [{"points": ["20", "21"]}]})"),
              QStringLiteral("the ends of side C/20 are 5 to 14: 20 is none of them"));
    EXPECT_EQ(side(R"({"side": "C/20", "firstEnd": 20, "roads": [{"points": ["20", "30"]}]})"),
              QStringLiteral("the ends of side C/20 are 20 to 29: 30 is none of them"));
    EXPECT_EQ(side(R"({"side": "D", "roads": []})"),
              QStringLiteral("a side of zone C is called C, C*, or C/ and its first number"));
    EXPECT_EQ(side(R"({"side": "C", "roads": [{"points": ["0", "x"]}]})"),
              QStringLiteral("a point of a road is the number printed there, in quotes"));
    for (const char* change : {"\"i1 to i2\"", "\"i0 to o1\"", "\"i1 to o11\"", "\"i1o2\"",
                               "\"i1 to o2 to i3\"", "12", "null"})
        EXPECT_EQ(side((R"({"side": "C", "roads": [{"points": ["0", "1"], "changes": [)" +
                        std::string(change) + "]}]}")
                           .c_str()),
                  QStringLiteral("a change of line leads from an inside space to one of the slide "
                                 "line or back, as \"i1 to o2\""))
            << change;
    EXPECT_EQ(side(R"({"side": "C", "roads": []}, {"side": "C", "roads": []})"),
              QStringLiteral("side C is there twice"));
    EXPECT_EQ(faultOf(R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "cc",
                          "sides": []}]})"),
              QStringLiteral("a zone is one capital letter"));
}

TEST(ZoneBoards, ARoadsChangesOfLineAreReadAndTurnedWithIt) {
    const char* file = R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "C", "sides": [
        {"side": "C", "roads": [{"points": ["0", "1"], "text": "s c3x3/5x4",
         "changes": ["i1 to o2", " o10 - i2 "], "note": "worn"}, {"points": ["2", "3"],
         "changes": []}, {"points": ["4", "5"], "changes": null}]}]}]})";
    const auto boards = readZoneBoards(file);
    ASSERT_TRUE(boards.has_value()) << sentence(boards.error()).toStdString();
    const Zone& zone = *boards->zone(u'C');
    const ZoneSide& side = *zone.side(u"C");
    EXPECT_EQ(side.roads[0].lineChanges, (LineChanges{{{false, 1, 2}, {true, 10, 2}}}));
    EXPECT_EQ(side.roads[1].lineChanges, LineChanges());
    EXPECT_EQ(side.roads[2].lineChanges, std::nullopt);
    const ZoneRoad other = *roadFrom(zone, side, 1);
    EXPECT_TRUE(other.lineChanges->backwards);
    EXPECT_EQ(fromTheOtherEnd(other), side.roads[0]);
    ZoneBoards turned;
    turned.zones.append(Zone{u'C', {}, {ZoneSide{QStringLiteral("C")}}});
    turned.zones[0].sides[0].roads.append(other);
    const QByteArray text = textOfZoneBoards(turned);
    EXPECT_TRUE(text.contains(R"("changes": ["i1 to o2", "o10 to i2"])")) << text.toStdString();
    EXPECT_EQ(readZoneBoards(text)->zones[0].sides[0].roads[0], side.roads[0]);
}

TEST(ZoneBoards, PublicAndTrainingBoardsAreReadAsTheyWereWritten) {
    for (const ZoneBoards& boards : {publicBoards(), trainingBoards()}) {
        const auto again = readZoneBoards(textOfZoneBoards(boards));
        ASSERT_TRUE(again.has_value()) << sentence(again.error()).toStdString();
        EXPECT_TRUE(*again == boards);
    }
}

RC_GTEST_PROP(ZoneBoards, AnOwnersRoadsAreReadAsTheyWereWritten, ()) {
    ZoneBoards boards;
    ZoneSide side{QStringLiteral("C*")};
    side.firstEnd = 0;
    for (int end = 0; end < zoneEnds; end += 2) {
        ZoneRoad road{{end, end + 1}};
        if (*rc::gen::arbitrary<bool>())
            road.spaces = anyRoad();
        if (*rc::gen::arbitrary<bool>()) {
            road.lineChanges = LineChanges();
            for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
                road.lineChanges->list
                    << LineChange{*rc::gen::arbitrary<bool>(), *rc::gen::inRange(1, 11),
                                  *rc::gen::inRange(1, 11)};
        }
        side.roads.append(road);
    }
    boards.zones.append(Zone{u'C', {}, {side}});
    const auto again = readZoneBoards(textOfZoneBoards(boards));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == boards);
}

} // namespace
} // namespace stagewright
