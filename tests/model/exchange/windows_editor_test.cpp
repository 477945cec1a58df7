#include "model/exchange/token_names.h"
#include "model/exchange/windows_editor.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"

#include <set>

namespace stagewright {
namespace {

const QByteArray finland =
    "\xEF\xBB\xBF{\"Path\":\"C:\\\\Users\\\\x\\\\Downloads\",\"Name\":\"RX\",\r\n\"Tuiles\":["
    "{\"X\":55,\"Y\":52,\"Orientation\":5,\"TuileId\":\"202A\"},\r\n"
    "{\"X\":55,\"Y\":53,\"Orientation\":5,\"TuileId\":\"205A\",\"Tokens\":["
    "{\"X\":0.0,\"Y\":0.0,\"Orientation\":180.0,\"TokenId\":\"dirt1\"},"
    "{\"X\":-0.5715768,\"Y\":0.0,\"Orientation\":0.0,\"TokenId\":\"DIRT2\"}]},\r\n"
    "{\"X\":55,\"Y\":55,\"Orientation\":4,\"TuileId\":\"PODIUM\"},\r\n"
    "{\"X\":53,\"Y\":57,\"Orientation\":1,\"TuileId\":\"103a-1\"},\r\n"
    "{\"X\":54,\"Y\":58,\"Orientation\":2,\"TuileId\":\"101a\"}],"
    "\"lowResWidth\":1240,\"lowResHeight\":874}";

/// The same two tiles as the web editor has them.
const QByteArray inTheWeb = R"({"title": "RX", "tiles": [
    {"q": 1, "r": -1, "id": "202a", "dir": 5},
    {"q": 0, "r": 0, "id": "205a", "dir": 5, "tokens": [
        {"id": "chicane-limit-gravel", "q": 0.0, "r": 0.0, "dir": 3.0},
        {"id": "chicane-gravel", "q": 0.33, "r": 0.0, "dir": 0.0}]}]})";

TEST(WindowsEditor, IsReadWithMarkAndWindowsLineEnds) {
    const Imported imported = importedFrom(finland);
    EXPECT_EQ(imported.format, Format::WindowsEditor);
    EXPECT_TRUE(imported.remarks.empty()) << linesOf(imported.remarks);
    const QList<Placement> tiles = tilesOf(imported.stages.at(0)).inLayingOrder();
    ASSERT_EQ(tiles.size(), 5);
    EXPECT_EQ(tiles[2].side, tileId("905a"));
    EXPECT_EQ(tiles[3].side, tileId("103a"));
    EXPECT_EQ(tiles[3].variant, 1);
    EXPECT_EQ(tiles[4].side, tileId("101"));
    EXPECT_EQ(tiles[4].turn, Turn(2));
    QByteArray plain = finland.sliced(3);
    plain.replace("\r\n", "\n");
    EXPECT_TRUE(stageIn(plain) == imported.stages.at(0));
}

TEST(WindowsEditor, TilesLieAboutEachOtherAsInTheWebEditor) {
    const QList<Placement> windows = tilesOf(stageIn(finland)).inLayingOrder();
    const QList<Placement> web = tilesOf(stageIn(inTheWeb)).inLayingOrder();
    EXPECT_EQ(windows[0].hex - windows[1].hex, web[0].hex - web[1].hex);
    EXPECT_EQ(windows[0].turn, web[0].turn);
    ASSERT_EQ(windows[1].tokens.size(), 2);
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(windows[1].tokens[i].id, web[1].tokens[i].id);
        EXPECT_NEAR(windows[1].tokens[i].at.x(), web[1].tokens[i].at.x(), 1e-5);
        EXPECT_NEAR(windows[1].tokens[i].at.y(), web[1].tokens[i].at.y(), 1e-5);
        EXPECT_NEAR(windows[1].tokens[i].angle, web[1].tokens[i].angle, 1e-5);
    }
}

TEST(WindowsEditor, AllItsFieldsComeBackAsTheyWere) {
    const Exported back = exportedTo(Format::WindowsEditor, stageIn(finland));
    EXPECT_TRUE(back.losses.empty()) << linesOf(back.losses);
    EXPECT_EQ(back.text.toStdString(), R"({
 "Path": "C:\\Users\\x\\Downloads",
 "Name": "RX",
 "Author": "",
 "game": "dirt",
 "kind": "stage",
 "Tuiles": [
  {"X": 55, "Y": 52, "Orientation": 5, "TuileId": "202A"},
  {"X": 55, "Y": 53, "Orientation": 5, "TuileId": "205A", "Tokens": [{"X": 0, "Y": 0, "Orientation": 180, "TokenId": "dirt1"}, {"X": -0.5715768, "Y": 0, "Orientation": 0, "TokenId": "dirt2"}]},
  {"X": 55, "Y": 55, "Orientation": 4, "TuileId": "Podium"},
  {"X": 53, "Y": 57, "Orientation": 1, "TuileId": "103a-1"},
  {"X": 54, "Y": 58, "Orientation": 2, "TuileId": "101a"}
 ],
 "lowResWidth": 1240,
 "lowResHeight": 874
}
)");
}

