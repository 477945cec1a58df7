#include "editor/cli/house_rules_option.h"

#include "editor/cli/arguments.h"
#include "editor/cli/piped_files.h"
#include "model/drive/rules_file.h"
#include "model/game/own_rules_form.h"
#include "model/rally/rules_by_game.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct HouseRulesText {
    Q_DECLARE_TR_FUNCTIONS(HouseRulesOption)
};

QCommandLineOption rulesOption() {
    return valueOption(
        "rules",
        HouseRulesText::tr("A rules file of your own, for the stages of its game; as often as "
                           "there are games. Left out: the rules of the games."),
        "FILE");
}

QString ownRulesName(const QString& path) {
    return QFileInfo(spokenName(path)).fileName();
}

tl::unexpected<Fault> twoForOneGame(const QString& game, const QString& path) {
    return tl::unexpected(Fault{
        HouseRulesText::tr("these are rules of \"%1\", as those of another file are").arg(game),
        {},
        HouseRulesText::tr("Name one file for a game"),
        path});
}

Expected<HouseRules> loadHouseRules(const QStringList& paths) {
    HouseRules house;
    for (const QString& path : paths) {
        auto rules = loadRules(path);
        if (!rules)
            return tl::unexpected(rules.error());
        const QString game = rules->game;
        const OwnRules own{ownRulesName(path), *std::move(rules)};
        if (!house.emplace(game, own).second)
            return twoForOneGame(game, path);
    }
    return house;
}

Expected<void> checkHouseRules(const HouseRules& house, const Rally& rally) {
    const auto rulesByGame = RulesByGame::of(rally, house);
    if (!rulesByGame)
        return tl::unexpected(rulesByGame.error());
    const QStringList used = rulesByGame->ownNames();
    for (const auto& [game, own] : house)
        if (!used.contains(own.name))
            return tl::unexpected(rulesOfNoStage(game, own.name));
    return {};
}

} // namespace

void addRulesOption(QCommandLineParser& parser) {
    parser.addOption(rulesOption());
}

QStringList rulesFiles(const QCommandLineParser& parser) {
    return parser.values(rulesOption());
}

Expected<GivenRules> loadGivenRules(const QStringList& paths, const Games& games) {
    GivenRules given{{}, games, {}};
    QStringList others;
    for (const QString& path : paths) {
        // What cannot be read is said by who reads all others.
        const auto text = rulesText(path);
        const OwnRulesForm* form = text ? ownRulesFormOf(*text, games) : nullptr;
        if (!form) {
            others << path;
            continue;
        }
        if (!given.ownForms.emplace(form->game, ownRulesName(path)).second)
            return twoForOneGame(form->game, path);
        auto with = form->with(given.games, *text, ownRulesName(path));
        if (!with) {
            with.error().file = path;
            return tl::unexpected(with.error());
        }
        given.games = *std::move(with);
    }
    return loadHouseRules(others).map([&](HouseRules house) {
        given.house = std::move(house);
        return given;
    });
}

Expected<void> checkGivenRules(const GivenRules& given, const Rally& rally) {
    const auto& stages = rally.stages();
    for (const auto& [game, file] : given.ownForms)
        if (std::none_of(stages.begin(), stages.end(), [&, of = game](const RallyStage& each) {
                return each.stage.info.game == of;
            }))
            return tl::unexpected(rulesOfNoStage(game, file));
    return checkHouseRules(given.house, rally);
}

} // namespace stagewright
