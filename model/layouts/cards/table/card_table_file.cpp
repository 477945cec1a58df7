#include "model/game/layout_kind.h"
#include "model/layouts/cards/table/card_edits.h"
#include "model/layouts/cards/table/card_table.h"
#include "model/layouts/cards/table/score_fields.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct CardTableFile {
    Q_DECLARE_TR_FUNCTIONS(CardTableFile)
};

constexpr int mostStacks = 40; // nine are laid; what is more, the rules say
constexpr int mostPlayed = 200;
constexpr int mostSpacesLeft = 20;
constexpr int mostTraction = 20;
constexpr int mostCharacters = 40; // of what is named in a fault

/// What the field holds; null is not there, as programs write what is not said.
std::optional<QJsonValue> given(ObjectReader& reader, Name field) {
    const auto value = reader.find(field);
    return value && !value->isNull() ? value : std::nullopt;
}

QJsonArray listOrNothing(ObjectReader& reader, Name field, int most, const QString& tooMany) {
    if (!given(reader, field))
        return {};
    const QJsonArray list = reader.optionalArray(field).value_or(QJsonArray());
    if (list.size() > most)
        reader.fault(field, tooMany, CardTableFile::tr("Leave out the rest"));
    return list;
}

template <typename Word, std::size_t Size>
Word wordOr(ObjectReader& reader, Name field, const std::array<Word, Size>& words, Word usual) {
    if (!given(reader, field))
        return usual;
    std::array<Name, Size> names;
    std::transform(words.begin(), words.end(), names.begin(), [](Word word) { return idOf(word); });
    const auto found = reader.optionalWord(field, names);
    return found ? words.at(*found) : usual;
}

CardNote readNote(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    CardNote note;
    note.card = reader.integer(Name("card"), {1, mostStageCards});
    note.cost = reader.optionalInteger(Name("cost"), {0, mostTraction});
    note.left = reader.optionalInteger(Name("left"), {0, mostSpacesLeft}).value_or(0);
    note.right = reader.optionalInteger(Name("right"), {0, mostSpacesLeft}).value_or(0);
    note.words = reader.optionalText(Name("words")).value_or(QString());
    note.unknown = reader.unknown();
    return note;
}

QList<CardNote> readNotes(ObjectReader& reader, Faults& faults) {
    QList<CardNote> notes;
    const Name field("notes");
    const QJsonArray list = listOrNothing(reader, field, mostStageCards,
                                          CardTableFile::tr("holds more notes than cards"));
    const JsonPath path = reader.at(field);
    for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
        const JsonPath item(path, i);
        const CardNote note = readNote(list[i], item, faults);
        if (std::any_of(notes.begin(), notes.end(),
                        [&](const CardNote& other) { return other.card == note.card; }))
            faults.add(CardTableFile::tr("card %1 is there twice").arg(note.card),
                       JsonPath(item, Name("card")),
                       CardTableFile::tr("Write all that is said of a card into one note"));
        notes << note;
    }
    std::sort(notes.begin(), notes.end(),
              [](const CardNote& a, const CardNote& b) { return a.card < b.card; });
    return notes;
}

StageDeck readStageDeck(ObjectReader& table, Faults& faults, CardMode mode) {
    StageDeck deck;
    deck.cards = mode == CardMode::Trial ? trialStageCards : usualStageCards;
    const Name field("stage");
    const auto value = given(table, field);
    if (!value)
        return deck;
    const JsonPath path = table.at(field);
    ObjectReader reader(*value, path, faults, Null::IsNotThere);
    deck.id = reader.optionalText(Name("id")).value_or(QString());
    deck.title = reader.optionalText(Name("title")).value_or(QString());
    deck.cards = reader.optionalInteger(Name("cards"), {1, mostStageCards}).value_or(deck.cards);
    deck.surroundings = reader.optionalText(Name("surroundings")).value_or(QString());
    deck.notes = readNotes(reader, faults);
    deck.unknown = reader.unknown();
    if (deck.id.isEmpty() && !deck.title.isEmpty())
        faults.add(CardTableFile::tr("a stage with a title needs an id"),
                   JsonPath(path, Name("id")),
                   CardTableFile::tr("Write \"sea-camp\", \"trial\", or one of your own"));
    return deck;
}

