#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/faces/tile_signs.h"
#include "editor/hextiles/layers/layer.h"
#include "editor/hextiles/layers/legend_rows.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/editor/sample.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

Stage stageOf(const QList<Placement>& tiles) {
    Stage stage = sampleStage();
    tilesOf(stage).exchange(QList<Placement>(tilesOf(stage).placements()), tiles);
    return stage;
}

ShownLayers only(std::initializer_list<const char*> ids) {
    ShownLayers shown;
    for (const Layer& layer : allLayers())
        shown.set(layer, false);
    for (const char* id : ids)
        shown.set(layerOf(id), true);
    return shown;
}

QStringList legendOf(const Stage& stage, const ShownLayers& shown, BoardMarks marks = {},
                     const std::optional<Table>& table = {}) {
    Document document(games());
    document.open(stage, {});
    const Camera looked;
    const QPalette palette;
    const BoardColours colours = boardColours(palette);
    static const FaceStyle style = colourStyle();
    const QString unknown;
    const LayerScene scene{document, 0,       looked,  palette, colours, table,
                           nullptr,  unknown, nullptr, unknown, shown,   marks};
    QStringList texts;
    for (const LegendRow& row : legendRows(scene, style))
        texts << row.text;
    return texts;
}

/// Of an unturned tile alone, with nothing else on the board.
QStringList legendOf(const TileSide& side) {
    return legendOf(stageOf({placed({0, 0}, side.id.toString())}), only({}));
}

template <typename Test>
bool onASpace(const TileSide& side, Test test) {
    for (const Road& road : side.roads)
        for (const Space& space : road.spaces)
            if (test(space))
                return true;
    return false;
}

/// As on a road that runs up the page.
TEST(Legend, ShowsTheWavesOfAFordLyingFlat) {
    QImage picture(60, 60, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintTileSign(painter, TileSign::Ford, 0, colourStyle(), QRectF(0, 0, 60, 60));
    painter.end();
    QRect drawn;
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (qAlpha(picture.pixel(x, y)) > 128)
                drawn |= QRect(x, y, 1, 1);
    EXPECT_GT(drawn.width(), 50);
    EXPECT_LT(drawn.height(), drawn.width() * 0.8);
}

TEST(Legend, ExplainsTheSignsOfTheTilesThatLieThereAndNoOthers) {
    std::set<QString> known;
    for (const TileSide& side : games().data<Catalogue>().sides()) {
        const QStringList legend = legendOf(side);
        const auto says = [&](const char* text) {
            return legend.contains(QString::fromLatin1(text));
        };
        const auto line = [](const Space& space, bool limit) {
            for (const auto* lines : {&space.entry, &space.exit})
                for (const EndLine& each : *lines)
                    if (each.limit.has_value() == limit)
                        return true;
            return false;
        };
        EXPECT_EQ(says(side.terrain == Terrain::Snow ? "Highest gear on a space of snow"
                                                     : "Highest gear on the space"),
                  onASpace(side, [](const Space& space) { return space.limit.has_value(); }));
        EXPECT_EQ(says("Highest gear, and in it a hazard"),
                  onASpace(side, [](const Space& space) { return space.limitHazard.has_value(); }));
        EXPECT_EQ(says("Highest gear straight over the line"),
                  onASpace(side, [&](const Space& space) { return line(space, true); }));
        EXPECT_EQ(says("A hazard straight over the line"),
                  onASpace(side, [&](const Space& space) { return line(space, false); }));
        EXPECT_EQ(says("Jump, from this gear on"),
                  onASpace(side, [](const Space& space) { return space.jump.has_value(); }));
        EXPECT_EQ(says("Shortcut, and its highest gear"),
                  onASpace(side, [](const Space& space) { return space.shortcut.has_value(); }));
        EXPECT_EQ(says("Ford"), onASpace(side, [](const Space& space) { return space.water; }));
        EXPECT_EQ(says("Cars may slide here"),
                  onASpace(side, [](const Space& space) { return space.slide; }));
        EXPECT_EQ(says("Uphill or downhill"),
                  onASpace(side, [](const Space& space) { return !space.climb.empty(); }));
        EXPECT_EQ(says("Low danger"), side.danger == Danger::Low);
        EXPECT_EQ(says("Medium danger"), side.danger == Danger::Medium);
        EXPECT_EQ(says("High danger"), side.danger == Danger::High);
        EXPECT_EQ(says("Start"), side.role == Role::Start);
        EXPECT_EQ(says("Finish"), side.role == Role::Finish);
        EXPECT_EQ(says("Start and finish"), side.role == Role::StartFinish);
        for (const QString& text : legend)
            known.insert(text);
    }
    EXPECT_EQ(known.size(), 16U); // nothing but these, and each of them somewhere
}

TEST(Legend, ExplainsLayersOnlyWhileTheyAreShown) {
    const Stage stage = sampleStage();
    const QStringList bare = legendOf(stage, only({}));
    const auto added = [&](const char* layer) {
        QStringList more = legendOf(stage, only({layer}), {}, Table{200, 100});
        for (const QString& text : bare)
            more.removeOne(text);
        return more;
    };
    EXPECT_EQ(added("route"), QStringList{QStringLiteral("The way that is driven")});
    EXPECT_EQ(added("numbers"), QStringList{QStringLiteral("Number of the tile")});
    EXPECT_EQ(added("pacenotes"), QStringList{QStringLiteral("What the co-driver reads")});
    EXPECT_EQ(added("table"), QStringList{QStringLiteral("Edge of the table")});
    // All goes on in the sample, but behind its start and beyond its finish.
    EXPECT_EQ(added("lanes"),
              (QStringList{QStringLiteral("Lanes match"), QStringLiteral("Lanes at an open end")}));
    EXPECT_FALSE(added("findings").contains(QStringLiteral("Probably a slip"))); // none is
    EXPECT_EQ(added("grid"), QStringList());
}

TEST(Legend, ExplainsMarksOnlyWhereThereAreSome) {
    Stage broken = sampleStage();
    tilesOf(broken).remove(tilesOf(broken).at(sample::corner).front());
    EXPECT_TRUE(legendOf(broken, only({"findings"})).contains(QStringLiteral("Probably a slip")));
    EXPECT_FALSE(legendOf(broken, only({})).contains(QStringLiteral("Probably a slip")));
    BoardMarks marks;
    marks.inHand = true;
    EXPECT_EQ(legendOf(Stage(), only({})), QStringList());
    const QStringList held = legendOf(stageOf({}), only({}), marks);
    EXPECT_EQ(held,
              (QStringList{QStringLiteral("It fits here"), QStringLiteral("It does not fit here"),
                           QStringLiteral("It cannot lie here")}));
    marks = {};
    marks.selected = true;
    EXPECT_EQ(legendOf(stageOf({}), only({}), marks), QStringList{QStringLiteral("Selected")});
}

TEST(Legend, NamesTheTokens) {
    Placement tile = placed({0, 0}, u"217a");
    const qsizetype before = legendOf(stageOf({tile}), only({})).size();
    const Token jump{QStringLiteral("jump-gravel"), {0, 0}, 0, {}};
    Token second = jump;
    second.at = {0.2, 0};
    tile.tokens = QList<Token>{jump, second};
    const QStringList legend = legendOf(stageOf({tile}), only({}));
    EXPECT_EQ(legend.size(), before + 1);
    EXPECT_EQ(legend.last(), QStringLiteral("Jump, gravel"));
}

} // namespace

} // namespace stagewright
