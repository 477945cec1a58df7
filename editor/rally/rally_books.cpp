#include "editor/rally/rally_books.h"

#include <utility>

namespace stagewright {

RallyBooks::RallyBooks() {
    if (auto rules = builtInRallyRules())
        rally_ = *std::move(rules);
}

void RallyBooks::setHouseRules(const HouseRules& house) {
    house_ = house;
    games_.clear(); // so that they are read again
}

void RallyBooks::openFor(const Rally& rally) {
    QSet<QString> games;
    for (const RallyStage& each : rally.stages())
        games.insert(each.stage.info.game);
    if (games == games_)
        return;
    games_ = games;
    if (auto shelf = RulesShelf::of(rally, house_))
        shelf_ = *std::move(shelf);
}

} // namespace stagewright