QStringList readShop(ObjectReader& reader) {
    QStringList shop;
    const Name field("shop");
    const QJsonArray list =
        listOrNothing(reader, field, mostStacks, CardTableFile::tr("the shop has nine stacks"));
    for (const QJsonValue each : list) {
        const auto stack = plainText(each);
        if (!stack || oneLine(*stack).simplified().isEmpty()) {
            reader.fault(field, CardTableFile::tr("must be a list of stacks, each in quotes"),
                         CardTableFile::tr("Write number and letter, as in \"1A\""));
            return {};
        }
        shop << *stack;
    }
    sortShop(shop);
    return shop;
}

/// Of each seat what the list has at its place.
template <typename Take>
void readSeatList(ObjectReader& reader, Name field, CardTable& table, Take take) {
    const QJsonArray list =
        listOrNothing(reader, field, mostCardSeats, CardTableFile::tr("four play at most"));
    for (qsizetype i = 0; i < std::min<qsizetype>(list.size(), mostCardSeats); ++i) {
        if (table.seats.size() <= i)
            table.seats.append(CardSeat{});
        take(list[i], table.seats[i]);
    }
}

void readSeats(ObjectReader& reader, Faults& faults, CardTable& table) {
    const auto text = [&](Name field, QString CardSeat::*member) {
        readSeatList(reader, field, table, [&, field](const QJsonValue& value, CardSeat& seat) {
            const auto word = plainText(value);
            if (word)
                seat.*member = *word;
            else if (!value.isNull())
                reader.fault(field, CardTableFile::tr("must be a list of texts in quotes, or null"),
                             CardTableFile::tr("Write null where it is not said"));
        });
    };
    text(Name("drivers"), &CardSeat::driver);
    text(Name("names"), &CardSeat::name);
    readSeatList(reader, Name("flipped"), table, [&](const QJsonValue& value, CardSeat& seat) {
        const auto count = wholeNumber(value, {0, mostFlippedTokens});
        if (!count)
            reader.fault(
                Name("flipped"),
                CardTableFile::tr("must be a list of numbers from 0 to %1").arg(mostFlippedTokens),
                CardTableFile::tr("Write how many damage tokens are flipped, a number for "
                                  "each player"));
        seat.flipped = count.value_or(0);
    });
    const JsonPath scores = reader.at(Name("scores"));
    qsizetype place = 0;
    readSeatList(reader, Name("scores"), table, [&](const QJsonValue& value, CardSeat& seat) {
        const JsonPath path(scores, place++);
        if (!value.isNull())
            seat.score = readSeatScore(value, path, faults);
    });
    if (!table.seats.isEmpty())
        return;
    const int usual = table.mode == CardMode::Solo ? 1 : usualCardSeats;
    const int players = reader.optionalInteger(Name("players"), {1, mostPlayers}).value_or(usual);
    table.seats = QList<CardSeat>(std::min(players, mostCardSeats));
}

std::optional<HazardFaces> readHazard(ObjectReader& reader, Faults& faults) {
    const Name field("hazardFaces");
    if (!given(reader, field))
        return std::nullopt;
    const QJsonArray list = reader.optionalArray(field).value_or(QJsonArray());
    HazardFaces faces;
    if (static_cast<std::size_t>(list.size()) != faces.size()) {
        reader.fault(
            field,
            CardTableFile::tr("the hazard die has six faces, and here are %1").arg(list.size()),
            CardTableFile::tr("Write all six, or none"));
        return std::nullopt;
    }
    const JsonPath path = reader.at(field);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonPath item(path, i);
        ObjectReader face(list[i], item, faults, Null::IsNotThere);
        const int hits = face.integer(Name("hits"), {0, mostFaceSymbols});
        const int popularity =
            face.optionalInteger(Name("popularity"), {0, mostFaceSymbols}).value_or(0);
        face.refuseUnknown();
        faces.at(static_cast<std::size_t>(i)) = {hits, popularity};
    }
    return faces;
}

double minutesOf(ObjectReader& reader, Name field) {
    const auto minutes = reader.optionalNumber(field);
    if (!minutes || (*minutes > 0 && *minutes <= longestCardRound))
        return minutes.value_or(0);
    reader.fault(
        field,
        CardTableFile::tr("must be minutes, more than 0 and at most %1").arg(longestCardRound),
        CardTableFile::tr("Leave it out where it is not known"));
    return 0;
}

/// Those of an evening played.
QStringList readDrivers(ObjectReader& reader) {
    QStringList drivers;
    const Name field("drivers");
    for (const QJsonValue each :
         listOrNothing(reader, field, mostCardSeats, CardTableFile::tr("four play at most"))) {
        const auto driver = plainText(each);
        if (!driver || driver->isEmpty()) {
            reader.fault(field, CardTableFile::tr("must be a list of drivers, each in quotes"),
                         CardTableFile::tr("Leave out those who are not known"));
            return {};
        }
        drivers << *driver;
    }
    return drivers;
}

