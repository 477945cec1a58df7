#include "model/json/text.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/model/layouts/hextiles/catalogue/tile_ids.h"
#include "tests/model/layouts/hextiles/catalogue/tile_record.h"
#include "tests/rulebook_stages.h"

#include <QDirIterator>
#include <QFile>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace stagewright {
namespace {

/// A file with the good record under other ids.
CatalogueFile fileOf(const char* name, std::initializer_list<const char*> ids,
                     std::vector<Range> numbers = {}) {
    QJsonValue file = goodTileFile();
    const QJsonValue tile = file[QStringLiteral("tiles")][0];
    int item = 0;
    for (const char* each : ids)
        file = changed(file, QStringLiteral("tiles[%1]").arg(item++),
                       changed(tile, QStringLiteral("id"), QJsonValue(QString::fromUtf8(each))));
    return {QString::fromUtf8(name), textOf(file), std::move(numbers)};
}

CatalogueFile boxesOf(const char* tiles) {
    const QByteArray text = QByteArray(R"([{"id": "box", "game": "dirt", "title": "Box",
        "expansion": false, "tileCount": 1, "tiles": {)") +
                            tiles + "}}]";
    return {QStringLiteral("boxes.json"), text, {}};
}

/// "FILE: PLACE: WHAT", empty if the catalogue loads.
std::string faultOf(const std::vector<CatalogueFile>& tiles,
                    const CatalogueFile& boxes = boxesOf("\"700\": 1")) {
    const auto read = readCatalogue(tiles, boxes);
    return read ? std::string() : sentence(read.error()).toStdString();
}

TEST(BuiltInCatalogue, HasAllSidesAndBoxes) {
    EXPECT_EQ(catalogue().sides().size(), 271U);
    EXPECT_EQ(catalogue().boxes().size(), 11U);
    EXPECT_TRUE(std::is_sorted(catalogue().sides().begin(), catalogue().sides().end(),
                               [](const auto& a, const auto& b) { return a.id < b.id; }));
}

/// The start does not look for what the strict parser refuses; this does.
TEST(BuiltInCatalogue, FilesPassTheStrictParser) {
    int files = 0;
    for (QDirIterator it(QStringLiteral(":/catalogue"), QDir::Files, QDirIterator::Subdirectories);
         it.hasNext(); ++files) {
        QFile file(it.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const auto json = parseJson(file.readAll());
        EXPECT_TRUE(json) << file.fileName().toStdString() << ": "
                          << sentence(json.error()).toStdString();
    }
    EXPECT_EQ(files, 9);
}

TEST(BuiltInCatalogue, BoxesHoldTheTilesThatAreSold) {
    const std::map<QString, int> sold{
        {QStringLiteral("gt-core"), 32},          {QStringLiteral("gt-championship"), 12},
        {QStringLiteral("gt-world-tour"), 12},    {QStringLiteral("gt-team-challenge"), 12},
        {QStringLiteral("gt-adrenaline"), 5},     {QStringLiteral("dirt-core"), 32},
        {QStringLiteral("dirt-monte-carlo"), 26}, {QStringLiteral("dirt-110"), 24},
        {QStringLiteral("dirt-rx"), 15},          {QStringLiteral("dirt-climb"), 4},
        {QStringLiteral("dirt-copilot"), 6}};
    for (const Box& box : catalogue().boxes()) {
        ASSERT_TRUE(sold.contains(box.id)) << box.id.toStdString();
        EXPECT_EQ(box.tileCount(), sold.at(box.id)) << box.id.toStdString();
    }
}

TEST(BuiltInCatalogue, EveryTileOfABoxHasItsSides) {
    for (const Box& box : catalogue().boxes())
        for (const auto& [tile, count] : box.tiles) {
            const bool oneSided = tile == id("101");
            EXPECT_EQ(catalogue().find(tile) != nullptr, oneSided) << tile.number();
            for (const char side : {'a', 'b'})
                EXPECT_EQ(catalogue().find(tile.withSide(side)) != nullptr, !oneSided)
                    << tile.number() << side;
        }
}

TEST(BuiltInCatalogue, EveryTileIsSoldInSomeBox) {
    Stock all;
    for (const Box& box : catalogue().boxes())
        all.add(box);
    for (const TileSide& side : catalogue().sides())
        EXPECT_GT(all.count(side.id), 0) << side.id.toString().toStdString();
}

TEST(BuiltInCatalogue, KnowsThePrintedFactsOf217b) {
    const TileSide* side = catalogue().find(id("217b"));
    ASSERT_NE(side, nullptr);
    EXPECT_EQ(side->terrain, Terrain::Gravel);
    EXPECT_EQ(side->role, Role::Road);
    ASSERT_EQ(side->roads.size(), 1U);
    EXPECT_EQ(side->roads[0].from, Edge::S);
    EXPECT_EQ(side->roads[0].to, Edge::NE);
    EXPECT_EQ(side->roads[0].shape, Shape::Arc);
}

TEST(Catalogue, FindsSidesAndBoxesById) {
    EXPECT_EQ(catalogue().find(id("217b"))->id, id("217b"));
    EXPECT_EQ(catalogue().find(id("217")), nullptr);
    EXPECT_EQ(catalogue().find(id("217c")), nullptr);
    EXPECT_EQ(catalogue().find(TileId()), nullptr);
    EXPECT_EQ(catalogue().box(u"dirt-core")->title, QStringLiteral("Rallyman: DIRT"));
    EXPECT_EQ(catalogue().box(u"dirt"), nullptr);
}

TEST(Catalogue, BackOfASideIsTheOtherOne) {
    EXPECT_EQ(catalogue().back(id("217a"))->id, id("217b"));
    EXPECT_EQ(catalogue().back(id("217b"))->id, id("217a"));
    EXPECT_EQ(catalogue().back(id("101")), nullptr);
    EXPECT_EQ(catalogue().back(id("999a")), nullptr);
}

TEST(Catalogue, FilesOfOnesOwnMayDescribeAnyNumber) {
    EXPECT_EQ(faultOf({fileOf("own.json", {"700"})}), "");
    EXPECT_EQ(faultOf({fileOf("own.json", {"club1a", "club1b"})}, boxesOf("\"club1\": 1")), "");
    const auto read =
        readCatalogue(std::vector{fileOf("2.json", {"701a", "701b"}), fileOf("1.json", {"700"})},
                      boxesOf("\"700\": 1"));
    ASSERT_TRUE(read.has_value());
    ASSERT_EQ(read->sides().size(), 3U);
    EXPECT_EQ(read->sides()[0].id, id("700"));
    EXPECT_EQ(read->find(id("701b")), &read->sides()[2]);
}

TEST(Catalogue, FileIsHeldToItsNumbers) {
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"}, {{700, 700}})}), "");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700", "702"}, {{700, 700}, {702, 702}})}), "");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"}, {{701, 705}})}),
              "f.json: tile 700: does not belong into this file.");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700", "702"}, {{700, 702}})}),
              "f.json: tile 701: is not described.");
    // The same number, but of a tile of one's own.
    EXPECT_EQ(faultOf({fileOf("f.json", {"x700"}, {{700, 700}})}),
              "f.json: tile x700: does not belong into this file.");
}

