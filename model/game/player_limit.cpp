#include "model/game/player_limit.h"

namespace stagewright {

std::optional<int> playerLimit(const Stage& stage, const Games& games) {
    return games.face<PlayerLimit>(stage).most(stage, games);
}

bool canPlay(const Stage& stage, const Games& games, int players) {
    const std::optional<int> most = playerLimit(stage, games);
    return !most || players <= *most;
}

} // namespace stagewright
