#include "editor/zones/faces/strip_painter.h"
#include "model/layouts/zones/road/section_text.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr double cell = 40;

RoadElements road(const char* text) {
    const auto read = roadFromText(QString::fromLatin1(text));
    EXPECT_TRUE(read.has_value()) << text;
    return read.value_or(RoadElements());
}

QImage pictureOf(const SectionStrip& strip, const ZoneStyle& style,
                 std::optional<RoadSurface> surface = RoadSurface::Asphalt) {
    QImage picture(strip.area().size().toSize() + QSize(4, 4), QImage::Format_ARGB32);
    picture.fill(style.table);
    QPainter painter(&picture);
    paintSectionStrip(painter, strip, surface, style);
    return picture;
}

int pixelsOf(const QImage& picture, const QRectF& area, const QColor& colour) {
    int count = 0;
    const QRect in = area.toRect().intersected(picture.rect());
    for (int y = in.top(); y <= in.bottom(); ++y)
        for (int x = in.left(); x <= in.right(); ++x)
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

/// Above or below the road.
QRectF beside(const SectionStrip& strip, std::size_t element, bool above) {
    QRectF place = strip.element(element);
    const QRectF way = strip.roadOf(element);
    if (above)
        place.setBottom(way.top());
    else
        place.setTop(way.bottom());
    return place;
}

TEST(SectionStrips, LayEverySpaceWhereItIsFoundAgain) {
    const SectionStrip strip(road("3*s c3x3/5x4k4 b4 t3k4 s~f 20*s"), {10, 20}, cell, 600);
    ASSERT_GT(strip.rows().size(), 1U);
    for (std::size_t i = 0; i < strip.road().size(); ++i) {
        EXPECT_EQ(strip.elementAt(strip.element(i).center()), i);
        EXPECT_LE(strip.element(i).right() + cell * SectionStrip::tail, 610);
        EXPECT_TRUE(strip.element(i).contains(strip.roadOf(i)));
        EXPECT_TRUE(strip.area().adjusted(-1, -1, 1, 1).contains(strip.element(i)));
    }
    EXPECT_EQ(strip.elementAt({10 + cell * 0.2, 21}), std::nullopt) << "the arrow";
    EXPECT_EQ(SectionStrip({}, {}, cell, 600).rows().size(), 0U);
}

TEST(SectionStrips, AreAsWideAsTheyAreLong) {
    EXPECT_DOUBLE_EQ(SectionStrip(road("7*s"), {}, cell, 4000).area().width(),
                     cell * (7 + SectionStrip::lead + SectionStrip::tail));
    const SectionStrip narrow(road("c3x9/5"), {}, cell, 10);
    EXPECT_EQ(narrow.rows().size(), 1U) << "at least one element stands in a row";
}

TEST(SectionStrips, HaveTheSlideOutsideAndTheCutInside) {
    const ZoneStyle style = paperZones(false);
    const SectionStrip right(road("s c3/4k4> s"), {}, cell, 4000);
    const SectionStrip left(road("s c3/4k4< s"), {}, cell, 4000);
    const QImage ofRight = pictureOf(right, style);
    const QImage ofLeft = pictureOf(left, style);
    EXPECT_GT(pixelsOf(ofRight, beside(right, 1, true), style.slide), 30);
    EXPECT_EQ(pixelsOf(ofRight, beside(right, 1, false), style.slide), 0);
    EXPECT_GT(pixelsOf(ofLeft, beside(left, 1, false), style.slide), 30);
    EXPECT_EQ(pixelsOf(ofLeft, beside(left, 1, true), style.slide), 0);
    const SectionStrip plain(road("s c3> s"), {}, cell, 4000);
    const QImage ofPlain = pictureOf(plain, style);
    EXPECT_EQ(pixelsOf(ofPlain, beside(plain, 1, true), style.asphalt.road), 0);
    EXPECT_GT(pixelsOf(ofRight, beside(right, 1, false), style.cut),
              pixelsOf(ofPlain, beside(plain, 1, false), style.cut) + 60)
        << "the plate of the cut";
}

TEST(SectionStrips, AreInTheColoursOfTheirSurface) {
    const ZoneStyle style = paperZones(false);
    const SectionStrip strip(road("3*s"), {}, cell, 4000);
    const auto colourOfRoad = [&](std::optional<RoadSurface> surface) {
        return pictureOf(strip, style, surface).pixelColor(strip.roadOf(1).center().toPoint());
    };
    EXPECT_EQ(colourOfRoad(RoadSurface::Asphalt), style.asphalt.road);
    EXPECT_EQ(colourOfRoad(RoadSurface::Snow), style.snow.road);
    EXPECT_EQ(colourOfRoad(RoadSurface::Earth), style.earth.road);
    EXPECT_EQ(colourOfRoad(std::nullopt), style.unsaid.road);
}

TEST(SectionStrips, ShowWhatLiesOnTheRoadAndBesideIt) {
    const ZoneStyle style = paperZones(false);
    const auto differs = [&](const char* text, const char* plain) {
        return pictureOf(SectionStrip(road(text), {}, cell, 4000), style) !=
               pictureOf(SectionStrip(road(plain), {}, cell, 4000), style);
    };
    for (const char* text : {"s~", "sm", "sf", "sr", "sw"})
        EXPECT_TRUE(differs(text, "s")) << text;
    EXPECT_TRUE(differs("b3", "b4"));
    EXPECT_TRUE(differs("c3", "c4"));
    EXPECT_TRUE(differs("c3k4", "c3"));
    EXPECT_TRUE(differs("t3k4", "t3"));
    EXPECT_TRUE(differs("c3>", "c3"));
}

TEST(SectionStrips, ForPrintersWithoutColourAreGrey) {
    const SectionStrip strip(road("sf s~r sh c3/4k4w sh b4 t3k4 sm"), {}, cell, 4000);
    const QImage picture = pictureOf(strip, paperZones(true), RoadSurface::Earth);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor colour = picture.pixelColor(x, y);
            ASSERT_TRUE(colour.red() == colour.green() && colour.green() == colour.blue())
                << x << ", " << y << ": " << colour.name().toStdString();
        }
}

} // namespace

} // namespace stagewright
