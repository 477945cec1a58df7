#include "validators/hextiles/tile_substitutes.h"

#include "model/design/substitute.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/holds_by_rules.h"

namespace stagewright {

namespace {

/// Whether there are substitutes is mostly known in a blink; of a shelf none is waited for longer.
constexpr double longestSubstituting = 2; // seconds

std::optional<Stage> laidWithTiles(const Stage& stage, const Games& games, const BoxCounts& boxes,
                                   const std::stop_token& stop) {
    const auto& catalogue = games.data<Catalogue>();
    const Stock stock = stockOf(boxes, catalogue);
    SearchRun run;
    run.seconds = longestSubstituting;
    run.stop = stop;
    const Answers answers =
        substitute(stage, catalogue, stock, noWorseByRules(stage, catalogue, stock), run);
    return answers.stages.empty() ? std::nullopt : std::optional(answers.stages.front());
}

} // namespace

StageSubstitutes tileSubstitutes() {
    return {laidWithTiles};
}

} // namespace stagewright
