#pragma once

#include "model/drive/rules.h"

#include <QString>

#include <map>

namespace stagewright {

/// Rules of a table's own, in place of those of a game.
struct OwnRules {
    QString name; ///< of their file, without its folder: sheets say by what was planned
    DriveRules rules;
};

/// All of a table's own rules, by the game in whose place they stand.
using HouseRules = std::map<QString, OwnRules>;

} // namespace stagewright
