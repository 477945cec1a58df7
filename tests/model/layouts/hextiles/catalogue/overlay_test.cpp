#include "model/layouts/hextiles/catalogue/overlay.h"
#include "tests/model/layouts/hextiles/catalogue/tile_record.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// The record of a tile side as the program's own catalogue has it.
QJsonObject builtInRecord(const QString& file, const QString& id) {
    QFile resource(QStringLiteral(":/catalogue/tiles/") + file);
    EXPECT_TRUE(resource.open(QIODevice::ReadOnly));
    const QJsonArray tiles =
        QJsonDocument::fromJson(resource.readAll()).object()[QStringLiteral("tiles")].toArray();
    for (const QJsonValue& tile : tiles)
        if (tile[QStringLiteral("id")] == id)
            return tile.toObject();
    ADD_FAILURE() << id.toStdString();
    return {};
}

QByteArray tileFile(const QJsonArray& records) {
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), 1}, {QStringLiteral("tiles"), records}})
        .toJson();
}

Overlay read(const QByteArray& text, const char* name = "club.json") {
    auto overlay = readOverlay(QString::fromLatin1(name), text);
    EXPECT_TRUE(overlay) << sentence(overlay.error()).toStdString();
    return overlay ? *std::move(overlay) : Overlay();
}

Overlaid laidOver(const std::vector<Overlay>& overlays) {
    auto result = overlaid(catalogue(), overlays);
    EXPECT_TRUE(result) << sentence(result.error()).toStdString();
    return *std::move(result);
}

std::string faultOf(const QByteArray& text) {
    const auto overlay = readOverlay(QStringLiteral("club.json"), text);
    return overlay ? std::string() : sentence(overlay.error()).toStdString();
}

constexpr const char* boxOfOnesOwn = R"([{"id": "club", "game": "dirt", "title": "Our club's box",
    "expansion": true, "tileCount": 7, "tiles": {"204": 4, "205": 2, "999": 1}}])";

TEST(Overlay, CorrectsARecordOfTheCatalogue) {
    // The print of 151a that came first shows low danger, the catalogue has medium.
    QJsonObject record =
        builtInRecord(QStringLiteral("gt-expansions.json"), QStringLiteral("151a"));
    record[QStringLiteral("danger")] = QStringLiteral("low");
    const Overlaid corrected = laidOver({read(tileFile({record}), "first-print.json")});
    EXPECT_EQ(catalogue().find(tileId("151a"))->danger, Danger::Medium);
    EXPECT_EQ(corrected.catalogue.find(tileId("151a"))->danger, Danger::Low);
    EXPECT_EQ(corrected.catalogue.find(tileId("151b"))->danger, Danger::High);
    EXPECT_EQ(corrected.catalogue.sides().size(), catalogue().sides().size());
    EXPECT_EQ(corrected.catalogue.boxes().size(), catalogue().boxes().size());
    EXPECT_EQ(corrected.names, QStringList{QStringLiteral("first-print.json")});
    EXPECT_TRUE(corrected.passedOver.empty());
}

TEST(Overlay, CorrectsALimit) {
    const QJsonObject record =
        builtInRecord(QStringLiteral("dirt-core.json"), QStringLiteral("217b"));
    const QJsonValue file = json(tileFile({record}).constData());
    QString path;
    const QJsonArray spaces =
        file[QStringLiteral("tiles")][0][QStringLiteral("roads")][0][QStringLiteral("spaces")]
            .toArray();
    for (qsizetype i = 0; i < spaces.size(); ++i)
        if (!spaces[i][QStringLiteral("limit")].isUndefined())
            path = QStringLiteral("tiles[0].roads[0].spaces[%1].limit").arg(i);
    ASSERT_FALSE(path.isEmpty());
    const auto limits = [](const Catalogue& from) {
        QList<int> found;
        for (const Space& space : from.find(tileId("217b"))->roads.front().spaces)
            if (space.limit)
                found.append(*space.limit);
        return found;
    };
    int other = 1; // a limit that the tile does not have
    while (limits(catalogue()).contains(other))
        ++other;
    const Overlaid corrected = laidOver({read(textOf(changed(file, path, other)))});
    EXPECT_TRUE(limits(corrected.catalogue).contains(other));
    EXPECT_EQ(limits(corrected.catalogue).size(), limits(catalogue()).size());
}

TEST(Overlay, AddsTilesOfOnesOwn) {
    const Overlaid more = laidOver({read(textOf(goodTileFile()))});
    const TileId own = TileId::parse(u"700").value();
    ASSERT_NE(more.catalogue.find(own), nullptr);
    EXPECT_EQ(more.catalogue.find(own)->roads.size(), 3U);
    EXPECT_EQ(more.catalogue.sides().size(), catalogue().sides().size() + 1);
    EXPECT_TRUE(std::is_sorted(more.catalogue.sides().begin(), more.catalogue.sides().end(),
                               [](const TileSide& a, const TileSide& b) { return a.id < b.id; }));
    EXPECT_EQ(catalogue().find(own), nullptr);
}

TEST(Overlay, AddsABoxAndPassesOverWhatNothingDescribes) {
    const Overlaid more = laidOver({read(boxOfOnesOwn)});
    const Box* club = more.catalogue.box(u"club");
    ASSERT_NE(club, nullptr);
    EXPECT_EQ(club->title, QStringLiteral("Our club's box"));
    EXPECT_EQ(club->tiles.size(), 2U);
    EXPECT_EQ(club->tileCount(), 6);
    EXPECT_EQ(more.catalogue.boxes().size(), catalogue().boxes().size() + 1);
    ASSERT_EQ(more.passedOver.size(), 1U);
    EXPECT_EQ(sentence(more.passedOver.front()).toStdString(),
              "club.json: box club: tile 999 is passed over: nothing describes it. Correct the "
              "number, or add the tile's sides.");
}

