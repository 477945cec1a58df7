#include "editor/cards/words/season.h"

#include "editor/cards/words/table_words.h"

#include <QCoreApplication>

#include <span>

namespace stagewright {

namespace {

struct CardSeason {
    Q_DECLARE_TR_FUNCTIONS(CardSeason)
};

} // namespace

Season seasonOf(const Rally& rally) {
    Season season;
    std::vector<CardTable> tables;
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        CardTable table = cardTableOf(rally.stages()[i].stage);
        if (table.seats.isEmpty())
            continue;
        for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
            table.seats[seat].name = seatName(table, seat);
        season.stages.push_back(i);
        tables.push_back(std::move(table));
    }
    season.lines = seasonOf(std::span<const CardTable>(tables));
    return season;
}

QString seasonInWords() {
    return CardSeason::tr("All stages together, which is an idea of this program: the rulebook has "
                          "single stages.");
}

} // namespace stagewright
