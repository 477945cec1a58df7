#pragma once

#include "model/layouts/cards/dirt_and_dust.h"
#include "model/layouts/cards/play/card_game.h"
#include "validators/fix.h"

#include <QLatin1StringView>

#include <span>

namespace stagewright {

/// What a rule of Dirt & Dust is asked about.
struct CardCheck {
    const CardTable& table; ///< on which something is laid
    const CardGame& game;
    int players; ///< seated, or more that the stage is planned for
};

/// A table after a mend, and what that is called.
struct MendedTable {
    CardTable table;
    StepName name;
};

/// A rule: what it says, and what mends that, if anything obviously does.
struct CardRule {
    QLatin1StringView id; ///< "driver-twice", the same in every language
    void (*check)(const CardCheck& check, Findings& findings);
    std::optional<MendedTable> (*mend)(const CardCheck& check, const Finding& finding) = nullptr;
};

[[nodiscard]] std::span<const CardRule> cardRules();

// Of the shop.
void unknownStacks(const CardCheck& check, Findings& findings);
void numberTwice(const CardCheck& check, Findings& findings);
void numberMissing(const CardCheck& check, Findings& findings);
void trialShopLacks(const CardCheck& check, Findings& findings);
void trialShopOpen(const CardCheck& check, Findings& findings);
void trialShopLarge(const CardCheck& check, Findings& findings);
// Of who plays.
void tooManyPlayers(const CardCheck& check, Findings& findings);
void playersOfSolo(const CardCheck& check, Findings& findings);
void aloneInARace(const CardCheck& check, Findings& findings);
void unknownDriver(const CardCheck& check, Findings& findings);
void driverTwice(const CardCheck& check, Findings& findings);
void driversOfTrial(const CardCheck& check, Findings& findings);
void driversOpen(const CardCheck& check, Findings& findings);
void manyFlipped(const CardCheck& check, Findings& findings);
void handicap(const CardCheck& check, Findings& findings);
// Of the ghost driver.
void ghostMissing(const CardCheck& check, Findings& findings);
void ghostBesideSolo(const CardCheck& check, Findings& findings);
void newbieOfFive(const CardCheck& check, Findings& findings);
// Of the row of stage cards.
void stageOpen(const CardCheck& check, Findings& findings);
void stageOfMode(const CardCheck& check, Findings& findings);
void cardsOfStage(const CardCheck& check, Findings& findings);
void cardsFaceUp(const CardCheck& check, Findings& findings);
void notesBeyondTheDeck(const CardCheck& check, Findings& findings);

// What mends a finding of the rule of that name.
std::optional<MendedTable> takeUnknownStack(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> takeDouble(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> fillWithA(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> fillTrialShop(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> playSolo(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> redrawDriver(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> takeDrivers(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> flipTwo(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> standardGhost(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> takeGhost(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> sixFaceUp(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> stageByMode(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> cardsByTheBox(const CardCheck& check, const Finding& finding);
std::optional<MendedTable> takeNotes(const CardCheck& check, const Finding& finding);

/// Of the stage as a whole where no number is given.
[[nodiscard]] inline Finding cardFinding(Severity severity, const QString& text,
                                         const Places& places = {}) {
    return {severity, places, std::nullopt, text, {}};
}

/// How much of a text of a file is said again.
inline constexpr int mostCharactersSaid = 40;

} // namespace stagewright
