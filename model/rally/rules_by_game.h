#pragma once

#include "model/drive/rules.h"
#include "model/fault.h"
#include "model/rally/house_rules.h"
#include "model/rally/standings.h"

#include <QStringList>

#include <map>
#include <optional>

namespace stagewright {

/// The driving rules of the games in a rally, each read once.
class RulesByGame {
public:
    /// For the games of the rally's stages: the table's own where it has some, else those compiled
    /// into the program. Games that have neither are left out: see faultOf. The fault is that the
    /// program's own are no rules.
    [[nodiscard]] static Expected<RulesByGame> of(const Rally& rally, const HouseRules& house = {});
    /// These rules for every game.
    explicit RulesByGame(const DriveRules& forAll) : usual_(forAll) {}

    /// This must outlive it and stay where it is. Of a game that is not among them: the usual ones.
    [[nodiscard]] RulesOf rulesOf() const;
    /// Why a game has no rules by which its stages could be driven; nothing: it has some.
    [[nodiscard]] std::optional<Fault> faultOf(const QString& game) const;
    /// Those of the first stage's game, or of the first that has some.
    [[nodiscard]] const DriveRules& usual() const { return usual_; }
    /// Names of the files of the table's own rules that are among them.
    [[nodiscard]] QStringList ownNames() const;
    /// Of those for a game; empty: it is driven by the program's.
    [[nodiscard]] QString ownName(const QString& game) const;

private:
    DriveRules usual_;
    std::map<QString, DriveRules> byGame_;
    std::map<QString, Fault> faults_;     ///< of games without rules
    std::map<QString, QString> ownNames_; ///< by game
};

/// Whether rules are for the stages of a game.
[[nodiscard]] bool areFor(const DriveRules& rules, const QString& game);

/// What is said of rules for a game of which there is no stage: they would be left out unsaid.
[[nodiscard]] Fault rulesOfNoStage(const QString& game, const QString& file);

} // namespace stagewright
