#include "model/rally/rules_by_game.h"

#include "model/drive/rules_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

/// Null: the table has none.
const OwnRules* ownRulesFor(const QString& game, const HouseRules& house) {
    const auto found = house.find(game);
    return found == house.end() ? nullptr : &found->second;
}

struct RulesShelfText {
    Q_DECLARE_TR_FUNCTIONS(RulesByGame)
};

} // namespace

Expected<RulesByGame> RulesByGame::of(const Rally& rally, const HouseRules& house) {
    RulesByGame rulesByGame{DriveRules{}};
    const auto put = [&](const QString& game) -> Expected<void> {
        if (rulesByGame.byGame_.contains(game))
            return {};
        auto rules = builtInRules(game);
        // A stage that does not say its game is driven as one that names that of the usual rules.
        const QString named = game.isEmpty() && rules ? rules->game : game;
        if (const OwnRules* own = ownRulesFor(named, house)) {
            rules = own->rules;
            rulesByGame.ownNames_.emplace(game, own->name);
        }
        if (!rules)
            return tl::unexpected(rules.error());
        rulesByGame.byGame_.emplace(game, *std::move(rules));
        return {};
    };
    const auto& stages = rally.stages();
    const QString first = stages.isEmpty() ? QString() : stages.front().stage.info.game;
    if (const auto done = put(first); !done)
        return tl::unexpected(done.error());
    rulesByGame.usual_ = rulesByGame.byGame_.at(first);
    for (const RallyStage& stage : stages)
        if (const auto done = put(stage.stage.info.game); !done)
            return tl::unexpected(done.error());
    return rulesByGame;
}

QStringList RulesByGame::ownNames() const {
    QStringList names;
    for (const auto& [game, name] : ownNames_)
        if (!names.contains(name))
            names << name;
    return names;
}

QString RulesByGame::ownName(const QString& game) const {
    const auto found = ownNames_.find(game);
    return found == ownNames_.end() ? QString() : found->second;
}

RulesOf RulesByGame::rulesOf() const {
    return [this](const QString& game) -> const DriveRules& {
        const auto found = byGame_.find(game);
        return found == byGame_.end() ? usual_ : found->second;
    };
}

bool areFor(const DriveRules& rules, const QString& game) {
    const auto builtIn = builtInRules(game);
    return rules.game == game || (builtIn && rules.game == builtIn->game);
}

Fault rulesOfNoStage(const QString& game, const QString& file) {
    return {RulesShelfText::tr("these are rules of \"%1\", and there is no stage of that game")
                .arg(game),
            {},
            RulesShelfText::tr("Set \"game\" in the file to that of the stages"),
            file};
}

} // namespace stagewright
