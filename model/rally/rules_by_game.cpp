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
    auto builtIn = builtInRules({});
    if (!builtIn)
        return tl::unexpected(builtIn.error());
    RulesByGame all{*builtIn};
    const auto put = [&](const QString& game) {
        const OwnRules* own = ownRulesFor(game, house);
        if (!own && game.isEmpty()) // a stage that does not say its game is driven as one of it
            own = ownRulesFor(builtIn->game, house);
        if (own) {
            all.ownNames_.emplace(game, own->name);
            all.byGame_.emplace(game, own->rules);
        } else if (game.isEmpty() || game == builtIn->game) {
            all.byGame_.emplace(game, *builtIn); // not read twice
        } else if (auto rules = builtInRules(game)) {
            all.byGame_.emplace(game, *std::move(rules));
        } else {
            all.faults_.emplace(game, rules.error());
        }
    };
    QStringList games;
    for (const RallyStage& stage : rally.stages())
        games << stage.stage.info.game;
    games.removeDuplicates();
    if (games.isEmpty())
        games << QString();
    for (const QString& game : games) {
        put(game);
        if (all.byGame_.size() == 1 && all.byGame_.contains(game))
            all.usual_ = all.byGame_.at(game); // the first that has some
    }
    return all;
}

std::optional<Fault> RulesByGame::faultOf(const QString& game) const {
    const auto found = faults_.find(game);
    return found == faults_.end() ? std::nullopt : std::optional(found->second);
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
