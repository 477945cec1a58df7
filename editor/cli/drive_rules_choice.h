#pragma once

#include "model/drive/rules.h"
#include "model/fault.h"
#include "model/game/stage.h"

#include <QStringList>

namespace stagewright {

/// The rules by which one stage is driven.
/// @param own files of the table's own, which a rally of this one stage could be driven by
[[nodiscard]] Expected<DriveRules> rulesFor(const Stage& stage, const QStringList& own);

/// The dashboard of an id that was given. The fault says which there are.
[[nodiscard]] Expected<Dashboard> chosenDashboard(const DriveRules& rules, const QString& id);

} // namespace stagewright
