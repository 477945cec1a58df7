#include "model/file_name.h"
#include "tests/model/json/any_json.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

std::string nameFrom(const QString& text) {
    return fileNameFrom(text, QStringLiteral("New stage")).toStdString();
}

TEST(FileName, TitlesStayAsTheyAreWhereTheyCan) {
    for (const char* title : {"Rally 1, SS 2", "Łódź Żubrów", "ラリー 2", "Col de Turini (nuit)!",
                              "v1.2", "con-troller", "console", "com10", "🏁"})
        EXPECT_EQ(nameFrom(QString::fromUtf8(title)), title);
}

TEST(FileName, SignsThatASystemKeepsForItselfBecomeHyphens) {
    EXPECT_EQ(nameFrom(QStringLiteral("Col: \"A\" <b> c|d?e*f")), "Col- -A- -b- c-d-e-f");
    EXPECT_EQ(nameFrom(QStringLiteral("../../etc/passwd")), "-..-etc-passwd");
    EXPECT_EQ(nameFrom(QStringLiteral("C:\\Temp")), "C-Temp");
    EXPECT_EQ(nameFrom(QStringLiteral("a\n\t\x7f") + QChar(0x85) + QChar(0x2028) + u'b'), "a-b");
    EXPECT_EQ(nameFrom(QStringLiteral("a") + QChar(0xD800) + u'b'), "a-b");
    EXPECT_EQ(nameFrom(QStringLiteral("a") + QChar(0) + u'b'), "a-b");
}

TEST(FileName, DotsAndBlanksAtTheEndsGo) {
    EXPECT_EQ(nameFrom(QStringLiteral("  Rally. . ")), "Rally");
    EXPECT_EQ(nameFrom(QStringLiteral(".hidden")), "hidden");
    EXPECT_EQ(nameFrom(QStringLiteral("Rally...")), "Rally");
}

TEST(FileName, WhereNothingIsLeftThereIsAnotherName) {
    for (const char* title : {"", "...", " . ", "/", "\"?*\""})
        EXPECT_EQ(nameFrom(QString::fromUtf8(title)), "New stage") << title;
}

TEST(FileName, WindowsDevicesGetAHyphen) {
    EXPECT_EQ(nameFrom(QStringLiteral("CON")), "CON-");
    EXPECT_EQ(nameFrom(QStringLiteral("nul.")), "nul-");
    EXPECT_EQ(nameFrom(QStringLiteral("Lpt1")), "Lpt1-");
    EXPECT_EQ(nameFrom(QStringLiteral("com¹")), "com¹-");
    EXPECT_EQ(nameFrom(QStringLiteral("aux.rally.2")), "aux-.rally.2");
    EXPECT_EQ(nameFrom(QStringLiteral("con .x")), "con -.x");
}

TEST(FileName, IsCutBetweenLetters) {
    EXPECT_EQ(nameFrom(QString(500, u'x')), std::string(longestFileName, 'x'));
    // Four bytes each, and a family of four joined signs at the limit is not torn apart.
    EXPECT_EQ(nameFrom(QStringLiteral("🏁").repeated(100)).size(), std::size_t{longestFileName});
    const QString nearly(longestFileName - 4, u'x');
    EXPECT_EQ(nameFrom(nearly + QStringLiteral("👨‍👩‍👧‍👦")), nearly.toStdString());
    EXPECT_EQ(nameFrom(QString(longestFileName - 1, u'x') + QStringLiteral(". y")),
              std::string(longestFileName - 1, 'x'));
}

TEST(FileName, IsValidEverywhereWhateverTheText) {
    static const QRegularExpression unfit(QStringLiteral("[<>:\"/\\\\|?*\\x00-\\x1f\\x7f]"));
    EXPECT_TRUE(rc::check("valid", [] {
        const QString name = fileNameFrom(anyText(), QStringLiteral("stage"));
        RC_ASSERT(!name.isEmpty());
        RC_ASSERT(name.isValidUtf16());
        RC_ASSERT(name.toUtf8().size() <= longestFileName + 1);
        RC_ASSERT(!name.contains(unfit));
        RC_ASSERT(name == name.trimmed());
        RC_ASSERT(!name.startsWith(u'.') && !name.endsWith(u'.'));
        RC_ASSERT(!isDeviceName(name));
        RC_ASSERT(fileNameFrom(name, QStringLiteral("stage")) == name);
    }));
}

} // namespace
} // namespace stagewright
