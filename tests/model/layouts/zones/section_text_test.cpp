#include "model/layouts/zones/road/road_elements_file.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/any_road.h"

#include <QJsonArray>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

RoadElements roadIn(const char* text) {
    const SectionText read = readSectionText(QString::fromUtf8(text));
    EXPECT_TRUE(read.isRight()) << text;
    return read.road;
}

std::string canonical(const char* text) {
    return textOfRoad(roadIn(text)).toStdString();
}

/// "3: a note is 1 to 5"
std::string firstRemark(const char* text) {
    const SectionText read = readSectionText(QString::fromUtf8(text));
    if (read.remarks.empty())
        return {};
    const SectionRemark& remark = read.remarks.front();
    return (remark.isError ? "" : "warning ") + std::to_string(remark.column) + ": " +
           remark.what.toStdString();
}

TEST(SectionText, MeansWhatTheFormatSays) {
    const RoadElements road = roadIn("3*s c3/4k4 s~f");
    ASSERT_EQ(road.size(), 5U);
    EXPECT_EQ(road[0], RoadElement());
    const RoadElement& corner = road[3];
    EXPECT_EQ(corner.kind, ElementKind::Corner);
    EXPECT_EQ(corner.note, 3);
    EXPECT_EQ(corner.insideSpaces, 1);
    EXPECT_EQ(corner.slideNote, 4);
    EXPECT_EQ(corner.slideSpaces, 2);
    EXPECT_EQ(corner.cutNote, 4);
    EXPECT_TRUE(road[4].ford);
    EXPECT_EQ(road[4].scenery, RoadScenery::Forest);

    const RoadElement longCorner = roadIn("c3x3/5x4").front();
    EXPECT_EQ(longCorner.insideSpaces, 3);
    EXPECT_EQ(longCorner.slideSpaces, 4);
    EXPECT_EQ(longCorner.slideNote, 5);
    EXPECT_EQ(roadIn("c3x3/5"), roadIn("c3x3/5x4"));

    const RoadElement turn = roadIn("t3k4<").front();
    EXPECT_EQ(turn.kind, ElementKind::Turn);
    EXPECT_EQ(turn.cutNote, 4);
    EXPECT_EQ(turn.hand, RoadHand::Left);
    EXPECT_EQ(turn.slideSpaces, 0);
}

TEST(SectionText, IsWrittenInOneWay) {
    EXPECT_EQ(canonical("  S ,s;s   C3/4K4>F "), "3*s c3/4k4f>");
    EXPECT_EQ(canonical("1*s"), "s");
    EXPECT_EQ(canonical("s~h s~h"), "2*sh~");
    EXPECT_EQ(canonical("c3x3/5x4 c3x1/4x2 c3/4x3 2*b4"), "c3x3/5 c3/4 c3/4x3 2*b4");
    EXPECT_EQ(canonical("99*s 9*s"), "99*s 9*s");
}

TEST(SectionText, SaysColumnAndRemedy) {
    EXPECT_EQ(firstRemark("s c6"), "4: a note is 1 to 5");
    EXPECT_EQ(firstRemark("c"), "2: a note is 1 to 5");
    EXPECT_EQ(firstRemark("s bh"), "4: a bump has no halves");
    EXPECT_EQ(firstRemark("b4h"), "3: a bump has no halves");
    EXPECT_EQ(firstRemark("c3h"), "3: a corner has no halves");
    EXPECT_EQ(firstRemark("b4~"), "3: a ford is a straight");
    EXPECT_EQ(firstRemark("2*s c3/4x1"), "7: a slide line has more spaces than the inside line");
    EXPECT_EQ(firstRemark("c4/3"), "warning 3: the slide is slower than the inside line");
    EXPECT_EQ(firstRemark(""), "1: a section has at least one space");
    EXPECT_EQ(firstRemark(" ,; "), "5: a section has at least one space");
    EXPECT_EQ(firstRemark("0*s"), "1: a count is 2 to 99");
    EXPECT_EQ(firstRemark("100*s"), "1: a count is 2 to 99");
    EXPECT_EQ(firstRemark("s 3"), "3: a number alone is no space");
    EXPECT_EQ(firstRemark("s q"), "3: no space begins with this");
    EXPECT_EQ(firstRemark("s<"), "2: left and right are said of corners and turns");
    EXPECT_EQ(firstRemark("shh"), "3: this is said twice of one space");
    EXPECT_EQ(firstRemark("smf"), "3: a space has one scenery");
    EXPECT_EQ(firstRemark("t3/4"), "3: a turn in a crossroads has an inside space and a cut alone");
    EXPECT_EQ(firstRemark("c3x0"), "4: a line of a corner has 1 to 9 spaces");
    EXPECT_EQ(firstRemark("s3"), "2: nothing of a space is written like this");
    EXPECT_EQ(firstRemark("99*s 99*s 99*s 99*s 99*s 99*s"), "26: a section has at most 500 spaces");
    const auto fault = roadFromText(u"s c6");
    ASSERT_FALSE(fault.has_value());
    EXPECT_EQ(fault.error().place, QStringLiteral("column 4"));
    EXPECT_FALSE(fault.error().remedy.isEmpty());
}

