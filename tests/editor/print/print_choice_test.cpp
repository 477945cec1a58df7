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

} // namespace

TEST_F(PrintChoices, AreThereNextTime) {
    PrintChoice choice;
    choice.wholeRally = false;
    choice.parts = {SheetPart::Rally, SheetPart::Laying, SheetPart::Times};
    choice.format = {QPageSize::Letter, 15};
    choice.mono = true;
    choice.scale.oneTo = 2.5;
    choice.scale.overlap = 5;
    choice.language = QStringLiteral("fr");
    rememberPrintChoice(choice, settings_);
    EXPECT_EQ(readPrintChoice(settings_), choice);
    // Which pages is a matter of the moment.
    choice.numbers = QStringLiteral("3");
    rememberPrintChoice(choice, settings_);
    EXPECT_EQ(readPrintChoice(settings_).numbers, QString());
}

TEST_F(PrintChoices, AsLargeAsFitsComesBackToo) {
    PrintChoice choice;
    choice.scale.oneTo = 4;
    rememberPrintChoice(choice, settings_);
    choice.scale.oneTo.reset();
    rememberPrintChoice(choice, settings_);
    EXPECT_EQ(readPrintChoice(settings_).scale.oneTo, std::nullopt);
}

TEST_F(PrintChoices, OddSettingsCountAsNotSet) {
    settings_.setValue(QStringLiteral("print/pages"), QStringLiteral("nonsense"));
    settings_.setValue(QStringLiteral("print/margin"), -4);
    settings_.setValue(QStringLiteral("print/scale"), QStringLiteral("huge"));
    settings_.setValue(QStringLiteral("print/overlap"), 1e9);
    settings_.setValue(QStringLiteral("print/language"), QStringLiteral("xx"));
    PrintChoice usual;
    usual.format.paper = usualPaper(QLocale::system());
    EXPECT_EQ(readPrintChoice(settings_), usual);
}

TEST(UsualPaper, IsThatOfTheCountry) {
    EXPECT_EQ(usualPaper(QLocale(QStringLiteral("en_US"))), QPageSize::Letter);
    EXPECT_EQ(usualPaper(QLocale(QStringLiteral("de_DE"))), QPageSize::A4);
    EXPECT_EQ(usualPaper(QLocale::c()), QPageSize::A4);
}

} // namespace stagewright
