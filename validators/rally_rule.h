#pragma once

#include "model/game/games.h"
#include "model/rally/rally.h"
#include "validators/finding.h"

#include <QLatin1StringView>
#include <QList>

#include <optional>
#include <span>

namespace stagewright {

/// What a rule has to say of a rally: one fact.
struct RallyFinding {
    Severity severity = Severity::Warning;
    QList<StageKey> stages; ///< which it is about; empty: the rally as a whole
    QString text;           ///< a sentence in the user's language
    QString rule{};         ///< the id of the rule that says it, "used-twice"

    friend bool operator==(const RallyFinding&, const RallyFinding&) = default;
};

using RallyFindings = QList<RallyFinding>;

/// What every rule may look at.
struct RallyRuleContext {
    const Rally& rally;
    const Games& games;
    std::optional<double> minutes = std::nullopt; ///< that it takes; nothing: not known (yet)
};

/// A rule judges the rally as a whole. What its stages are worth each is for the rules of stages.
struct RallyRule {
    QLatin1StringView id;
    void (*check)(const RallyRuleContext& context, RallyFindings& findings);
};

[[nodiscard]] std::span<const RallyRule> rulesOfRallies();

/// What all of them say: errors first, then warnings, then hints, each in the order of the rules.
/// @param hints whether those are wanted
[[nodiscard]] RallyFindings checkRally(const RallyRuleContext& context, bool hints = false);

// The rules, one a file.
void noStages(const RallyRuleContext& context, RallyFindings& findings);
void usedTwice(const RallyRuleContext& context, RallyFindings& findings);
void serviceTile(const RallyRuleContext& context, RallyFindings& findings);
void boxesDiffer(const RallyRuleContext& context, RallyFindings& findings);
void laidTogetherShort(const RallyRuleContext& context, RallyFindings& findings);
void longerThanAsked(const RallyRuleContext& context, RallyFindings& findings);

} // namespace stagewright
