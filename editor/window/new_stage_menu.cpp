#include "editor/window/new_stage_menu.h"

namespace stagewright {

void NewStageMenu::ask(const Games& games, const QString& now, QPoint global) {
    clear();
    for (const NewStageChoice& choice : newStageChoices(games, now))
        connect(addAction(choice.phrase), &QAction::triggered, this,
                [this, empty = choice.empty] { Q_EMIT chosen(empty); });
    if (actions().isEmpty())
        return;
    setActiveAction(actions().front());
    popup(global);
}

} // namespace stagewright
