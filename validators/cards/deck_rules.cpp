#include "model/layouts/cards/play/box_list.h"
#include "validators/cards/card_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct DeckRules {
    Q_DECLARE_TR_FUNCTIONS(DeckRules)
};

constexpr int fewestFaceUp = 5;

const QString& trialDeck() {
    static const QString id = QStringLiteral("trial");
    return id;
}

} // namespace

void stageOpen(const CardCheck& check, Findings& findings) {
    if (check.table.stage.id.isEmpty())
        findings << cardFinding(Severity::Warning, DeckRules::tr("No stage is chosen."));
}

void stageOfMode(const CardCheck& check, Findings& findings) {
    const bool isTrial = check.table.mode == CardMode::Trial;
    const bool isTrialDeck = check.table.stage.id == trialDeck();
    if (isTrialDeck && !isTrial)
        findings << cardFinding(Severity::Error,
                                DeckRules::tr("The trial's five cards are no stage of a race."));
    if (isTrial && !isTrialDeck && !check.table.stage.id.isEmpty())
        findings << cardFinding(Severity::Warning,
                                DeckRules::tr("A trial has a deck of its own, and here it is %1.")
                                    .arg(titleOf(check.table.stage, check.game)));
}

std::optional<MendedTable> stageByMode(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    if (table.mode != CardMode::Trial)
        return std::nullopt; // which stage, nobody can guess
    table.stage = {trialDeck(), {}, trialStageCards, {}, {}, {}};
    return MendedTable{table, [] { return DeckRules::tr("Take the trial's deck"); }};
}

void cardsOfStage(const CardCheck& check, Findings& findings) {
    const StageDeck& deck = check.table.stage;
    const StageDeckRecord* record = check.game.stage(deck.id);
    if (record && record->cards != deck.cards)
        findings << cardFinding(Severity::Warning, DeckRules::tr("%1 has %2 cards, not %3.")
                                                       .arg(record->title)
                                                       .arg(record->cards)
                                                       .arg(deck.cards));
}

std::optional<MendedTable> cardsByTheBox(const CardCheck& check, const Finding&) {
    const StageDeckRecord* record = check.game.stage(check.table.stage.id);
    if (!record)
        return std::nullopt;
    CardTable table = check.table;
    table.stage.cards = record->cards;
    return MendedTable{
        table, [cards = record->cards] { return DeckRules::tr("Take all %1 cards").arg(cards); }};
}

void cardsFaceUp(const CardCheck& check, Findings& findings) {
    if (check.table.mode == CardMode::Trial)
        return; // all of them
    const int open = check.table.faceUp;
    if (open < fewestFaceUp)
        findings << cardFinding(Severity::Error,
                                DeckRules::tr("Six stage cards lie open, five in the easier game, "
                                              "and not %1.")
                                    .arg(open));
    if (open > check.table.stage.cards)
        findings << cardFinding(Severity::Error,
                                DeckRules::tr("%1 cards are to lie open, and the stage has %2.")
                                    .arg(open)
                                    .arg(check.table.stage.cards));
}

void notesBeyondTheDeck(const CardCheck& check, Findings& findings) {
    for (const CardNote& note : check.table.stage.notes)
        if (note.card > check.table.stage.cards)
            findings << cardFinding(Severity::Warning,
                                    DeckRules::tr("Card %1 has a note, and the stage has only %2 "
                                                  "cards.")
                                        .arg(note.card)
                                        .arg(check.table.stage.cards),
                                    {placeIn(TableZone::StageCard, note.card)});
}

std::optional<MendedTable> takeNotes(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    table.stage.notes.removeIf(
        [&](const CardNote& note) { return note.card > check.table.stage.cards; });
    return MendedTable{table,
                       [] { return DeckRules::tr("Take away notes of cards that there are not"); }};
}

} // namespace stagewright
