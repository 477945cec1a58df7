#include "editor/cli/house_rules_option.h"

#include "editor/cli/arguments.h"
#include "editor/cli/piped_files.h"
#include "model/drive/rules_file.h"
#include "model/rally/rules_by_game.h"

#include <QCoreApplication>
#include <QFileInfo>

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

} // namespace

void addRulesOption(QCommandLineParser& parser) {
    parser.addOption(rulesOption());
}

QStringList rulesFiles(const QCommandLineParser& parser) {
    return parser.values(rulesOption());
}

Expected<HouseRules> loadHouseRules(const QStringList& paths) {
    HouseRules house;
    for (const QString& path : paths) {
        auto rules = loadRules(path);
        if (!rules)
            return tl::unexpected(rules.error());
        const QString game = rules->game;
        const OwnRules own{QFileInfo(spokenName(path)).fileName(), *std::move(rules)};
        if (!house.emplace(game, own).second)
            return tl::unexpected(
                Fault{HouseRulesText::tr("these are rules of \"%1\", as those of another file are")
                          .arg(game),
                      {},
                      HouseRulesText::tr("Name one file for a game"),
                      path});
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

} // namespace stagewright
