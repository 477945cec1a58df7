#include "validators/cards/card_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct GhostRules {
    Q_DECLARE_TR_FUNCTIONS(GhostRules)
};

Places ghostPlace() {
    return {placeIn(TableZone::Ghost, 1)};
}

} // namespace

void ghostMissing(const CardCheck& check, Findings& findings) {
    if (check.table.mode == CardMode::Solo && !check.table.ghost)
        findings << cardFinding(
            Severity::Error,
            GhostRules::tr("Solo the ghost driver drives along, and his level is "
                           "not chosen."),
            ghostPlace());
}

std::optional<MendedTable> standardGhost(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    table.ghost = GhostLevel::Standard;
    return MendedTable{table, [] { return GhostRules::tr("Take the standard ghost driver"); }};
}

void ghostBesideSolo(const CardCheck& check, Findings& findings) {
    if (!check.table.ghost || check.table.mode == CardMode::Solo)
        return;
    if (check.table.mode == CardMode::Trial)
        findings << cardFinding(Severity::Hint,
                                GhostRules::tr("The rulebook knows no ghost driver in a trial."),
                                ghostPlace());
    else
        findings << cardFinding(Severity::Warning,
                                GhostRules::tr("The ghost driver drives against a single player "
                                               "alone."),
                                ghostPlace());
}

std::optional<MendedTable> takeGhost(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    table.ghost.reset();
    table.ghostScore.reset();
    return MendedTable{table, [] { return GhostRules::tr("Leave the ghost driver out"); }};
}

/// One of his dice lies on a card that has to lie open.
void newbieOfFive(const CardCheck& check, Findings& findings) {
    if (!check.table.ghost || check.table.mode == CardMode::Trial)
        return;
    const auto& cards = check.game.ghost(*check.table.ghost).cards;
    const auto last = std::max_element(cards.begin(), cards.end());
    if (last != cards.end() && *last > check.table.faceUp)
        findings << cardFinding(Severity::Error,
                                GhostRules::tr("A die of this ghost driver lies on card %1, which "
                                               "does not lie open at the start.")
                                    .arg(*last),
                                ghostPlace());
}

std::optional<MendedTable> sixFaceUp(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    if (table.stage.cards < stageSlots)
        return std::nullopt;
    table.faceUp = stageSlots;
    return MendedTable{table, [] { return GhostRules::tr("Lay six cards open"); }};
}

} // namespace stagewright
