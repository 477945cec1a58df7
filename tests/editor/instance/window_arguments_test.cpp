#include "editor/instance/window_arguments.h"

#include <QDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(WindowArguments, FilesAreMadeWholePaths) {
    const WindowArguments read =
        readWindowArguments({QStringLiteral("a.json"), QStringLiteral("/b/c.rgt")});
    EXPECT_EQ(read.paths, (QStringList{QDir::current().filePath(QStringLiteral("a.json")),
                                       QStringLiteral("/b/c.rgt")}));
    EXPECT_FALSE(read.ownWindow);
    EXPECT_FALSE(readWindowArguments({}).ownWindow);
}

TEST(WindowArguments, AnOptionAsksForAWindowOfItsOwn) {
    const WindowArguments read =
        readWindowArguments({QStringLiteral("--new-window"), QStringLiteral("/a.json")});
    EXPECT_TRUE(read.ownWindow);
    EXPECT_EQ(read.paths, QStringList(QStringLiteral("/a.json")));
    EXPECT_TRUE(
        readWindowArguments({QStringLiteral("-style"), QStringLiteral("fusion")}).ownWindow);
}

} // namespace
} // namespace stagewright
