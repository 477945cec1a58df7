#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_grid.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace stagewright {
namespace {

/// A script as the table's own are, with a stub, a function without tiles and one tile left
/// unturned.
const QByteArray savedScript = R"(--Rally 1
function onload()
    createButtons()
end

function createButtons()
    self.createButton({
        click_function = "SS1", position = {0.6, 0.3, -0.4}, color = {0, 1, 0, 1}, label = "SS1"
    })
end

function SS1()
    Global.call('cleanTable')
    TileList = {{
        Number = '201a',
        location = {12.94, 0.96, 1.51},
        rotation = {0, 300, 0}
    }, {
        Number = '203a',
        location = {8.34, 0.96, 4.21},
        rotation = {0, 120, 0}
    }, {
        Number = '905',
        location = {3.72, 0.96, 1.52}
    }}
    for _, Tile in ipairs(TileList) do
        Global.call('GetTile', Tile)
    end
end

function SS2()
    print("To be implemented, sorry! TileList = {{Number = '205a'}}")
    --[[
    TileList = {
        {Number = '301a',location = {0,5,0},   rotation= {0, 120, 0}},
    }
    --]]
end

function SS3()
    TileList = {{Number = '202b', location = {6.03, 0.96, 1.52}, rotation = {0, 120, 0}}}
end
)";

TEST(Tabletop, EachFunctionWithTilesIsAStage) {
    const Imported imported = importedFrom(savedScript);
    EXPECT_EQ(imported.format, Format::TabletopSimulator);
    EXPECT_EQ(imported.title.toStdString(), "Rally 1");
    EXPECT_TRUE(imported.remarks.empty()) << linesOf(imported.remarks);
    ASSERT_EQ(imported.stages.size(), 2U);
    EXPECT_EQ(imported.stages[0].info.title.toStdString(), "SS1");
    EXPECT_EQ(imported.stages[0].info.game.toStdString(), "dirt");
    EXPECT_EQ(imported.stages[1].info.title.toStdString(), "SS3");
    EXPECT_EQ(tilesOf(imported.stages[1]).placements().front().side, tileId("202b"));
}

TEST(Tabletop, FunctionsAreNamedAsLuaNamesThem) {
    const QByteArray table = " TileList = {{Number = '205a', location = {0, 0.96, 0}}} ";
    const QByteArray text = "function self.SS1() local function inner() return 1 end" + table +
                            "end function Track:SS2() if x then" + table +
                            "end end SS3 = function() for i = 1, 2 do" + table +
                            "end end function SS4() repeat f() until x" + table + "end" + table;
    QStringList titles;
    for (const Stage& stage : importedFrom(text).stages)
        titles << stage.info.title + u' ' + QString::number(tilesOf(stage).placements().size());
    EXPECT_EQ(titles.join(u", ").toStdString(), "SS1 1, SS2 1, SS3 1, SS4 1,  1");
}

TEST(Tabletop, AByteOrderMarkIsPassedOverAndWhatIsNoUtf8IsSaid) {
    const QByteArray tail = "\nfunction SS1()\nTileList = {{Number = '205a', location = {0, 0.96, "
                            "0}}}\nend";
    EXPECT_EQ(importedFrom("\xEF\xBB\xBF-- Mon rallye" + tail).title.toStdString(), "Mon rallye");
    const Imported latin = importedFrom("\n-- Rallye d'\xE9t\xE9" + tail);
    EXPECT_EQ(linesOf(latin.remarks),
              "line 2: this is no UTF-8; letters that are not plain are lost.\n");
    EXPECT_EQ(latin.stages.size(), 1U);
}

TEST(Tabletop, ATileThatDoesNotLieFlatIsSaid) {
    for (const char* place : {"location = {0, 2.5, 0}", "location = {0, 0.96, 0}, rotation = {0, "
                                                        "180, 180}"}) {
        const Imported askew = importedFrom(QByteArray("function SS1() TileList = {{Number = "
                                                       "'205a', ") +
                                            place + "}} end");
        EXPECT_EQ(linesOf(askew.remarks), "SS1.TileList[0]: tile 205a lies higher than the others "
                                          "or is tipped; it is laid flat.\n")
            << place;
    }
}

TEST(Tabletop, TilesLieAboutEachOtherAsInTheRulebook) {
    const QList<Placement> tiles = tilesOf(importedFrom(savedScript).stages.at(0)).inLayingOrder();
    ASSERT_EQ(tiles.size(), 3);
    // In Rally 1, SS 1 they lie at (5, -1) and (4, -1), turned by 2 and 5.
    EXPECT_EQ(tiles[0].side, tileId("201a"));
    EXPECT_EQ(tiles[1].hex - tiles[0].hex, (Hex{-1, 0}));
    EXPECT_EQ(tiles[0].turn, Turn(2));
    EXPECT_EQ(tiles[1].turn, Turn(5));
    // A name without a side is that of side a, a tile without a rotation is left at 180 degrees.
    EXPECT_EQ(tiles[2].side, tileId("905a"));
    EXPECT_EQ(tiles[2].turn, Turn(0));
}

