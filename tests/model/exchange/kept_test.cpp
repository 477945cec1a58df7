#include "model/exchange/lua_table.h"
#include "model/game/stage_file.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/model/json/any_json.h"
#include "tests/round_trips.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>

#include <rapidcheck.h>

// What any reader accepts is kept by every format, or said to be lost (tests/round_trips.h).

namespace stagewright {
namespace {

std::string brokenIn(const QByteArray& file) {
    return brokenRoundTrip(file, games()).toStdString();
}

/// A file of the web editor with a tile.
QByteArray webFile(const QByteArray& ofTile, const QByteArray& ofStage = {}) {
    return "{\"title\": \"A\"" + ofStage + ", \"tiles\": [{\"q\": 0, \"r\": 0, \"id\": \"205a\"" +
           ofTile + "}]}";
}

QByteArray rgtFile(const QByteArray& ofTile, const QByteArray& ofStage = {}) {
    return "{\"Name\": \"A\"" + ofStage +
           ", \"Tuiles\": [{\"X\": 54, \"Y\": 52, \"TuileId\": "
           "\"205A\"" +
           ofTile + "}]}";
}

QByteArray ownFile(const QByteArray& ofTile, const QByteArray& ofStage = {}) {
    return "{\"title\": \"A\"" + ofStage + ", \"tiles\": [{\"q\": 0, \"r\": 0, \"tile\": \"205a\"" +
           ofTile + "}]}";
}

QByteArray script(const QByteArray& ofTile, const QByteArray& ofStage = {}) {
    return "function SS1()\n StageInfo = {title = 'A'" + ofStage +
           "}\n TileList = {{Number = '205a', location = {0, 0.96, 0}" + ofTile + "}}\nend\n";
}

TEST(Kept, AnAngleOfAnySizeIsThatOfATurn) {
    for (const char* angle : {"1e308", "-1e308", "6000", "6001", "0.333333333333", "1e-300"}) {
        const QByteArray tokens =
            QByteArray(", \"tokens\": [{\"id\": \"jump-snow\", \"dir\": ") + angle + "}]";
        EXPECT_EQ(brokenIn(webFile(tokens)), "") << angle;
        const QByteArray ours =
            QByteArray(", \"tokens\": [{\"id\": \"jump-snow\", \"angle\": ") + angle + "}]";
        EXPECT_EQ(brokenIn(ownFile(ours)), "") << angle;
        const QByteArray windows =
            QByteArray(", \"Tokens\": [{\"TokenId\": \"ice4\", \"Orientation\": ") + angle + "}]";
        EXPECT_EQ(brokenIn(rgtFile(windows)), "") << angle;
    }
    const Stage stage = stageIn(webFile(", \"tokens\": [{\"id\": \"jump-snow\", \"dir\": 6002}]"));
    EXPECT_EQ(tilesOf(stage).placements().front().tokens.front().angle, 120);
}

TEST(Kept, ATokenAtTheLimitStaysThere) {
    for (const char* place : {"\"q\": -0.57735027, \"r\": 1.3333333", "\"q\": 1.1547005, \"r\": 0",
                              "\"q\": 0.5, \"r\": -1.33333333", "\"q\": 0.12345678, \"r\": 0.1"})
        EXPECT_EQ(
            brokenIn(webFile(QByteArray(", \"tokens\": [{\"id\": \"jump-snow\", ") + place + "}]")),
            "")
            << place;
}

TEST(Kept, ANoteThatIsNoTextIsLeftOutAndNamed) {
    for (const QByteArray note : {"5", "{\"a\": 1}", "true", "[1]"}) {
        for (const QByteArray& file :
             {webFile(", \"note\": " + note), rgtFile(", \"note\": " + note)}) {
            EXPECT_EQ(linesOf(importedFrom(file).remarks).find("the field \"note\" has another"),
                      linesOf(importedFrom(file).remarks).find("the field"))
                << file.toStdString();
            EXPECT_EQ(importedFrom(file).remarks.size(), 1U) << file.toStdString();
            EXPECT_EQ(brokenIn(file), "") << file.toStdString();
        }
    }
    EXPECT_EQ(importedFrom(script(", note = 5")).remarks.size(), 1U);
    EXPECT_EQ(brokenIn(script(", note = 5")), "");
    EXPECT_EQ(brokenIn(webFile(", \"note\": null")), "");
    EXPECT_TRUE(importedFrom(webFile(", \"note\": null")).remarks.empty());
}

TEST(Kept, AByteOrderMarkInANameOrATextIsASignLikeAnyOther) {
    const QByteArray mark = "\xEF\xBB\xBF";
    const QByteArray fields =
        ", \"" + mark + "a\": \"" + mark + "b\", \"a\": \"" + mark + mark + "\"";
    for (const QByteArray& file :
         {webFile(fields, fields), rgtFile(fields, fields), ownFile(fields, fields),
          ownFile("", ", \"notes\": \"" + mark + "x\"")})
        EXPECT_EQ(brokenIn(file), "") << file.toStdString();
    const QByteArray luaFields = ", ['" + mark + "a'] = '" + mark + "b', a = '" + mark + "'";
    EXPECT_EQ(brokenIn(script(luaFields, luaFields)), "");
    const Stage stage = stageIn(ownFile(fields));
    const QJsonObject& unknown = tilesOf(stage).placements().front().unknown;
    EXPECT_EQ(unknown.value(QStringLiteral("\uFEFFa")).toString(), QStringLiteral("\uFEFFb"));
    EXPECT_EQ(unknown.value(QStringLiteral("a")).toString(), QStringLiteral("\uFEFF\uFEFF"));
}

TEST(Kept, WholeNumbersOfAnyLengthComeBackDigitByDigit) {
    const QByteArray numbers = "[9223372036854775807, 9223372036854775808, -9223372036854775808, "
                               "-9223372036854775809, 123456789012345678901234567890]";
    const QByteArray field = ", \"x-id\": " + numbers;
    for (const QByteArray& file :
         {webFile(field, field), rgtFile(field, field), ownFile(field, field)}) {
        EXPECT_EQ(brokenIn(file), "");
        const QByteArray text = writeStage(stageIn(file));
        const QByteArray compact = QByteArray(numbers).replace(", ", ",");
        EXPECT_EQ(text.count("\"x-id\": " + compact), 2) << text.toStdString();
    }
    const QByteArray list = ", id = {9223372036854775807, 9223372036854775808, "
                            "-9223372036854775808, 0009, 123456789012345678901234567890}";
    EXPECT_EQ(brokenIn(script(list, list)), "");
    EXPECT_EQ(writeStage(stageIn(script(list)))
                  .count("[9223372036854775807,9223372036854775808,-9223372036854775808,9,"
                         "123456789012345678901234567890]"),
              1);
    EXPECT_EQ(faultIn(ownFile("", ", \"notes\": 123456789012345678901234567890")),
              "line 1, notes: must be text, in quotes");
}

TEST(Kept, FieldsOfAScriptThatAreOursInOurFilesAreLeftOutAndNamed) {
    for (const QByteArray field : {"tiles = {1}", "format = 7"}) {
        const Imported imported = importedFrom(script({}, ", " + field));
        EXPECT_EQ(imported.remarks.size(), 1U) << field.toStdString();
        EXPECT_EQ(brokenIn(script({}, ", " + field)), "") << field.toStdString();
    }
    EXPECT_EQ(brokenIn(script({}, ", Tuiles = {1}, pack = {a = 1}, stages = {}, origin = {1, 1}")),
              "");
    EXPECT_EQ(brokenIn(script(", q = 1, tile = 'x', Tokens = {1}, id = 5")), "");
    EXPECT_EQ(importedFrom("StageInfo = {}\n" + script({})).stages.size(), 1U);
}

TEST(Kept, AnyFieldMayStandInOurFileWhateverItIsCalled) {
    for (const char* field : {"Tuiles", "pack", "stages", "results", "Tokens", "id", "dir", "X",
                              "Number", "location", "origin", "Path", "lowResWidth", "Name"}) {
        for (const char* value : {"[1]", "\"a\"", "{}", "null", "{\"a\": {}}", "\"\"", "2480"}) {
            const QByteArray one = QByteArray(", \"") + field + "\": " + value;
            EXPECT_EQ(brokenIn(ownFile(one, one)), "") << one.toStdString();
        }
        EXPECT_EQ(brokenIn(webFile({}, QByteArray(", \"") + field + "\": 1")), "") << field;
    }
    const auto file = exportedTo(Format::WindowsEditor, stageIn(ownFile(", \"Tokens\": [1]")));
    EXPECT_EQ(linesOf(file.losses),
              "tile 205a on hex (0, 0): the field \"Tokens\" has another meaning there.\n");
}

TEST(Kept, ATileWithoutASideComesBackFromAScriptAsItWas) {
    const QByteArray file = "{\"tiles\": [{\"q\": 0, \"r\": 0, \"tile\": \"224\"}, "
                            "{\"q\": 1, \"r\": 0, \"tile\": \"club7\"}]}";
    const auto text = exportedTo(Format::TabletopSimulator, stageIn(file));
    EXPECT_EQ(stageIn(text.text), stageIn(file));
    EXPECT_EQ(brokenIn(file), "");
}

QByteArray nested(int depth) {
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

TEST(Kept, WhatIsNestedAsDeepAsIsReadCanBeSavedEverywhere) {
    EXPECT_EQ(brokenIn(ownFile({}, ", \"x\": " + nested(63))), "");
    EXPECT_EQ(brokenIn(ownFile(", \"x\": " + nested(61))), "");
    EXPECT_TRUE(readStages(ownFile(", \"x\": " + nested(61)), games()).has_value());
    EXPECT_FALSE(readStages(ownFile(", \"x\": " + nested(62)), games()).has_value());
    const auto tables = [](int depth) {
        return ", x = " + QByteArray(depth, '{') + QByteArray(depth, '}');
    };
    EXPECT_TRUE(readStages(script(tables(61)), games()).has_value());
    EXPECT_EQ(brokenIn(script(tables(61))), "");
    EXPECT_FALSE(readStages(script(tables(62)), games()).has_value());
    EXPECT_EQ(brokenIn(script({}, tables(63))), "");
}

TEST(Kept, AFileOfWhichOursWouldBeTooLargeIsNotRead) {
    // Nine bytes of a web file become forty of ours.
    QByteArray tokens = ", \"tokens\": [{\"id\":\"\"}";
    for (int i = 0; i < 90'000; ++i)
        tokens += ",{\"id\":\"\"}";
    const QByteArray notes = ", \"notes\": \"" + QByteArray(15'000'000, 'n') + '"';
    EXPECT_EQ(faultIn(webFile(tokens + ']', notes)),
              ": the stage is larger than our own file of it may be (16 MB)");
}

TEST(Kept, MoreTokensThanAStageMayHaveAreReadFromNoFile) {
    const auto list = [](const char* token, int count) {
        return (QByteArray(token) + ',').repeated(count - 1) + token;
    };
    const std::string fault = ": the stage has more than 100000 tokens";
    EXPECT_EQ(faultIn(webFile(", \"tokens\": [" + list("{\"id\":\"\"}", 100'001) + ']')), fault);
    EXPECT_EQ(faultIn(rgtFile(", \"Tokens\": [" + list("{\"TokenId\":\"\"}", 100'001) + ']')),
              fault);
    EXPECT_EQ(faultIn(script(", tokens = {" + list("{id=''}", 100'001) + '}')), fault);
}

TEST(Kept, MoreValuesThanOurFileOfAStageMayHoldAreReadFromNoFile) {
    const auto zeros = [](int count) { return QByteArray("0,").repeated(count - 1) + '0'; };
    const std::string fault = ": our own file of the stage would hold more than 1000000 values";
    EXPECT_EQ(faultIn(webFile({}, ", \"x\": [" + zeros(999'990) + ']')), fault);
    EXPECT_EQ(faultIn(script({}, ", x = {" + zeros(1'000'000) + '}')), fault);
    EXPECT_EQ(brokenIn(script({}, ", x = {" + zeros(900'000) + '}')), "");
    EXPECT_EQ(faultIn(script({}, ", x = {" + zeros(2'500'000) + '}')),
              "line 2: the tables of tiles hold more than 2500000 values together");
}

TEST(Kept, AStageAsLargeAsIsReadGoesIntoAPack) {
    Stage stage = stageIn(ownFile({}));
    stage.info.notes = QString(15 * 1024 * 1024, u'n');
    ASSERT_TRUE(readStages(writeStage(stage), games()));
    EXPECT_EQ(brokenRoundTrip(RallyPack{Rally(stage), {}, {}, {}}, games()).toStdString(), "");
}

TEST(Kept, MoreStagesThanARallyHasAreNotRead) {
    QByteArray text;
    for (int i = 0; i <= mostStages; ++i)
        text += "function SS" + QByteArray::number(i) +
                "()\n TileList = {{Number = '205a', location = {0, 0, 0}}}\nend\n";
    EXPECT_EQ(faultIn(text), ": a rally has at most 200 stages");
}

TEST(Kept, ARallyOfAFileHasNoMoreThanAPackCanHold) {
    Rally rally(stageIn(ownFile({}, ", \"x\": " + nested(63))));
    rally.info.unknown.insert(QStringLiteral("x"), QJsonArray{QJsonObject()});
    EXPECT_EQ(brokenIn(writeRally(rally)), "");
}

const std::vector<QString>& oddNames() {
    static const std::vector<QString> names{
        QStringLiteral("tiles"),  QStringLiteral("format"),      QStringLiteral("Tuiles"),
        QStringLiteral("pack"),   QStringLiteral("id"),          QStringLiteral("dir"),
        QStringLiteral("tile"),   QStringLiteral("rotation"),    QStringLiteral("variant"),
        QStringLiteral("note"),   QStringLiteral("x"),           QStringLiteral("angle"),
        QStringLiteral("X"),      QStringLiteral("Tokens"),      QStringLiteral("TokenId"),
        QStringLiteral("Path"),   QStringLiteral("Number"),      QStringLiteral("location"),
        QStringLiteral("origin"), QStringLiteral("\uFEFFtiles"), QStringLiteral("\uFEFF"),
        QStringLiteral("end"),    QStringLiteral("1"),           QString(),
        QStringLiteral("a.b[0]"), QStringLiteral("\U0001F3C1"),  QStringLiteral("\uFF5Ea"),
        QStringLiteral("stages"), QStringLiteral("lowResWidth")};
    return names;
}

QJsonValue oddValue() {
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        return longNumber("123456789012345678901234567890");
    case 1:
        return QJsonObject();
    case 2:
        return QStringLiteral("\uFEFF") + anyText();
    case 3:
        return QJsonObject{{*rc::gen::elementOf(oddNames()), QJsonArray{QJsonObject(), -1.5e-7}},
                           {*rc::gen::elementOf(oddNames()), QStringLiteral("]] --")}};
    default:
        return anyJson(2);
    }
}

/// With fields that are not there yet, now and then.
QJsonObject withOddFields(QJsonObject object) {
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
        const QString name = *rc::gen::elementOf(oddNames());
        if (!object.contains(name))
            object.insert(name, oddValue());
    }
    return object;
}

QJsonArray withOddItems(const QJsonArray& items, const QString& inner) {
    QJsonArray odd;
    for (const QJsonValue& item : items) {
        QJsonObject object = item.toObject();
        if (object.contains(inner))
            object.insert(inner, withOddItems(object.value(inner).toArray(), {}));
        odd.append(withOddFields(object));
    }
    return odd;
}

/// The JSON file of a stage, with odd fields everywhere.
QByteArray oddFile(const QByteArray& file, const QString& tiles, const QString& tokens) {
    QJsonObject top = parseJson(file)->toObject();
    top.insert(tiles, withOddItems(top.value(tiles).toArray(), tokens));
    return jsonText(QJsonValue(withOddFields(top)));
}

QByteArray oddScript(const QByteArray& text) {
    QByteArray odd = text;
    const auto fields = [] {
        const QByteArray table = luaText(withOddFields({}));
        return table.size() > 2 ? table.sliced(1, table.size() - 2) + ", " : QByteArray();
    };
    odd.replace("StageInfo = {", "StageInfo = {" + fields());
    odd.replace("        Number = ", "        " + fields() + "Number = ");
    return odd;
}

Stage anyStageWithTokens() {
    Stage stage = *anyBoard();
    if (const auto& tiles = tilesOf(stage).placements(); !tiles.isEmpty()) {
        Placement tile = tiles[anyIndex(tiles)];
        tilesOf(stage).remove(tile);
        tile.tokens.append(
            {QStringLiteral("jump-snow"),
             {*rc::gen::inRange(-2000, 2001) / 1000.0, *rc::gen::inRange(-2000, 2001) / 1000.0},
             *rc::gen::arbitrary<double>(),
             {}});
        tilesOf(stage).insert(tile);
    }
    return stage;
}

TEST(Kept, OddFieldsOfAnyFileAreKeptOrNamed) {
    EXPECT_TRUE(rc::check("what is read can be written and read again", [] {
        const Stage stage = anyStageWithTokens();
        if (tilesOf(stage).placements().isEmpty())
            return;
        const auto file = [&](Format format) {
            return writeStages({&stage, 1}, {}, format, games())->text;
        };
        const QByteArray odd[] = {
            oddFile(writeStage(stage), QStringLiteral("tiles"), QStringLiteral("tokens")),
            oddFile(file(Format::WebEditor), QStringLiteral("tiles"), QStringLiteral("tokens")),
            oddFile(file(Format::WindowsEditor), QStringLiteral("Tuiles"),
                    QStringLiteral("Tokens")),
            oddScript(file(Format::TabletopSimulator))};
        for (const QByteArray& each : odd) {
            RC_LOG() << each.toStdString() << '\n';
            RC_ASSERT(brokenIn(each) == "");
        }
    }));
}

} // namespace
} // namespace stagewright
