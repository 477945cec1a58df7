#include "tests/model/pack/packed.h"

#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/crc32.h"
#include "model/rally/rally_edits.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace stagewright {

QByteArray deflated(const QByteArray& content) {
    // qCompress puts the length (4 bytes) and zlib's header (2) before, and a checksum (4) behind.
    return qCompress(content).sliced(6).chopped(4);
}

MadeEntry deflatedEntry(const char* name, const QByteArray& content) {
    MadeEntry entry{name, deflated(content), 8};
    entry.unpacked = static_cast<quint64>(content.size());
    entry.crc = crc32(content);
    return entry;
}

QByteArray stageText(const char* title) {
    Stage stage;
    stage.info.title = QString::fromUtf8(title);
    stage.info.game = QStringLiteral("dirt");
    Placement tile;
    tile.side = tileId("205a");
    tilesOf(stage).insert(tile);
    return writeStage(stage);
}

std::vector<MadeEntry> threeStages() {
    return {
        {"pack.json", R"({"format": 1, "title": "Rally", "drivers": [{"id": 1, "name": "A"}],
"stages": [{"id": 1, "file": "stages/01-one.json"}, {"id": 2, "file": "stages/02-two.json"},
{"id": 3, "file": "stages/03-three.json"}]})"},
        {"stages/01-one.json", stageText("One")},
        {"stages/02-two.json", stageText("Two")},
        {"stages/03-three.json", stageText("Three")},
        {"results.json", R"({"format": 1, "results": [{"stage": 2, "driver": 1, "time": 97}]})"}};
}

RallyPack fullPack() {
    RallyPack pack;
    Rally rally = rallyOf(2, {"Zoë"});
    rally.info.title = QStringLiteral("Rajd Żubrów");
    rally.info.unknown = {{QStringLiteral("later"), 1}};
    rally.info.resultsUnknown = {{QStringLiteral("timekeeper"), QStringLiteral("Eva")}};
    RallyStage stage = rally.stages()[0];
    stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    stage.stage.info.title = QStringLiteral("Łódź – Plac Wolności");
    stage.stage.info.unknown = {{QStringLiteral("weather"), QStringLiteral("rain")}};
    pack.rally = with(after(rally, changeStage(rally, stage)), 1, 1, drove(97));
    pack.tileSets = {{QStringLiteral("club.json"), "{\"format\": 1, \"tiles\": []}\n"}};
    pack.preview = QByteArray("\x89PNG\r\n\x1A\n...");
    pack.others = {{QStringLiteral("photos/début.jpg"), "JPEG"},
                   {QStringLiteral("more.zip"), bytesOf({{{"pack.json", "{}"}}})}};
    return pack;
}

std::string complaints(const QByteArray& zip) {
    const auto pack = readRallyPack(zip, games());
    if (!pack)
        return sentence(pack.error()).toStdString();
    QStringList sentences;
    for (const Fault& damage : pack->damages)
        sentences << sentence(damage);
    return sentences.join(u' ').toStdString();
}

OpenedPack opened(const QByteArray& zip) {
    auto pack = readRallyPack(zip, games());
    EXPECT_TRUE(pack) << sentence(pack.error()).toStdString();
    return pack ? *std::move(pack) : OpenedPack();
}

std::string titlesOf(const RallyPack& pack) {
    QStringList titles;
    for (const RallyStage& stage : pack.rally.stages())
        titles << stage.stage.info.title;
    return titles.join(u',').toStdString();
}

} // namespace stagewright
