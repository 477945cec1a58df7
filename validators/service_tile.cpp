#include "model/game/pieces.h"
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
        const QString name = stageName(context.rally, context.rally.indexOf(stage.key));
        if (stage.serviceAfter && !*tile)
            findings.append({Severity::Warning,
                             {stage.key},
                             ServiceTile::tr("There is service after %1, but the stage has no "
                                             "service tile.")
                                 .arg(name)});
        if (!stage.serviceAfter && *tile)
            findings.append({Severity::Hint,
                             {stage.key},
                             ServiceTile::tr("%1 has a service tile, but there is no service "
                                             "after it.")
                                 .arg(name)});
    }
}

} // namespace stagewright