TEST(Catalogue, TileHasOneSideOrBoth) {
    const std::string fault = "needs the sides a and b, or one side without a letter.";
    EXPECT_EQ(faultOf({fileOf("f.json", {"700a", "700b"})}), "");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700a"})}), "tile 700: " + fault);
    EXPECT_EQ(faultOf({fileOf("f.json", {"700b"})}), "tile 700: " + fault);
    EXPECT_EQ(faultOf({fileOf("f.json", {"700", "700a"})}), "tile 700: " + fault);
    EXPECT_EQ(faultOf({fileOf("f.json", {"700", "700a", "700b"})}), "tile 700: " + fault);
    EXPECT_EQ(faultOf({fileOf("f.json", {"700a", "700c"})}), "tile 700: " + fault);
    EXPECT_EQ(faultOf({fileOf("f.json", {"700a", "700b", "700c"})}), "tile 700: " + fault);
}

TEST(Catalogue, SideIsDescribedInOneFile) {
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"}), fileOf("g.json", {"699", "700"})}),
              "tile 700: is described in two files.");
    // The two sides of a tile may come from two files.
    EXPECT_EQ(faultOf({fileOf("f.json", {"700a"}), fileOf("g.json", {"700b"})}), "");
}

TEST(Catalogue, BoxHoldsTilesThatAreDescribed) {
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"})}, boxesOf("\"701\": 1")),
              "boxes.json: box box: holds tile 701, which no file describes.");
    EXPECT_EQ(faultOf({fileOf("f.json", {"701a", "701b"})}, boxesOf("\"701\": 1")), "");
}

TEST(Catalogue, TilesStayAsLongAsACopyDoes) {
    const std::vector<CatalogueFile> files{fileOf("f.json", {"700a", "700b"})};
    auto first = std::make_unique<Catalogue>(*readCatalogue(files, boxesOf("\"700\": 1")));
    const TileSide* side = first->find(id("700a"));
    ASSERT_TRUE(side);
    const Catalogue copy = *first;
    const Catalogue moved = std::move(*first);
    EXPECT_EQ(first->find(id("700a")), side); // moving takes nothing away
    first.reset();
    EXPECT_EQ(copy.find(id("700a")), side);
    EXPECT_EQ(moved.find(id("700a")), side);
    EXPECT_EQ(side->id, id("700a"));
    EXPECT_EQ(copy.back(side->id)->id, id("700b"));
}

TEST(Catalogue, FaultNamesTheFile) {
    CatalogueFile broken = fileOf("broken.json", {"701"});
    broken.text.replace("gravel", "mud");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"}), broken}),
              "broken.json: tile 701: tiles[0].terrain: is \"mud\", but must be one of: none, "
              "asphalt, gravel, snow.");
    EXPECT_EQ(faultOf({fileOf("f.json", {"700"})}, {QStringLiteral("boxes.json"), "[{}]", {}}),
              "boxes.json: [0].id: is missing.");
    EXPECT_EQ(faultOf({{QStringLiteral("none.json"), "", {}}}),
              "none.json: there is nothing in it. Choose another file.");
}

} // namespace
} // namespace stagewright
