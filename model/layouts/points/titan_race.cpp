#include "model/layouts/points/titan_race.h"

#include "model/drive/stage_timing.h"
#include "model/game/estimate_length.h"
#include "model/game/new_stage_words.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/game/stage_results.h"
#include "model/layouts/points/box_entries.h"
#include "model/layouts/points/racing/titan_forecast.h"
#include "model/layouts/points/track/track_changes.h"

#include <QCoreApplication>

#include <algorithm>
#include <thread>

namespace stagewright {

namespace {

struct TitanRaceText {
    Q_DECLARE_TR_FUNCTIONS(TitanRace)
};

constexpr int bonusCardsInTheBox = 13;
constexpr int trapTokensInTheBox = 15;
constexpr QLatin1StringView titanBox("titan-race");

PieceLine lineOf(const QString& id, int count, const QString& name, bool isToken) {
    PieceLine line{id, {}, count, {QString(titanBox)}, {QStringLiteral("Titan Race")}};
    line.isToken = isToken;
    line.name = name;
    return line;
}

/// Boards first; then what a race on them needs, as far as it is said who takes part.
std::vector<PieceLine> listOfTitans(const Stage& stage, const Games& games) {
    const TitanLayout& layout = titanLayoutOf(stage);
    const auto& game = games.data<TitanGame>();
    std::vector<PieceLine> lines;
    for (const PointTrack& track : layout.tracks)
        if (const TrackRecord* record = game.track(track.id))
            lines.push_back(lineOf(track.id, 1, record->title, false));
    for (const SeatedTitan& seat : layout.titans)
        if (const TitanRecord* titan = game.titan(seat.titan))
            lines.push_back(lineOf(
                seat.titan, 1,
                TitanRaceText::tr("%1: titan board, ability card, figure, life and lap marker")
                    .arg(titan->name),
                true));
    const int titans = static_cast<int>(layout.titans.size());
    if (titans > 0)
        lines.push_back(
            lineOf(QStringLiteral("dice"), titans, TitanRaceText::tr("action dice"), true));
    if (layout.tracks.isEmpty())
        return lines;
    lines.push_back(lineOf(QStringLiteral("cards"), bonusCardsInTheBox,
                           TitanRaceText::tr("bonus cards"), true));
    lines.push_back(lineOf(QStringLiteral("traps"), trapTokensInTheBox,
                           TitanRaceText::tr("trap tokens"), true));
    return lines;
}

/// Boards, which may be laid on one another: rows go on from board to board.
QString nameOfPoint(Place place) {
    const int world = (place.y - 1) / pointRows;
    const QString name = nameOfPlace({place.x, place.y - world * pointRows});
    return world == 0 ? name : TitanRaceText::tr("%1 on board %2").arg(name).arg(world + 1);
}

/// With the same races as the estimate, so that both say the same.
Expected<std::optional<double>> minutesOfRace(const Stage& stage, const Games& games, int players,
                                              const std::stop_token& stop) {
    const auto& game = games.data<TitanGame>();
    const auto races = racesFor(titanLayoutOf(stage), game, players);
    if (!races)
        return tl::unexpected(races.error());
    const TitanRacesLength length{games.data<EstimateLength>().races, 1,
                                  std::max(1U, std::thread::hardware_concurrency())};
    const auto run = runTitanRaces(*races, length, stop);
    return run ? std::optional(titanMinutes(game, run->turns().mean)) : std::nullopt;
}

QString countOfBoards(int count) {
    return TitanRaceText::tr("%n board(s)", nullptr, count);
}

QString newTrack() {
    return TitanRaceText::tr("New track");
}

QString trackOfGame(const QString& game) {
    return TitanRaceText::tr("%1: track").arg(game);
}

} // namespace

Expected<Games> withTitanRace(const Games& games) {
    auto game = builtInTitanGame();
    if (!game)
        return tl::unexpected(game.error());
    StagePieces pieces;
    pieces.list = listOfTitans;
    StagePlaces places;
    places.name = nameOfPoint;
    PieceWords words;
    words.count = countOfBoards;
    return games.with(*std::move(game))
        .withFace(TitanLayout::kind(), pieces)
        .withFace(TitanLayout::kind(), places)
        .withFace(TitanLayout::kind(), StageTiming{minutesOfRace})
        .withFace(TitanLayout::kind(), LayoutComparing{changesOfTracks})
        .withFace(TitanLayout::kind(), words)
        .withFace(TitanLayout::kind(), StageResults{false, false, false, false})
        .withFace(TitanLayout::kind(), titanBoxEntries())
        .withFace(TitanLayout::kind(), NewStageWords{newTrack, trackOfGame});
}

} // namespace stagewright
