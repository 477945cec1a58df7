#include "editor/language/language.h"

#include <QCoreApplication>
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

} // namespace
} // namespace stagewright
