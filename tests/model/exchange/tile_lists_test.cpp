#include "model/exchange/tile_lists.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"

namespace stagewright {
namespace {

Stage sample() {
    Stage stage = board({{"201a", {0, 0}}, {"103b", {1, 0}}, {"103b", {2, 0}}, {"101", {3, 0}}});
    Placement tile = placed({"205a", {0, 1}});
    tile.tokens = {{QStringLiteral("jump-gravel"), {0, 0}, 0, {}}};
    tile.laid = 9;
    tilesOf(stage).insert(tile);
    stage.info.title = QStringLiteral("Col *de* [b]Turini[/b] <i>");
    stage.info.author = QStringLiteral("A|B");
    stage.info.game = QStringLiteral("dirt");
    return stage;
}

std::string written(Format format) {
    return exportedTo(format, sample()).text.toStdString();
}

TEST(TileLists, AsText) {
    EXPECT_EQ(written(Format::TileText), "Col *de* [b]Turini[/b] <i>\nby A|B\n5 tile(s)\n\n"
                                         "1 × 101, from Rallyman: GT\n"
                                         "2 × 103b, from Rallyman: GT\n"
                                         "1 × 201a, from Rallyman: DIRT\n"
                                         "1 × 205a, from Rallyman: DIRT\n"
                                         "1 × Jump, gravel\n");
}

TEST(TileLists, AsCsv) {
    EXPECT_EQ(written(Format::Csv),
              "number,side,count,box\r\n101,,1,gt-core\r\n103,b,2,gt-core\r\n"
              "201,a,1,dirt-core\r\n205,a,1,dirt-core\r\njump-gravel,,1,\r\n");
}

TEST(TileLists, AsCsvOfSeveralStagesEachRecordNamesItsStage) {
    std::vector<Stage> stages{sample(), board({{"202a", {0, 0}}})};
    stages[0].info.title = QStringLiteral("=1+1, \"x\"");
    const QByteArray text = writeStages(stages, {}, Format::Csv, games())->text;
    EXPECT_TRUE(
        text.startsWith("stage,number,side,count,box\r\n\"'=1+1, \"\"x\"\"\",101,,1,gt-core\r\n"))
        << text.toStdString();
    EXPECT_TRUE(text.contains("\r\nUntitled stage,202,a,1,")) << text.toStdString();
}

TEST(TileLists, AsMarkdownWithMarksEscaped) {
    EXPECT_EQ(written(Format::Markdown),
              "# Col \\*de\\* \\[b\\]Turini\\[/b\\] &lt;i\\>\n\nby A\\|B\n\n"
              "| Tile | Side | Count | Box |\n| ---: | --- | ---: | --- |\n"
              "| 101 |  | 1 | Rallyman: GT |\n"
              "| 103 | b | 2 | Rallyman: GT |\n"
              "| 201 | a | 1 | Rallyman: DIRT |\n"
              "| 205 | a | 1 | Rallyman: DIRT |\n"
              "| Jump, gravel |  | 1 |  |\n");
    EXPECT_EQ(markdownEscaped(QStringLiteral("a\n# b")).toStdString(), "a \\# b");
}

TEST(TileLists, AsForumTextWithoutTagsOfTheUsers) {
    EXPECT_EQ(written(Format::Forum),
              "[b]Col *de* [\u2060b]Turini[\u2060/b] <i>[/b]\n[i]by A|B[/i]\n"
              "1 × 101, from Rallyman: GT\n"
              "2 × 103b, from Rallyman: GT\n"
              "1 × 201a, from Rallyman: DIRT\n"
              "1 × 205a, from Rallyman: DIRT\n"
              "1 × Jump, gravel\n");
}

} // namespace
} // namespace stagewright
