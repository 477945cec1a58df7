#include "model/rally/rules_shelf.h"

#include "model/drive/rules_file.h"

namespace stagewright {

Expected<RulesShelf> RulesShelf::of(const Rally& rally) {
    const QString first =
        rally.stages().isEmpty() ? QString() : rally.stages().front().stage.info.game;
    const auto usual = builtInRules(first);
    if (!usual)
        return tl::unexpected(usual.error());
    RulesShelf shelf(*usual);
    for (const RallyStage& stage : rally.stages()) {
        const QString& game = stage.stage.info.game;
        if (shelf.byGame_.contains(game))
            continue;
        const auto rules = builtInRules(game);
        if (!rules)
            return tl::unexpected(rules.error());
        shelf.byGame_.emplace(game, *rules);
    }
    return shelf;
}

RulesOf RulesShelf::rulesOf() const {
    return [this](const QString& game) -> const DriveRules& {
        const auto found = byGame_.find(game);
        return found == byGame_.end() ? usual_ : found->second;
    };
}

} // namespace stagewright
