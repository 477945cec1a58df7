#include "editor/window/new_stage_menu.h"

#include <algorithm>
#include <vector>

namespace stagewright {

void NewStageMenu::ask(const Catalogue& catalogue, const QString& now, QPoint global) {
    clear();
    std::vector<const Box*> games;
    for (const Box& box : catalogue.boxes())
        if (!box.expansion)
            games.push_back(&box);
    std::stable_partition(games.begin(), games.end(),
                          [&](const Box* box) { return box->game == now; });
    for (const Box* box : games) {
        offer(tr("%1: stage").arg(box->title), box->game, StageKind::Stage);
        offer(tr("%1: circuit").arg(box->title), box->game, StageKind::Circuit);
    }
    if (games.empty())
        return;
    setActiveAction(actions().front());
    popup(global);
}

void NewStageMenu::offer(const QString& text, const QString& game, StageKind kind) {
    connect(addAction(text), &QAction::triggered, this, [this, game, kind] {
        Stage empty;
        empty.info.game = game;
        empty.info.kind = kind;
        Q_EMIT chosen(empty);
    });
}

} // namespace stagewright
