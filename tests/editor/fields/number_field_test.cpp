#include "editor/fields/input_errors.h"

#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace stagewright {

namespace {

/// Fields as windows of this language have them.
class Fields : public testing::TestWithParam<const char*> {
protected:
    Fields() {
        QLocale::setDefault(QLocale(QString::fromLatin1(GetParam())));
        whole = std::make_unique<NumberField>();
        measure = std::make_unique<MeasureField>();
        whole->setRange(0, 100'000);
        whole->setValue(7);
        whole->setSuffix(QStringLiteral(" min"));
        measure->setRange(0.2, 5000);
        measure->setDecimals(2);
        measure->setValue(7);
        measure->setPrefix(QStringLiteral("1 : "));
        for (QWidget* field :
             {static_cast<QWidget*>(whole.get()), static_cast<QWidget*>(measure.get())}) {
            field->show();
            field->setAccessibleName(QStringLiteral("Field"));
        }
        inputErrors.watch(*whole);
        inputErrors.watch(*measure);
    }
    ~Fields() override { QLocale::setDefault(before); }

    /// Types over what stands there, and enters it. @return the value then
    template <typename Field>
    static double typed(Field& field, const char* text) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromUtf8(text));
        QTest::keyClick(&field, Qt::Key_Return);
        return field.value();
    }

    QLocale before;
    std::unique_ptr<NumberField> whole;
    std::unique_ptr<MeasureField> measure;
    InputErrors inputErrors;
};

TEST_P(Fields, ANumberWithAPartIsUnderstoodHoweverItIsWritten) {
    EXPECT_EQ(typed(*measure, "2.5"), 2.5);
    EXPECT_EQ(typed(*measure, "0,33"), 0.33);
    EXPECT_EQ(typed(*measure, "0.25"), 0.25);
    EXPECT_EQ(typed(*measure, "40"), 40);
    EXPECT_EQ(inputErrors.text(), QString());
}

TEST_P(Fields, NoFieldMakesTenTimesAsMuch) {
    for (const char* text : {"2.5", "2,5", "1.000", "1,000", "1'000"}) {
        EXPECT_EQ(typed(*whole, text), 7) << text;
        EXPECT_TRUE(inputErrors.text().contains(QString::fromUtf8(text))) << text;
    }
    EXPECT_EQ(typed(*measure, "1.000"), 7);
    EXPECT_EQ(typed(*measure, "0,1"), 7); // out of its range
    EXPECT_TRUE(inputErrors.text().contains(QStringLiteral("0,1")));
    EXPECT_EQ(typed(*whole, "25"), 25);
    EXPECT_EQ(typed(*measure, "3"), 3);
    EXPECT_EQ(inputErrors.text(), QString()); // taken by now
}

TEST_P(Fields, ThousandsStandWithoutAMark) {
    EXPECT_EQ(typed(*whole, "12345"), 12345);
    EXPECT_EQ(whole->text(), QStringLiteral("12345 min"));
    EXPECT_EQ(typed(*measure, "1234"), 1234);
    EXPECT_EQ(measure->text(), QStringLiteral("1 : 1234"));
}

TEST_P(Fields, AMinusIsUnderstoodWhereNumbersBelowNoughtMayBe) {
    EXPECT_EQ(typed(*whole, "-5"), 7);
    whole->setRange(-100'000, 100'000);
    EXPECT_EQ(typed(*whole, "-5"), -5);
    QTest::keyClick(whole.get(), Qt::Key_Up); // from what stands there
    EXPECT_EQ(whole->value(), -4);
    EXPECT_EQ(typed(*whole, "--5"), -4);
}

TEST_P(Fields, ArrowsStepFromWhatWasTyped) {
    measure->setFocus();
    measure->selectAll();
    QTest::keyClicks(measure.get(), QStringLiteral("2,5"));
    QTest::keyClick(measure.get(), Qt::Key_Up);
    EXPECT_EQ(measure->value(), 3.5);
    whole->setFocus();
    whole->selectAll();
    QTest::keyClicks(whole.get(), QStringLiteral("2,5"));
    QTest::keyClick(whole.get(), Qt::Key_Up);
    EXPECT_EQ(whole->value(), 7); // it is no number to step from
    EXPECT_TRUE(inputErrors.text().contains(QStringLiteral("2,5")));
}

INSTANTIATE_TEST_SUITE_P(InEachLanguage, Fields, testing::Values("en", "de", "fr", "pl", "C"));

} // namespace

} // namespace stagewright
