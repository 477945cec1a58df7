#include "editor/window/new_stage_menu.h"

#include "editor/editing/window_part.h"

namespace stagewright {

std::vector<NewStageChoice> newStagesToLay(const Games& games, const QString& now) {
    std::vector<NewStageChoice> choices = newStageChoices(games, now);
    const auto& boards = games.faces<StageEditing>();
    std::erase_if(choices, [&](const NewStageChoice& choice) {
        const LayoutKind* kind = games.kindOf(choice.empty);
        return kind &&
               !boards.contains({kind->id.data(), static_cast<std::size_t>(kind->id.size())});
    });
    return choices;
}

void NewStageMenu::ask(const Games& games, const QString& now, QPoint global) {
    clear();
    for (const NewStageChoice& choice : newStagesToLay(games, now))
        connect(addAction(choice.phrase), &QAction::triggered, this,
                [this, empty = choice.empty] { Q_EMIT chosen(empty); });
    if (actions().isEmpty())
        return;
    setActiveAction(actions().front());
    popup(global);
}

} // namespace stagewright
