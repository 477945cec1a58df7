#include "model/rally/rally_minutes.h"

#include "model/drive/stage_timing.h"
#include "model/rally/stage_name.h"

#include <cmath>

namespace stagewright {

Expected<std::optional<StageMinutes>> timedMinutes(const Stage& stage, const Games& games,
                                                   int players, const std::stop_token& stop) {
    const auto minutes = games.face<StageTiming>(stage).minutes(stage, games, players, stop);
    if (!minutes)
        return tl::unexpected(minutes.error());
    // What has to be laid out is a board or three: it counts for nothing.
    return *minutes ? std::optional(StageMinutes{std::round(**minutes), 0}) : std::nullopt;
}

Expected<std::optional<std::vector<StageMinutes>>> minutesOf(const Rally& rally, const Games& games,
                                                             const PreparedRally& prepared,
                                                             const RallyStatistics& statistics,
                                                             const std::stop_token& stop) {
    std::vector<StageMinutes> all(static_cast<std::size_t>(rally.stages().size()));
    if (!prepared.empty()) {
        const auto driven = minutesOf(prepared, statistics, rally.players());
        for (std::size_t i = 0; i < driven.size(); ++i)
            all.at(static_cast<std::size_t>(prepared[i].index)) = driven[i];
    }
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        if (!isTimed(stage, games))
            continue;
        const auto timed = timedMinutes(stage, games, rally.players(), stop);
        if (!timed) {
            Fault fault = timed.error();
            fault.place = stageName(rally, i);
            return tl::unexpected(fault);
        }
        if (!*timed)
            return std::nullopt;
        all.at(static_cast<std::size_t>(i)) = **timed;
    }
    return all;
}

} // namespace stagewright
