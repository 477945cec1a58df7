#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ServiceTile {
    Q_DECLARE_TR_FUNCTIONS(ServiceTile)
};

} // namespace

/// By the rulebook there is service after a stage that has its tile, and after no other.
void serviceTile(const RallyRuleContext& context, RallyFindings& findings) {
    for (const RallyStage& stage : context.rally.stages()) {
        const auto& pieces = context.games.face<StagePieces>(stage.stage);
        const auto tile = pieces.hasService(stage.stage, context.games);
        if (!tile)
            continue;
        const auto& words = context.games.face<PieceWords>(stage.stage);
        const QString name = stageName(context.rally, context.rally.indexOf(stage.key));
        if (stage.serviceAfter && !*tile)
            findings.append({Severity::Warning,
                             {stage.key},
                             words.say(PieceSentence::NoServicePiece).arg(name)});
        if (!stage.serviceAfter && *tile)
            findings.append(
                {Severity::Hint, {stage.key}, words.say(PieceSentence::ServiceLeftOut).arg(name)});
    }
}

/// There is service after the stage from now on, or none any more.
std::optional<RallyFix> serviceByTile(const RallyRuleContext& context,
                                      const RallyFinding& finding) {
    const RallyStage* stage = context.rally.find(finding.stages.value(0));
    if (!stage)
        return std::nullopt;
    RallyStage changed = *stage;
    changed.serviceAfter = !stage->serviceAfter;
    const QString name = stageNumber(context.rally, context.rally.indexOf(stage->key));
    return RallyFix{changeStage(context.rally, changed), [name, added = changed.serviceAfter] {
                        return added ? ServiceTile::tr("Add service after %1").arg(name)
                                     : ServiceTile::tr("Take away the service after %1").arg(name);
                    }};
}

} // namespace stagewright
