#include "model/rally/stage_name.h"
#include "model/stage/boxes_for.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct BoxesDiffer {
    Q_DECLARE_TR_FUNCTIONS(BoxesDiffer)
};

/// Boxes that the table was said to have, and no stage can be laid from.
void unknownBoxes(const RallyGround& ground, RallyFindings& findings) {
    for (const auto& [id, copies] : ground.rally.info.boxes)
        if (!ground.catalogue.box(id))
            findings.append(
                {QStringLiteral("boxes-differ"),
                 Severity::Warning,
                 {},
                 BoxesDiffer::tr("The table has a box \"%1\", of which nothing is known.")
                     .arg(id)});
}

} // namespace

/// What a host has to bring beside the boxes of the first stage; or, where it is said what the
/// table has, beside these.
void boxesDiffer(const RallyGround& ground, RallyFindings& findings) {
    const Rally& rally = ground.rally;
    unknownBoxes(ground, findings);
    std::map<QString, QList<StageKey>> asking;
    BoxList first;
    for (const RallyStage& stage : rally.stages()) {
        const BoxList boxes = boxesFor(stage.stage, ground.catalogue);
        if (stage.key == rally.stages().front().key)
            first = boxes;
        for (const Box* box : boxes) {
            const bool said = !rally.info.boxes.empty();
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
        const QString title = ground.catalogue.box(id)->title;
        const QString stages = names.join(QStringLiteral(", "));
        if (rally.info.boxes.empty())
            findings.append(
                {QStringLiteral("boxes-differ"), Severity::Hint, keys,
                 BoxesDiffer::tr("Other than the first stage, these need the box %1: %2.")
                     .arg(title, stages)});
        else
            findings.append({QStringLiteral("boxes-differ"), Severity::Warning, keys,
                             BoxesDiffer::tr("The table does not have the box %1, which these "
                                             "stages need: %2.")
                                 .arg(title, stages)});
    }
}

} // namespace stagewright
