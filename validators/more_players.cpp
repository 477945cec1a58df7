#include "model/game/player_limit.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct MorePlayers {
    Q_DECLARE_TR_FUNCTIONS(MorePlayers)
};

} // namespace

/// A game's box has things for so many, and some stages are for one player alone.
void morePlayers(const RallyRuleContext& context, RallyFindings& findings) {
    for (qsizetype i = 0; i < context.rally.stages().size(); ++i) {
        const RallyStage& stage = context.rally.stages()[i];
        const std::optional<int> limit = playerLimit(stage.stage, context.games);
        if (!limit || stage.stage.layout.isEmpty())
            continue;
        if (context.rally.players() > *limit)
            findings.append({Severity::Warning,
                             {stage.key},
                             MorePlayers::tr("%1 is for %n player(s) at most, and the evening is "
                                             "planned for %2.",
                                             nullptr, *limit)
                                 .arg(stageName(context.rally, i))
                                 .arg(context.rally.players())});
    }
}

} // namespace stagewright
