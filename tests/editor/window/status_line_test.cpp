#include "tests/editor/sample.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QLabel>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// What stands at the foot of the window about the tile under the pointer.
QString saidOfTile(OpenWindow& open) {
    for (const QLabel* each : open.window.statusBar()->findChildren<QLabel*>())
        if (each->text().startsWith(QStringLiteral("Tile ")))
            return each->text();
    return {};
}

TEST(StatusLineOfTheWindow, TellsNoFiguresOfTheRoadBeforeAnEdit) {
    OpenWindow open;
    open.hover(sample::straight);
    ASSERT_TRUE(
        waitUntil([&] { return saidOfTile(open).contains(QStringLiteral("control lost")); }));
    open.click(sample::corner);
    open.hover(sample::straight);
    open.key(Qt::Key_Delete); // the road is broken, and the pointer stays
    EXPECT_EQ(saidOfTile(open), QStringLiteral("Tile 217a"));
    ASSERT_TRUE(waitUntil([&] { return !open.window.estimator().isStale(); }));
    EXPECT_EQ(saidOfTile(open), QStringLiteral("Tile 217a"));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(waitUntil([&] {
        return saidOfTile(open).contains(QStringLiteral("control lost"));
    })) << "the road is whole again";
}

TEST(StatusLineOfTheWindow, IsCutInANarrowWindowAndWholeInItsTip) {
    OpenWindow open;
    open.hover(sample::straight);
    ASSERT_TRUE(
        waitUntil([&] { return saidOfTile(open).contains(QStringLiteral("control lost")); }));
    const int least = open.window.statusBar()->minimumSizeHint().width();
    open.hover(open.pointOf(sample::far)); // nothing lies there
    EXPECT_EQ(saidOfTile(open), QString());
    EXPECT_EQ(open.window.statusBar()->minimumSizeHint().width(), least);
}

TEST(StatusLineOfTheWindow, WhatToDoEndsInDotsWhereItIsCutAndIsWholeInItsTip) {
    OpenWindow open;
    QLabel* hint = nullptr;
    for (QLabel* each : open.window.statusBar()->findChildren<QLabel*>())
        if (each->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            hint = each;
    ASSERT_TRUE(hint);
    EXPECT_FALSE(hint->text().isEmpty());
    EXPECT_EQ(hint->toolTip(), hint->text());
    const auto seen = [&] { return hint->grab().toImage(); };
    hint->resize(hint->sizeHint().width() / 2, hint->height());
    const QImage shortened = seen();
    hint->setText(
        hint->fontMetrics().elidedText(hint->text(), Qt::ElideRight, hint->contentsRect().width()));
    EXPECT_TRUE(hint->text().endsWith(u'…'));
    EXPECT_EQ(seen(), shortened);
}

} // namespace

} // namespace stagewright
