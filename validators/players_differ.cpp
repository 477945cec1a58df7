#include "model/game/layout_kind.h"
#include "model/game/player_limit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PlayersDiffer {
    Q_DECLARE_TR_FUNCTIONS(PlayersDiffer)
};

} // namespace

/// Where everybody has a place of his own, there are as many as the evening has players. What a
/// stage can't seat, more-players says.
void playersDiffer(const RallyRuleContext& context, RallyFindings& findings) {
    const Rally& rally = context.rally;
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const RallyStage& stage = rally.stages()[i];
        const auto places = placesAt(stage.stage);
        if (places && *places != rally.players() &&
            canPlay(stage.stage, context.games, rally.players()))
            findings.append({Severity::Warning,
                             {stage.key},
                             PlayersDiffer::tr("At %1 %n player(s) have a place, and the evening "
                                               "is planned for %2.",
                                               nullptr, *places)
                                 .arg(stageName(rally, i))
                                 .arg(rally.players())});
    }
}

/// Obvious only as long as nobody has to stand up.
std::optional<RallyFix> seatAll(const RallyRuleContext& context, const RallyFinding& finding) {
    const Rally& rally = context.rally;
    const RallyStage* stage = rally.find(finding.stages.value(0));
    const auto places = stage ? placesAt(stage->stage) : std::nullopt;
    const RallyEdit edit = places ? seatPlayers(rally, stage->key) : RallyEdit{};
    if (edit.isNothing())
        return std::nullopt;
    return RallyFix{
        edit,
        [name = stageName(rally, rally.indexOf(stage->key)), all = rally.players()] {
            return PlayersDiffer::tr("Places for %n player(s) at %1", nullptr, all).arg(name);
        },
        *places < rally.players()};
}

} // namespace stagewright
