#include "model/json/object_reader.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

using Name = QLatin1StringView;

class ObjectReaderTest : public testing::Test {
protected:
    [[nodiscard]] std::string faultAt(std::size_t i) const {
        const Fault& fault = faults.list().at(i);
        return (fault.place + QStringLiteral(": ") + fault.what).toStdString();
    }

    Faults faults;
    JsonPath top;
    QJsonObject object{
        {QStringLiteral("whole"), 7},
        {QStringLiteral("half"), 0.5},
        {QStringLiteral("text"), QStringLiteral("x")},
        {QStringLiteral("list"), QJsonArray{1}},
        {QStringLiteral("null"), QJsonValue::Null},
    };
    ObjectReader reader{object, top, faults};
};

TEST_F(ObjectReaderTest, ReadsFieldsOfTheRightType) {
    EXPECT_EQ(reader.integer(Name("whole"), {0, 10}), 7);
    EXPECT_EQ(reader.optionalNumber(Name("half")), 0.5);
    EXPECT_EQ(reader.text(Name("text")), QStringLiteral("x"));
    EXPECT_EQ(reader.array(Name("list")), QJsonArray{1});
    EXPECT_EQ(reader.optionalInteger(Name("other"), {}), std::nullopt);
    EXPECT_EQ(reader.optionalText(Name("other")), std::nullopt);
    EXPECT_TRUE(faults.none());
}

TEST_F(ObjectReaderTest, MissingFieldThatIsNeededIsAFault) {
    EXPECT_EQ(reader.integer(Name("a"), {3, 5}), 3);
    EXPECT_EQ(reader.text(Name("b")), QString());
    EXPECT_EQ(reader.array(Name("c")), QJsonArray());
    (void)reader.require(Name("d"));
    ASSERT_EQ(faults.list().size(), 4U);
    EXPECT_EQ(faultAt(0), "a: is missing");
    EXPECT_EQ(faultAt(3), "d: is missing");
}

TEST_F(ObjectReaderTest, WrongTypeIsOneFaultAndNamesTheField) {
    (void)reader.text(Name("whole"));
    (void)reader.integer(Name("text"), {1, 6});
    (void)reader.array(Name("half"));
    (void)reader.optionalNumber(Name("list"));
    (void)reader.optionalText(Name("null"));
    ASSERT_EQ(faults.list().size(), 5U);
    EXPECT_EQ(faultAt(0), "whole: must be text, in quotes");
    EXPECT_EQ(faultAt(1), "text: must be a whole number from 1 to 6");
    EXPECT_EQ(faultAt(2), "half: must be a list, in square brackets");
    EXPECT_EQ(faultAt(3), "list: must be a number");
    EXPECT_EQ(faultAt(4), "null: must be text, in quotes");
}

TEST_F(ObjectReaderTest, NumbersOutOfRangeAndFractionsAreNoWholeNumbers) {
    EXPECT_EQ(wholeNumber(6, {1, 6}), 6);
    EXPECT_EQ(wholeNumber(7, {1, 6}), std::nullopt);
    EXPECT_EQ(wholeNumber(0, {1, 6}), std::nullopt);
    EXPECT_EQ(wholeNumber(1.5, {1, 6}), std::nullopt);
    EXPECT_EQ(wholeNumber(2.0, {1, 6}), 2);
    EXPECT_EQ(wholeNumber(1e300, {}), std::nullopt);
    EXPECT_EQ(wholeNumber(QStringLiteral("3"), {}), std::nullopt);
    EXPECT_EQ(wholeNumber(true, {}), std::nullopt);
    (void)reader.integer(Name("whole"), {8, std::numeric_limits<int>::max()});
    (void)reader.integer(Name("half"), {});
    EXPECT_EQ(faultAt(0), "whole: must be a whole number from 8 up");
    EXPECT_EQ(faultAt(1), "half: must be a whole number from -2147483648 to 2147483647");
}

enum class Colour : unsigned char { Red, Blue };

TEST_F(ObjectReaderTest, WordsStandForValues) {
    const QJsonObject named{{QStringLiteral("a"), QStringLiteral("blue")},
                            {QStringLiteral("b"), QStringLiteral("Blue")},
                            {QStringLiteral("c"), 3}};
    ObjectReader words(named, top, faults);
    const WordTable<Colour> colours{{Name("red"), Colour::Red}, {Name("blue"), Colour::Blue}};
    const std::array inOrder{Name("red"), Name("blue")};
    EXPECT_EQ(words.word(Name("a"), colours), Colour::Blue);
    EXPECT_EQ(words.optionalWord(Name("a"), colours), Colour::Blue);
    EXPECT_EQ(words.word(Name("a"), inOrder), 1U);
    EXPECT_EQ(words.optionalWord(Name("other"), colours), std::nullopt);
    EXPECT_EQ(words.optionalWord(Name("other"), inOrder), std::nullopt);
    EXPECT_TRUE(faults.none());
    EXPECT_EQ(words.word(Name("b"), colours), Colour::Red);
    EXPECT_EQ(words.word(Name("c"), inOrder), std::nullopt);
    EXPECT_EQ(words.word(Name("other"), colours), Colour::Red);
    EXPECT_EQ(words.word(Name("other"), inOrder), std::nullopt);
    ASSERT_EQ(faults.list().size(), 4U);
    EXPECT_EQ(faultAt(0), "b: is \"Blue\", but must be one of: red, blue");
    EXPECT_EQ(faultAt(1), "c: must be text, in quotes");
    EXPECT_EQ(faultAt(2), "other: is missing");
    EXPECT_EQ(faultAt(3), "other: is missing");
}

