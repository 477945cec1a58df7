#include "model/exchange/lua_table.h"
#include "tests/model/json/any_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

std::string textOf(LuaFlaw::Kind kind) {
    switch (kind) {
    case LuaFlaw::Kind::TooDeep:
        return "too deep";
    case LuaFlaw::Kind::TooMany:
        return "too many";
    case LuaFlaw::Kind::NoEnd:
        return "no end";
    case LuaFlaw::Kind::CutOff:
        return "cut off";
    default:
        return "flaw";
    }
}

/// The value of a table as JSON text; where it has a flaw, "flaw at OFFSET".
std::string valueOf(const QByteArray& text) {
    LuaScanner scanner(text);
    if (!scanner.next().is('{'))
        return "no table";
    qsizetype room = mostRallyValues;
    const auto table = readLuaTable(scanner, room);
    if (!table)
        return textOf(table.error().kind) + " at " + std::to_string(table.error().offset);
    return QJsonDocument(QJsonArray{*table}).toJson(QJsonDocument::Compact).toStdString();
}

TEST(LuaTable, AsManyValuesAreReadAsThereIsRoomFor) {
    const auto left = [](const QByteArray& text, qsizetype room) {
        LuaScanner scanner(text);
        EXPECT_TRUE(scanner.next().is('{'));
        const auto table = readLuaTable(scanner, room);
        return table ? std::to_string(room) : textOf(table.error().kind);
    };
    EXPECT_EQ(left("{}", 1), "0");
    EXPECT_EQ(left("{1, a = {'b', nil}, [3] = -2}", 8), "2");
    EXPECT_EQ(left("{1, a = {'b', nil}, [3] = -2}", 6), "0");
    EXPECT_EQ(left("{1, a = {'b', nil}, [3] = -2}", 5), "too many");
    EXPECT_EQ(left("{Vector()}", 5), "0") << "a list of three numbers";
    EXPECT_EQ(left("{Vector()}", 4), "too many");
}

TEST(LuaTable, PlainValuesAreRead) {
    EXPECT_EQ(valueOf("{1, -2.5, 'a', \"b\", [[c]], true, false, nil}"),
              R"([[1,-2.5,"a","b","c",true,false,null]])");
    EXPECT_EQ(valueOf("{Number = '201a'; location = {12.94, .96, 1.51e0,}, ['a b'] = 0x10}"),
              R"([{"Number":"201a","a b":16,"location":[12.94,0.96,1.51]}])");
    EXPECT_EQ(valueOf("{}"), "[[]]");
    EXPECT_EQ(valueOf("{5, a = 1}"), R"([{"1":5,"a":1}])");
}

TEST(LuaTable, NumberedEntriesMakeAListInAnyOrder) {
    EXPECT_EQ(valueOf("{[1] = 'a', [2] = 'b'}"), R"([["a","b"]])");
    EXPECT_EQ(valueOf("{[3] = 'c', 'a', [2] = 'b'}"), R"([["a","b","c"]])");
    EXPECT_EQ(valueOf("{[1.0] = 'a', [0x2] = 'b'}"), R"([["a","b"]])");
    EXPECT_EQ(valueOf("{'a', [1] = 'b'}"), R"([["a"]])");
    EXPECT_EQ(valueOf("{[1] = 'a', [3] = 'c'}"), R"([{"1":"a","3":"c"}])");
    EXPECT_EQ(valueOf("{[0] = 'z', [1] = 'a'}"), R"([{"0":"z","1":"a"}])");
    EXPECT_EQ(valueOf("{['1'] = 'a'}"), R"([{"1":"a"}])");
}

TEST(LuaTable, VectorsAreListsOfThreeNumbers) {
    EXPECT_EQ(valueOf("{a = Vector(1, -2, 3)}"), R"([{"a":[1,-2,3]}])");
    EXPECT_EQ(valueOf("{Vector(1), Vector(), 4}"), "[[[1,0,0],[0,0,0],4]]");
    EXPECT_EQ(valueOf("{Vector({1, 2, 3}), Vector{4, 5, 6}, Vector.new(7, 8, 9)}"),
              "[[[1,2,3],[4,5,6],[7,8,9]]]");
    EXPECT_EQ(valueOf("{Vector({x = 1})}"), R"([[{"x":1}]])");
    EXPECT_EQ(valueOf("{Vector = 1}"), R"([{"Vector":1}])");
    EXPECT_EQ(valueOf("{Vector(1}"), "flaw at 9");
    EXPECT_EQ(valueOf("{Vector.one}"), "flaw at 8");
    EXPECT_EQ(valueOf('{' + QByteArray("Vector(").repeated(1'000'000)).substr(0, 11),
              "too deep at");
}

