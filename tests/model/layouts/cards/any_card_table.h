#pragma once

#include "model/layouts/cards/table/card_edits.h"

#include <rapidcheck.h>

namespace stagewright {

inline QString anyWord() {
    return *rc::gen::element(QString(), QStringLiteral("harry-jordan"), QStringLiteral("Ola \"1\""),
                             QStringLiteral("ż"));
}

inline CardSeat anySeat() {
    CardSeat seat{anyWord(), *rc::gen::inRange(0, 8), anyWord(), {}};
    if (*rc::gen::arbitrary<bool>())
        seat.score = SeatScore{*rc::gen::inRange(0, 80), *rc::gen::inRange(-9, 30),
                               *rc::gen::inRange(0, 4),  *rc::gen::inRange(0, 16),
                               *rc::gen::inRange(0, 8),  *rc::gen::arbitrary<bool>()};
    return seat;
}

inline QTime anyTime() {
    return {*rc::gen::inRange(0, 24), *rc::gen::inRange(0, 60)};
}

/// Any table that a file can hold, right by the rules or not.
inline CardTable anyCardTable() {
    CardTable table;
    table.mode = *rc::gen::element(CardMode::Race, CardMode::Trial, CardMode::Solo);
    table.stage.id = *rc::gen::element(QStringLiteral("sea-camp"), QStringLiteral("mine"));
    table.stage.title = anyWord();
    table.stage.cards = *rc::gen::inRange(1, 15);
    table.stage.surroundings = anyWord();
    for (int card = 1; card < 5; ++card)
        if (*rc::gen::arbitrary<bool>())
            table.stage.notes << CardNote{
                card, *rc::gen::inRange(0, 8), *rc::gen::inRange(0, 4), 0, anyWord(), {}};
    table.faceUp = *rc::gen::inRange(1, 7);
    for (int stacks = *rc::gen::inRange(0, 12); stacks > 0; --stacks)
        table.shop << *rc::gen::element(QStringLiteral("1A"), QStringLiteral("1B"),
                                        QStringLiteral("7B"), QStringLiteral("1S"),
                                        QStringLiteral("9A"));
    sortShop(table.shop);
    for (int seats = *rc::gen::inRange(1, 6); seats > 0; --seats)
        table.seats << anySeat();
    if (*rc::gen::arbitrary<bool>())
        table.ghost = allGhostLevels.at(*rc::gen::inRange<std::size_t>(0, allGhostLevels.size()));
    if (*rc::gen::arbitrary<bool>())
        table.ghostScore = GhostScore{*rc::gen::inRange(0, 60), *rc::gen::inRange(0, 16)};
    table.gap = *rc::gen::element(RowGap::Close, RowGap::Travel);
    if (*rc::gen::arbitrary<bool>()) {
        table.hazard.emplace();
        for (HazardFace& face : *table.hazard)
            face = {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 3)};
    }
    if (*rc::gen::arbitrary<bool>())
        table.minutesARound = *rc::gen::inRange(1, 900) / 10.0;
    if (*rc::gen::arbitrary<bool>())
        table.trialMinutes =
            TrialMinutes{*rc::gen::inRange(1, 90) / 10.0, *rc::gen::inRange(1, 90) / 10.0};
    for (int played = *rc::gen::inRange(0, 3); played > 0; --played) {
        const QTime start = anyTime();
        table.played << PlayedEvening{start, start.addSecs(60 * *rc::gen::inRange(1, 1440)),
                                      *rc::gen::inRange(1, 12),
                                      *rc::gen::arbitrary<bool>() ? table.laid() : CardsLaid()};
    }
    return table;
}

} // namespace stagewright
