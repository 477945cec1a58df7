#include "model/layouts/cards/table/card_table.h"

namespace stagewright {

double PlayedEvening::minutesARound() const {
    constexpr int minutesADay = 24 * 60;
    constexpr int secondsAMinute = 60;
    const int minutes = (start.secsTo(end) / secondsAMinute + minutesADay) % minutesADay;
    return static_cast<double>(minutes) / rounds;
}

CardsLaid CardTable::laid() const {
    CardsLaid cards{stage.id, shop, {}};
    for (const CardSeat& seat : seats)
        if (!seat.driver.isEmpty())
            cards.drivers << seat.driver;
    return cards;
}

int CardTable::pieceCount() const {
    return *this == CardTable() ? 0 : 1 + static_cast<int>(shop.size());
}

void apply(const CardTableEdit& edit, CardTable& table) {
    table = edit.after;
}

CardTableEdit inverse(const CardTableEdit& edit) {
    return {edit.after, edit.before};
}

CardTableEdit composed(const CardTableEdit& first, const CardTableEdit& second) {
    return {first.before, second.after};
}

const CardTable& cardTableOf(const Stage& stage) {
    static const CardTable nothing;
    const auto* table = stage.layout.as<CardTable>();
    return table ? *table : nothing;
}

Edit layCards(const Stage& stage, CardTable table) {
    return {LayoutEdit(CardTableEdit{cardTableOf(stage), std::move(table)})};
}

} // namespace stagewright
