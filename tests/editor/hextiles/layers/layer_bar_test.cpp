#include "editor/hextiles/layers/layer_bar.h"
#include "tests/editor/window/open_window.h"

#include <QToolButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

LayerBar& barOf(OpenWindow& open) {
    return *open.window.findChild<LayerBar*>();
}

QToolButton& buttonOf(OpenWindow& open, std::string_view id) {
    return dynamic_cast<QToolButton&>(
        *barOf(open).widgetForAction(&layersOf(open.window).action(id)));
}

TEST(LayerBar, HasAToggleForEachLayerWithItsKeyInTheTip) {
    OpenWindow open;
    ASSERT_TRUE(barOf(open).isVisible());
    for (const Layer& layer : allLayers()) {
        QToolButton& button = buttonOf(open, layer.id);
        EXPECT_TRUE(button.isVisible()) << layer.id;
        EXPECT_FALSE(button.icon().isNull()) << layer.id;
        EXPECT_TRUE(button.toolTip().endsWith(
            QStringLiteral("(%1)").arg(keyOf(layer).toString(QKeySequence::NativeText))))
            << button.toolTip().toStdString();
        EXPECT_FALSE(button.toolTip().contains(u'&'));
        const bool shown = layersOf(open.window).shown().has(layer);
        EXPECT_EQ(button.isChecked(), shown) << layer.id;
        QTest::mouseClick(&button, Qt::LeftButton);
        EXPECT_EQ(layersOf(open.window).shown().has(layer), !shown) << layer.id;
    }
}

TEST(LayerBar, TakesNoWidthFromANarrowWindow) {
    OpenWindow open;
    open.window.resize(700, 600);
    QCoreApplication::processEvents();
    EXPECT_LT(barOf(open).minimumSizeHint().width(), 60);
    EXPECT_LE(barOf(open).geometry().right(), open.window.width());
}

TEST(LayerBar, StaysWhereItIsThoughAnEarlierProgramKnewOfNone) {
    OpenWindow open;
    const QRect place = barOf(open).geometry();
    const QString name = barOf(open).objectName();
    barOf(open).setObjectName(QStringLiteral("another"));
    const QByteArray state = open.window.saveState();
    barOf(open).setObjectName(name);
    ASSERT_TRUE(open.window.restoreState(state));
    QCoreApplication::processEvents();
    EXPECT_TRUE(barOf(open).isVisible());
    EXPECT_EQ(barOf(open).geometry(), place);
}

TEST(ToolTips, TellTheKeysAsTheyAreNow) {
    OpenWindow open;
    QAction& turn = *open.window.actions().turn;
    EXPECT_EQ(turn.toolTip(), QStringLiteral("Turn clockwise (R)"));
    turn.setShortcut(Qt::CTRL | Qt::Key_U);
    EXPECT_EQ(turn.toolTip(), QStringLiteral("Turn clockwise (Ctrl+U)"));
    turn.setShortcuts(QList<QKeySequence>());
    EXPECT_EQ(turn.toolTip(), QStringLiteral("Turn clockwise"));
}

} // namespace

} // namespace stagewright