TEST(Tabletop, OfATileOfTwoSidesThatNamesNoneSideAIsLaidAndThatIsSaid) {
    const Imported imported =
        importedFrom("function SS1()\nTileList = {{Number = '224', location = {0, 1, 0}},\n"
                     "{Number = '205', location = {4.62, 1, 2.69}}, {Number = '101', location = "
                     "{0, 1, 5.38}}}\nend");
    ASSERT_EQ(imported.stages.size(), 1U);
    EXPECT_EQ(tilesOf(imported.stages[0]).inLayingOrder()[0].side, tileId("224a"));
    ASSERT_EQ(imported.remarks.size(), 2U);
    EXPECT_EQ(sentence(imported.remarks[0]).toStdString(),
              "SS1.TileList[0]: \"224\" names no side; side a is laid, as the table does.");
}

TEST(Tabletop, AScriptWithoutAStageSaysSo) {
    for (const QByteArray& text :
         {QByteArray("while true do end --TileList"),
          QByteArray("--[[ TileList = {{Number = '201a'}} ]]"),
          QByteArray("s = \"TileList = {{Number = '201a'}}\""), QByteArray("TileList == {1}")})
        EXPECT_EQ(faultIn(text), ": the script holds no stage") << text.toStdString();
}

TEST(Tabletop, CodeInATableAndTextWithoutEndAreFaultsWithTheirLine) {
    EXPECT_EQ(
        faultIn("function SS1()\nTileList = {{Number = '201a',\nlocation = {x + 1, 0, 0}}}\nend"),
        "line 3: the table holds something else than values");
    EXPECT_EQ(faultIn("\n--[[ TileList without end"), "line 2: a text or a comment has no end");
    EXPECT_EQ(faultIn("TileList = " + QByteArray(1'000'000, '{')),
              "line 1: the tables are nested too deep");
    EXPECT_EQ(faultIn("function SS1()\nTileList = {{Number = '201a'}}"),
              "SS1.TileList[0].location: is missing");
    EXPECT_EQ(faultIn("function SS1()\nTileList = {{Number = '201a', location = {1, 'a'}}}"),
              "SS1.TileList[0].location: must be three numbers");
}

/// The script with every x and z changed by `noise(number of the coordinate)`.
QByteArray shaken(const QByteArray& text, const std::function<double(int)>& noise) {
    QString out;
    const QString in = QString::fromUtf8(text);
    static const QRegularExpression place(QStringLiteral("location = \\{(\\S+), 0.96, (\\S+)\\}"));
    qsizetype at = 0;
    int number = 0;
    for (auto matches = place.globalMatch(in); matches.hasNext();) {
        const auto match = matches.next();
        const double x = match.captured(1).toDouble() + noise(number++);
        const double z = match.captured(2).toDouble() + noise(number++);
        out += in.sliced(at, match.capturedStart() - at) +
               QStringLiteral("location = {%1, 0.96, %2}").arg(x).arg(z);
        at = match.capturedEnd();
    }
    return (out + in.sliced(at)).toUtf8();
}

TEST(Tabletop, TilesLaidATenthOffLieOnTheirHexes) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const QByteArray text = exportedTo(Format::TabletopSimulator, stage).text;
    EXPECT_TRUE(rc::check("0.1 of noise changes nothing", [&] {
        const QByteArray noisy =
            shaken(text, [](int) { return *rc::gen::inRange(-100, 101) / 1000.0; });
        const auto read = readStages(noisy, games());
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->remarks.empty());
        RC_ASSERT(read->stages.at(0) == stage);
    }));
}

TEST(Tabletop, ATileBetweenHexesIsNamedAndNotSnapped) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    QByteArray text = exportedTo(Format::TabletopSimulator, stage).text;
    text.replace("origin", "elsewhere"); // as in a script of others
    for (const int tile : {0, 4}) {
        const Imported imported =
            importedFrom(shaken(text, [&](int number) { return number == 2 * tile ? 1.2 : 0; }));
        EXPECT_EQ(tilesOf(imported.stages.at(0)).placements().size(), 10);
        ASSERT_EQ(imported.remarks.size(), 1U) << linesOf(imported.remarks);
        const QString name = tilesOf(stage).inLayingOrder()[tile].side.toString();
        EXPECT_TRUE(imported.remarks[0].what.startsWith(QStringLiteral("tile ") + name))
            << linesOf(imported.remarks);
        EXPECT_TRUE(imported.remarks[0].what.contains(QStringLiteral("between the hexes")));
    }
}

