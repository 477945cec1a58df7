#include "model/json/scanner.h"
#include "tests/model/json/any_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

#include <rapidcheck.h>
#include <string>

namespace stagewright {
namespace {

using Flaw = JsonScanner::Flaw;

struct Bad {
    const char* name;
    std::string text;
    Flaw flaw;
    qsizetype offset;
};

std::optional<JsonScanner::Finding> flawOf(const std::string& text) {
    return JsonScanner(QByteArrayView(text.data(), static_cast<qsizetype>(text.size()))).findFlaw();
}

std::string nested(int depth) {
    const auto levels = static_cast<std::size_t>(depth);
    return std::string(levels, '[') + std::string(levels, ']');
}

class BadJson : public testing::TestWithParam<Bad> {};

TEST_P(BadJson, HasItsFlawAtTheByteAtFault) {
    const auto found = flawOf(GetParam().text);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->flaw, GetParam().flaw);
    EXPECT_EQ(found->offset, GetParam().offset);
}

const Bad badTexts[] = {
    {"empty", "", Flaw::CutOff, 0},
    {"blanks_only", " \n\t", Flaw::CutOff, 3},
    {"open_list", "[1, 2", Flaw::CutOff, 5},
    {"open_object", R"({"a": 1)", Flaw::CutOff, 7},
    {"open_text", R"(["abc)", Flaw::CutOff, 5},
    {"text_ends_in_escape", "[\"abc\\", Flaw::CutOff, 6},
    {"wrong_bracket", "[1}", Flaw::Syntax, 2},
    {"comma_at_end_of_list", "[1,]", Flaw::Syntax, 3},
    {"comma_at_end_of_object", R"({"a": 1,})", Flaw::Syntax, 8},
    {"comma_first", "[,1]", Flaw::Syntax, 1},
    {"no_comma", "[1 2]", Flaw::Syntax, 3},
    {"no_colon", R"({"a" 1})", Flaw::Syntax, 5},
    {"no_value", R"({"a":})", Flaw::Syntax, 5},
    {"name_without_quotes", "{a: 1}", Flaw::Syntax, 1},
    {"single_quotes", "['a']", Flaw::Syntax, 1},
    {"comment", "[1] // no", Flaw::TrailingText, 4},
    {"nan", "[NaN]", Flaw::Syntax, 1},
    {"half_a_word", "[tru]", Flaw::Syntax, 1},
    {"capital_word", "[True]", Flaw::Syntax, 1},
    {"line_break_in_text", "[\"a\nb\"]", Flaw::Syntax, 3},
    {"tab_in_text", "[\"a\tb\"]", Flaw::Syntax, 3},
    {"unknown_escape", R"(["\x"])", Flaw::Syntax, 3},
    {"short_code", R"(["\u12"])", Flaw::Syntax, 4},
    {"code_with_sign", R"(["\u-123"])", Flaw::Syntax, 4},
    {"leading_zero", "[01]", Flaw::Syntax, 2},
    {"plus", "[+1]", Flaw::Syntax, 1},
    {"minus_alone", "[-]", Flaw::Syntax, 2},
    {"point_first", "[.5]", Flaw::Syntax, 1},
    {"point_last", "[5.]", Flaw::Syntax, 3},
    {"no_exponent", "[5e]", Flaw::Syntax, 3},
    {"no_exponent_after_sign", "[5e+]", Flaw::Syntax, 4},
    {"hexadecimal", "[0x10]", Flaw::Syntax, 2},
    {"zero_byte", std::string("[1]\0", 4), Flaw::TrailingText, 3},
    {"zero_byte_in_list", std::string("[\0]", 3), Flaw::Syntax, 1},
    {"second_value", "{} {}", Flaw::TrailingText, 3},
    {"two_closing_brackets", "[]]", Flaw::TrailingText, 2},
    {"mark_not_at_the_start", "[] \xEF\xBB\xBF", Flaw::TrailingText, 3},
    {"number_too_large", "[1, 1e309]", Flaw::Number, 4},
    {"number_too_small", "[-1e309]", Flaw::Number, 1},
    {"many_digits", "[1" + std::string(400, '0') + "]", Flaw::Number, 1},
    {"depth_65", nested(65), Flaw::Depth, 64},
    {"depth_65_of_objects", "[" + std::string(63, '[') + "{", Flaw::Depth, 64},
    {"name_twice", R"({"a": 1, "a": 2})", Flaw::DoubledField, 9},
    {"name_twice_far_in", R"([{"a": {"b": 1, "c": 2, "b": 3}}])", Flaw::DoubledField, 24},
    {"name_twice_escaped", R"({"a": 1, "\u0061": 2})", Flaw::DoubledField, 9},
    {"name_twice_slash", R"({"a/b": 1, "a\/b": 2})", Flaw::DoubledField, 11},
    {"name_twice_beyond_latin", "{\"\xC5\xBC\": 1, \"\\u017c\": 2}", Flaw::DoubledField, 10},
    {"name_twice_three_bytes", "{\"\xE2\x82\xAC\": 1, \"\\u20AC\": 2}", Flaw::DoubledField, 11},
    {"name_twice_pair", "{\"\xF0\x9F\x8F\x81\": 1, \"\\ud83c\\udfc1\": 2}", Flaw::DoubledField, 12},
    {"name_twice_empty", R"({"": 1, "": 2})", Flaw::DoubledField, 8},
    {"lone_high_surrogate", R"(["\ud83c"])", Flaw::HalfPair, 2},
    {"lone_low_surrogate", R"(["\udfc1"])", Flaw::HalfPair, 2},
    {"high_then_letter", R"(["\ud83cx"])", Flaw::HalfPair, 2},
    {"high_then_other_escape", R"(["\ud83c\n"])", Flaw::HalfPair, 2},
    {"high_then_high", R"(["\ud83c\ud83c"])", Flaw::HalfPair, 2},
    {"continuation_alone", "[\"\x80\"]", Flaw::Encoding, 2},
    {"overlong_two_bytes", "[\"\xC0\xAF\"]", Flaw::Encoding, 2},
    {"overlong_two_bytes_c1", "[\"\xC1\xBF\"]", Flaw::Encoding, 2},
    {"overlong_three_bytes", "[\"\xE0\x80\xAF\"]", Flaw::Encoding, 2},
    {"overlong_four_bytes", "[\"\xF0\x80\x80\xAF\"]", Flaw::Encoding, 2},
    {"surrogate_in_utf8", "[\"\xED\xA0\x80\"]", Flaw::Encoding, 2},
    {"beyond_the_last_code_point", "[\"\xF4\x90\x80\x80\"]", Flaw::Encoding, 2},
    {"byte_ff", "[\"\xFF\"]", Flaw::Encoding, 2},
    {"cut_sequence", "[\"\xE2\x82", Flaw::Encoding, 2},
    {"cut_sequence_then_quote", "[\"\xE2\x82\"]", Flaw::Encoding, 2},
};

void PrintTo(const Bad& bad, std::ostream* out) {
    *out << bad.name;
}

std::string nameOf(const testing::TestParamInfo<Bad>& info) {
    return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(All, BadJson, testing::ValuesIn(badTexts), nameOf);

TEST(JsonScanner, GoodTextsHaveNoFlaw) {
    const std::string texts[] = {
        "[]",
        "{}",
        " \r\n\t[ ] \n",
        "[[], {}, [[]], {\"a\": {}}]",
        "[0, -0, 1, -1, 0.5, 1e5, 1E5, 1e+5, 1e-5, 12.34e56, 1.7976931348623157e308, 5e-324]",
        "[1" + std::string(308, '0') + "]",
        "[0." + std::string(5000, '3') + "]",
        R"(["", "a", "\"\\\/\b\f\n\r\t", "\u0000", "\uffff", "\ud83c\udfc1", "\uD83C\uDFC1"])",
        "[\"\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF\"]",
        "[\"\xF0\x90\x80\x80\xF4\x8F\xBF\xBF\"]",
        R"({"a": 1, "A": 2, "aa": 3, "": 4, " a": 5})",
        R"({"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 2}]})",
        "[true, false, null]",
        nested(64),
    };
    for (const std::string& text : texts)
        EXPECT_FALSE(flawOf(text).has_value()) << text.substr(0, 80);
}

