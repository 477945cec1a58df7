#pragma once

#include "editor/cli/house_rules_option.h"
#include "model/drive/rules.h"
#include "model/fault.h"
#include "model/game/stage.h"

#include <QStringList>

namespace stagewright {

/// Rules files of the table's own for one stage. The fault is of those that are not for it, too.
[[nodiscard]] Expected<GivenRules> givenRulesFor(const Stage& stage, const QStringList& paths,
                                                 const Games& games);

/// The rules by which one stage is driven.
[[nodiscard]] Expected<DriveRules> rulesFor(const Stage& stage, const HouseRules& house);

/// The dashboard of an id that was given. The fault says which there are.
[[nodiscard]] Expected<Dashboard> chosenDashboard(const DriveRules& rules, const QString& id);

} // namespace stagewright