QTime readClock(ObjectReader& reader, Name field) {
    const QString text = reader.text(field);
    const QTime time = QTime::fromString(text, QStringLiteral("HH:mm"));
    if (!time.isValid())
        reader.fault(field, CardTableFile::tr("\"%1\" is no time").arg(text.left(mostCharacters)),
                     CardTableFile::tr("Write hours and minutes, as in \"19:30\""));
    return time;
}

QList<PlayedEvening> readPlayed(ObjectReader& reader, Faults& faults) {
    QList<PlayedEvening> evenings;
    const Name field("played");
    const QJsonArray list = listOrNothing(reader, field, mostPlayed,
                                          CardTableFile::tr("holds more evenings than are kept"));
    const JsonPath path = reader.at(field);
    for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
        const JsonPath item(path, i);
        ObjectReader each(list[i], item, faults, Null::IsNotThere);
        PlayedEvening evening;
        evening.start = readClock(each, Name("start"));
        evening.end = readClock(each, Name("end"));
        evening.rounds = each.integer(Name("rounds"), {1, 2 * mostStageCards});
        evening.laid = {each.optionalText(Name("stage")).value_or(QString()), readShop(each),
                        readDrivers(each)};
        each.refuseUnknown();
        if (faults.none() && evening.start == evening.end)
            faults.add(CardTableFile::tr("the evening ends when it begins"),
                       JsonPath(item, Name("end")),
                       CardTableFile::tr("Write when it ended, or leave the evening out"));
        evenings << evening;
    }
    return evenings;
}

void readLength(ObjectReader& reader, Faults& faults, CardTable& table) {
    const Name field("minutesARound");
    if (given(reader, field))
        table.minutesARound = minutesOf(reader, field);
    const Name trial("trialMinutes");
    if (const auto value = given(reader, trial)) {
        const JsonPath path = reader.at(trial);
        ObjectReader minutes(*value, path, faults);
        (void)minutes.require(Name("round"));
        (void)minutes.require(Name("player"));
        table.trialMinutes = {minutesOf(minutes, Name("round")),
                              minutesOf(minutes, Name("player"))};
        minutes.refuseUnknown();
    }
    table.played = readPlayed(reader, faults);
}

Layout readCards(ObjectReader& reader, Faults& faults) {
    CardTable table;
    if (given(reader, Name("kind")))
        (void)reader.word<int>(Name("kind"), {{Name("cards"), 0}});
    table.mode = wordOr(reader, Name("mode"), allCardModes, CardMode::Race);
    table.stage = readStageDeck(reader, faults, table.mode);
    table.faceUp = table.mode == CardMode::Trial ? trialStageCards : stageSlots;
    if (given(reader, Name("faceUp")))
        table.faceUp =
            reader.optionalInteger(Name("faceUp"), {1, stageSlots}).value_or(table.faceUp);
    table.shop = readShop(reader);
    readSeats(reader, faults, table);
    if (given(reader, Name("ghost")))
        table.ghost = wordOr(reader, Name("ghost"), allGhostLevels, GhostLevel::Standard);
    const JsonPath ghostScore = reader.at(Name("ghostScore"));
    if (const auto score = given(reader, Name("ghostScore")))
        table.ghostScore = readGhostScore(*score, ghostScore, faults);
    table.gap = wordOr(reader, Name("gap"), allRowGaps, RowGap::Close);
    table.hazard = readHazard(reader, faults);
    readLength(reader, faults, table);
    return Layout(std::move(table));
}

std::optional<int> playersOfTable(const Layout& layout) {
    const auto* table = layout.as<CardTable>();
    return table && !table->seats.isEmpty() ? std::optional(static_cast<int>(table->seats.size()))
                                            : std::nullopt;
}

/// Solo nobody else plays; more than four the box has no things for.
Layout tableForPlayers(const Layout& layout, int players) {
    const auto* table = layout.as<CardTable>();
    return !table || table->seats.isEmpty() || table->mode == CardMode::Solo
               ? layout
               : Layout(withSeats(*table, std::min(players, usualCardSeats)));
}

} // namespace

const LayoutKind& CardTable::kind() {
    static constexpr LayoutKind cards{Name("cards"), Name("shop"),   false,
                                      readCards,     playersOfTable, tableForPlayers};
    return cards;
}

} // namespace stagewright
