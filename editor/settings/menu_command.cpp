#include "editor/settings/menu_command.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace stagewright {

namespace {

/// Without the marks of keys, and the dots of what asks first.
QString plain(const QString& text) {
    QString name;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && ++i == text.size())
            break;
        name += text[i];
    }
    while (name.endsWith(u'…') || name.endsWith(u'.'))
        name.chop(1);
    return name;
}

bool has(const std::vector<MenuCommand>& commands, const QAction* action) {
    return std::any_of(commands.begin(), commands.end(),
                       [&](const MenuCommand& each) { return each.action == action; });
}

void gather(const QList<QAction*>& actions, const QStringList& menus,
            std::vector<MenuCommand>& commands) {
    for (QAction* action : actions) {
        if (const QMenu* menu = action->menu())
            gather(menu->actions(), menus + QStringList(plain(menu->title())), commands);
        else if (!action->isSeparator() && !action->text().isEmpty() && !has(commands, action))
            commands.push_back({action, menus});
    }
}

} // namespace

std::vector<MenuCommand> commandsOf(const QMainWindow& window) {
    std::vector<MenuCommand> commands;
    gather(window.menuWidget()->actions(), {}, commands);
    gather(window.actions(), {}, commands);
    return commands;
}

QString nameOf(const QAction& action) {
    return plain(action.iconText());
}

QString textOf(const QAction& action) {
    return plain(action.text());
}

QString pathOf(const MenuCommand& command) {
    return command.menus.join(QStringLiteral(" › "));
}

QString keysText(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& each : keys)
        texts << each.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

} // namespace stagewright
