#include "editor/rally/rally_books.h"

#include <utility>

namespace stagewright {

RallyBooks::RallyBooks() {
    if (auto rules = builtInRallyRules())
        rally_ = *std::move(rules);
}

void RallyBooks::openFor(const Rally& rally) {
    QSet<QString> games;
    for (const RallyStage& each : rally.stages())
        games.insert(each.stage.info.game);
    if (games == games_)
        return;
    games_ = games;
    if (auto shelf = RulesShelf::of(rally))
        shelf_ = *std::move(shelf);
}

} // namespace stagewright
