#include "editor/hextiles/faces/face_painter.h"
#include "editor/hextiles/faces/fitted_word.h"
#include "editor/hextiles/faces/printed_marks.h"
#include "tests/editor/hextiles/faces/drawn_face.h"
#include "tests/editor/language/spoken_in.h"

#include <QPainter>
#include <QPicture>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr double leastPoints = 7;
const QColor ofWords(0xff, 0, 0xff);

/// The face as on paper, where words have a colour that nothing else has; a picture's dots are the
/// pixels of the image.
QImage onPaper(const TileSide& tile, double radius, double least) {
    FaceStyle style = colourStyle();
    style.leastDigit = least;
    style.startLettering = ofWords;
    style.finishLettering = ofWords;
    style.number = ofWords;
    QPicture picture;
    QPainter painter(&picture);
    painter.scale(radius, radius);
    paintFace(painter, tile, style);
    painter.end();
    const int size = static_cast<int>(radius * 2.4);
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter copy(&image);
    copy.translate(size / 2.0, size / 2.0);
    copy.drawPicture(0, 0, picture);
    return image;
}

/// How high what is written is, in pixels; 0: nothing is. Of an upright word.
int heightOfWord(const QImage& image) {
    int rows = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor seen = image.pixelColor(x, y);
                seen.red() > 200 && seen.green() < 90 && seen.blue() > 200) {
                ++rows;
                break;
            }
    return rows;
}

/// A radius at which capitals of seven points are so high, in circumradii.
double radiusFor(double capitals) {
    constexpr double capHeight = 0.714;
    QPicture picture;
    return leastPoints * capHeight / 72 * picture.logicalDpiX() / capitals;
}

} // namespace

TEST(FittedWord, IsAsLargeAsUsualOrAsItMustBe) {
    const Lettering lettering;
    constexpr WordRoom room{0.1, 0.2, 2};
    const auto heightAt = [&](double least) {
        return fittedWord(lettering, u"H", room, least).boundingRect().height();
    };
    EXPECT_NEAR(heightAt(0), 0.1, 0.005);
    EXPECT_NEAR(heightAt(0.05), 0.1, 0.005);
    EXPECT_NEAR(heightAt(0.15), 0.15, 0.005);
    EXPECT_TRUE(fittedWord(lettering, u"H", room, 0.21).isEmpty());
}

TEST(FittedWord, IsNarrowerThanItsRoomOrLeftOut) {
    const Lettering lettering;
    constexpr WordRoom room{0.1, 0.2, 0.3};
    EXPECT_NEAR(fittedWord(lettering, u"FINISH", room, 0).boundingRect().width(), 0.3, 1e-6);
    EXPECT_TRUE(fittedWord(lettering, u"FINISH", room, 0.1).isEmpty());
}

/// On a banner and on the yard, in the languages of the program.
TEST(FittedWord, IsNotSmallerThanSevenPointsOnPaper) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        int written = 0;
        for (const char* id : {"202a", "203a", "201a", "101"})
            for (double capitals = 0.05; capitals < 0.2; capitals += 0.01) {
                const double radius = radiusFor(capitals);
                const int height = heightOfWord(onPaper(side(id), radius, leastPoints));
                written += height > 0 ? 1 : 0;
                EXPECT_TRUE(height == 0 || height >= capitals * radius - 1.5)
                    << language << ' ' << id << ' ' << capitals << ' ' << height;
                if (capitals < 0.09) { // else hardly to be made out
                    EXPECT_GT(heightOfWord(onPaper(side(id), radius, 0)), 0) << id;
                }
            }
        EXPECT_GT(written, 8) << language;
    }
}

TEST(FittedWord, IsNoMarkWhereItIsLeftOut) {
    const FaceStyle style = colourStyle();
    for (const char* id : {"202a", "201a"}) {
        const FacePlan plan = planOf(side(id));
        const auto marks = [&](double least) {
            return printedMarks(side(id), plan, style, {true, least / bareDigitPixels}).size();
        };
        EXPECT_GT(marks(0.05), marks(0.2)) << id;
    }
}

} // namespace stagewright
