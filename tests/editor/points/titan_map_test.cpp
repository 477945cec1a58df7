#include "editor/points/faces/board_grid.h"
#include "editor/points/sheets/cut_board.h"
#include "editor/sheets/stage_drawing.h"
#include "model/game/stage_file.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

class TitanMaps : public TemporaryFiles {
protected:
    QString lavaTrack() {
        return write(R"({"game": "titan-race", "title": "Hot feet", "author": "Ann",
            "marks": [{"at": "C5", "is": ["lava"]}, {"at": "B2", "is": ["bonus"]}]})");
    }
    QString slam() {
        return write(R"({"game": "titan-race", "title": "Slam", "kind": "grand-slam",
                         "tracks": ["kaldeira", "laguna", "estengaard"]})",
                     "slam.json");
    }
    static Stage stageIn(const QString& file) { return *loadStage(file, games()); }
    static Picture mapOf(const QString& file, const MapOptions& options = {}) {
        static Stage stage;
        stage = stageIn(file);
        return *games().face<StageDrawing>(stage).map(stage, games(), options);
    }
    /// On the disc of a point, beside its sign.
    static QColor colourOf(const QImage& picture, const QRectF& square, Place place) {
        const BoardGrid grid(square);
        return picture.pixelColor((grid.at(place) - QPointF(grid.radius() * 0.6, 0)).toPoint());
    }
};

bool isReddish(const QColor& colour) {
    return colour.red() > colour.blue() + 80;
}

TEST_F(TitanMaps, ABoardIsDrawnAtTrueSizeWithRoomForItsCuttingMarks) {
    const double border = 2 * cuttingMillimetres;
    EXPECT_EQ(mapOf(lavaTrack()).size,
              QSizeF(boardMillimetres + border, boardMillimetres + border));
    EXPECT_EQ(mapOf(slam()).size, QSizeF(boardMillimetres + border, 3 * boardMillimetres + border));
    EXPECT_GT(mapOf(lavaTrack(), {.title = true}).size.height(), boardMillimetres + border + 10);
    EXPECT_GT(mapOf(lavaTrack(), {.legend = true}).size.height(), boardMillimetres + border + 10);
    EXPECT_EQ(mapOf(lavaTrack()).title, QStringLiteral("Hot feet"));
}

TEST_F(TitanMaps, MarksStandOnTheirPointsAndAcrossTheEdgesAndInGreysWithoutColour) {
    constexpr double scale = 4; // pixels per millimetre
    const double corner = cuttingMillimetres * scale;
    const QRectF square(corner, corner, boardMillimetres * scale, boardMillimetres * scale);
    const QImage picture = imageOf(mapOf(lavaTrack()), scale);
    EXPECT_TRUE(isReddish(colourOf(picture, square, {2, 5})));
    EXPECT_TRUE(isReddish(colourOf(picture, square, {1, 2})));  // the bonus, yellow
    EXPECT_TRUE(isReddish(colourOf(picture, square, {1, 14}))); // the same, pale
    EXPECT_FALSE(isReddish(colourOf(picture, square, {2, 7})));
    const QImage grey = imageOf(mapOf(lavaTrack(), {.mono = true}), scale);
    for (const Place place : {Place{2, 5}, Place{1, 2}, Place{0, 1}}) {
        const QColor colour = colourOf(grey, square, place);
        EXPECT_EQ(colour.red(), colour.blue()) << nameOfPlace(place).toStdString();
    }
}

TEST_F(TitanMaps, TheFirstOfAGrandSlamIsTheLowest) {
    constexpr double scale = 3;
    const QImage picture = imageOf(mapOf(slam()), scale);
    const auto square = [&](int fromTop) {
        return QRectF(cuttingMillimetres * scale,
                      (cuttingMillimetres + fromTop * boardMillimetres) * scale,
                      boardMillimetres * scale, boardMillimetres * scale);
    };
    EXPECT_TRUE(isReddish(colourOf(picture, square(2), {4, 5}))); // lava
    EXPECT_FALSE(isReddish(colourOf(picture, square(0), {4, 5})));
    const QColor ice = colourOf(picture, square(0), {3, 4});
    EXPECT_GT(ice.blue(), ice.red() + 30);
}

