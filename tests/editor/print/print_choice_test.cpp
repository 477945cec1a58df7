#include "editor/print/print_choice.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class PrintChoices : public testing::Test {
protected:
    QTemporaryDir folder_;
    QSettings settings_{folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

TEST_F(PrintChoices, AreThereNextTime) {
    PrintChoice choice;
    choice.wholeRally = false;
    choice.parts = {SheetPart::Rally, SheetPart::Laying, SheetPart::Times};
    choice.format = {QPageSize::Letter, 15};
    choice.mono = true;
    choice.blankTimes = true;
    choice.codes = true;
    choice.carried = Carried::All;
    choice.scale.oneTo = 2.5;
    choice.scale.overlap = 5;
    choice.language = QStringLiteral("fr");
    rememberPrintChoice(choice, settings_, 3);
    EXPECT_EQ(readPrintChoice(settings_, 3), choice);
    // Which pages is a matter of the moment.
    choice.numbers = QStringLiteral("3");
    rememberPrintChoice(choice, settings_, 3);
    EXPECT_EQ(readPrintChoice(settings_, 3).numbers, QString());
}

TEST_F(PrintChoices, AsLargeAsFitsComesBackToo) {
    PrintChoice choice;
    choice.scale.oneTo = 4;
    rememberPrintChoice(choice, settings_, 3);
    choice.scale.oneTo.reset();
    rememberPrintChoice(choice, settings_, 3);
    EXPECT_EQ(readPrintChoice(settings_, 3).scale.oneTo, std::nullopt);
}

TEST_F(PrintChoices, OddSettingsCountAsNotSet) {
    settings_.setValue(QStringLiteral("print/pages"), QStringLiteral("nonsense"));
    settings_.setValue(QStringLiteral("print/margin"), -4);
    settings_.setValue(QStringLiteral("print/scale"), QStringLiteral("huge"));
    settings_.setValue(QStringLiteral("print/overlap"), 1e9);
    settings_.setValue(QStringLiteral("print/language"), QStringLiteral("xx"));
    PrintChoice usual;
    usual.format.paper = usualPaper(QLocale::system());
    EXPECT_EQ(readPrintChoice(settings_, 1), usual);
}

TEST_F(PrintChoices, ARallyIsPrintedOnFewPagesUntilChosenOtherwise) {
    const std::set<SheetPart> usual{SheetPart::Rally, SheetPart::Stage, SheetPart::Times};
    EXPECT_EQ(readPrintChoice(settings_, 2).parts, usual);
    EXPECT_EQ(readPrintChoice(settings_, 1).parts, std::set{SheetPart::Stage});
    PrintChoice choice;
    choice.parts = {SheetPart::Laying};
    rememberPrintChoice(choice, settings_, 1);
    EXPECT_EQ(readPrintChoice(settings_, 2).parts, usual);
    choice.parts = {SheetPart::Times};
    rememberPrintChoice(choice, settings_, 2);
    EXPECT_EQ(readPrintChoice(settings_, 2).parts, std::set{SheetPart::Times});
    EXPECT_EQ(readPrintChoice(settings_, 1).parts, std::set{SheetPart::Laying});
}

TEST_F(PrintChoices, AStageAloneIsAlwaysTheWhole) {
    PrintChoice choice;
    choice.wholeRally = false;
    rememberPrintChoice(choice, settings_, 3);
    EXPECT_TRUE(readPrintChoice(settings_, 1).wholeRally);
    rememberPrintChoice(readPrintChoice(settings_, 1), settings_, 1);
    EXPECT_FALSE(readPrintChoice(settings_, 3).wholeRally);
}

TEST(PrintChoice, OneStageOfARallyHasNoPagesOfTheRally) {
    PrintChoice choice;
    choice.parts = {SheetPart::Rally, SheetPart::Map, SheetPart::Times};
    EXPECT_EQ(choice.plan().parts, choice.parts);
    choice.wholeRally = false;
    EXPECT_EQ(choice.plan().parts, std::set{SheetPart::Map});
}

TEST(UsualPaper, IsThatOfTheCountry) {
    EXPECT_EQ(usualPaper(QLocale(QStringLiteral("en_US"))), QPageSize::Letter);
    EXPECT_EQ(usualPaper(QLocale(QStringLiteral("de_DE"))), QPageSize::A4);
    EXPECT_EQ(usualPaper(QLocale::c()), QPageSize::A4);
}

} // namespace

} // namespace stagewright
