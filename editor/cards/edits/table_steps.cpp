#include "editor/cards/edits/table_steps.h"

#include "editor/cards/words/table_words.h"
#include "model/layouts/cards/play/box_list.h"
#include "model/layouts/cards/table/shop_mixer.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct TableSteps {
    Q_DECLARE_TR_FUNCTIONS(TableSteps)
};

/// The stage alone is for so many; of a rally the evening stays as it is.
RallyEdit planAlone(const Rally& rally, int players) {
    RallyInfo info = rally.info;
    info.evening.players = players;
    return rally.stages().size() == 1 ? describe(rally, info) : RallyEdit{};
}

} // namespace

const CardGame& cardGameOf(const Document& document) {
    return document.games().data<CardGame>();
}

CardTable tableOf(const Document& document) {
    const CardTable& table = cardTableOf(document.stage());
    return table.seats.isEmpty()
               ? withSeats(table, std::min(document.rally().players(), usualCardSeats))
               : table;
}

StageUndoStep changeTable(const Document& document, CardTable table, StepName name) {
    if (table == tableOf(document))
        return {{}, std::move(name)};
    return {layCards(document.stage(), std::move(table)), std::move(name)};
}

StageUndoStep turnStack(const Document& document, int number) {
    return changeTable(document, withOtherStack(tableOf(document), number), [number] {
        return TableSteps::tr("The other stack of number %1").arg(number);
    });
}

StageUndoStep layStack(const Document& document, int number, char letter) {
    CardTable table = tableOf(document);
    for (const char each : {'A', 'B'})
        table = withStack(std::move(table), {number, each}, each == letter);
    return changeTable(document, table, [number, letter] {
        return letter == 0 ? TableSteps::tr("No stack of number %1").arg(number)
                           : TableSteps::tr("Lay stack %1").arg(nameOf(ShopStack{number, letter}));
    });
}

StageUndoStep laySeveral(const Document& document, const QStringList& shop) {
    CardTable table = tableOf(document);
    table.shop = shop;
    sortShop(table.shop);
    return changeTable(document, table, [] { return TableSteps::tr("Mix the shop"); });
}

StageUndoStep seatDriver(const Document& document, qsizetype seat, const QString& driver) {
    const CardTable table = withDriver(tableOf(document), seat, driver);
    const QString name = driverName(CardSeat{driver, 0, {}, {}}, cardGameOf(document));
    return changeTable(document, table, [name, seat] {
        return name.isEmpty() ? TableSteps::tr("No driver for player %1").arg(seat + 1)
                              : TableSteps::tr("%1 drives for player %2").arg(name).arg(seat + 1);
    });
}

StageUndoStep flipTokens(const Document& document, qsizetype seat, int flipped) {
    CardTable table = tableOf(document);
    if (seat >= 0 && seat < table.seats.size())
        table.seats[seat].flipped = std::clamp(flipped, 0, mostFlippedTokens);
    return changeTable(document, table, [flipped] {
        return TableSteps::tr("%n damage token(s) flipped", nullptr, flipped);
    });
}

StageUndoStep moveSeat(const Document& document, qsizetype from, qsizetype to) {
    return changeTable(document, withSeatMoved(tableOf(document), from, to),
                       [] { return TableSteps::tr("Change places"); });
}

StageUndoStep nameSeat(const Document& document, qsizetype seat, const QString& name) {
    CardTable table = tableOf(document);
    if (seat >= 0 && seat < table.seats.size())
        table.seats[seat].name = name;
    return changeTable(document, table, [] { return TableSteps::tr("Name of a player"); });
}

RallyUndoStep changeMode(const Document& document, CardMode mode) {
    const CardTable before = tableOf(document);
    const Rally& rally = document.rally();
    CardTable table = inMode(before, mode);
    if (before.mode == CardMode::Solo && mode != CardMode::Solo)
        table = withSeats(table, rally.players() == 1 ? usualCardSeats
                                                      : std::min(rally.players(), usualCardSeats));
    RallyStage changed = *rally.find(document.current());
    changed.stage.layout = Layout(table);
    RallyEdit edit;
    if (table != before) {
        edit = changeStage(rally, changed);
        if (mode == CardMode::Solo || before.mode == CardMode::Solo)
            edit = composed(edit, planAlone(rally, static_cast<int>(table.seats.size())));
    }
    return {edit, [mode] { return TableSteps::tr("Mode: %1").arg(modeName(mode)); }};
}

