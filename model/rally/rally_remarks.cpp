#include "model/rally/rally_remarks.h"

namespace stagewright {

std::vector<SayOfRally> remarksOf(const Rally& rally, const Games& games,
                                  const std::stop_token& stop) {
    std::vector<SayOfRally> remarks;
    for (const auto& [kind, face] : games.faces<RallyRemarks>())
        if (face.find && !stop.stop_requested())
            if (SayOfRally said = face.find(rally, games, stop))
                remarks.push_back(std::move(said));
    return remarks;
}

} // namespace stagewright
