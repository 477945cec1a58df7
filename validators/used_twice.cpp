#include "model/game/pieces.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>
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
                names << stageNumber(context.rally, context.rally.indexOf(key));
            findings.append({Severity::Warning, keys,
                             UsedTwice::tr("The same stage is driven %n times: %1.", nullptr,
                                           static_cast<int>(keys.size()))
                                 .arg(names.join(QStringLiteral(", ")))});
        }
}

/// Whether the copy is meant, or is to be changed, the user knows. One that has been driven stays.
std::optional<RallyFix> removeLast(const RallyRuleContext& context, const RallyFinding& finding) {
    const Rally& rally = context.rally;
    const StageKey last = finding.stages.value(finding.stages.size() - 1);
    const auto& results = rally.results();
    const bool isDriven = std::any_of(results.begin(), results.end(), [last](const auto& each) {
        return each.first.stage == last;
    });
    if (!rally.find(last) || isDriven)
        return std::nullopt;
    const QString name = stageNumber(rally, rally.indexOf(last));
    return RallyFix{removeStage(rally, last),
                    [name] { return UsedTwice::tr("Remove %1").arg(name); }, false};
}

} // namespace stagewright
