#pragma once

#include "model/catalogue/catalogue.h"
#include "model/exchange/remarks.h"
#include "model/json/members.h"
#include "model/stage/stage.h"

namespace stagewright {

/// Adds fields that were kept for others; one whose name is taken in the format is a loss.
void addKept(Members& members, const QJsonObject& unknown, const QString& place, Remarks& losses);

/// What the editors that write JSON do not show of a stage: notes, laps, tiles of one's own, all
/// but one of the tiles that share a hex.
void noteLosses(const Stage& stage, const Catalogue& catalogue, Remarks& losses);

} // namespace stagewright
