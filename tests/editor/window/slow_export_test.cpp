#include "editor/background/left_behind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/files.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/editor/window/waiting_box.h"

#include <QFile>
#include <QTimer>

#include <gtest/gtest.h>

// What is drawn for an export does not hold up the window.

namespace stagewright {
namespace {

Stage field(int rows) {
    Stage stage;
    for (int q = 0; q < rows; ++q)
        for (int r = 0; r < rows; ++r)
            tilesOf(stage).insert(placed({"213a", {q, r}}));
    return stage;
}

void exportMap(OpenWindow& open, const QString& path) {
    open.answers.exportAs = QStringLiteral("png");
    open.answers.pathToSave = path;
    open.window.actions().exportAs->trigger();
}

TEST(SlowExports, TheWindowLivesWhileAMapIsDrawn) {
    OpenWindow open;
    open.window.tabs().openNew(field(16));
    int rings = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] { ++rings; });
    timer.start(5);
    exportMap(open, open.path("map.png"));
    EXPECT_GT(rings, 0);
    EXPECT_TRUE(contentOf(open.path("map.png")).startsWith("\x89PNG"));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

TEST(SlowExports, AMapThatTakesTooLongIsGivenUp) {
    OpenWindow open;
    open.window.tabs().openNew(field(26));
    QString said;
    {
        const AtTheBox box(stopWaiting);
        exportMap(open, open.path("map.png"));
        said = box.text();
    }
    if (said.isEmpty())
        GTEST_SKIP() << "drawn at once";
    EXPECT_TRUE(said.contains(QStringLiteral("map.png")));
    EXPECT_TRUE(waitUntil([] { return !isWorkLeftBehind(); }));
    EXPECT_FALSE(QFile::exists(open.path("map.png")));
    EXPECT_TRUE(open.answers.complaints.isEmpty());
}

} // namespace
} // namespace stagewright
