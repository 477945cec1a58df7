#include "model/layouts/zones/first_rallyman.h"

#include "model/drive/stage_timing.h"
#include "model/game/piece_files.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"
#include "model/layouts/zones/driving/road_estimate.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <utility>

namespace stagewright {

namespace {

struct FirstRallyman {
    Q_DECLARE_TR_FUNCTIONS(FirstRallyman)
};

/// A place of a chain is (section, 0).
QString nameOfSection(Place place) {
    return FirstRallyman::tr("section %1").arg(place.x + 1);
}

/// Boards to take, in the order in which the chain reaches them, each with the side that lies up:
/// "C", "C*", "A/20".
std::vector<PieceLine> listOfBoards(const Stage& stage, const Games& games) {
    const auto& boards = games.data<ZoneBoards>();
    std::vector<PieceLine> lines;
    for (const BoardOnTable& board : layOut(chainOf(stage).sections, boards).boards) {
        PieceLine line{QString(board.zone),
                       board.side.sliced(std::min(board.side.size(), qsizetype{1}))};
        const Zone* zone = boards.zone(board.zone);
        for (const ZoneBox& box : boards.boxes)
            if (zone && box.id == zone->box) {
                line.boxes << box.id;
                line.boxTitles << box.title;
            }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Assistance behind a stage is what service is in the other games.
std::optional<bool> hasAssistance(const Stage& stage, const Games&) {
    return chainOf(stage).assistance;
}

/// No table of any book says how long a stage takes: what is known is a rally.
Expected<std::optional<double>> minutesOfChain(const Stage& stage, const Games& games, int players,
                                               const std::stop_token&) {
    if (chainOf(stage).sections.isEmpty())
        return tl::unexpected(Fault{FirstRallyman::tr("no section is driven yet"), {}, {}, {}});
    return minutesOfStage(games.data<RoadRules>(), players);
}

bool isBoardsFile(const QByteArray& text) {
    return text.contains("zones") &&
           QJsonDocument::fromJson(text).object().contains(QStringLiteral("zones"));
}

Expected<Games> withBoards(const Games& games, const QByteArray& text) {
    return readZoneBoards(text).map([&](const ZoneBoards& own) {
        return games.with(withOverlay(games.data<ZoneBoards>(), own));
    });
}

QString countOfZoneBoards(int count) {
    return FirstRallyman::tr("%n board(s)", nullptr, count);
}

} // namespace

Expected<Games> withFirstRallyman(const Games& games) {
    auto boards = builtInZoneBoards();
    if (!boards)
        return tl::unexpected(boards.error());
    auto rules = builtInRoadRules();
    if (!rules)
        return tl::unexpected(rules.error());
    StagePlaces places;
    places.name = nameOfSection;
    StagePieces pieces;
    pieces.list = listOfBoards;
    pieces.hasService = hasAssistance;
    PieceWords words;
    words.count = countOfZoneBoards;
    return games.with(*std::move(boards))
        .with(*std::move(rules))
        .withFace(ChainLayout::kind(), StageTiming{minutesOfChain})
        .withFace(ChainLayout::kind(), OwnPieceFiles{isBoardsFile, withBoards})
        .withFace(ChainLayout::kind(), pieces)
        .withFace(ChainLayout::kind(), words)
        .withFace(ChainLayout::kind(), places);
}

} // namespace stagewright
