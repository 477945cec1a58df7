#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/map_picture.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace stagewright {
namespace {

class MapPictureTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(registerFonts());
        stage.info.title = QStringLiteral("Col de Turini");
        stage.info.author = QStringLiteral("Ada");
    }

    Picture pictureOf(const MapOptions& options) const {
        return mapPicture(stage, catalogue(), colourStyle(), options);
    }

    /// What is written in the picture, in the order of drawing.
    QStringList textsIn(const MapOptions& options) const {
        const QByteArray svg = *pictureAs(u"svg", pictureOf(options), 1);
        QStringList texts;
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement)
                if (const auto text = reader.attributes().value(QLatin1StringView("aria-label"));
                    !text.isEmpty())
                    texts << text.toString();
        return texts;
    }

    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const MapOptions bare{.numbers = false, .route = false};
};

TEST_F(MapPictureTest, HasNoTextWhereNoneIsWanted) {
    EXPECT_EQ(textsIn(bare), QStringList());
    const double radius = usualTileMillimetres() / std::sqrt(3.0);
    const QSizeF tiles = drawnBounds(stage).size() * radius;
    EXPECT_NEAR(pictureOf(bare).size.width(), tiles.width() + 6, 1e-6);
    EXPECT_NEAR(pictureOf(bare).size.height(), tiles.height() + 6, 1e-6);
}

TEST_F(MapPictureTest, BearsTitleAndAuthorAboveTheMap) {
    MapOptions options = bare;
    options.title = true;
    EXPECT_EQ(textsIn(options),
              (QStringList{QStringLiteral("Col de Turini"), QStringLiteral("by Ada")}));
    EXPECT_GT(pictureOf(options).size.height(), pictureOf(bare).size.height() + 20);
    stage.info.title.clear();
    stage.info.author.clear();
    EXPECT_EQ(pictureOf(options).size, pictureOf(bare).size);
}

TEST_F(MapPictureTest, SaysHowManyLapsACircuitHas) {
    MapOptions options = bare;
    options.title = true;
    stage.info.kind = StageKind::Circuit;
    stage.info.laps = 4;
    EXPECT_TRUE(textsIn(options).value(0).startsWith(QStringLiteral("Col de Turini, 4 lap")))
        << textsIn(options).value(0).toStdString();
}

TEST_F(MapPictureTest, ListsEachTileAndToken) {
    stage = board({{"202a", {0, 0}}, {"205a", {0, 1}}, {"205a", {0, 2}}, {"203a", {0, 3}}});
    Placement first = tilesOf(stage).placements().front();
    tilesOf(stage).remove(first);
    first.tokens = {{QStringLiteral("jump-gravel"), {0, 0}, 0, {}}};
    tilesOf(stage).insert(first);
    MapOptions options = bare;
    options.tileList = true;
    EXPECT_EQ(textsIn(options),
              (QStringList{QStringLiteral("Tiles: 4 · 2\u00a0×\u00a0Rallyman: DIRT"),
                           QStringLiteral("202a"), QStringLiteral("203a"),
                           QStringLiteral("205a ×2"), QStringLiteral("Jump, gravel")}));
}

TEST_F(MapPictureTest, ExplainsTheSignsThatAreOnIt) {
    MapOptions options = bare;
    options.legend = true;
    stage = board({{"204b", {0, 0}}}); // a jump
    EXPECT_TRUE(textsIn(options).contains(QStringLiteral("Jump, from this gear on")));
    EXPECT_FALSE(textsIn(options).contains(QStringLiteral("Ford")));
    stage = board({{"207b", {0, 0}}});
    EXPECT_TRUE(textsIn(options).contains(QStringLiteral("Ford")));
}

TEST_F(MapPictureTest, HasNumbersArrowsAndNotesIfWanted) {
    MapOptions options = bare;
    options.numbers = true;
    const QStringList numbers = textsIn(options);
    for (const Placement& tile : tilesOf(stage).placements())
        EXPECT_TRUE(numbers.contains(tile.side.toString())) << tile.side.toString().toStdString();
    options = bare;
    options.route = true;
    EXPECT_NE(imageOf(pictureOf(options), 0.5), imageOf(pictureOf(bare), 0.5));
    options = bare;
    options.pacenotes = true;
    const RoadGraph roads(stage, catalogue());
    QStringList read;
    for (const Pacenote& note : pacenotes(roads, findRoute(stage, roads)))
        read << pacenoteLines(note);
    QStringList written = textsIn(options);
    read.sort();
    written.sort();
    EXPECT_FALSE(read.isEmpty());
    EXPECT_EQ(written, read);
}

TEST_F(MapPictureTest, IsWhiteOrTransparentAround) {
    MapOptions options = bare;
    const QImage white = imageOf(pictureOf(options), 0.3);
    EXPECT_EQ(white.pixelColor(0, 0), QColor(Qt::white));
    EXPECT_TRUE(pictureAs(u"svg", pictureOf(options), 1)->contains("<g fill=\"#ffffff\""));
    options.transparent = true;
    const QImage clear = imageOf(pictureOf(options), 0.3);
    EXPECT_EQ(clear.pixelColor(0, 0).alpha(), 0);
    EXPECT_EQ(clear.size(), white.size());
    // Text stays readable on any ground.
    options.title = true;
    const QImage titled = imageOf(pictureOf(options), 0.3);
    EXPECT_EQ(titled.pixelColor(titled.width() / 2, 2), QColor(Qt::white));
}

/// What differs between two pictures within a circle.
QRect changedAbout(const QImage& a, const QImage& b, QPointF middle, double radius) {
    QRect box;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y) &&
                QLineF(middle, {double(x), double(y)}).length() < radius)
                box |= QRect(x, y, 1, 1);
    return box;
}

// For a forum, whose pictures are so wide.
TEST_F(MapPictureTest, ItsNumbersCanBeReadAt1200Pixels) {
    for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally6-ss3.json",
                             "gt-circuits/course5.json"}) {
        stage = stageFrom(QLatin1StringView(file));
        const Picture with = pictureOf({.numbers = true, .route = false});
        const double density = 1200 / std::max(with.size.width(), with.size.height());
        const QImage numbered = imageOf(with, density);
        const QImage plain = imageOf(pictureOf(bare), density);
        const double radius = usualTileMillimetres() / std::sqrt(3.0) * density;
        const QRectF bounds = drawnBounds(stage);
        for (const Placement& tile : tilesOf(stage).placements()) {
            const QPointF middle =
                (centre(tile.hex) - bounds.topLeft()) * radius + QPointF(3, 3) * density;
            const QRect number = changedAbout(numbered, plain, middle, radius);
            EXPECT_GE(number.height(), 9) << file << tile.side.toString().toStdString();
            EXPECT_GE(number.width(), 20) << file << tile.side.toString().toStdString();
        }
    }
}

} // namespace
} // namespace stagewright
