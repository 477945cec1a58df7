#include "editor/cards/board/table_speech.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/words/table_words.h"
#include "model/layouts/cards/play/box_list.h"
#include "model/layouts/cards/play/rounds.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TableSpeech {
    Q_DECLARE_TR_FUNCTIONS(TableSpeech)
};

QStringList cardInWords(const CardTable& table, const CardGame& game, TableThing thing) {
    const auto place = placeOf(thing, table);
    if (!place)
        return {TableSpeech::tr("Empty slot for stage cards")};
    const int card = place->y;
    QStringList words{TableSpeech::tr("Stage card %1").arg(card),
                      TableSpeech::tr("leaves in round %1").arg(roundOfLeaving(table, card))};
    if (table.ghost) {
        const auto& dice = game.ghost(*table.ghost).cards;
        if (std::find(dice.begin(), dice.end(), card) != dice.end())
            words << TableSpeech::tr("a die of the ghost driver lies on it");
    }
    for (const CardNote& note : table.stage.notes)
        if (note.card == card && !note.words.isEmpty())
            words << note.words.simplified();
    return words;
}

QString pileInWords(const CardTable& table, int number) {
    QStringList stacks;
    for (const QString& id : table.shop)
        if (const auto stack = shopStackNamed(id); stack && stack->number == number)
            stacks << id;
    return stacks.isEmpty() ? TableSpeech::tr("Shop %1: empty").arg(number)
                            : TableSpeech::tr("Shop %1: stack %2")
                                  .arg(number)
                                  .arg(stacks.join(QStringLiteral(", ")));
}

QStringList seatInWords(const CardTable& table, const CardGame& game, qsizetype seat) {
    QStringList words{seatName(table, seat)};
    const QString driver = driverName(table.seats[seat], game);
    if (table.mode != CardMode::Trial)
        words << (driver.isEmpty() ? TableSpeech::tr("no driver yet") : driver);
    if (table.seats[seat].flipped > 0)
        words << TableSpeech::tr("%n damage token(s) flipped", nullptr, table.seats[seat].flipped);
    return words;
}

QString driverInWords(const CardTable& table, const CardDriverRecord& driver) {
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        if (table.seats[seat].driver == driver.id)
            return TableSpeech::tr("Driver %1, for player %2").arg(driver.name).arg(seat + 1);
    return TableSpeech::tr("Driver %1, free").arg(driver.name);
}

} // namespace

QString thingInWords(const Document& document, TableThing thing) {
    const CardTable table = tableOf(document);
    const CardGame& game = cardGameOf(document);
    const QString comma = QStringLiteral(", ");
    switch (thing.kind) {
    case TableThing::Kind::Slot:
        return cardInWords(table, game, thing).join(comma);
    case TableThing::Kind::Pile:
        return pileInWords(table, thing.number);
    case TableThing::Kind::Seat:
        return thing.number <= table.seats.size()
                   ? seatInWords(table, game, thing.number - 1).join(comma)
                   : QString();
    case TableThing::Kind::Driver:
        break;
    }
    const auto index = static_cast<std::size_t>(thing.number) - 1;
    return index < game.drivers.size() ? driverInWords(table, game.drivers[index]) : QString();
}

QString spokenThing(const CardBoard& board, TableThing thing) {
    QStringList said{thingInWords(board.document(), thing)};
    for (const Finding& finding : board.findingsAt(thing))
        said << finding.text;
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright
