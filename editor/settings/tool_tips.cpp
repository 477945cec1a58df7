#include "editor/settings/tool_tips.h"

#include "editor/settings/menu_command.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ToolTipText {
    Q_DECLARE_TR_FUNCTIONS(ToolTips)
};

void tellKey(QAction& action) {
    // Which is told of as another change, in which nothing changes.
    action.setToolTip(withKey(textOf(action), action.shortcut()));
}

} // namespace

QString withKey(const QString& what, const QKeySequence& key) {
    return key.isEmpty()
               ? what
               : ToolTipText::tr("%1 (%2)").arg(what, key.toString(QKeySequence::NativeText));
}

void tellKeysInTips(const QToolBar& bar) {
    for (QAction* action : bar.actions())
        if (!action->isSeparator()) {
            tellKey(*action);
            QObject::connect(action, &QAction::changed, &bar, [action] { tellKey(*action); });
        }
}

} // namespace stagewright
