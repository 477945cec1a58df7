#include "editor/cli/drive_rules_choice.h"

#include "editor/cli/house_rules_option.h"
#include "model/rally/rules_by_game.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DashboardTexts {
    Q_DECLARE_TR_FUNCTIONS(EstimateCommand)
};

} // namespace

Expected<DriveRules> rulesFor(const Stage& stage, const HouseRules& house) {
    const auto rulesByGame = RulesByGame::of(Rally(stage), house);
    if (!rulesByGame)
        return tl::unexpected(rulesByGame.error());
    if (auto fault = rulesByGame->faultOf(stage.info.game))
        return tl::unexpected(*std::move(fault));
    return rulesByGame->usual();
}

Expected<GivenRules> givenRulesFor(const Stage& stage, const QStringList& paths,
                                   const Games& games) {
    return loadGivenRules(paths, games).and_then([&](GivenRules given) -> Expected<GivenRules> {
        if (const auto used = checkGivenRules(given, Rally(stage)); !used)
            return tl::unexpected(used.error());
        return given;
    });
}

Expected<Dashboard> chosenDashboard(const DriveRules& rules, const QString& id) {
    if (const Dashboard* named = dashboardNamed(rules, id))
        return *named;
    QStringList known;
    for (const Dashboard& dashboard : rules.dashboards)
        known << dashboard.id;
    return tl::unexpected(
        Fault{DashboardTexts::tr("the rules have no dashboard \"%1\". They have: %2")
                  .arg(id, known.join(QStringLiteral(", "))),
              {},
              {},
              {}});
}

} // namespace stagewright