TEST(WindowsEditor, EveryFieldIsWrittenForAStageThatHasNone) {
    const QByteArray text = exportedTo(Format::WindowsEditor, board({{"205a", {0, 0}}})).text;
    for (const char* field : {"\"Path\": \"\"", "\"Name\": \"\"", "\"Author\": \"\"",
                              "\"lowResWidth\": 2480", "\"lowResHeight\": 1748"})
        EXPECT_TRUE(text.contains(field)) << field;
}

TEST(WindowsEditor, ItsGridIsOursBothWays) {
    for (int q = -60; q <= 60; ++q)
        for (int r = -60; r <= 60; ++r)
            ASSERT_EQ(fromWindows(toWindows({q, r})), (Hex{q, r}));
    // Across an edge in one grid is across it in the other: odd rows are set off by half a hex.
    for (const Edge edge : allEdges)
        for (const Hex hex : {Hex{0, 0}, Hex{1, 0}}) {
            const WindowsHex here = toWindows(hex);
            const WindowsHex there = toWindows(neighbour(hex, edge));
            EXPECT_LE(std::abs(there.x - here.x), 1);
            EXPECT_LE(std::abs(there.y - here.y), 1);
        }
}

TEST(WindowsEditor, TilesFarOutAreMovedAsAWholeIntoItsGrid) {
    const Stage stage = board({{"205a", {-300, -40}, 1}, {"202a", {-299, -41}, 2}});
    const Exported exported = exportedTo(Format::WindowsEditor, stage);
    EXPECT_FALSE(exported.text.contains("\"X\": -")) << exported.text.toStdString();
    EXPECT_FALSE(exported.text.contains("\"Y\": -"));
    const QList<Placement> back = tilesOf(stageIn(exported.text)).inLayingOrder();
    EXPECT_EQ(back[1].hex - back[0].hex, (Hex{1, -1}));
    EXPECT_EQ(back[1].turn, Turn(2));
}

TEST(WindowsEditor, EveryTokenOfBothEditorsComesBack) {
    Stage stage;
    for (const char* side : {"205a", "905a"}) {
        Placement tile = placed({side, {tilesOf(stage).nextLaid(), 0}});
        tile.laid = tilesOf(stage).nextLaid();
        for (const char* base : {"chicane", "chicane-limit", "jump", "water"})
            for (const char* surface : {"", "-asphalt", "-gravel", "-snow"})
                tile.tokens.append({QString::fromLatin1(base) + QString::fromLatin1(surface),
                                    {0.25, -0.5},
                                    90,
                                    {}});
        for (const char* id : {"climb-ascent", "climb-descent", "cloud", "oxygen-1", "oxygen-2",
                               "oxygen-3", "joker-entrance", "joker-exit", "finish", "mud-spray"})
            tile.tokens.append({QString::fromLatin1(id), {0.25, -0.5}, 90, {}});
        tilesOf(stage).insert(tile);
    }
    for (const Format format : {Format::WebEditor, Format::WindowsEditor}) {
        const QList<Placement> back = tilesOf(stageIn(exportedTo(format, stage).text)).placements();
        ASSERT_EQ(back.size(), 2);
        for (int i = 0; i < 2; ++i) {
            ASSERT_EQ(back[i].tokens.size(), 26);
            for (qsizetype t = 0; t < 26; ++t)
                EXPECT_EQ(back[i].tokens[t].id, tilesOf(stage).placements()[i].tokens[t].id);
        }
    }
    EXPECT_TRUE(exportedTo(Format::WebEditor, stage).losses.empty());
    EXPECT_EQ(linesOf(exportedTo(Format::WindowsEditor, stage).losses),
              "tile 205a on hex (0, 0) and 1 other place(s): the Windows editor has no token "
              "\"Chicane\".\n"
              "tile 205a on hex (0, 0) and 1 other place(s): the Windows editor has no token "
              "\"Chicane with a limit\".\n"
              "tile 205a on hex (0, 0) and 1 other place(s): the Windows editor has no token "
              "\"Jump\".\n"
              "tile 205a on hex (0, 0) and 1 other place(s): the Windows editor has no token "
              "\"Water\".\n"
              "tile 205a on hex (0, 0) and 1 other place(s): the Windows editor has no token "
              "\"Mud spray\".\n");
}

TEST(WindowsEditor, FaultsNameItsOwnFields) {
    EXPECT_EQ(faultIn("{\"Tuiles\": [\n{\"X\": 54.5, \"Y\": 52, \"TuileId\": \"202A\"}]}"),
              "line 2, Tuiles[0].X: must be a whole number from -40000 to 40000");
    EXPECT_EQ(faultIn("{\"Tuiles\": \"none\"}"),
              "line 1, Tuiles: must be a list, in square brackets");
}

} // namespace
} // namespace stagewright