StageUndoStep changeDeck(const Document& document, const StageDeck& deck) {
    CardTable table = tableOf(document);
    table.stage = deck;
    const QString title = titleOf(deck, cardGameOf(document));
    return changeTable(document, table, [title] {
        return title.isEmpty() ? TableSteps::tr("No stage chosen")
                               : TableSteps::tr("Stage: %1").arg(title);
    });
}

StageUndoStep changeFaceUp(const Document& document, int faceUp) {
    CardTable table = tableOf(document);
    table.faceUp = faceUp;
    return changeTable(document, table,
                       [faceUp] { return TableSteps::tr("%n card(s) open", nullptr, faceUp); });
}

StageUndoStep changeGap(const Document& document, RowGap gap) {
    CardTable table = tableOf(document);
    table.gap = gap;
    return changeTable(document, table, [] { return TableSteps::tr("What the empty slot does"); });
}

StageUndoStep changeGhost(const Document& document, std::optional<GhostLevel> level) {
    CardTable table = tableOf(document);
    table.ghost = level;
    return changeTable(document, table, [level] {
        return level ? TableSteps::tr("Ghost driver: %1").arg(ghostLevelName(*level))
                     : TableSteps::tr("No ghost driver");
    });
}

StageUndoStep noteCard(const Document& document, const CardNote& note) {
    return changeTable(document, withNote(tableOf(document), note),
                       [card = note.card] { return TableSteps::tr("Note on card %1").arg(card); });
}

StageUndoStep drawDrivers(const Document& document, std::uint64_t seed) {
    CardTable table = tableOf(document);
    const auto played = playedBefore(document, [](const CardsLaid& laid) { return laid.drivers; });
    const QStringList drawn =
        drawnOf(cardGameOf(document).driverIds(), table.seats.size(), played, seed);
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        table.seats[seat].driver = drawn.value(seat);
    return changeTable(document, table, [] { return TableSteps::tr("Draw drivers"); });
}

QList<StageDeck> decksFor(const Document& document) {
    const bool isTrial = tableOf(document).mode == CardMode::Trial;
    QList<StageDeck> decks;
    for (const StageDeckRecord& record : cardGameOf(document).stages)
        if ((record.id == QStringLiteral("trial")) == isTrial)
            decks << StageDeck{record.id, record.title, record.cards, {}, {}, {}};
    const auto isThere = [&](const StageDeck& deck) {
        return std::any_of(decks.begin(), decks.end(),
                           [&](const StageDeck& each) { return each.id == deck.id; });
    };
    for (const RallyStage& stage : document.rally().stages())
        if (const StageDeck& deck = cardTableOf(stage.stage).stage;
            !deck.id.isEmpty() && !cardGameOf(document).stage(deck.id) && !isThere(deck))
            decks << deck;
    return decks;
}

std::vector<CardsLaid> playedBefore(const Document& document) {
    std::vector<CardsLaid> played;
    std::vector<CardsLaid> tonight;
    bool isBefore = true;
    for (const RallyStage& stage : document.rally().stages()) {
        isBefore = isBefore && stage.key != document.current();
        const CardTable& table = cardTableOf(stage.stage);
        for (const PlayedEvening& evening : table.played)
            played.push_back(evening.laid);
        if (isBefore && !table.seats.isEmpty())
            tonight.push_back(table.laid());
    }
    played.insert(played.end(), tonight.begin(), tonight.end());
    return played;
}

std::vector<QStringList> playedBefore(const Document& document,
                                      QStringList (*what)(const CardsLaid&)) {
    std::vector<QStringList> lists;
    for (const CardsLaid& laid : playedBefore(document))
        lists.push_back(what(laid));
    return lists;
}

} // namespace stagewright
