#include "editor/hextiles/accessibility/board_accessible.h"
#include "editor/hextiles/accessibility/tile_speech.h"
#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class BoardAccessibility : public testing::Test {
protected:
    [[nodiscard]] QAccessibleInterface& board() {
        return *QAccessible::queryAccessibleInterface(&open.board());
    }
    [[nodiscard]] QAccessibleInterface* tileOn(Hex hex) {
        const QPoint at = open.board().mapToGlobal(open.pointOf(hex));
        return board().childAt(at.x(), at.y());
    }

    OpenWindow open;
};

TEST_F(BoardAccessibility, EachTileIsAChildWithItsNumberAndItsPlace) {
    const auto& tiles = tilesOf(open.stage()).placements();
    ASSERT_GE(board().childCount(), tiles.size());
    for (int i = 0; i < tiles.size(); ++i) {
        const QAccessibleInterface* child = board().child(i);
        ASSERT_TRUE(child && child->isValid());
        EXPECT_EQ(board().indexOfChild(child), i);
        EXPECT_EQ(child->parent(), &board());
        const QString name = child->text(QAccessible::Name);
        EXPECT_TRUE(name.contains(tiles[i].side.toString())) << name.toStdString();
        EXPECT_TRUE(name.contains(spokenPlace(tiles[i].hex))) << name.toStdString();
        EXPECT_TRUE(child->rect().contains(open.board().mapToGlobal(open.pointOf(tiles[i].hex))));
    }
    EXPECT_EQ(board().text(QAccessible::Name), QStringLiteral("Board"));
}

TEST_F(BoardAccessibility, PlacesAreCountedAlongTheRowsOfTheScreen) {
    EXPECT_EQ(spokenPlace({0, 0}), QStringLiteral("Column 0, row 0"));
    EXPECT_EQ(spokenPlace({3, 1}), QStringLiteral("Column 3, row 2"));
    EXPECT_EQ(spokenPlace({-1, 0}), QStringLiteral("Column -1, row -1"));
}

TEST_F(BoardAccessibility, TheTileAtTheCursorHasTheFocusAndIsSelectedByPressing) {
    const Placement tile = tilesOf(open.stage()).placements().front();
    open.click(tile.hex);
    open.key(Qt::Key_Escape);
    open.board().moveCursorTo(tile.hex);
    const QAccessibleInterface* child = board().focusChild();
    ASSERT_TRUE(child);
    EXPECT_EQ(child, tileOn(tile.hex));
    EXPECT_TRUE(child->state().focused);
    EXPECT_FALSE(child->state().selected);
    auto* presses = tileOn(tile.hex)->actionInterface();
    ASSERT_TRUE(presses);
    presses->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_TRUE(child->state().selected);
    EXPECT_EQ(open.selected(), QList<Placement>{tile});
}

TEST_F(BoardAccessibility, ATileThatWasRemovedIsInvalidAndComesBackWithUndo) {
    const Placement tile = tilesOf(open.stage()).placements().front();
    const int before = board().childCount();
    const QAccessibleInterface* child = tileOn(tile.hex);
    open.click(tile.hex);
    open.key(Qt::Key_Delete);
    EXPECT_FALSE(child->isValid());
    EXPECT_TRUE(child->state().invalid);
    EXPECT_EQ(child->text(QAccessible::Name), QString());
    EXPECT_EQ(board().childCount(), before - 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(child->isValid());
    EXPECT_EQ(tileOn(tile.hex), child);
}

TEST_F(BoardAccessibility, AnEmptyHexAtTheCursorIsTold) {
    open.board().moveCursorTo({40, -20});
    EXPECT_EQ(board().focusChild(), nullptr);
    EXPECT_EQ(board().text(QAccessible::Description), QStringLiteral("Column 40, row 0: no tile"));
}

TEST_F(BoardAccessibility, WhatTheRulesFindOnATileIsSaid) {
    const Hex lonely{40, -20};
    const TileId side = *TileId::parse(QStringLiteral("217b"));
    ASSERT_TRUE(open.board().lay(Placement{lonely, side, {}, 0, 0, {}, {}}));
    const QString name = spokenHex(open.document(), lonely);
    const auto& findings = open.document().findings();
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& each) {
        return each.places.contains(Place{lonely.q, lonely.r});
    });
    ASSERT_NE(found, findings.end());
    EXPECT_TRUE(name.contains(found->text)) << name.toStdString();
}

} // namespace

} // namespace stagewright
