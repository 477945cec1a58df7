#pragma once

#include "model/rally/rally_rules.h"
#include "model/rally/rules_by_game.h"

#include <QSet>

namespace stagewright {

/// The rules by which a rally's results are counted: those of its games, or the table's own, and
/// those of rallies. Read again only where a game comes in.
class RallyRulesCache {
public:
    RallyRulesCache();

    /// Takes effect with the next openFor().
    void setHouseRules(const HouseRules& house);
    [[nodiscard]] const HouseRules& houseRules() const { return house_; }

    /// To be called before the rules of a rally are asked for, once it may have other games.
    void openFor(const Rally& rally);

    /// Good until the next openFor().
    [[nodiscard]] RulesOf rulesOf() const { return rulesByGame_.rulesOf(); }
    /// Those of the first stage's game, likewise.
    [[nodiscard]] const DriveRules& usual() const { return rulesByGame_.usual(); }
    [[nodiscard]] const RallyRules& rally() const { return rally_; }
    /// Names of the files of the table's own rules that are in force, likewise.
    [[nodiscard]] QStringList ownNames() const { return rulesByGame_.ownNames(); }

private:
    RallyRules rally_;
    RulesByGame rulesByGame_{DriveRules{}};
    HouseRules house_;
    QSet<QString> games_;
};

} // namespace stagewright