TEST_F(TitanMaps, TheMapCommandWritesThem) {
    const auto written = [&](const char* name, const QStringList& options = {}) {
        return runProgram(QStringList{QStringLiteral("map"), lavaTrack(), outputWord, path(name)} +
                          options);
    };
    ASSERT_EQ(written("map.svg").exitCode, 0);
    QXmlStreamReader svg(contentOf(path("map.svg")));
    while (!svg.atEnd())
        svg.readNext();
    EXPECT_FALSE(svg.hasError()) << svg.errorString().toStdString();
    EXPECT_TRUE(contentOf(path("map.svg")).contains("Hot feet"));
    ASSERT_EQ(written("map.png", {QStringLiteral("--size"), QStringLiteral("800")}).exitCode, 0);
    const QImage picture(path("map.png"));
    EXPECT_EQ(std::max(picture.width(), picture.height()), 800);
    const ProgramRun graph = written("graph.png", {QStringLiteral("--graph")});
    EXPECT_EQ(graph.exitCode, 2);
    EXPECT_TRUE(graph.messages.contains("o car drives on tracks of points"));
}

TEST_F(TitanMaps, ASheetHasTheBoardToBeCutOutItsMarksAndWhatTheRaceNeeds) {
    const ProgramRun run =
        runProgram({QStringLiteral("sheet"), lavaTrack(), outputWord, path("sheet.pdf")});
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    const QString text = pdfText(path("sheet.pdf"));
    for (const char* said : {"Hot feet", "190 × 190 mm", "Lava: Whoever enters loses 1 life.",
                             "Bonus point", "bonus cards, shuffled", "15 trap tokens"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(said))) << said << '\n' << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("Pirates")));
    EXPECT_FALSE(text.contains(QStringLiteral("Pieces to pick"))) << "it is said once";
    ASSERT_EQ(runProgram({QStringLiteral("sheet"), lavaTrack(), outputWord, path("list.pdf"),
                          QStringLiteral("--pages"), QStringLiteral("list")})
                  .exitCode,
              0);
    EXPECT_TRUE(pdfText(path("list.pdf")).contains(QStringLiteral("13 × bonus cards")));
    const ProgramRun three =
        runProgram({QStringLiteral("sheet"), slam(), outputWord, path("slam.pdf"),
                    QStringLiteral("--pages"), QStringLiteral("map")});
    ASSERT_EQ(three.exitCode, 0) << three.messages.constData();
    const QString boards = pdfText(path("slam.pdf"));
    EXPECT_TRUE(boards.contains(QStringLiteral("Board 1 of 3, from the bottom: Kaldeira")))
        << boards.toStdString();
    EXPECT_TRUE(boards.contains(QStringLiteral("Board 3 of 3, from the bottom: Estengaard")))
        << boards.toStdString();
}

TEST_F(TitanMaps, ABoardThatIsLargerThanAPageLiesOnSeveralToBeJoined) {
    const auto sheet = [&](const char* options) {
        const QStringList given = QString::fromLatin1(options).split(u' ');
        const ProgramRun run = runProgram(
            QStringList{QStringLiteral("sheet"), lavaTrack(), outputWord, path("board.pdf"),
                        QStringLiteral("--pages"), QStringLiteral("map")} +
            given);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return pdfText(path("board.pdf"));
    };
    const QString twice = sheet("--paper a4 --scale 1:0.5");
    EXPECT_EQ(twice.count(QStringLiteral("Map sheet")), 6) << twice.toStdString();
    for (const char* said : {"Joining plan", "The map at 1 : 0.5 lies on 6 sheets.",
                             "Map sheet 6 of 6", "Lava: Whoever enters loses 1 life."})
        EXPECT_TRUE(twice.contains(QString::fromUtf8(said))) << said << '\n' << twice.toStdString();
    const QString truly = sheet("--paper a4 --scale true --margin 30");
    EXPECT_EQ(truly.count(QStringLiteral("Map sheet")), 2) << truly.toStdString();
    EXPECT_TRUE(truly.contains(QStringLiteral("100 mm"))) << "a measure beside it";
    for (const char* onOnePage : {"--paper a4 --scale true", "--paper letter --scale true"})
        EXPECT_TRUE(sheet(onOnePage).contains(QStringLiteral("190 × 190 mm"))) << onOnePage;
    EXPECT_TRUE(sheet("--paper a4 --margin 30").contains(QStringLiteral("150 × 150 mm")));
}

TEST_F(TitanMaps, ASmallPictureShowsTheMarksAndOfNothingABareTrack) {
    const Stage stage = stageIn(lavaTrack());
    const auto& drawing = games().face<StageDrawing>(stage);
    const QImage picture = drawing.picture(stage, games(), {800, 400}, 1, Qt::white);
    EXPECT_EQ(picture.size(), QSize(800, 400));
    EXPECT_TRUE(isReddish(colourOf(picture, QRectF(200, 0, 400, 400), {2, 5})));
    Stage empty = stage;
    empty.layout = {};
    const Stage bare = stageIn(write(R"({"game": "titan-race", "marks": []})"));
    EXPECT_EQ(drawing.picture(empty, games(), {800, 400}, 1, Qt::white),
              drawing.picture(bare, games(), {800, 400}, 1, Qt::white));
}

} // namespace

} // namespace stagewright
