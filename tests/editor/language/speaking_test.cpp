#include "editor/language/speaking.h"
#include "editor/language/spoken_locale.h"
#include "tests/editor/language/spoken_in.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QString finish() {
    return QCoreApplication::translate("RoleWords", "Finish");
}

QString half() {
    return spokenLocale().toString(0.5);
}

TEST(Speaking, LastsAsLongAsItLives) {
    {
        const Speaking words(QStringLiteral("pl"));
        EXPECT_EQ(finish(), QStringLiteral("Meta"));
        EXPECT_EQ(half(), QStringLiteral("0,5"));
    }
    EXPECT_EQ(finish(), QStringLiteral("Finish"));
    EXPECT_EQ(half(), QStringLiteral("0.5"));
}

TEST(Speaking, IsEnglishInAProgramOfAnotherLanguage) {
    const SpokenIn program(QStringLiteral("de"));
    EXPECT_EQ(finish(), QStringLiteral("Ziel"));
    EXPECT_EQ(half(), QStringLiteral("0,5"));
    const Speaking words(QStringLiteral("en"));
    EXPECT_EQ(finish(), QStringLiteral("Finish"));
    EXPECT_EQ(half(), QStringLiteral("0.5"));
}

TEST(SpokenLocale, IsThatOfTheReaderWhereItsLanguageIsSpoken) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Switzerland));
    EXPECT_EQ(spokenLocale().language(), QLocale::English);
    const Speaking words(QStringLiteral("de"));
    EXPECT_EQ(spokenLocale().territory(), QLocale::Switzerland);
    QLocale::setDefault(before);
}

TEST(SpokenLocale, HasTheDigitsOfTheTextsAroundItsNumbers) {
    const QLocale before;
    for (const char* name : {"ar_EG", "fa_IR", "mr_IN", "en_US", "de_CH"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(name)));
        EXPECT_EQ(spokenLocale().toString(12345), QStringLiteral("12345")) << name;
        EXPECT_EQ(spokenNumber(1234.5, 1), QStringLiteral("1234.5")) << name;
    }
    QLocale::setDefault(before);
}

} // namespace
} // namespace stagewright