TEST(LuaTable, CommentsAreNoPartOfIt) {
    EXPECT_EQ(valueOf("{1, --[[ 2, ]] --[==[ 3, ]] ]==] 4, -- 5,\n 6}"), "[[1,4,6]]");
    EXPECT_EQ(valueOf("{'--[[', 1}"), R"([["--[[",1]])");
}

TEST(LuaTable, EscapesAreResolved) {
    EXPECT_EQ(valueOf(R"({'\'\\\n\65\x42\u{e9}\z
        c'})"),
              R"([["'\\\nAB)"
              "\xC3\xA9"
              R"(c"]])");
    EXPECT_EQ(valueOf("{[==[\n]]x]==]}"), R"([["]]x"]])");
    EXPECT_EQ(valueOf("{[[\r\na\r\n\nb\r\r]], [[\n\rc]], [[\n\nd]]}"),
              R"([["a\n\nb\n\n","c","\nd"]])");
}

TEST(LuaTable, CodeIsAFlawWhereItBegins) {
    EXPECT_EQ(valueOf("{1, f()}"), "flaw at 5");
    EXPECT_EQ(valueOf("{1 + 2}"), "flaw at 3");
    EXPECT_EQ(valueOf("{x}"), "flaw at 2");
    EXPECT_EQ(valueOf("{1 2}"), "flaw at 3");
    EXPECT_EQ(valueOf("{1, 2"), "cut off at 5");
    EXPECT_EQ(valueOf("{'a"), "no end at 1");
    EXPECT_EQ(valueOf("{--[[ "), "no end at 1");
    EXPECT_EQ(valueOf("{1e999}"), "flaw at 1");
    EXPECT_EQ(valueOf("{1.2.3}"), "flaw at 1");
    EXPECT_EQ(valueOf("{- 'a'}"), "flaw at 3");
}

TEST(LuaTable, DeepNestingIsRefusedAtOnce) {
    EXPECT_EQ(valueOf(QByteArray(64, '{') + QByteArray(64, '}')).substr(0, 5), "[[[[[");
    EXPECT_EQ(valueOf(QByteArray(1'000'000, '{')), "too deep at 65");
}

/// Without what Lua cannot tell: an empty object is an empty list to it.
QJsonValue withoutEmptyObjects(const QJsonValue& value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& item : value.toArray())
            list.append(withoutEmptyObjects(item));
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject fields = value.toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it)
        object.insert(it.key(), withoutEmptyObjects(it.value()));
    return object.isEmpty() ? QJsonValue(QJsonArray()) : QJsonValue(object);
}

TEST(LuaTable, AnyJsonValueComesBack) {
    EXPECT_TRUE(rc::check("read(write(value)) is the value", [] {
        // As it comes from a file: a number written in digits only is a whole one to Qt.
        const QJsonValue any = withoutEmptyObjects(QJsonArray{anyJson(3)});
        const QJsonArray list =
            QJsonDocument::fromJson(QJsonDocument(any.toArray()).toJson()).array();
        const QByteArray text = luaText(list);
        QJsonArray within; // not in braces: compilers differ in whether that is a copy
        within.append(list);
        RC_ASSERT(valueOf(text) ==
                  QJsonDocument(within).toJson(QJsonDocument::Compact).toStdString());
    }));
}

TEST(LuaTable, TextCannotLeaveItsQuotes) {
    EXPECT_EQ(luaText(QStringLiteral("'..os.exit()..'\\")).toStdString(),
              R"('\'..os.exit()..\'\\')");
    EXPECT_EQ(luaText(QStringLiteral("a\n1\r\t")).toStdString(), R"('a\0101\013\009')");
    EXPECT_EQ(
        luaText(QJsonObject{{QStringLiteral("end"), 1}, {QStringLiteral("a-b"), 2}}).toStdString(),
        "{['a-b'] = 2, ['end'] = 1}");
}

} // namespace
} // namespace stagewright