TEST(Overlay, ABoxMayHoldTilesThatAnotherOverlayDescribes) {
    const QByteArray box = R"([{"id": "own", "game": "dirt", "title": "Own", "expansion": true,
                               "tileCount": 3, "tiles": {"700": 3}}])";
    for (const auto& overlays : {std::vector{read(box), read(textOf(goodTileFile()))},
                                 std::vector{read(textOf(goodTileFile())), read(box)}}) {
        const Overlaid more = laidOver(overlays);
        EXPECT_TRUE(more.passedOver.empty());
        EXPECT_EQ(more.catalogue.box(u"own")->tileCount(), 3);
    }
}

TEST(Overlay, TakesThePlaceOfABoxWithItsId) {
    const QByteArray smaller = R"([{"id": "dirt-core", "game": "dirt", "title": "Gravel only",
        "expansion": false, "tileCount": 2, "tiles": {"202": 1, "203": 1}}])";
    const Overlaid other = laidOver({read(smaller)});
    EXPECT_EQ(other.catalogue.box(u"dirt-core")->title, QStringLiteral("Gravel only"));
    EXPECT_EQ(other.catalogue.box(u"dirt-core")->tileCount(), 2);
    EXPECT_EQ(other.catalogue.boxes().size(), catalogue().boxes().size());
}

TEST(Overlay, TheLastOneCounts) {
    QJsonObject record =
        builtInRecord(QStringLiteral("gt-expansions.json"), QStringLiteral("151a"));
    const auto withDanger = [&](const char* danger, const char* name) {
        record[QStringLiteral("danger")] = QString::fromLatin1(danger);
        return read(tileFile({record}), name);
    };
    const Overlaid both = laidOver({withDanger("low", "a.json"), withDanger("high", "b.json")});
    EXPECT_EQ(both.catalogue.find(tileId("151a"))->danger, Danger::High);
    EXPECT_EQ(both.names, (QStringList{QStringLiteral("a.json"), QStringLiteral("b.json")}));
}

TEST(Overlay, NothingChangesNothing) {
    const Overlaid same = laidOver({});
    EXPECT_EQ(same.catalogue.sides().size(), catalogue().sides().size());
    EXPECT_TRUE(same.names.isEmpty());
    EXPECT_TRUE(laidOver({read("[]")}).passedOver.empty());
    EXPECT_TRUE(read(tileFile({})).sides.empty());
}

TEST(Overlay, BoxesMayBeginWithAByteOrderMarkOrBlankLines) {
    EXPECT_EQ(read(QByteArray("\xEF\xBB\xBF") + boxOfOnesOwn).boxes.size(), 1U);
    EXPECT_EQ(read(QByteArray("\r\n\n   ") + boxOfOnesOwn).boxes.size(), 1U);
}

TEST(Overlay, FaultsNameTheFileAndThePlace) {
    EXPECT_TRUE(faultOf("").starts_with("club.json: ")) << faultOf("");
    EXPECT_TRUE(faultOf("{\"format\": 1, \"tiles\": [").starts_with("club.json: line 1"));
    EXPECT_NE(faultOf("{}").find("format"), std::string::npos) << faultOf("{}");
    EXPECT_NE(faultOf(R"({"format": 2, "tiles": []})").find("format"), std::string::npos);
    EXPECT_NE(faultOf(R"({"format": 1, "tiles": [], "rules": []})").find("rules"),
              std::string::npos);
    // A record that contradicts itself.
    const QByteArray bad = textOf(
        changed(goodTileFile(), QStringLiteral("tiles[0].roads[1].from"), QStringLiteral("X")));
    EXPECT_NE(faultOf(bad).find("tile 700: tiles[0].roads[1].from"), std::string::npos)
        << faultOf(bad);
    // A box whose tiles do not add up.
    EXPECT_NE(faultOf(QByteArray(boxOfOnesOwn).replace("\"tileCount\": 7", "\"tileCount\": 8"))
                  .find("says 8, but the tiles add up to 7"),
              std::string::npos);
}

TEST(Overlay, ATileWithOneOfItsSidesMissingIsAFault) {
    QJsonObject record = builtInRecord(QStringLiteral("dirt-core.json"), QStringLiteral("204a"));
    record[QStringLiteral("id")] = QStringLiteral("club1a");
    const auto result = overlaid(catalogue(), std::vector{read(tileFile({record}))});
    ASSERT_FALSE(result);
    EXPECT_NE(sentence(result.error()).indexOf(QStringLiteral("club1")), -1)
        << sentence(result.error()).toStdString();
}

TEST(Overlay, IsLoadedFromAFileAndNamedAfterIt) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Our club.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(boxOfOnesOwn);
    file.close();
    const auto overlay = loadOverlay(path);
    ASSERT_TRUE(overlay);
    EXPECT_EQ(overlay->name, QStringLiteral("Our club.json"));
    EXPECT_EQ(overlay->boxes.size(), 1U);

    EXPECT_EQ(loadOverlay(folder.path()).error().what, QStringLiteral("this is a folder"));
    EXPECT_EQ(loadOverlay(folder.filePath(QStringLiteral("no.json"))).error().file,
              folder.filePath(QStringLiteral("no.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("rubbish");
    file.close();
    EXPECT_EQ(loadOverlay(path).error().file, path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(largestOverlayFile + 1, ' '));
    file.close();
    EXPECT_EQ(loadOverlay(path).error().what,
              QStringLiteral("the file is larger than can be read (4 MB)"));
}

} // namespace
} // namespace stagewright
