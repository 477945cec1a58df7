#include "editor/settings/fixed_keys.h"

#include "editor/settings/menu_command.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct FixedKeyText {
    Q_DECLARE_TR_FUNCTIONS(FixedKeys)
};

QList<QKeySequence> digits() {
    QList<QKeySequence> keys;
    for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
        keys.append(QKeySequence(key));
    return keys;
}

/// With all of their keys, where it is not said otherwise how they are shown.
std::vector<FixedKeys> named(std::vector<FixedKeys> all) {
    for (FixedKeys& each : all)
        if (each.shown.isEmpty())
            each.shown = keysText(each.keys);
    return all;
}

} // namespace

std::vector<FixedKeys> fixedKeys() {
    return {
        {{Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right},
         FixedKeyText::tr("Arrow keys"),
         FixedKeyText::tr("Move what is selected, or the cursor")},
        {{Qt::Key_Tab}, {}, FixedKeyText::tr("Go to the next open end")},
        {{Qt::SHIFT | Qt::Key_Tab, Qt::SHIFT | Qt::Key_Backtab, Qt::Key_Backtab},
         QKeySequence(Qt::SHIFT | Qt::Key_Tab).toString(QKeySequence::NativeText),
         FixedKeyText::tr("Go to the open end before")},
        {{Qt::Key_Return, Qt::Key_Enter}, {}, FixedKeyText::tr("Lay the palette's tile")},
        {{Qt::SHIFT | Qt::Key_Return, Qt::SHIFT | Qt::Key_Enter},
         {},
         FixedKeyText::tr("Lay it so that the road bends left")},
        {{Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
         {},
         FixedKeyText::tr("Lay it so that the road bends right; mend a finding")},
        {{Qt::Key_Period, Qt::Key_Comma},
         QStringLiteral(". ,"),
         FixedKeyText::tr("Go through the choices at the open end; Enter lays one")},
        {{Qt::Key_Space}, {}, FixedKeyText::tr("Move the board with the mouse while it is held")},
        {digits(), FixedKeyText::tr("Digits"), FixedKeyText::tr("Find a tile by its number")},
        {{Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10},
         QKeySequence(Qt::SHIFT | Qt::Key_F10).toString(QKeySequence::NativeText),
         FixedKeyText::tr("Open the menu of what is selected, or of the cursor's place")},
        {{Qt::Key_Escape}, {}, FixedKeyText::tr("Let go of what is dragged; clear the selection")},
    };
}

std::vector<FixedKeys> driveKeys() {
    std::vector<FixedKeys> keys{
        {{Qt::Key_Left, Qt::Key_Right}, {}, FixedKeyText::tr("Go back or on a turn")},
        {{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right},
         {},
         FixedKeyText::tr("Go back or on a die")},
        {{Qt::Key_Space}, {}, FixedKeyText::tr("Play, or pause")},
        {{Qt::Key_L}, {}, FixedKeyText::tr("Go to the next loss of control")},
        {{Qt::Key_P}, {}, FixedKeyText::tr("Go to the next pass")},
    };
    return named(std::move(keys));
}

std::vector<FixedKeys> panelKeys() {
    return named({
        {{Qt::Key_F2}, {}, FixedKeyText::tr("Rename the stage in the strip; edit a result")},
        {{Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right},
         {},
         FixedKeyText::tr("Move the stage in the strip")},
        {{Qt::Key_Delete}, {}, FixedKeyText::tr("Remove the stage in the strip; empty results")},
        {{Qt::Key_Return},
         {},
         FixedKeyText::tr("Show a finding; take an idea; place a token; roll the chosen dice")},
        {{Qt::Key_Space}, {}, FixedKeyText::tr("Keep an idea")},
        {{Qt::Key_PageUp, Qt::Key_PageDown},
         {},
         FixedKeyText::tr("Turn the pages of the print preview")},
        // Qt's Polish takes the first for the key of a home page.
        {{Qt::Key_Home, Qt::Key_End},
         FixedKeyText::tr("Home, End"),
         FixedKeyText::tr("Go to its first or last page")},
        {{Qt::Key_Plus, Qt::Key_Minus}, {}, FixedKeyText::tr("Make its pages larger or smaller")},
        {{Qt::SHIFT | Qt::Key_F3, Qt::Key_F3},
         {},
         FixedKeyText::tr("Go back or on to what was found in the manual")},
    });
}

} // namespace stagewright
