#pragma once

#include "model/rally/rally_rules.h"

#include <QIcon>

namespace stagewright {

/// "red" in the user's language; of a colour that has no word here its id.
[[nodiscard]] QString wordForColour(const QString& id);

/// A round spot of the colour; of none, or one that the rules do not know, an empty ring.
[[nodiscard]] QIcon colourSpot(const RallyRules& rules, const QString& id);

[[nodiscard]] QStringList colourIds(const RallyRules& rules);

} // namespace stagewright
