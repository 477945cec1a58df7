#include "editor/hextiles/faces/art_pictures.h"
#include "tests/editor/wait_until.h"
#include "tests/hung_file.h"

#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

TileId frontOf(int number) {
    return *TileId::parse(QStringLiteral("%1a").arg(number));
}

TEST(ArtPictures, WhatComesWhileAnotherIsWaitedForIsTold) {
    QTemporaryDir folder;
    QImage red(20, 17, QImage::Format_RGB32);
    red.fill(Qt::red);
    for (const int number : {201, 202, 203})
        ASSERT_TRUE(red.save(folder.filePath(QStringLiteral("%1a.png").arg(number))));
    HungFile hung(folder.filePath(QStringLiteral("201a.png")));
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    std::vector<TileId> come;
    std::function<void()> whenFirstComes;
    ArtPictures pictures([&](TileId side) {
        come.push_back(side);
        if (const auto once = std::exchange(whenFirstComes, {}))
            once();
    });
    pictures.setFolder(ArtFolder(folder.path()));
    EXPECT_FALSE(pictures.picture(frontOf(201), 20));
    EXPECT_FALSE(pictures.picture(frontOf(202), 20)); // stands behind the one that hangs
    whenFirstComes = [&] { (void)pictures.picture(frontOf(203), 20); };
    hung.answer();
    EXPECT_TRUE(
        waitUntil([&] { return std::find(come.begin(), come.end(), frontOf(202)) != come.end(); }));
    EXPECT_EQ(come.front(), frontOf(201));
    EXPECT_TRUE(pictures.picture(frontOf(202), 20));
}

} // namespace

} // namespace stagewright
