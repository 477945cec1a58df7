#include "editor/window/rules_actions.h"

#include "editor/estimate/rules_choice.h"
#include "editor/estimate/rules_dialogs.h"
#include "editor/waiting/disk_wait.h"
#include "model/drive/rules_file.h"

#include <QFileInfo>

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
        take(path, askDisk<&loadRules>(window_, path, path));
}

void RulesActions::saveCopy() {
    const QString path = dialogs_.rulesToSave(window_, suggestedRulesCopy(rules_.file()));
    if (!path.isEmpty())
        take(path,
             askDisk<&RulesChoice::copyTo>(window_, path, path, rules_.file(), rules_.game()));
}

/// @param rules nothing: the user has not waited for them
void RulesActions::take(const QString& path, const std::optional<Expected<DriveRules>>& rules) {
    if (!rules)
        return;
    if (const auto done = rules_.choose(path, *rules); !done)
        dialogs_.complain(window_, sentence(done.error()));
}

} // namespace stagewright
