#pragma once

#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"
#include "validators/fix.h"

#include <QLatin1StringView>

#include <optional>
#include <span>

namespace stagewright {

/// What a rule of chains of printed boards is asked about.
struct ChainCheck {
    const ChainLayout& chain; ///< with at least one section
    const ZoneBoards& boards;
    const ChainTable& table; ///< as the boards lie
};

/// A chain after a mend, and what that is called.
struct MendedChain {
    ChainLayout chain;
    StepName name;
};

/// A rule: what it says, and what mends that, if anything obviously does. The place of a finding is
/// (section, 0), sections counted from 0.
struct ChainRule {
    QLatin1StringView id; ///< "ends-apart", the same in every language
    void (*check)(const ChainCheck& check, Findings& findings);
    std::optional<MendedChain> (*mend)(const ChainCheck& check, const Finding& finding) = nullptr;
};

[[nodiscard]] std::span<const ChainRule> chainRules();

// Of sections for themselves.
void zoneNotThere(const ChainCheck& check, Findings& findings);
void endNotThere(const ChainCheck& check, Findings& findings);
void noSuchRoad(const ChainCheck& check, Findings& findings);
void spacesNotEntered(const ChainCheck& check, Findings& findings);
// Of how they go together.
void endsApart(const ChainCheck& check, Findings& findings);
void boardsOverlap(const ChainCheck& check, Findings& findings);
void bothSidesUp(const ChainCheck& check, Findings& findings);
void endUsedTwice(const ChainCheck& check, Findings& findings);
void roadDrivenTwice(const ChainCheck& check, Findings& findings);
void closedToACircuit(const ChainCheck& check, Findings& findings);
void moreBoardsThanFour(const ChainCheck& check, Findings& findings);
// Hints.
void surfaceChangesOnChain(const ChainCheck& check, Findings& findings);
void sectorsOfChain(const ChainCheck& check, Findings& findings);
void facingEndsUnused(const ChainCheck& check, Findings& findings);

/// The road that does lead on from the end that lies there.
[[nodiscard]] std::optional<MendedChain> driveOnWhereItLies(const ChainCheck& check,
                                                            const Finding& finding);
/// The road from the section's entry, as it is known.
[[nodiscard]] std::optional<MendedChain> takeTheKnownRoad(const ChainCheck& check,
                                                          const Finding& finding);

} // namespace stagewright
