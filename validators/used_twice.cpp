#include "model/game/pieces.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct UsedTwice {
    Q_DECLARE_TR_FUNCTIONS(UsedTwice)
};

} // namespace

/// The same pieces in the same places, wherever on the table. Rallies do drive a stage again now
/// and then; more often a copy has not been changed yet.
void usedTwice(const RallyRuleContext& context, RallyFindings& findings) {
    std::map<QByteArray, QList<StageKey>> uses;
    for (const RallyStage& stage : context.rally.stages())
        if (const auto shape = context.games.face<StagePieces>(stage.stage).shape(stage.stage);
            !shape.isEmpty())
            uses[shape].append(stage.key);
    for (const RallyStage& stage : context.rally.stages())
        for (const auto& [shape, keys] : uses) {
            if (keys.size() < 2 || keys.front() != stage.key)
                continue;
            QStringList names;
            for (const StageKey key : keys)
                names << stageNumber(context.rally.indexOf(key));
            findings.append({Severity::Warning, keys,
                             UsedTwice::tr("The same stage is driven %n times: %1.", nullptr,
                                           static_cast<int>(keys.size()))
                                 .arg(names.join(QStringLiteral(", ")))});
        }
}

} // namespace stagewright
