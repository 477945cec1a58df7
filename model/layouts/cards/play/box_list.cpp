#include "model/layouts/cards/play/box_list.h"

#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct BoxListText {
    Q_DECLARE_TR_FUNCTIONS(BoxList)
};

struct PieceName {
    const char* id;
    const char* name;
};

constexpr std::array pieceNames{
    PieceName{"stage-board", QT_TRANSLATE_NOOP("BoxList", "stage board")},
    PieceName{"boost-dice", QT_TRANSLATE_NOOP("BoxList", "boost dice")},
    PieceName{"popularity-die", QT_TRANSLATE_NOOP("BoxList", "popularity die")},
    PieceName{"passive-tokens", QT_TRANSLATE_NOOP("BoxList", "passive effect tokens")},
    PieceName{"player-board", QT_TRANSLATE_NOOP("BoxList", "player boards")},
    PieceName{"team-board", QT_TRANSLATE_NOOP("BoxList", "racing team boards")},
    PieceName{"player-aid", QT_TRANSLATE_NOOP("BoxList", "player aids")},
    PieceName{"player-dice", QT_TRANSLATE_NOOP("BoxList", "player dice")},
    PieceName{"hazard-dice", QT_TRANSLATE_NOOP("BoxList", "hazard dice")},
    PieceName{"damage-tokens", QT_TRANSLATE_NOOP("BoxList", "damage tokens")},
    PieceName{"car", QT_TRANSLATE_NOOP("BoxList", "cars")},
    PieceName{"speed-marker", QT_TRANSLATE_NOOP("BoxList", "speed markers")},
    PieceName{"popularity-marker", QT_TRANSLATE_NOOP("BoxList", "popularity markers")},
    PieceName{"damage-marker", QT_TRANSLATE_NOOP("BoxList", "damage markers")},
    PieceName{"navigator-tokens", QT_TRANSLATE_NOOP("BoxList", "navigator tokens")},
    PieceName{"starter-cards", QT_TRANSLATE_NOOP("BoxList", "cards of the starter decks")},
    PieceName{"ghost-card", QT_TRANSLATE_NOOP("BoxList", "ghost driver card")},
};

QString nameOfPiece(const QString& id) {
    const auto found =
        std::find_if(pieceNames.begin(), pieceNames.end(),
                     [&](const PieceName& each) { return id == QLatin1StringView(each.id); });
    return found == pieceNames.end() ? id : BoxListText::tr(found->name);
}

int timesTaken(PieceFor whom, const CardTable& table) {
    switch (whom) {
    case PieceFor::Table:
        return 1;
    case PieceFor::Player:
        return static_cast<int>(table.seats.size());
    case PieceFor::Ghost:
        break;
    }
    return table.ghost ? 1 : 0;
}

} // namespace

std::map<ShopStack, int> shopCardsOf(const CardTable& table, const CardGame& game) {
    std::map<ShopStack, int> cards;
    for (const QString& id : table.shop)
        if (const auto stack = shopStackNamed(id))
            cards[*stack] = game.stackCards;
    if (table.mode == CardMode::Trial)
        for (const TakenCards& taken : game.trial.deck)
            cards[taken.stack] += taken.count * static_cast<int>(table.seats.size());
    return cards;
}

std::vector<BoxLine> boxListOf(const CardTable& table, const CardGame& game) {
    std::vector<BoxLine> lines;
    for (const CardPieceRecord& piece : game.pieces) {
        const int count = piece.count * timesTaken(piece.whom, table);
        if (count == 0)
            continue;
        const auto same = std::find_if(lines.begin(), lines.end(),
                                       [&](const BoxLine& line) { return line.id == piece.id; });
        if (same != lines.end())
            same->count += count;
        else
            lines.push_back({piece.id, nameOfPiece(piece.id), count});
    }
    const QString title = titleOf(table.stage, game);
    if (!title.isEmpty())
        lines.push_back({QStringLiteral("stage-") + table.stage.id,
                         BoxListText::tr("stage cards: %1").arg(title), table.stage.cards});
    if (table.mode == CardMode::Trial)
        return lines;
    for (const CardSeat& seat : table.seats)
        if (game.driver(seat.driver))
            lines.push_back({QStringLiteral("driver-") + seat.driver,
                             BoxListText::tr("driver cards: %1").arg(driverName(seat, game)),
                             game.driverCards});
    return lines;
}

QString titleOf(const StageDeck& deck, const CardGame& game) {
    const QString said = oneLine(deck.title).simplified();
    if (!said.isEmpty())
        return said;
    const StageDeckRecord* record = game.stage(deck.id);
    return record ? record->title : oneLine(deck.id).simplified();
}

QString driverName(const CardSeat& seat, const CardGame& game) {
    const CardDriverRecord* driver = game.driver(seat.driver);
    return driver ? driver->name : oneLine(seat.driver).simplified();
}

} // namespace stagewright
