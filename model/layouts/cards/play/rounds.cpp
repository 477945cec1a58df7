#include "model/layouts/cards/play/rounds.h"

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

/// Slots that stay empty and move along with the cards.
int travellingGaps(const CardTable& table) {
    const bool travels = table.gap == RowGap::Travel && table.mode != CardMode::Trial &&
                         table.stage.cards > table.faceUp;
    return travels ? stageSlots - table.faceUp : 0;
}

/// Cards that lie open as long as the deck has more.
int openCards(const CardTable& table) {
    return table.mode == CardMode::Trial ? table.stage.cards : table.faceUp;
}

} // namespace

int roundsOf(const CardTable& table) {
    return table.stage.cards + travellingGaps(table);
}

int roundOfLeaving(const CardTable& table, int card) {
    return card + (card > table.faceUp ? travellingGaps(table) : 0);
}

std::vector<int> rowAtRound(const CardTable& table, int round) {
    const int gaps = travellingGaps(table);
    std::vector<int> row;
    for (int leaves = round; leaves < round + openCards(table) + gaps; ++leaves) {
        const bool isGap = leaves > table.faceUp && leaves <= table.faceUp + gaps;
        const int card = isGap ? 0 : leaves > table.faceUp ? leaves - gaps : leaves;
        if (card <= table.stage.cards)
            row.push_back(card);
    }
    return row;
}

std::vector<int> ghostPairs(const CardTable& table, const CardGame& game) {
    if (!table.ghost)
        return {};
    constexpr int allDice = 3;
    const auto& cards = game.ghost(*table.ghost).cards;
    std::vector<int> pairs;
    for (int round = 1; round <= roundsOf(table); ++round) {
        const auto waiting = std::count_if(cards.begin(), cards.end(), [&](int card) {
            return roundOfLeaving(table, card) >= round;
        });
        pairs.push_back(allDice - static_cast<int>(waiting));
    }
    return pairs;
}

std::optional<GhostPoints> ghostPoints(const CardTable& table, const CardGame& game) {
    if (!table.hazard || !table.ghost)
        return std::nullopt;
    const auto pairs = ghostPairs(table, game);
    const int rolled = std::accumulate(pairs.begin(), pairs.end(), 0);
    int hits = 0;
    int popularity = 0;
    for (const HazardFace& face : *table.hazard) {
        hits += face.hits;
        popularity += face.popularity;
    }
    const auto faces = static_cast<double>(table.hazard->size());
    return GhostPoints{rolled * hits / faces, rolled * popularity / faces};
}

QLatin1StringView idOf(LengthSource source) {
    using Id = QLatin1StringView;
    constexpr std::array ids{Id("said"), Id("played"), Id("box"), Id("assumed")};
    return ids.at(static_cast<std::size_t>(source));
}

TableLength lengthOf(const CardTable& table, const CardGame& game, int players) {
    const double rounds = roundsOf(table);
    if (table.minutesARound)
        return {rounds * *table.minutesARound, rounds * *table.minutesARound, LengthSource::Said};
    const bool isTrial = table.mode == CardMode::Trial;
    const TrialMinutes trial = table.trialMinutes.value_or(game.trialMinutes);
    const double driven = rounds * (trial.round + trial.player * players);
    if (isTrial && table.trialMinutes)
        return {driven, driven, LengthSource::Said};
    if (!table.played.isEmpty()) {
        const auto [least, most] =
            std::minmax_element(table.played.begin(), table.played.end(),
                                [](const PlayedEvening& a, const PlayedEvening& b) {
                                    return a.minutesARound() < b.minutesARound();
                                });
        return {rounds * least->minutesARound(), rounds * most->minutesARound(),
                LengthSource::Played};
    }
    if (isTrial)
        return {driven, driven, LengthSource::Assumed};
    const BoxMinutes& box = game.minutes;
    return {rounds * box.least / box.rounds, rounds * box.most / box.rounds, LengthSource::Box};
}

} // namespace stagewright
