#include "model/rally/piece_needs.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct BoxesDiffer {
    Q_DECLARE_TR_FUNCTIONS(BoxesDiffer)
};

using Titles = std::map<QString, QString>; ///< of boxes, by id

/// Boxes that the table was said to have, and no stage can be laid from.
void unknownBoxes(const RallyRuleContext& context, const Titles& titles, RallyFindings& findings) {
    for (const auto& [id, copies] : context.rally.info.boxes)
        if (!titles.contains(id))
            findings.append(
                {Severity::Warning,
                 {},
                 BoxesDiffer::tr("Stagewright does not know the box \"%1\" on the list.").arg(id),
                 {},
                 id});
}

/// Whether the table has none of some piece of the stage. One that there are too few of is for the
/// rules of stages.
bool lacksPiece(const Stage& stage, const PieceCounts& stock, const Games& games) {
    const auto shortages = shortagesOf(needsOf(stage, games), stock, games);
    return std::any_of(shortages.begin(), shortages.end(),
                       [](const Shortage& each) { return each.owned == 0; });
}

} // namespace

/// Where it is said what boxes the table has, a box that is not among them and holds what a stage
/// needs: the stage cannot be laid. Where it is not said, what a host has to bring beside the boxes
/// of the first stage: who does not hear of it stands at the table without.
void boxesDiffer(const RallyRuleContext& context, RallyFindings& findings) {
    const Rally& rally = context.rally;
    const Titles titles = boxTitles(context.games);
    unknownBoxes(context, titles, findings);
    const bool said = !rally.info.boxes.empty();
    const PieceCounts stock = piecesOf(rally.info.boxes, context.games);
    std::map<QString, QList<StageKey>> asking;
    BoxCounts first;
    for (const RallyStage& stage : rally.stages()) {
        const BoxCounts boxes = boxesOf(stage.stage, context.games);
        if (stage.key == rally.stages().front().key)
            first = boxes;
        if (said && !lacksPiece(stage.stage, stock, context.games))
            continue;
        for (const auto& [box, copies] : boxes)
            if (!(said ? rally.info.boxes : first).contains(box))
                asking[box].append(stage.key);
    }
    for (const auto& [id, keys] : asking) {
        QStringList names;
        for (const StageKey key : keys)
            names << stageNumber(rally, rally.indexOf(key));
        const auto known = titles.find(id);
        const QString title = known == titles.end() ? id : known->second;
        const QString stages = names.join(QStringLiteral(", "));
        if (said)
            findings.append(
                {Severity::Error,
                 keys,
                 BoxesDiffer::tr("These stages need the box %1, which is not on the list: %2.")
                     .arg(title, stages),
                 {},
                 id});
        else
            findings.append({Severity::Warning,
                             keys,
                             BoxesDiffer::tr("Unlike the first stage, these need the box %1: %2.")
                                 .arg(title, stages),
                             {},
                             id});
    }
}

/// One that nothing is known of goes off the list of what the table has; one that is needed comes
/// onto it, which the user alone knows to be true.
std::optional<RallyFix> listBoxes(const RallyRuleContext& context, const RallyFinding& finding) {
    const Rally& rally = context.rally;
    const Titles titles = boxTitles(context.games);
    const auto known = titles.find(finding.box);
    const QString title = known == titles.end() ? finding.box : known->second;
    RallyInfo info = rally.info;
    if (info.boxes.erase(finding.box) > 0)
        return RallyFix{describe(rally, info), [title] {
                            return BoxesDiffer::tr("Take \"%1\" off the list of boxes").arg(title);
                        }};
    if (info.boxes.empty()) {
        info.boxes = boxesOf(rally, context.games);
        return RallyFix{describe(rally, info),
                        [] { return BoxesDiffer::tr("List the boxes that are needed"); }, false};
    }
    for (const StageKey key : finding.stages)
        if (const RallyStage* stage = rally.find(key))
            for (const auto& [box, copies] : boxesOf(stage->stage, context.games))
                if (box == finding.box)
                    info.boxes[box] = std::max(info.boxes[box], copies);
    return RallyFix{describe(rally, info),
                    [title] { return BoxesDiffer::tr("Add the box %1").arg(title); }, false};
}

} // namespace stagewright
