#include "model/game/rally_length.h"

#include "model/game/layout_kind.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct RallyLengthText {
    Q_DECLARE_TR_FUNCTIONS(RallyLength)
};

QString titleOf(const Games& games, const Stage& stage) {
    const Game* game = games.find(stage.info.game);
    return game ? game->title : stage.info.game;
}

} // namespace

/// Of a game whose rallies have so many stages there are fewer or more. A stage alone, in a rally
/// that has no title yet, is no rally.
void rallyLength(const RallyRuleContext& context, RallyFindings& findings) {
    const Rally& rally = context.rally;
    if (rally.stages().size() < 2 && rally.info.title.isEmpty())
        return;
    std::map<QLatin1StringView, QList<StageKey>> stagesOf; // by kinds of layout
    for (const RallyStage& stage : rally.stages())
        if (!stage.stage.layout.isEmpty() && context.games.face<RallyLength>(stage.stage).stages)
            stagesOf[context.games.kindOf(stage.stage)->id] << stage.key;
    for (const auto& [kind, keys] : stagesOf) {
        const Stage& first = rally.find(keys.first())->stage;
        const int wanted = context.games.face<RallyLength>(first).stages(context.games);
        if (keys.size() != wanted)
            findings.append({Severity::Warning,
                             {},
                             RallyLengthText::tr("By the rulebook a rally of %1 has %n stage(s), "
                                                 "here there are %2.",
                                                 "%2: a number of stages", wanted)
                                 .arg(titleOf(context.games, first))
                                 .arg(keys.size())});
    }
}

} // namespace stagewright
