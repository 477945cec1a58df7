#pragma once

#include "model/game/games.h"
#include "model/rally/rally.h"
#include "model/rally/rally_edit.h"
#include "model/step_name.h"
#include "validators/finding.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringList>

#include <optional>
#include <span>

namespace stagewright {

/// What a rule has to say of a rally: one fact.
struct RallyFinding {
    Severity severity = Severity::Warning;
    QList<StageKey> stages; ///< which it is about; empty: the rally as a whole
    QString text;           ///< a sentence in the user's language
    QString rule{};         ///< the id of the rule that says it, "used-twice"
    QString box{};          ///< the id of the box that it is about; empty: of none

    friend bool operator==(const RallyFinding&, const RallyFinding&) = default;
};

using RallyFindings = QList<RallyFinding>;

/// What every rule may look at.
struct RallyRuleContext {
    const Rally& rally;
    const Games& games;
    std::optional<double> minutes = std::nullopt; ///< that it takes; nothing: not known (yet)
};

/// What mends a finding of a rally.
struct RallyFix {
    RallyEdit edit;
    StepName name;         ///< what it does
    bool isObvious = true; ///< else the user alone knows whether it is meant
};

/// A rule that leaves it to the user.
[[nodiscard]] inline std::optional<RallyFix> noFix(const RallyRuleContext&, const RallyFinding&) {
    return std::nullopt;
}

/// A rule judges the rally as a whole. What its stages are worth each is for the rules of stages.
struct RallyRule {
    QLatin1StringView id;
    void (*check)(const RallyRuleContext& context, RallyFindings& findings);
    /// Of one of its findings.
    std::optional<RallyFix> (*fix)(const RallyRuleContext& context,
                                   const RallyFinding& finding) = noFix;
};

[[nodiscard]] std::span<const RallyRule> rulesOfRallies();

/// What all of them say: errors first, then warnings, then hints, each in the order of the rules.
/// @param hints whether those are wanted
[[nodiscard]] RallyFindings checkRally(const RallyRuleContext& context, bool hints = false);

/// What would mend a finding of that rally.
[[nodiscard]] std::optional<RallyFix> fixFor(const RallyRuleContext& context,
                                             const RallyFinding& finding);

/// A rally after fixes.
struct MendedRally {
    Rally rally;
    QStringList fixes; ///< what was done, in that order
};

/// Mends what can obviously be mended, the worst first. Hints only if they are wanted.
[[nodiscard]] MendedRally mended(const Rally& rally, const Games& games, bool hints);

// The rules, one a file, and what mends their findings.
void noStages(const RallyRuleContext& context, RallyFindings& findings);
void usedTwice(const RallyRuleContext& context, RallyFindings& findings);
void serviceTile(const RallyRuleContext& context, RallyFindings& findings);
void boxesDiffer(const RallyRuleContext& context, RallyFindings& findings);
void laidTogetherShort(const RallyRuleContext& context, RallyFindings& findings);
void morePlayers(const RallyRuleContext& context, RallyFindings& findings);
void playersDiffer(const RallyRuleContext& context, RallyFindings& findings);
void rallyLength(const RallyRuleContext& context, RallyFindings& findings);
void longerThanAsked(const RallyRuleContext& context, RallyFindings& findings);
[[nodiscard]] std::optional<RallyFix> removeLast(const RallyRuleContext&, const RallyFinding&);
[[nodiscard]] std::optional<RallyFix> serviceByTile(const RallyRuleContext&, const RallyFinding&);
[[nodiscard]] std::optional<RallyFix> seatAll(const RallyRuleContext&, const RallyFinding&);
[[nodiscard]] std::optional<RallyFix> listBoxes(const RallyRuleContext&, const RallyFinding&);
[[nodiscard]] std::optional<RallyFix> layFewerAtOnce(const RallyRuleContext&, const RallyFinding&);

} // namespace stagewright
