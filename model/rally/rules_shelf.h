#pragma once

#include "model/drive/rules.h"
#include "model/fault.h"
#include "model/rally/standings.h"

#include <map>

namespace stagewright {

/// The driving rules of the games in a rally, each read once.
class RulesShelf {
public:
    /// Those compiled into the program, for the games of the rally's stages.
    [[nodiscard]] static Expected<RulesShelf> of(const Rally& rally);
    /// These rules for every game.
    explicit RulesShelf(const DriveRules& forAll) : usual_(forAll) {}

    /// The shelf must outlive it and stay where it is. Of a game that is not on it: the usual ones.
    [[nodiscard]] RulesOf rulesOf() const;
    /// Those of the first stage's game.
    [[nodiscard]] const DriveRules& usual() const { return usual_; }

private:
    DriveRules usual_;
    std::map<QString, DriveRules> byGame_;
};

} // namespace stagewright
