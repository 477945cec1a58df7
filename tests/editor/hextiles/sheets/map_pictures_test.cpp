#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sheets/textless_image.h"
#include "tests/rulebook_stages.h"

#include <QDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr int pictureWidth = 320;
/// Of a colour: antialiasing differs a little from one version of Qt to the next.
constexpr int mostDifference = 40;
/// Of the pixels.
constexpr double mostDiffering = 0.004;

struct MapCase {
    const char* picture; ///< in tests/data/maps
    const char* stage;
    bool isMono;
};

constexpr MapCase mapCases[] = {
    {"rally1-ss1", "dirt-rulebook/rally1-ss1.json", false},
    {"rally1-ss1-mono", "dirt-rulebook/rally1-ss1.json", true},
    {"rally4-ss2", "dirt-rulebook/rally4-ss2.json", false},
    {"course3", "gt-circuits/course3.json", false},
};

QImage mapOf(const Stage& stage, bool isMono) {
    const QRectF bounds = drawnBounds(stage);
    const int height =
        static_cast<int>(std::lround(pictureWidth * bounds.height() / bounds.width()));
    const StageMap map(stage, catalogue(), isMono ? monoStyle() : colourStyle());
    return textlessImage({pictureWidth, height}, [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintStageMap(painter, QRectF(2, 2, pictureWidth - 4, height - 4), map);
    });
}

/// @return the share of pixels that are of another colour; 1 where the sizes differ
double differing(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 1;
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            count +=
                std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                          std::abs(qBlue(one) - qBlue(other))}) > mostDifference;
        }
    return static_cast<double>(count) / (a.width() * a.height());
}

class MapPictures : public testing::TestWithParam<MapCase> {};

TEST_P(MapPictures, AreAsTheyWere) {
    ASSERT_TRUE(registerFonts());
    const QString name = QLatin1StringView(GetParam().picture) + QStringLiteral(".png");
    const QString stored = QStringLiteral(TEST_DATA_DIR "/maps/") + name;
    const QImage map = mapOf(stageFrom(QLatin1StringView(GetParam().stage)), GetParam().isMono);
    if (qEnvironmentVariableIsSet("STAGEWRIGHT_RENEW_PICTURES")) {
        ASSERT_TRUE(map.save(stored));
        // A run that compares nothing does not pass.
        FAIL() << "stored anew, look at it and run again: " << stored.toStdString();
    }
    const double share = differing(map, QImage(stored));
    if (share > mostDiffering) {
        const QString other = QDir::temp().filePath(QStringLiteral("stagewright-map-") + name);
        map.save(other);
        FAIL() << share * 100 << " % of the pixels are not those of " << stored.toStdString()
               << "; the map as it is now: " << other.toStdString()
               << ". If it is right, store it: see tests/data/README.md";
    }
}

INSTANTIATE_TEST_SUITE_P(Stored, MapPictures, testing::ValuesIn(mapCases),
                         [](const testing::TestParamInfo<MapCase>& each) {
                             std::string name = each.param.picture;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

// The comparison itself.
TEST(MapPicture, ATileThatIsGoneOrTurnedIsADifference) {
    ASSERT_TRUE(registerFonts());
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const QImage map = mapOf(stage, false);
    EXPECT_EQ(differing(map, mapOf(stage, false)), 0);
    Stage turned = stage;
    Placement tile = tilesOf(turned).placements().at(4);
    tilesOf(turned).remove(tile);
    tile.turn = tile.turn + Turn(1);
    tilesOf(turned).insert(tile);
    EXPECT_GT(differing(map, mapOf(turned, false)), 2 * mostDiffering);
    EXPECT_GT(differing(map, mapOf(stage, true)), 0.2);
}

} // namespace

} // namespace stagewright