TEST(Tabletop, ThereIsOneWayToLieOnAHex) {
    const TablePoint origin{1, 2};
    for (int q = -20; q <= 20; ++q)
        for (int r = -20; r <= 20; ++r)
            ASSERT_EQ(hexNear(tablePoint({q, r}, origin), origin), (Hex{q, r}));
    EXPECT_EQ(hexNear({1 + 4.62, 2}, origin), std::nullopt); // between two rows
    EXPECT_EQ(hexNear({1e300, 2}, origin), std::nullopt);
    EXPECT_EQ(hexNear({1 + 4.62 * 20'000, 2}, origin), std::nullopt);
}

TEST(Tabletop, WhatItDoesNotLayOrShowIsListed) {
    Stage stage = board({{"201a", {0, 0}}, {"101", {1, 0}}});
    stage.info.notes = QStringLiteral("Beware of the cows");
    Placement tile = placed({"205a", {0, 1}});
    tile.tokens = {{QStringLiteral("joker-entrance"), {0.5, 0}, 15, {}}};
    tile.laid = 2;
    tilesOf(stage).insert(tile);
    tile = Placement();
    tile.hex = {2, 0};
    tile.side = *TileId::parse(u"club12a");
    tile.laid = 3;
    tilesOf(stage).insert(tile);
    const Exported exported = exportedTo(Format::TabletopSimulator, stage);
    EXPECT_EQ(linesOf(exported.losses),
              "tile 101 on hex (1, 0): the table has no tile 101.\n"
              "tile 205a on hex (0, 1): the token \"Joker, entrance\" is not laid there.\n"
              "tile club12a on hex (2, 0): the table has no tile club12a.\n"
              "the notes are not shown there.\n");
    // The table would stop at a tile that it has not; all the same nothing is lost to us.
    EXPECT_TRUE(exported.text.indexOf("'club12a'") > exported.text.indexOf("TilesNotOnTheTable"));
    EXPECT_TRUE(exported.text.indexOf("'205a'") < exported.text.indexOf("TilesNotOnTheTable"));
    EXPECT_TRUE(stageIn(exported.text) == stage);
}

TEST(Tabletop, HostileTextStaysText) {
    Stage stage = board({{"201a", {0, 0}}});
    for (const char* hostile : {"]]..os.exit()--", "' .. os.exit() .. '", "\n os.exit() --[[", "\\",
                                "'", "a\r\nTileList = {{}}", "Zażółć \xF0\x9F\x8F\x81"}) {
        stage.info.title = QString::fromUtf8(hostile);
        stage.info.notes = QString::fromUtf8(hostile);
        stage.info.unknown = {{QString::fromUtf8(hostile), QString::fromUtf8(hostile)}};
        const QByteArray text = exportedTo(Format::TabletopSimulator, stage).text;
        EXPECT_TRUE(stageIn(text) == stage) << text.toStdString();
        EXPECT_TRUE(text.startsWith("-- "));
        EXPECT_TRUE(text.contains("\nfunction onload()")) << text.toStdString();
        EXPECT_FALSE(text.contains("\n os.exit")) << text.toStdString();
    }
}

TEST(Tabletop, SeveralStagesMakeARally) {
    const std::vector<Stage> stages{stageFrom(QStringLiteral("dirt-rulebook/rally2-ss1.json")),
                                    stageFrom(QStringLiteral("dirt-rulebook/rally2-ss2.json")),
                                    stageFrom(QStringLiteral("dirt-rulebook/rally2-ss3.json"))};
    const auto exported =
        writeStages(stages, QStringLiteral("Rally 2"), Format::TabletopSimulator, games());
    ASSERT_TRUE(exported.has_value());
    EXPECT_EQ(exported->text.count("self.createButton"), 3);
    const Imported back = importedFrom(exported->text);
    EXPECT_EQ(back.title.toStdString(), "Rally 2");
    ASSERT_EQ(back.stages.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_TRUE(back.stages[i] == stages[i]);
}

TEST(Tabletop, ALineBreakInTheTitleOfARallyIsSaidToBeLost) {
    const std::vector<Stage> stages{board({{"201a", {0, 0}}}), board({{"202a", {0, 0}}})};
    const auto losses = [&](const char* title) {
        const auto exported =
            writeStages(stages, QString::fromUtf8(title), Format::TabletopSimulator, games());
        EXPECT_TRUE(exported.has_value());
        QStringList said;
        for (const Fault& each : exported->losses)
            said << each.what;
        return said.join(u'|').toStdString();
    };
    EXPECT_EQ(losses("Rally 2"), "");
    for (const char* title : {"Rally\n2", "Rally\r\n2", " Rally 2", "Rally\t2"})
        EXPECT_NE(losses(title).find("the title stands there on one line"), std::string::npos)
            << title;
}

TEST(Tabletop, AScriptReadAndWrittenAgainStaysTheSameWhateverItsTitle) {
    const std::vector<Stage> stages{board({{"201a", {0, 0}}})};
    for (const char* title :
         {"  Rally 2", "\x01\x12Rally 2\t", "[[Rally", "--[[ 2 ]]", "\xC2\xA0 x"}) {
        const auto first =
            writeStages(stages, QString::fromUtf8(title), Format::TabletopSimulator, games());
        ASSERT_TRUE(first.has_value());
        const Imported back = importedFrom(first->text);
        const auto second =
            writeStages(back.stages, back.title, Format::TabletopSimulator, games());
        ASSERT_TRUE(second.has_value());
        EXPECT_EQ(second->text.toStdString(), first->text.toStdString());
    }
}

} // namespace
} // namespace stagewright
