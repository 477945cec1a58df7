#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/zip_reader.h"
#include "tests/model/pack/json_schema.h"
#include "tests/model/pack/packed.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

std::string flawOf(const QByteArray& text, const char* schema) {
    const auto json = parseJson(text);
    return json ? flawBySchema(*json, schemaOf(schema)) : sentence(json.error()).toStdString();
}

/// Which schema an entry of a pack is held to; null: none.
const char* schemaFor(const QString& entry) {
    if (entry == u"pack.json")
        return "pack";
    if (entry == u"results.json")
        return "results";
    return entry.startsWith(u"stages/") ? "stage" : nullptr;
}

std::string flawsIn(const RallyPack& pack) {
    const auto files = readZip(writeRallyPack(pack).value(), u"pack.json");
    std::string flaws;
    for (const ZipFile& file : files.value())
        if (const char* schema = schemaFor(file.name))
            if (const std::string found = flawOf(file.content.value(), schema); !found.empty())
                flaws += file.name.toStdString() + ": " + found + "\n";
    return flaws;
}

TEST(Schema, WhatIsWrittenIsAsTheSchemasHaveIt) {
    EXPECT_EQ(flawsIn(fullPack()), "");
    EXPECT_EQ(flawsIn({}), "");
    for (const std::string& file : rulebookStages())
        EXPECT_EQ(flawOf(writeStage(stageFrom(QString::fromStdString(file))), "stage"), "") << file;
}

TEST(Schema, AnyRallyIsAsTheSchemasHaveIt) {
    EXPECT_TRUE(rc::check("pack.json and results.json", [] {
        RallyPack pack;
        pack.rally = anyRally();
        RC_ASSERT(flawsIn(pack).empty());
    }));
}

TEST(Schema, TheProgramsOwnTilesAndBoxesAreAsTheSchemasHaveThem) {
    const auto textOf = [](const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    const QDir tiles(QStringLiteral(":/catalogue/tiles"));
    EXPECT_EQ(tiles.entryList().size(), 6);
    for (const QString& name : tiles.entryList())
        EXPECT_EQ(flawOf(textOf(tiles.filePath(name)), "tiles"), "") << name.toStdString();
    EXPECT_EQ(flawOf(textOf(QStringLiteral(":/catalogue/boxes.json")), "boxes"), "");
}

TEST(Schema, WhatTheProgramRefusesTheSchemasRefuse) {
    EXPECT_EQ(flawOf(R"({"tiles": [{"q": 0, "r": 10001, "tile": "205a"}]})", "stage"),
              "tiles[0].r: maximum");
    EXPECT_EQ(flawOf(R"({"tiles": [{"q": 0.5, "r": 0, "tile": "205a"}]})", "stage"),
              "tiles[0].q: type");
    EXPECT_EQ(flawOf(R"({"format": 2, "tiles": []})", "stage"), "format: maximum");
    EXPECT_EQ(flawOf(R"({"title": ""})", "stage"), "tiles: required");
    EXPECT_EQ(flawOf(R"({"tiles": [], "later": [1]})", "stage"), "");
    EXPECT_EQ(flawOf(R"({"format": 1, "sisu": "daily"})", "pack"), "sisu: enum");
    EXPECT_EQ(flawOf(R"({"format": 1, "stages": [{"id": 1, "file": "../x"}]})", "pack"),
              "stages[0].file: pattern");
    EXPECT_EQ(flawOf(R"({"format": 1, "boxes": [{"box": "a", "copies": 1, "x": 1}]})", "pack"),
              "boxes[0].x: additionalProperties");
    EXPECT_EQ(flawOf(R"({"format": 1, "results": [{"stage": 1, "driver": 1}]})", "results"),
              "results[0]: oneOf");
    EXPECT_EQ(
        flawOf(R"({"format": 1, "results": [{"stage": 1, "driver": 1, "time": 1, "place": 1}]})",
               "results"),
        "results[0]: oneOf");
}

} // namespace
} // namespace stagewright
