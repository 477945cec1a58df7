#include "model/json/text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// "line 2, column 3", or nothing if the text is read.
std::string faultPlace(const QByteArray& text) {
    const auto json = parseJson(text);
    return json ? std::string() : json.error().place.toStdString();
}

std::string faultText(const QByteArray& text) {
    const auto json = parseJson(text);
    return json ? std::string() : json.error().what.toStdString();
}

TEST(JsonText, ReadsAnObjectOrAList) {
    const auto object = parseJson("{\"a\": [1, \"x\"]}");
    ASSERT_TRUE(object.has_value());
    EXPECT_EQ(object->toObject().value(QStringLiteral("a")).toArray().at(1).toString(),
              QStringLiteral("x"));
    const auto list = parseJson(" [1, 2.5] ");
    ASSERT_TRUE(list.has_value());
    EXPECT_EQ(list->toArray(), (QJsonArray{1, 2.5}));
}

QByteArray zeros(qsizetype count) {
    return '[' + QByteArray("0,").repeated(count - 1) + "0]";
}

TEST(JsonText, AMillionValuesAreReadAndOneMoreIsNot) {
    EXPECT_EQ(faultText(zeros(999'999)), "");
    EXPECT_EQ(faultText(zeros(1'000'000)), "there are more than 1000000 values up to here");
    EXPECT_EQ(faultPlace("\n" + zeros(1'000'000)), "line 2, column 2000000");
}

TEST(JsonText, ListsObjectsAndWhatIsInThemAreCounted) {
    EXPECT_EQ(valuesIn("[]"), 1);
    EXPECT_EQ(valuesIn(R"({"a": [[0], {}], "b": null, "c": ",[{,"})"), 7);
    EXPECT_EQ(valuesIn("[1, 2, oops, 3]"), 4) << "up to the flaw";
    EXPECT_EQ(valuesIn(QByteArray("\xFF\xFE[\0"
                                  "1\0]\0",
                                  8)),
              2)
        << "UTF-16";
    EXPECT_TRUE(parseJson("[1, 2]", 1, 3).has_value());
    EXPECT_FALSE(parseJson("[1, 2]", 1, 2).has_value());
}

TEST(JsonText, PassesOverAByteOrderMark) {
    const auto json = parseJson("\xEF\xBB\xBF[7]");
    ASSERT_TRUE(json.has_value());
    EXPECT_EQ(json->toArray().at(0).toInt(), 7);
    EXPECT_EQ(faultPlace("\xEF\xBB\xBF[7"), "line 1, column 3");
    EXPECT_EQ(faultPlace("\xEF\xBB\xBF\xEF\xBB\xBF[7]"), "line 1, column 1");
}

TEST(JsonText, NamesLineAndColumnOfTheFault) {
    EXPECT_EQ(faultPlace("[1,\n 2,\n  oops]"), "line 3, column 3");
    EXPECT_EQ(faultPlace("[1,\r\n 2,\r\n  oops]"), "line 3, column 3");
    EXPECT_EQ(faultPlace("{\n \"a\": 1,\n \"a\": 2\n}"), "line 3, column 2");
    EXPECT_EQ(faultPlace("[\n1e309]"), "line 2, column 1");
    EXPECT_EQ(faultPlace("[]\n\n x"), "line 3, column 2");
}

TEST(JsonText, CountsColumnsInCharactersNotInBytes) {
    EXPECT_EQ(faultPlace("[\"\xC5\xBC\xC3\xB3\xC5\x82w\", oops]"), "line 1, column 10");
}

TEST(JsonText, SaysWhatIsWrong) {
    EXPECT_EQ(faultText("[1 2]"), "this is not valid JSON");
    EXPECT_EQ(faultText("[1"), "the JSON text ends too early");
    EXPECT_EQ(faultText("[\"\xFF\"]"), "the text is not valid UTF-8");
    EXPECT_EQ(faultText(R"(["a \ud83d b"])"),
              "half a character stands here, whose other half is missing");
    EXPECT_EQ(faultPlace(R"(["a \ud83d b"])"), "line 1, column 5");
    EXPECT_EQ(faultText("%PDF-1.4 ["), "this looks like a document (PDF)");
    EXPECT_EQ(faultPlace("%PDF-1.4 ["), "");
    EXPECT_EQ(faultText("{\"a\":0,\"\\u0061\":0}"), "the same field is given twice");
    EXPECT_EQ(faultText("[1e309]"), "the number is out of range");
    EXPECT_EQ(faultText("[] []"), "there is text after the end of the JSON data");
    EXPECT_EQ(faultText(QByteArray(65, '[') + QByteArray(65, ']')),
              "lists and objects are nested deeper than 64 level(s)");
    EXPECT_EQ(faultText(QByteArray(64, '[') + QByteArray(64, ']')), "");
}

TEST(JsonText, WhatHoldsNothingIsNotCalledCutOff) {
    for (const QByteArray& text :
         {QByteArray(), QByteArray("\xEF\xBB\xBF"), QByteArray("\xFF\xFE"), QByteArray(" \t\r\n"),
          QByteArray(4096, '\0'), QByteArray("\xEF\xBB\xBF\n"), QByteArray("\xFF\xFE\n\0", 4)}) {
        EXPECT_EQ(faultText(text), "there is nothing in it") << text.toHex().toStdString();
        EXPECT_EQ(faultPlace(text), "") << text.toHex().toStdString();
    }
    EXPECT_EQ(faultText(" x"), "this is not valid JSON");
    EXPECT_EQ(faultText(" {"), "the JSON text ends too early");
}

TEST(JsonText, RefusesATopThatIsNeitherObjectNorList) {
    for (const char* text : {"5", "\"text\"", "true", "null"}) {
        EXPECT_EQ(faultText(QByteArray("\n ") + text), "must be an object or a list") << text;
        EXPECT_EQ(faultPlace(QByteArray("\n ") + text), "line 2, column 2") << text;
    }
}

TEST(JsonText, LineOfNamesTheLineOnWhichAValueBegins) {
    const QByteArray text = "{\n"
                            " \"a\": 1,\n"
                            " \"b\": [\n"
                            "  {\"c\": 2},\n"
                            "  {\n"
                            "   \"c\":\n"
                            "    3}\n"
                            " ]\n"
                            "}\n";
    EXPECT_EQ(lineOf(text, ""), 1);
    EXPECT_EQ(lineOf(text, "a"), 2);
    EXPECT_EQ(lineOf(text, "b"), 3);
    EXPECT_EQ(lineOf(text, "b[0].c"), 4);
    EXPECT_EQ(lineOf(text, "b[1]"), 5);
    EXPECT_EQ(lineOf(text, "b[1].c"), 7);
    EXPECT_EQ(lineOf(text, "b[2]"), std::nullopt);
    EXPECT_EQ(lineOf("\xEF\xBB\xBF" + text, "b[1].c"), 7);
}

} // namespace
} // namespace stagewright