TEST(JsonScanner, NameTwiceIsFoundAmongManyNames) {
    for (const int count : {30, 31, 32, 33, 34, 35, 100})
        for (int doubled = 0; doubled < count; ++doubled) {
            std::string text = "{";
            for (int i = 0; i < count; ++i)
                text += '"' + std::to_string((i * 7919) % 1009) + "\": 0, ";
            EXPECT_FALSE(flawOf(text + "\"last\": 0}").has_value());
            const auto offset = static_cast<qsizetype>(text.size());
            text += '"' + std::to_string((doubled * 7919) % 1009) + "\": 0}";
            const auto found = flawOf(text);
            ASSERT_TRUE(found.has_value()) << count << ' ' << doubled;
            EXPECT_EQ(found->flaw, Flaw::DoubledField);
            EXPECT_EQ(found->offset, offset);
        }
}

TEST(JsonScanner, HostileTextsAreJudged) {
    EXPECT_EQ(flawOf(std::string(1'000'000, '['))->flaw, Flaw::Depth);
    std::string objects;
    for (int i = 0; i < 200'000; ++i)
        objects += "{\"a\":";
    EXPECT_EQ(flawOf(objects)->flaw, Flaw::Depth);
    // Names that come in falling order: in quadratic time this test would never end.
    std::string names = "{";
    for (int i = 400'000; i > 0; --i)
        names += '"' + std::to_string(1'000'000 + i) + "\":0,";
    EXPECT_FALSE(flawOf(names + "\"last\":0}").has_value());
}

TEST(JsonScanner, WhatQtWritesHasNoFlaw) {
    EXPECT_TRUE(rc::check("a document written by Qt has no flaw", [] {
        QJsonArray top;
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i)
            top.append(anyJson(5));
        for (const auto format : {QJsonDocument::Indented, QJsonDocument::Compact})
            RC_ASSERT(!JsonScanner(QJsonDocument(top).toJson(format)).findFlaw().has_value());
    }));
}

TEST(JsonScanner, LocatesTheValueAtAPath) {
    const QByteArray text = R"({"a": [10, {"b": "x", "c": [[7]]}], "d": {"e": null}})";
    const auto at = [&](const char* path) { return JsonScanner(text).locate(path).value_or(-1); };
    EXPECT_EQ(at(""), 0);
    EXPECT_EQ(at("a"), text.indexOf("[10"));
    EXPECT_EQ(at("a[0]"), text.indexOf("10"));
    EXPECT_EQ(at("a[1]"), text.indexOf("{\"b\""));
    EXPECT_EQ(at("a[1].b"), text.indexOf("\"x\""));
    EXPECT_EQ(at("a[1].c[0][0]"), text.indexOf("7"));
    EXPECT_EQ(at("d.e"), text.indexOf("null"));
    for (const char* missing : {"b", "a[2]", "a[1].d", "d[0]", "e", "d.", "."})
        EXPECT_EQ(at(missing), -1) << missing;
}

TEST(JsonScanner, NamesThatLookLikePathsAreNotTakenForThem) {
    const QByteArray text =
        R"({"a.b": 1, "c[0]": 2, "": {"d": 3}, "a": {"b": 4}, "c": [5], "d": 6})";
    const auto at = [&](const char* path) { return JsonScanner(text).locate(path).value_or(-1); };
    EXPECT_EQ(at("a.b"), text.indexOf("4"));
    EXPECT_EQ(at("c[0]"), text.indexOf("5"));
    EXPECT_EQ(at("d"), text.indexOf("6"));
}

} // namespace
} // namespace stagewright