TEST_F(ObjectReaderTest, BooleansAndFlags) {
    const QJsonObject said{
        {QStringLiteral("yes"), true}, {QStringLiteral("no"), false}, {QStringLiteral("one"), 1}};
    ObjectReader booleans(said, top, faults);
    EXPECT_TRUE(booleans.boolean(Name("yes")));
    EXPECT_FALSE(booleans.boolean(Name("no")));
    EXPECT_EQ(booleans.optionalBoolean(Name("no")), false);
    EXPECT_EQ(booleans.optionalBoolean(Name("other")), std::nullopt);
    EXPECT_TRUE(booleans.flag(Name("yes")));
    EXPECT_FALSE(booleans.flag(Name("other")));
    EXPECT_TRUE(faults.none());
    (void)booleans.boolean(Name("one"));
    (void)booleans.boolean(Name("other"));
    (void)booleans.flag(Name("no"));
    ASSERT_EQ(faults.list().size(), 3U);
    EXPECT_EQ(faultAt(0), "one: must be true or false");
    EXPECT_EQ(faultAt(1), "other: is missing");
    EXPECT_EQ(faultAt(2), "no: must be true or left out");
}

TEST_F(ObjectReaderTest, AFormatOfLaterIsSaidToBeThat) {
    const auto saidOf = [](const QJsonValue& format, const QString& newer = {}) {
        Faults found;
        const JsonPath place;
        ObjectReader file(QJsonObject{{QStringLiteral("format"), format}}, place, found);
        file.format(2, newer);
        if (found.none())
            return std::string();
        const Fault& fault = found.list().front();
        return (fault.place + u'|' + fault.what + u'|' + fault.remedy).toStdString();
    };
    EXPECT_EQ(saidOf(1), "");
    EXPECT_EQ(saidOf(2), "");
    EXPECT_EQ(saidOf(3), "format|the file has format 3, this program knows formats up to 2|"
                         "Open it with a newer version");
    EXPECT_EQ(saidOf(4, QStringLiteral("is %1, not %2")),
              "format|is 4, not 2|Open it with a newer version");
    EXPECT_EQ(saidOf(0), "format|must be a whole number from 1 to 2|");
    EXPECT_EQ(saidOf(2.5), "format|must be a whole number from 1 to 2|");
    EXPECT_EQ(saidOf(QJsonValue::Undefined), "format|is missing|");
    const auto newer = newerFormat(QJsonObject{{QStringLiteral("format"), 3}}, 2);
    ASSERT_TRUE(newer);
    EXPECT_EQ(newer->what,
              QStringLiteral("the file has format 3, this program knows formats up to 2"));
    EXPECT_EQ(newerFormat(QJsonObject{{QStringLiteral("format"), 2}}, 2), std::nullopt);
    EXPECT_EQ(newerFormat(QJsonArray(), 2), std::nullopt);
}

TEST_F(ObjectReaderTest, UnknownFieldsAreThoseNobodyAskedFor) {
    (void)reader.find(Name("whole"));
    (void)reader.find(Name("whole"));
    (void)reader.find(Name("half"));
    (void)reader.find(Name("other"));
    EXPECT_EQ(reader.unknown(), (QJsonObject{{QStringLiteral("text"), QStringLiteral("x")},
                                             {QStringLiteral("list"), QJsonArray{1}},
                                             {QStringLiteral("null"), QJsonValue::Null}}));
    reader.refuseUnknown();
    ASSERT_EQ(faults.list().size(), 3U);
    EXPECT_EQ(faultAt(0), ": the field \"list\" is not known here");
}

TEST_F(ObjectReaderTest, ValueThatIsNoObjectIsAFault) {
    const JsonPath item(top, qsizetype{4});
    ObjectReader other(QJsonArray(), item, faults);
    EXPECT_EQ(other.find(Name("a")), std::nullopt);
    EXPECT_EQ(faultAt(0), "[4]: must be an object, in braces");
}

TEST(JsonPath, PathIsWrittenAsInJavaScript) {
    const JsonPath top;
    const JsonPath tiles(top, Name("tiles"));
    const JsonPath tile(tiles, qsizetype{3});
    const JsonPath rotation(tile, Name("rotation"));
    EXPECT_EQ(top.path(), QString());
    EXPECT_EQ(rotation.path(), QStringLiteral("tiles[3].rotation"));
}

TEST(Faults, KeepsTheFirstHundred) {
    Faults faults;
    EXPECT_TRUE(faults.none());
    for (int i = 0; i < 1000; ++i)
        faults.add(QString::number(i), {});
    EXPECT_FALSE(faults.none());
    ASSERT_EQ(faults.list().size(), 100U);
    EXPECT_EQ(faults.list().front().what, QStringLiteral("0"));
}

} // namespace
} // namespace stagewright
