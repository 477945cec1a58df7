#include "editor/language/display_locale.h"
#include "editor/language/temporary_language.h"
#include "tests/editor/language/spoken_in.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QString finish() {
    return QCoreApplication::translate("RoleWords", "Finish");
}

QString half() {
    return displayLocale().toString(0.5);
}

TEST(TemporaryLanguage, LastsAsLongAsItLives) {
    {
        const TemporaryLanguage words(QStringLiteral("pl"));
        EXPECT_EQ(finish(), QStringLiteral("Meta"));
        EXPECT_EQ(half(), QStringLiteral("0,5"));
    }
    EXPECT_EQ(finish(), QStringLiteral("Finish"));
    EXPECT_EQ(half(), QStringLiteral("0.5"));
}

TEST(TemporaryLanguage, IsEnglishInAProgramOfAnotherLanguage) {
    const SpokenIn program(QStringLiteral("de"));
    EXPECT_EQ(finish(), QStringLiteral("Ziel"));
    EXPECT_EQ(half(), QStringLiteral("0,5"));
    const TemporaryLanguage words(QStringLiteral("en"));
    EXPECT_EQ(finish(), QStringLiteral("Finish"));
    EXPECT_EQ(half(), QStringLiteral("0.5"));
}

TEST(DisplayLocale, IsThatOfTheReaderWhereItsLanguageIsSpoken) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Switzerland));
    EXPECT_EQ(displayLocale().language(), QLocale::English);
    const TemporaryLanguage words(QStringLiteral("de"));
    EXPECT_EQ(displayLocale().territory(), QLocale::Switzerland);
    QLocale::setDefault(before);
}

TEST(DisplayLocale, HasTheDigitsOfTheTextsAroundItsNumbers) {
    const QLocale before;
    for (const char* name : {"ar_EG", "fa_IR", "mr_IN", "en_US", "de_CH"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(name)));
        EXPECT_EQ(displayLocale().toString(12345), QStringLiteral("12345")) << name;
        EXPECT_EQ(displayNumber(1234.5, 1), QStringLiteral("1234.5")) << name;
    }
    QLocale::setDefault(before);
}

} // namespace
} // namespace stagewright
