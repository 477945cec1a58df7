#include "editor/window/rules_actions.h"

#include "editor/estimate/rules_choice.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace stagewright {

RulesActions::RulesActions(RulesChoice& rules, Dialogs dialogs, QWidget* window)
    : QObject(window)
    , rules_(rules)
    , dialogs_(std::move(dialogs))
    , window_(window) {}

void RulesActions::choose() {
    const QString folder = rules_.file().isEmpty() ? QString() : QFileInfo(rules_.file()).path();
    const QString path = dialogs_.rulesToOpen(window_, folder);
    if (!path.isEmpty())
        complainOf(rules_.choose(path));
}

void RulesActions::saveCopy() {
    const QString folder = rules_.file().isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(rules_.file()).path();
    const QString path = dialogs_.rulesToSave(window_, QDir(folder).filePath(tr("my-rules.json")));
    if (!path.isEmpty())
        complainOf(rules_.saveCopy(path));
}

void RulesActions::complainOf(const Expected<void>& done) {
    if (!done)
        dialogs_.complain(window_, sentence(done.error()));
}

} // namespace stagewright
