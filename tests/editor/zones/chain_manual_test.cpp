#include "editor/language/language.h"
#include "editor/manual/manual.h"
#include "editor/manual/manual_pictures.h"
#include "editor/zones/manual/chain_manual.h"
#include "tests/rulebook_stages.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QImage manualPictureOf(const QString& name, qreal devicePixelRatio = 1) {
    return picturesOf(withChainManual(games()), devicePixelRatio)(name);
}

TEST(ChainManual, DrawsEveryChainAndStripThatTheManualNames) {
    for (const QString& language : languages()) {
        int drawn = 0;
        auto all = manualPicture().globalMatch(readManual(language).markdown);
        while (all.hasNext()) {
            const QString name = all.next().captured(2);
            if (!name.startsWith(u"chain/") && !name.startsWith(u"strip/"))
                continue;
            ++drawn;
            const QImage picture = manualPictureOf(name);
            EXPECT_GT(picture.width(), 80) << name.toStdString();
            EXPECT_LT(picture.width(), 640) << name.toStdString();
        }
        EXPECT_GE(drawn, 2) << language.toStdString();
    }
}

TEST(ChainManual, IsAsFineAsTheScreen) {
    const QImage plain = manualPictureOf(QStringLiteral("chain/L0-L1/C7-C6"));
    const QImage fine = manualPictureOf(QStringLiteral("chain/L0-L1/C7-C6"), 2);
    EXPECT_EQ(fine.size(), plain.size() * 2);
    EXPECT_EQ(fine.deviceIndependentSize(), plain.deviceIndependentSize());
    EXPECT_EQ(manualPictureOf(QStringLiteral("strip/s"), 2).deviceIndependentSize(),
              manualPictureOf(QStringLiteral("strip/s")).deviceIndependentSize());
}

TEST(ChainManual, HasNothingForOtherNames) {
    for (const char* name : {"", "chain", "chain/", "chain/7", "strip/", "strip/c6", "L0-L1"})
        EXPECT_TRUE(manualPictureOf(QString::fromLatin1(name)).isNull()) << name;
}

} // namespace

} // namespace stagewright
