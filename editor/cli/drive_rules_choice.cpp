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

Expected<DriveRules> rulesFor(const Stage& stage, const QStringList& own) {
    const Rally alone(stage);
    const auto house = loadHouseRules(own);
    if (!house)
        return tl::unexpected(house.error());
    if (const auto used = checkHouseRules(*house, alone); !used)
        return tl::unexpected(used.error());
    const auto rulesByGame = RulesByGame::of(alone, *house);
    if (!rulesByGame)
        return tl::unexpected(rulesByGame.error());
    if (auto fault = rulesByGame->faultOf(stage.info.game))
        return tl::unexpected(*std::move(fault));
    return rulesByGame->usual();
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
