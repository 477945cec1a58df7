#include "model/json/object_writer.h"
#include "model/layouts/cards/table/card_table.h"
#include "model/layouts/cards/table/score_fields.h"

#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

QByteArray textOf(const CardNote& note) {
    ObjectWriter members;
    members.add("card", note.card);
    if (note.cost)
        members.add("cost", *note.cost);
    if (note.left != 0)
        members.add("left", note.left);
    if (note.right != 0)
        members.add("right", note.right);
    if (!note.words.isEmpty())
        members.add("words", note.words);
    members.add(note.unknown);
    return members.inOneLine();
}

QByteArray textOf(const StageDeck& deck) {
    ObjectWriter members;
    members.add("id", deck.id);
    if (!deck.title.isEmpty())
        members.add("title", deck.title);
    members.add("cards", deck.cards);
    if (!deck.surroundings.isEmpty())
        members.add("surroundings", deck.surroundings);
    if (!deck.notes.isEmpty()) {
        QByteArrayList notes;
        for (const CardNote& note : deck.notes)
            notes << textOf(note);
        members.add("notes", '[' + notes.join(", ") + ']');
    }
    members.add(deck.unknown);
    return members.inOneLine();
}

/// A list with what each seat has.
template <typename TextOf>
QByteArray ofSeats(const QList<CardSeat>& seats, TextOf text) {
    QByteArrayList texts;
    for (const CardSeat& seat : seats)
        texts << text(seat);
    return '[' + texts.join(", ") + ']';
}

QByteArray textOrNull(const QString& text) {
    return text.isEmpty() ? QByteArrayLiteral("null") : jsonText(text);
}

void writeSeats(const QList<CardSeat>& seats, ObjectWriter& members) {
    const auto any = [&](auto has) { return std::any_of(seats.begin(), seats.end(), has); };
    members.add("drivers",
                ofSeats(seats, [](const CardSeat& seat) { return textOrNull(seat.driver); }));
    members.add("flipped", ofSeats(seats, [](const CardSeat& seat) {
                    return QByteArray::number(seat.flipped);
                }));
    if (any([](const CardSeat& seat) { return !seat.name.isEmpty(); }))
        members.add("names",
                    ofSeats(seats, [](const CardSeat& seat) { return textOrNull(seat.name); }));
    if (any([](const CardSeat& seat) { return seat.score.has_value(); }))
        members.add("scores", ofSeats(seats, [](const CardSeat& seat) {
                        return seat.score ? textOf(*seat.score) : QByteArrayLiteral("null");
                    }));
}

void writeLength(const CardTable& table, ObjectWriter& members) {
    if (table.minutesARound)
        members.add("minutesARound", *table.minutesARound);
    if (table.trialMinutes) {
        ObjectWriter minutes;
        minutes.add("round", table.trialMinutes->round);
        minutes.add("player", table.trialMinutes->player);
        members.add("trialMinutes", minutes.inOneLine());
    }
    if (table.played.isEmpty())
        return;
    QByteArrayList evenings;
    for (const PlayedEvening& evening : table.played) {
        ObjectWriter each;
        each.add("start", evening.start.toString(QStringLiteral("HH:mm")));
        each.add("end", evening.end.toString(QStringLiteral("HH:mm")));
        each.add("rounds", evening.rounds);
        const CardsLaid& laid = evening.laid;
        if (!laid.stage.isEmpty())
            each.add("stage", laid.stage);
        if (!laid.shop.isEmpty())
            each.add("shop", jsonText(QJsonArray::fromStringList(laid.shop)));
        if (!laid.drivers.isEmpty())
            each.add("drivers", jsonText(QJsonArray::fromStringList(laid.drivers)));
        evenings << each.inOneLine();
    }
    members.add("played", listInLines(evenings));
}

} // namespace

void CardTable::write(ObjectWriter& members) const {
    if (seats.isEmpty()) {
        members.add("tiles", QByteArray("[]")); // nothing is laid, as in any game
        return;
    }
    members.add("kind", QStringLiteral("cards"));
    members.add("mode", QString(idOf(mode)));
    members.add("stage", textOf(stage));
    members.add("faceUp", faceUp);
    members.add("shop", jsonText(QJsonArray::fromStringList(shop)));
    writeSeats(seats, members);
    members.add("ghost", ghost ? jsonText(QString(idOf(*ghost))) : QByteArrayLiteral("null"));
    if (ghostScore)
        members.add("ghostScore", textOf(*ghostScore));
    members.add("gap", QString(idOf(gap)));
    if (hazard) {
        QByteArrayList faces;
        for (const HazardFace& face : *hazard) {
            ObjectWriter each;
            each.add("hits", face.hits);
            each.add("popularity", face.popularity);
            faces << each.inOneLine();
        }
        members.add("hazardFaces", '[' + faces.join(", ") + ']');
    }
    writeLength(*this, members);
}

} // namespace stagewright
