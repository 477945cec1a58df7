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
