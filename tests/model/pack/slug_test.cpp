#include "model/pack/slug.h"
#include "tests/model/json/any_json.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

std::string slugOf(const char* text) {
    return slug(QString::fromUtf8(text), QStringLiteral("stage")).toStdString();
}

TEST(Slug, KeepsLettersAndDigitsInLowerCase) {
    EXPECT_EQ(slugOf("SS 10: Col de Turini (nuit)!"), "ss-10-col-de-turini-nuit");
    EXPECT_EQ(slugOf("../../x"), "x");
    EXPECT_EQ(slugOf("a.b\\c\nd"), "a-b-c-d");
}

TEST(Slug, TakesAccentsOffLetters) {
    EXPECT_EQ(slugOf("Łódź Żubrów"), "lodz-zubrow");
    EXPECT_EQ(slugOf("Étape à Gießen, Ærø, Þór"), "etape-a-giessen-aero-thor");
    EXPECT_EQ(slugOf("ﬁnish Ⅳ"), "finish-iv");
}

TEST(Slug, AScriptWithoutAsciiLettersHasTheOtherName) {
    EXPECT_EQ(slugOf("Ралли"), "stage");
    EXPECT_EQ(slugOf("ラリー 2"), "2");
    EXPECT_EQ(slugOf(""), "stage");
}

TEST(Slug, NamesThatWindowsKeepsAreChanged) {
    for (const char* name : {"con", "PRN", "aux", "Nul", "com1", "LPT9"})
        EXPECT_TRUE(QString::fromStdString(slugOf(name)).endsWith(u'-')) << name;
    EXPECT_EQ(slugOf("console"), "console");
    EXPECT_EQ(slugOf("com10"), "com10");
}

TEST(Slug, IsAtMostFortyLong) {
    EXPECT_EQ(slugOf(std::string(100, 'x').c_str()), std::string(40, 'x'));
    const std::string nearly(39, 'x');
    EXPECT_EQ(slugOf((nearly + " y").c_str()), nearly);
}

TEST(Slug, IsPlainWhateverTheText) {
    static const QRegularExpression plain(QStringLiteral("\\A[a-z0-9][a-z0-9-]{0,40}\\z"));
    EXPECT_TRUE(rc::check("plain", [] {
        RC_ASSERT(plain.match(slug(anyText(), QStringLiteral("stage"))).hasMatch());
    }));
}

} // namespace
} // namespace stagewright
