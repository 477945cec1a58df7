#include "editor/hextiles/board/minimap.h"
#include "editor/hextiles/layers/layer_actions.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "editor/panels/stage_panel.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace stagewright {

namespace {

/// The board when it has come to rest: tiles are drawn in turns, and again, sharper, a moment after
/// a zoom.
QImage picture(OpenWindow& open) {
    QImage seen;
    EXPECT_TRUE(waitUntil([&] {
        seen = open.board().grab().toImage();
        return open.board().isDrawn();
    }));
    return seen;
}

Minimap& minimap(OpenWindow& open) {
    return *open.board().findChild<Minimap*>();
}

TEST(Layers, EachHasAKeyThatShowsAndHidesIt) {
    OpenWindow open;
    for (const Layer& layer : allLayers()) {
        if (layer.plane == Plane::Tints || layer.id == "minimap" || layer.id == "findings" ||
            layer.id == "choices")
            continue; // drives, and what there is nothing to be seen of here
        const QImage before = picture(open);
        open.key(layer.key);
        EXPECT_EQ(layersOf(open.window).shown().has(layer), !layer.shownAtFirst);
        EXPECT_NE(picture(open), before) << layer.id;
        open.key(layer.key);
        EXPECT_EQ(picture(open), before) << layer.id;
    }
    EXPECT_EQ(open.steps(), 0);
}

TEST(Layers, FindingsAreMarkedUnlessHidden) {
    OpenWindow open;
    open.click({1, 1});
    open.key(Qt::Key_Delete);
    const QImage marked = picture(open);
    open.key(Qt::Key_E);
    EXPECT_NE(picture(open), marked);
}

TEST(Layers, PacenotesAreThoseOfTheStageAsItIs) {
    const auto seen = [](bool wereOthers) {
        OpenWindow open;
        if (wereOthers) {
            open.key(Qt::Key_P);
            (void)picture(open);
        }
        open.click(sample::corner);
        open.key(Qt::Key_F);
        if (!wereOthers)
            open.key(Qt::Key_P);
        return picture(open);
    };
    EXPECT_EQ(seen(true), seen(false));
}

TEST(Layers, NoTwoCommandsOfTheWindowShareAKey) {
    OpenWindow open;
    std::map<QString, QString> users;
    for (const QAction* action : open.window.findChildren<QAction*>()) {
        if (action->shortcutContext() != Qt::WindowShortcut)
            continue;
        for (const QKeySequence& key : action->shortcuts()) {
            const auto [user, isNew] = users.try_emplace(key.toString(), action->text());
            EXPECT_TRUE(isNew) << qPrintable(user->second) << " and " << qPrintable(action->text())
                               << " both use " << qPrintable(key.toString());
        }
    }
    EXPECT_GT(users.size(), 30U);
}

TEST(Layers, StandInTheViewMenuWithTheirKeys) {
    OpenWindow open;
    QSet<QAction*> listed;
    for (QMenu* menu : open.window.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            listed.insert(action);
    for (const Layer& layer : allLayers()) {
        QAction& action = layersOf(open.window).action(layer.id);
        EXPECT_TRUE(listed.contains(&action)) << layer.id;
        EXPECT_EQ(action.shortcut(), QKeySequence(layer.key)) << layer.id;
    }
}

TEST(Layers, WhatIsShownIsRemembered) {
    OpenWindow open;
    open.key(Qt::Key_W);
    open.key(Qt::Key_H);
    open.key(Qt::Key_L);
    QWidget window;
    const LayerActions again(window, open.settings);
    EXPECT_TRUE(again.shown().has("route"));
    EXPECT_FALSE(again.shown().has("grid"));
    EXPECT_FALSE(again.shown().has("losses")); // it would have to be driven first
}

TEST(Layers, LettersTypedIntoTheTitleShowNone) {
    OpenWindow open;
    const ShownLayers before = layersOf(open.window).shown();
    open.window.stagePanel().title().setFocus();
    open.type("twphemokb");
    EXPECT_EQ(layersOf(open.window).shown(), before);
}

TEST(TableOutline, IsAsLargeAsTheTableAndLiesAroundTheStage) {
    const QRectF stage(0, 0, 4, 8);
    const QRectF outline = tableAround(stage, {120, 80});
    // A tile is 10.5 cm across the flats, which is the square root of 3.
    EXPECT_NEAR(outline.width(), 80 / 10.5 * std::sqrt(3), 1e-9);
    EXPECT_NEAR(outline.height(), 120 / 10.5 * std::sqrt(3), 1e-9);
    EXPECT_EQ(outline.center(), stage.center());
    EXPECT_NEAR(tableAround(stage, {120, 80, 21}).height(), 120 / 21.0 * std::sqrt(3), 1e-9);
    EXPECT_GT(tableAround(stage.transposed(), {80, 120}).width(), outline.width());
}

TEST(Minimap, IsThereWhilePartOfTheStageIsOutOfViewAndAClickGoesThere) {
    OpenWindow open;
    EXPECT_FALSE(minimap(open).isVisible());
    for (int i = 0; i < 8; ++i)
        open.window.actions().zoomIn->trigger();
    ASSERT_TRUE(minimap(open).isVisible());
    EXPECT_TRUE(open.board().rect().contains(minimap(open).geometry()));
    QTest::mouseClick(&minimap(open), Qt::LeftButton, {}, minimap(open).rect().center());
    const QRectF stage = extent(open.stage());
    EXPECT_LT(QLineF(open.board().camera().middle, stage.center()).length(), 0.2);
    EXPECT_TRUE(open.selected().isEmpty());
    open.key(Qt::Key_M);
    EXPECT_FALSE(minimap(open).isVisible());
    open.key(Qt::Key_M);
    open.window.actions().fit->trigger();
    EXPECT_FALSE(minimap(open).isVisible());
}

TEST(PacenoteWords, SayWhatTheNoteSays) {
    Pacenote note;
    EXPECT_TRUE(pacenoteLines(note).isEmpty());
    BendNote bend;
    bend.hand = BendSide::Left;
    bend.severity = 3;
    bend.tightens = true;
    bend.cut = CutAdvice::DontCut;
    note.parts = {FordNote{}, bend};
    bend.severity = 1;
    bend.hairpin = true;
    bend.hand = BendSide::Right;
    bend.tightens = false;
    bend.cut = CutAdvice::None;
    note.parts.insert(note.parts.end(), {JumpNote{4}, bend});
    note.danger = Danger::High;
    note.surface = Terrain::Snow;
    EXPECT_EQ(pacenoteLines(note),
              (QStringList{QStringLiteral("Onto snow"), QStringLiteral("Caution!"),
                           QStringLiteral("Ford"), QStringLiteral("Left 3, tightens, don't cut"),
                           QStringLiteral("Jump from gear 4"), QStringLiteral("Hairpin right")}));
}

TEST(PacenoteWords, CautionIsCalledOnlyWhereControlIsLost) {
    Pacenote note;
    note.danger = Danger::High;
    EXPECT_TRUE(pacenoteLines(note).isEmpty());
    note.parts = {BendNote{}}; // flat
    EXPECT_EQ(pacenoteLines(note), QStringList{QStringLiteral("Right 6")});
    note.parts = {JumpNote{3}};
    EXPECT_EQ(pacenoteLines(note).front(), QStringLiteral("Caution!"));
}

TEST(PacenoteWords, CallTheFirstSurfaceSlopesAndFastHairpins) {
    Pacenote note;
    note.surface = Terrain::Gravel;
    note.isFirst = true;
    BendNote bend;
    bend.hairpin = true;
    bend.severity = 3;
    note.parts = {SlopeNote{true}, bend, SlopeNote{false}};
    EXPECT_EQ(pacenoteLines(note),
              (QStringList{QStringLiteral("Gravel"), QStringLiteral("Uphill"),
                           QStringLiteral("Hairpin right 3"), QStringLiteral("Downhill")}));
}

TEST(PacenoteWords, CountEqualCallsInARow) {
    BendNote left;
    left.hand = BendSide::Left;
    left.severity = 5;
    Pacenote note;
    note.parts = {left, left, FordNote{}, left};
    EXPECT_EQ(pacenoteLines(note), (QStringList{QStringLiteral("2 × Left 5"),
                                                QStringLiteral("Ford"), QStringLiteral("Left 5")}));
}

} // namespace

} // namespace stagewright
