#include "model/rally/stage_name.h"
#include "model/rally/tile_needs.h"
#include "model/stage/boxes_for.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct BoxesDiffer {
    Q_DECLARE_TR_FUNCTIONS(BoxesDiffer)
};

/// Boxes that the table was said to have, and no stage can be laid from.
void unknownBoxes(const RallyRuleContext& context, RallyFindings& findings) {
    for (const auto& [id, copies] : context.rally.info.boxes)
        if (!context.catalogue.box(id))
            findings.append(
                {Severity::Warning,
                 {},
                 BoxesDiffer::tr("The table has a box \"%1\", of which nothing is known.")
                     .arg(id)});
}

} // namespace

namespace {

/// Whether the table has none of some tile of the stage. One that there are too few of is for the
/// rules of stages.
bool lacksTile(const Stage& stage, const Stock& stock, const Catalogue& catalogue) {
    const auto shortages = shortagesOf(needsOf(stage), stock, catalogue);
    return std::any_of(shortages.begin(), shortages.end(),
                       [](const Shortage& each) { return each.owned == 0; });
}

} // namespace

/// Where it is said what boxes the table has, a box that is not among them and holds what a stage
/// needs: the stage cannot be laid. Where it is not said, what a host has to bring beside the boxes
/// of the first stage: who does not hear of it stands at the table without.
void boxesDiffer(const RallyRuleContext& context, RallyFindings& findings) {
    const Rally& rally = context.rally;
    unknownBoxes(context, findings);
    const bool said = !rally.info.boxes.empty();
    const Stock stock = stockOf(rally.info, context.catalogue);
    std::map<QString, QList<StageKey>> asking;
    BoxList first;
    for (const RallyStage& stage : rally.stages()) {
        const BoxList boxes = boxesFor(stage.stage, context.catalogue);
        if (stage.key == rally.stages().front().key)
            first = boxes;
        if (said && !lacksTile(stage.stage, stock, context.catalogue))
            continue;
        for (const Box* box : boxes) {
            const bool there = said ? rally.info.boxes.contains(box->id)
                                    : std::find(first.begin(), first.end(), box) != first.end();
            if (!there)
                asking[box->id].append(stage.key);
        }
    }
    for (const auto& [id, keys] : asking) {
        QStringList names;
        for (const StageKey key : keys)
            names << stageNumber(rally.indexOf(key));
        const QString title = context.catalogue.box(id)->title;
        const QString stages = names.join(QStringLiteral(", "));
        if (said)
            findings.append({Severity::Error, keys,
                             BoxesDiffer::tr("The table does not have the box %1, which these "
                                             "stages need: %2.")
                                 .arg(title, stages)});
        else
            findings.append(
                {Severity::Warning, keys,
                 BoxesDiffer::tr("Other than the first stage, these need the box %1: %2.")
                     .arg(title, stages)});
    }
}

} // namespace stagewright
