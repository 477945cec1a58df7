#include "model/layouts/cards/play/card_game.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct CardGameFile {
    Q_DECLARE_TR_FUNCTIONS(CardGameFile)
};

constexpr int mostOfAPiece = 100;
constexpr int ghostDice = 3;

/// Every value has to say where it comes from.
void readOrigin(ObjectReader& reader) {
    if (reader.text(Name("source")).isEmpty())
        reader.fault(Name("source"), CardGameFile::tr("must say where the value comes from"));
    (void)reader.word<int>(Name("certainty"),
                           {{Name("certain"), 0}, {Name("inferred"), 1}, {Name("assumed"), 2}});
}

int readValue(ObjectReader& parent, Name field, Faults& faults) {
    const JsonPath path = parent.at(field);
    ObjectReader reader(parent.require(field), path, faults);
    const int value = reader.integer(Name("value"), {1, mostOfAPiece});
    readOrigin(reader);
    reader.refuseUnknown();
    return value;
}

template <typename Record, typename Read>
std::vector<Record> readEach(ObjectReader& parent, Name field, Faults& faults, Read read) {
    std::vector<Record> records;
    const QJsonArray all = parent.array(field);
    const JsonPath list = parent.at(field);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const JsonPath path(list, i);
        ObjectReader reader(all[i], path, faults);
        records.push_back(read(reader));
        reader.refuseUnknown();
    }
    return records;
}

CardPieceRecord readPiece(ObjectReader& reader) {
    CardPieceRecord piece{reader.text(Name("piece")),
                          reader.integer(Name("count"), {1, mostOfAPiece}),
                          reader.word<PieceFor>(Name("for"), {{Name("table"), PieceFor::Table},
                                                              {Name("player"), PieceFor::Player},
                                                              {Name("ghost"), PieceFor::Ghost}})};
    readOrigin(reader);
    return piece;
}

CardDriverRecord readDriver(ObjectReader& reader) {
    CardDriverRecord driver{reader.text(Name("driver")), reader.text(Name("name"))};
    readOrigin(reader);
    return driver;
}

StageDeckRecord readDeckRecord(ObjectReader& reader) {
    StageDeckRecord deck{reader.text(Name("stage")), reader.text(Name("title")),
                         reader.integer(Name("cards"), {1, mostStageCards})};
    readOrigin(reader);
    return deck;
}

GhostRecord readGhost(ObjectReader& reader) {
    GhostRecord ghost;
    const auto level = ghostLevelNamed(reader.text(Name("ghost")));
    if (!level)
        reader.fault(Name("ghost"), CardGameFile::tr("is not a level of the ghost driver"));
    ghost.level = level.value_or(GhostLevel::Standard);
    for (const QJsonValue each : reader.array(Name("dice"))) {
        const auto card = wholeNumber(each, {1, stageSlots});
        if (!card || ghost.cards.size() == ghostDice)
            reader.fault(Name("dice"), CardGameFile::tr("must be at most three cards, 1 to 6"));
        ghost.cards.push_back(card.value_or(1));
    }
    readOrigin(reader);
    return ghost;
}

ShopStack stackOf(const QString& id, ObjectReader& reader, Name field) {
    const auto stack = shopStackNamed(id);
    if (!stack)
        reader.fault(field, CardGameFile::tr("is not a stack of the shop"));
    return stack.value_or(ShopStack{});
}

TrialRecord readTrial(ObjectReader& parent, Faults& faults) {
    const Name field("trial");
    const JsonPath path = parent.at(field);
    ObjectReader reader(parent.require(field), path, faults);
    TrialRecord trial;
    for (const QJsonValue each : reader.array(Name("shop")))
        trial.shop.push_back(stackOf(each.toString(), reader, Name("shop")));
    trial.stacks = reader.integer(Name("stacks"), {1, shopNumbers});
    trial.deck = readEach<TakenCards>(reader, Name("deck"), faults, [](ObjectReader& each) {
        return TakenCards{stackOf(each.text(Name("stack")), each, Name("stack")),
                          each.integer(Name("count"), {1, mostOfAPiece})};
    });
    trial.qualifies = reader.integer(Name("qualifies"), {1, mostOfAPiece});
    readOrigin(reader);
    reader.refuseUnknown();
    return trial;
}

void readMinutes(ObjectReader& parent, Faults& faults, CardGame& game) {
    constexpr int mostMinutes = 1000;
    const JsonPath race = parent.at(Name("minutes"));
    ObjectReader minutes(parent.require(Name("minutes")), race, faults);
    game.minutes = {minutes.integer(Name("least"), {1, mostMinutes}),
                    minutes.integer(Name("most"), {1, mostMinutes}),
                    minutes.integer(Name("rounds"), {1, mostStageCards})};
    readOrigin(minutes);
    minutes.refuseUnknown();
    const JsonPath trial = parent.at(Name("trialMinutes"));
    ObjectReader each(parent.require(Name("trialMinutes")), trial, faults);
    game.trialMinutes = {static_cast<double>(each.integer(Name("round"), {1, mostMinutes})),
                         static_cast<double>(each.integer(Name("player"), {1, mostMinutes}))};
    readOrigin(each);
    each.refuseUnknown();
}

template <typename Record>
const Record* cardRecordNamed(const std::vector<Record>& records, const QString& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const Record& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

const CardDriverRecord* CardGame::driver(const QString& id) const {
    return cardRecordNamed(drivers, id);
}

const StageDeckRecord* CardGame::stage(const QString& id) const {
    return cardRecordNamed(stages, id);
}

const GhostRecord& CardGame::ghost(GhostLevel level) const {
    static const GhostRecord none;
    const auto found = std::find_if(ghosts.begin(), ghosts.end(), [&](const GhostRecord& record) {
        return record.level == level;
    });
    return found == ghosts.end() ? none : *found;
}

QStringList CardGame::driverIds() const {
    QStringList ids;
    for (const CardDriverRecord& record : drivers)
        ids << record.id;
    return ids;
}

Expected<CardGame> readCardGame(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(1);
    (void)reader.text(Name("game"));
    CardGame game;
    game.mostPlayers = readValue(reader, Name("mostPlayers"), faults);
    if (readValue(reader, Name("slots"), faults) != stageSlots)
        reader.fault(Name("slots"), CardGameFile::tr("must be %1").arg(stageSlots));
    game.pieces = readEach<CardPieceRecord>(reader, Name("pieces"), faults, readPiece);
    game.stackCards = readValue(reader, Name("stackCards"), faults);
    game.driverCards = readValue(reader, Name("driverCards"), faults);
    game.drivers = readEach<CardDriverRecord>(reader, Name("drivers"), faults, readDriver);
    game.stages = readEach<StageDeckRecord>(reader, Name("stages"), faults, readDeckRecord);
    game.trial = readTrial(reader, faults);
    game.ghosts = readEach<GhostRecord>(reader, Name("ghosts"), faults, readGhost);
    for (const GhostLevel level : allGhostLevels)
        if (std::none_of(game.ghosts.begin(), game.ghosts.end(),
                         [&](const GhostRecord& ghost) { return ghost.level == level; }))
            reader.fault(Name("ghosts"),
                         CardGameFile::tr("lacks the level \"%1\"").arg(idOf(level)));
    readMinutes(reader, faults, game);
    reader.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return game;
}

Expected<CardGame> builtInCardGame() {
    QFile file(QStringLiteral(":/games/dirt-and-dust/box.json"));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Fault{file.errorString(), {}, {}, file.fileName()});
    auto game = readCardGame(file.readAll());
    if (!game)
        game.error().file = file.fileName();
    return game;
}

} // namespace stagewright
