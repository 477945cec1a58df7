#include "editor/hextiles/palette/tile_menu.h"

#include "editor/language/user_text.h"

namespace stagewright {

namespace {

/// The key of a command of the window, by its name there; empty where it has none.
QString keysOf(const QWidget& in, const QString& command) {
    const auto* action = in.window()->findChild<QAction*>(command);
    return action ? action->shortcut().toString(QKeySequence::NativeText) : QString();
}

QString keyText(QKeyCombination key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

TileMenu::TileMenu(const MenuTile& tile, QWidget* parent) : QMenu(parent) {
    setAccessibleName(tr("Tile %1").arg(tile.side.toString()));
    add(TileCommand::Lay, tr("&Lay %1").arg(tile.side.toString()), keyText(Qt::Key_Return));
    if (tile.bends) {
        add(TileCommand::LayLeft, tr("Lay it bending l&eft"), keyText(Qt::SHIFT | Qt::Key_Return));
        add(TileCommand::LayRight, tr("Lay it bending &right"), keyText(Qt::CTRL | Qt::Key_Return));
    }
    add(TileCommand::Replace, tr("Put it in place of what is &selected"),
        keysOf(*parent, QStringLiteral("replace")))
        .setEnabled(tile.mayReplace);
    addSeparator();
    add(TileCommand::TurnOver, tr("Turn it &over"), keysOf(*parent, QStringLiteral("flip")))
        .setEnabled(tile.hasBack);
    add(TileCommand::ShowLaid, tr("Show &where it lies")).setEnabled(tile.isLaid);
    if (!tile.box.isEmpty())
        add(TileCommand::ShowBox, tr("Show the &box %1").arg(withoutKey(tile.box)));
    addSeparator();
    QAction& favourite = add(TileCommand::Favourite, tr("&Favourite"));
    favourite.setCheckable(true);
    favourite.setChecked(tile.isFavourite);
}

QAction& TileMenu::add(TileCommand command, const QString& text, const QString& keys) {
    auto* added = addAction(keys.isEmpty() ? text : text + u'\t' + keys);
    added->setData(static_cast<int>(command));
    connect(added, &QAction::triggered, this, [this, command] { Q_EMIT chosen(command); });
    return *added;
}

QAction* TileMenu::action(TileCommand command) const {
    for (QAction* each : actions())
        if (!each->isSeparator() && each->data().toInt() == static_cast<int>(command))
            return each;
    return nullptr;
}

} // namespace stagewright
