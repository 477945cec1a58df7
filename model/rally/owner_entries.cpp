#include "model/rally/owner_entries.h"

#include "model/game/owner_entries.h"
#include "model/rally/rally_edits.h"

namespace stagewright {

QStringList ownerEntriesOf(const Rally& rally, const Games& games) {
    QStringList entries;
    for (const RallyStage& each : rally.stages())
        entries << games.face<OwnerEntries>(each.stage).said(each.stage, games);
    entries.removeDuplicates();
    return entries;
}

RallyEdit withoutOwnerEntries(const Rally& rally, const Games& games) {
    RallyEdit all;
    Rally left = rally;
    for (const RallyStage& each : rally.stages()) {
        RallyStage without = each;
        apply(games.face<OwnerEntries>(each.stage).removal(each.stage, games), without.stage);
        const RallyEdit edit = changeStage(left, without);
        apply(edit, left);
        all = composed(all, edit);
    }
    return all;
}

} // namespace stagewright
