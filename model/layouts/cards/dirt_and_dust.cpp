#include "model/layouts/cards/dirt_and_dust.h"

#include "model/drive/stage_timing.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/game/player_limit.h"
#include "model/game/players_words.h"
#include "model/game/stage_results.h"
#include "model/layouts/cards/play/box_list.h"
#include "model/layouts/cards/play/rounds.h"
#include "model/layouts/cards/table_changes.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DirtAndDustText {
    Q_DECLARE_TR_FUNCTIONS(DirtAndDust)
};

const QString& boxId() {
    static const QString id = QStringLiteral("dirt-dust");
    return id;
}

PieceLine lineOfBox(const QString& number, const QString& side, int count) {
    return {number, side, count, {boxId()}, {QStringLiteral("Dirt & Dust")}};
}

/// Stacks of the shop first, then all else.
std::vector<PieceLine> listOfCards(const Stage& stage, const Games& games) {
    const CardTable& table = cardTableOf(stage);
    const auto& game = games.data<CardGame>();
    std::vector<PieceLine> lines;
    if (table.seats.isEmpty())
        return lines;
    for (const auto& [stack, count] : shopCardsOf(table, game))
        lines.push_back(
            lineOfBox(QString::number(stack.number), QString(QLatin1Char(stack.letter)), count));
    for (const BoxLine& each : boxListOf(table, game)) {
        PieceLine line = lineOfBox(each.id, {}, each.count);
        line.isToken = true;
        line.name = each.name;
        lines.push_back(std::move(line));
    }
    return lines;
}

QString nameOfTablePlace(Place place) {
    switch (static_cast<TableZone>(place.x)) {
    case TableZone::Shop:
        return DirtAndDustText::tr("shop %1").arg(place.y);
    case TableZone::Player:
        return DirtAndDustText::tr("player %1").arg(place.y);
    case TableZone::StageCard:
        return DirtAndDustText::tr("stage card %1").arg(place.y);
    case TableZone::Ghost:
        break;
    }
    return DirtAndDustText::tr("ghost driver");
}

QString countOfStacks(int count) {
    return DirtAndDustText::tr("%n stack(s) of cards", nullptr, count);
}

Expected<std::optional<double>> minutesOfTable(const Stage& stage, const Games& games, int players,
                                               const std::stop_token&) {
    const CardTable& table = cardTableOf(stage);
    if (table.seats.isEmpty())
        return tl::unexpected(
            Fault{DirtAndDustText::tr("no cards are laid to play with"), {}, {}, {}});
    return lengthOf(table, games.data<CardGame>(), players).mean();
}

std::optional<int> mostPlayersOf(const Stage& stage, const Games& games) {
    return cardTableOf(stage).mode == CardMode::Solo ? 1 : games.data<CardGame>().mostPlayers;
}

/// Nor what the owner of a box has read off its cards and its die.
Layout withoutWordsOfPlayers(const Layout& layout) {
    const auto* laid = layout.as<CardTable>();
    if (!laid)
        return layout;
    CardTable table = *laid;
    table.stage.notes.clear();
    table.stage.unknown = {};
    for (CardSeat& seat : table.seats) {
        seat.name.clear();
        seat.score.reset();
    }
    table.ghostScore.reset();
    table.hazard.reset();
    table.played.clear();
    return Layout(std::move(table));
}

} // namespace

Expected<Games> withDirtAndDust(const Games& games) {
    auto game = builtInCardGame();
    if (!game)
        return tl::unexpected(game.error());
    StagePieces pieces;
    pieces.list = listOfCards;
    StagePlaces places;
    places.name = nameOfTablePlace;
    PieceWords words;
    words.count = countOfStacks;
    const LayoutKind& kind = CardTable::kind();
    return games.with(*std::move(game))
        .withFace(kind, pieces)
        .withFace(kind, places)
        .withFace(kind, words)
        .withFace(kind, StageResults{false, false, false, false})
        .withFace(kind, PlayerLimit{mostPlayersOf})
        .withFace(kind, LayoutComparing{changesOfTables})
        .withFace(kind, PlayersWords{withoutWordsOfPlayers})
        .withFace(kind, StageTiming{minutesOfTable});
}

} // namespace stagewright
