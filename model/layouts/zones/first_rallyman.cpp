#include "model/layouts/zones/first_rallyman.h"

#include "model/drive/stage_timing.h"
#include "model/game/entered_pieces.h"
#include "model/game/own_rules_form.h"
#include "model/game/piece_files.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/game/player_limit.h"
#include "model/game/rally_length.h"
#include "model/game/stage_results.h"
#include "model/game/stage_texts.h"
#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/chain_changes.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"
#include "model/layouts/zones/chain/roadbook_text.h"
#include "model/layouts/zones/chain/stage_section.h"
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

constexpr QLatin1StringView boardsInPacks("rallyman-2009-boards.json");

/// A place of a chain is (section, 0).
QString nameOfSection(Place place) {
    return FirstRallyman::tr("section %1").arg(place.x + 1);
}

QByteArray shapeOfChain(const Stage& stage) {
    return roadbookLine(chainOf(stage).sections).toUtf8();
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

std::optional<int> mostDriversOf(const Stage&, const Games& games) {
    return games.data<RoadRules>().rally.mostDrivers;
}

int stagesOfRally(const Games& games) {
    return games.data<RoadRules>().rally.stages;
}

/// Roadbooks of one stage or several.
Expected<std::vector<Stage>> stagesOfRoadbooks(const QString& text, const Games& games) {
    const auto& boards = games.data<ZoneBoards>();
    if (!isOfRoadbooks(text, boards))
        return tl::unexpected(Fault());
    return readRoadbooks(text, boards).map([](const QList<RoadbookStage>& roadbooks) {
        std::vector<Stage> stages;
        for (const RoadbookStage& roadbook : roadbooks)
            stages.push_back(stageOf(roadbook));
        return stages;
    });
}

bool isBoardsFile(const QByteArray& text) {
    return text.contains("zones") &&
           QJsonDocument::fromJson(text).object().contains(QStringLiteral("zones"));
}

/// What users have entered, in all files: one of the games' data.
struct EnteredBoards {
    ZoneBoards boards{};
};

Expected<Games> withBoards(const Games& games, const QByteArray& text) {
    return readZoneBoards(text).map(
        [&](const ZoneBoards& own) { return withEnteredBoards(games, own); });
}

Expected<PiecesBeneath> withBoardsBeneath(const Games& games, const QByteArray& text) {
    return readZoneBoards(text).map([&](ZoneBoards ofPack) {
        BoardsBeneath laid = boardsBeneath(games.data<EnteredBoards>().boards, std::move(ofPack));
        return PiecesBeneath{withEnteredBoards(games, laid.boards), std::move(laid.contradicted)};
    });
}

QByteArray enteredBoardsOf(const std::vector<const Stage*>& stages, const Games& games) {
    std::vector<UsedRoad> used;
    for (const Stage* stage : stages)
        for (const StageSection& section : chainOf(*stage).sections)
            used.push_back({section.zone, section.points, section.snow});
    const ZoneBoards only = onlyRoads(games.data<EnteredBoards>().boards, used);
    return only.zones.isEmpty() ? QByteArray() : textOfZoneBoards(only);
}

Expected<Games> withRoadRules(const Games& games, const QByteArray& text, const QString& name) {
    return readRoadRules(text).map([&](RoadRules rules) {
        rules.file = name;
        return games.with(std::move(rules));
    });
}

QString countOfZoneBoards(int count) {
    return FirstRallyman::tr("%n board(s)", nullptr, count);
}

QString sentenceOfBoards(PieceSentence sentence, int count) {
    switch (sentence) {
    case PieceSentence::NoServicePiece:
        return FirstRallyman::tr("There is assistance after %1, but it is not ticked with the "
                                 "stage's boards.");
    case PieceSentence::ServiceLeftOut:
        return FirstRallyman::tr("Assistance is ticked with the boards of %1, but there is none "
                                 "after it in the rally.");
    case PieceSentence::FromFiles:
        return FirstRallyman::tr("Boards from %1");
    default:
        return sentenceOfPieces(sentence, count);
    }
}

} // namespace

Games withEnteredBoards(const Games& games, const ZoneBoards& entered) {
    return games.with(withOverlay(games.data<ZoneBoards>(), entered))
        .with(EnteredBoards{withOverlay(games.data<EnteredBoards>().boards, entered)});
}

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
    pieces.shape = shapeOfChain;
    PieceWords words;
    words.count = countOfZoneBoards;
    words.sentence = sentenceOfBoards;
    return games.with(*std::move(boards))
        .with(*std::move(rules))
        .withFace(ChainLayout::kind(), StageTiming{minutesOfChain})
        .withFace(ChainLayout::kind(), RallyLength{stagesOfRally})
        .withFace(ChainLayout::kind(), PlayerLimit{mostDriversOf})
        .withFace(ChainLayout::kind(), LayoutComparing{changesOfChains})
        .withFace(ChainLayout::kind(), OwnPieceFiles{isBoardsFile, withBoards})
        .withFace(ChainLayout::kind(),
                  EnteredPieces{withBoardsBeneath, enteredBoardsOf, boardsInPacks})
        .withFace(ChainLayout::kind(), StageTexts{stagesOfRoadbooks})
        .withFace(ChainLayout::kind(), StageResults{true, true, false, true})
        .withFace(ChainLayout::kind(), OwnRulesForm{zonesGame, withRoadRules})
        .withFace(ChainLayout::kind(), pieces)
        .withFace(ChainLayout::kind(), words)
        .withFace(ChainLayout::kind(), places);
}

} // namespace stagewright
