#include "editor/language/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QString roadTiles(const QTranslator& texts, int count) {
    return texts.translate("OffTheRoute", "%n road tile(s) lie off the route: %1.", nullptr, count);
}

TEST(Language, EnglishHasItsPlurals) {
    QTranslator texts;
    ASSERT_TRUE(texts.load(QStringLiteral(":/translations/stagewright_en.qm")));
    EXPECT_EQ(roadTiles(texts, 1), QStringLiteral("%n road tile lies off the route: %1."));
    EXPECT_EQ(roadTiles(texts, 2), QStringLiteral("%n road tiles lie off the route: %1."));
}

TEST(Language, IsTheFirstThatTheReaderLikesAndTheProgramHas) {
    EXPECT_EQ(languageFor(QLocale(QLocale::Polish, QLocale::Poland)), QStringLiteral("pl"));
    EXPECT_EQ(languageFor(QLocale(QLocale::French, QLocale::Canada)), QStringLiteral("fr"));
    EXPECT_EQ(languageFor(QLocale(QLocale::German, QLocale::Austria)), QStringLiteral("de"));
    EXPECT_EQ(languageFor(QLocale(QLocale::Finnish)), QStringLiteral("en"));
    EXPECT_EQ(languageFor(QLocale::c()), QStringLiteral("en"));
}

TEST(Language, EachHasTexts) {
    for (const QString& language : languages()) {
        QTranslator texts;
        EXPECT_TRUE(texts.load(QStringLiteral(":/translations/stagewright_%1.qm").arg(language)))
            << language.toStdString();
        EXPECT_NE(roadTiles(texts, 2), QString());
    }
}

} // namespace
} // namespace stagewright
