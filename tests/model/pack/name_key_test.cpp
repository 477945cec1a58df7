#include "model/pack/name_key.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

std::string given(UniqueNames& names, const char* name) {
    return names.unique(QString::fromUtf8(name)).toStdString();
}

TEST(UniqueNames, ASecondOneGetsANumberBeforeItsEnding) {
    UniqueNames names;
    EXPECT_EQ(given(names, "stages/01.json"), "stages/01.json");
    EXPECT_EQ(given(names, "stages/01.JSON"), "stages/01-2.JSON");
    EXPECT_EQ(given(names, "stages/01.json"), "stages/01-3.json");
    EXPECT_EQ(given(names, "a"), "a");
    EXPECT_EQ(given(names, "a."), "a-2.");
    EXPECT_EQ(given(names, ".a"), ".a");
    EXPECT_EQ(given(names, ".A"), ".A-2");
}

TEST(UniqueNames, AFileThatIsAFolderAlreadyGetsANumber) {
    UniqueNames names;
    EXPECT_EQ(given(names, "stages/01.json"), "stages/01.json");
    EXPECT_EQ(given(names, "stages"), "stages-2");
    EXPECT_EQ(given(names, "Stages."), "Stages-3.");
}

TEST(UniqueNames, AFolderThatIsAFileAlreadyGetsANumber) {
    UniqueNames names;
    EXPECT_EQ(given(names, "results.json"), "results.json");
    EXPECT_EQ(given(names, "results.json/a/b"), "results-2.json/a/b");
    EXPECT_EQ(given(names, "results.json/a/b"), "results-2.json/a/b-3");
    EXPECT_EQ(given(names, "results.json/a"), "results-2.json/a-3");
}

TEST(UniqueNames, NoneIsAnotherOnAnySystemOrItsFolder) {
    EXPECT_TRUE(rc::check("names lie beside each other", [] {
        const auto part = rc::gen::element<QString>(
            QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("a."), QStringLiteral("ß"),
            QStringLiteral("SS"), QStringLiteral("a.b"), QStringLiteral("con"),
            QStringLiteral("CON.x"), QStringLiteral("a-2"));
        UniqueNames names;
        QStringList keys;
        for (int i = 0; i < 12; ++i) {
            QString name = *part;
            for (int depth = *rc::gen::inRange(0, 3); depth > 0; --depth)
                name += u'/' + *part;
            const QString key = nameKey(names.unique(name));
            for (const QString& other : keys)
                RC_ASSERT(key != other && !key.startsWith(other + u'/') &&
                          !other.startsWith(key + u'/'));
            keys << key;
        }
    }));
}

} // namespace
} // namespace stagewright