TEST(SectionText, KeepsTheItemsThatAreRight) {
    const SectionText read = readSectionText(u"2*s c9 b4 qq");
    EXPECT_EQ(read.road.size(), 3U);
    EXPECT_EQ(read.remarks.size(), 2U);
    EXPECT_FALSE(read.isRight());
    EXPECT_TRUE(readSectionText(u"c4/3").isRight());
}

TEST(SectionText, IsCountedAlongBothLines) {
    EXPECT_EQ(countsOf(roadIn("4*s c3x3/5 b2 t3k4 c2")), (RoadCounts{10, 11, 3, 1}));
}

TEST(SectionText, OnEarthStraightsBesideCornersHaveHalves) {
    EXPECT_EQ(textOfRoad(withEarthHalves(roadIn("2*s c3/4k4 s~ s t3 s c2 b2 s"))),
              QStringLiteral("s sh c3/4k4 sh~ s t3 sh c2 b2 s"));
}

TEST(SectionText, FromTheOtherEndLeftIsRight) {
    EXPECT_EQ(textOfRoad(fromTheOtherEnd(roadIn("2*s c3/4k4< s~ b2"))),
              QStringLiteral("b2 s~ c3/4k4> 2*s"));
}

TEST(SectionText, IsTheSameAsTheListOfAFile) {
    Faults faults;
    const JsonPath top;
    const QJsonArray list = roadElementsAsJson(roadIn("2*s b4 sh c3/4k4 s~f t3k4"));
    EXPECT_EQ(list.size(), 6);
    EXPECT_EQ(list[0].toObject().value(QStringLiteral("count")).toInt(), 2);
    EXPECT_EQ(textOfRoad(readRoadElements(list, top, faults)),
              QStringLiteral("2*s b4 sh c3/4k4 s~f t3k4"));
    EXPECT_TRUE(faults.none());
}

RC_GTEST_PROP(SectionText, IsReadAsItWasWritten, ()) {
    const RoadElements road = anyRoad();
    const QString text = textOfRoad(road);
    const SectionText read = readSectionText(text);
    RC_ASSERT(read.isRight());
    RC_ASSERT(read.road == road);
    RC_ASSERT(textOfRoad(read.road) == text);
    RC_ASSERT(fromTheOtherEnd(fromTheOtherEnd(road)) == road);
    Faults faults;
    const JsonPath top;
    RC_ASSERT(readRoadElements(roadElementsAsJson(road), top, faults) == road);
    RC_ASSERT(faults.none());
}

RC_GTEST_PROP(SectionText, OfNoiseIsJudgedWithinTheText, ()) {
    QString text;
    for (int i = *rc::gen::inRange(0, 20); i > 0; --i)
        text += *rc::gen::element(u's', u'c', u'3', u'*', u'x', u'/', u'k', u' ', u'~', u'h', u'9',
                                  u'<', u'ß', u'b', u't');
    const SectionText read = readSectionText(text);
    for (const SectionRemark& remark : read.remarks) {
        RC_ASSERT(remark.column >= 1);
        RC_ASSERT(remark.column - 1 + remark.length <= text.size());
    }
    RC_ASSERT(read.road.size() <= static_cast<std::size_t>(mostSectionElements));
}

} // namespace
} // namespace stagewright
