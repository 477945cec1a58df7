#include "editor/points/race/race_steps.h"

#include "editor/points/words/race_words.h"
#include "model/layouts/points/track/race_plan.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RaceSteps {
    Q_DECLARE_TR_FUNCTIONS(TitanRaceSteps)
};

const TitanGame& gameOf(const Document& document) {
    return document.games().data<TitanGame>();
}

/// Where nothing is laid yet, a bare track is.
TitanLayout layoutOf(const Document& document) {
    TitanLayout layout = titanLayoutOf(document.stage());
    layout.tracks = boardsOf(layout);
    return layout;
}

StageUndoStep changed(const Document& document, TitanLayout layout, StepName name) {
    if (layout == titanLayoutOf(document.stage()))
        return {{}, std::move(name)};
    return {layTitans(document.stage(), std::move(layout)), std::move(name)};
}

template <typename Record>
QStringList idsIn(const std::vector<Record>& records) {
    QStringList ids;
    for (const Record& record : records)
        ids << record.id;
    return ids;
}

} // namespace

StageUndoStep changeStack(const Document& document, StackKind stack) {
    return changed(document, withStack(layoutOf(document), idsIn(gameOf(document).tracks), stack),
                   [stack] {
                       return stack == StackKind::GrandSlam ? RaceSteps::tr("Race a Grand Slam")
                                                            : RaceSteps::tr("Race on one track");
                   });
}

StageUndoStep changeBoard(const Document& document, int board, const PointTrack& track) {
    return changed(document, withBoard(layoutOf(document), board, track),
                   [name = trackName(gameOf(document), track)] {
                       return RaceSteps::tr("Put into the stack: %1").arg(name);
                   });
}

StageUndoStep changeBack(const Document& document, const QString& track, const QString& back) {
    const TrackRecord* record = gameOf(document).track(track);
    return changed(document, withBack(layoutOf(document), track, back),
                   [name = record ? record->title : track] {
                       return RaceSteps::tr("The back of %1").arg(name);
                   });
}

StageUndoStep changePlayers(const Document& document, int players) {
    return changed(document,
                   withPlayers(layoutOf(document), idsIn(gameOf(document).titans), players),
                   [players] {
                       return players == 0 ? RaceSteps::tr("Nobody is seated")
                                           : RaceSteps::tr("%n player(s)", nullptr, players);
                   });
}

StageUndoStep changeTeams(const Document& document, int teams) {
    return changed(document, withTeams(layoutOf(document), teams), [teams] {
        return teams == 0 ? RaceSteps::tr("Everybody for himself")
                          : RaceSteps::tr("%n team(s)", nullptr, teams);
    });
}

StageUndoStep changeTitan(const Document& document, int seat, const QString& titan) {
    const TitanRecord* record = gameOf(document).titan(titan);
    return changed(document, withTitan(layoutOf(document), seat, titan),
                   [seat, name = record ? record->name : titan] {
                       return RaceSteps::tr("Seat %1: %2").arg(seat + 1).arg(name);
                   });
}

StageUndoStep changeColour(const Document& document, const QString& titan,
                           std::optional<TitanColour> colour) {
    const TitanRecord* record = gameOf(document).titan(titan);
    return changed(document, withColour(layoutOf(document), titan, colour),
                   [name = record ? record->name : titan] {
                       return RaceSteps::tr("The colour of %1").arg(name);
                   });
}

StageUndoStep changeTitanLaps(const Document& document, int laps) {
    TitanLayout layout = layoutOf(document);
    layout.laps = laps;
    return changed(document, layout, [laps] { return RaceSteps::tr("%n lap(s)", nullptr, laps); });
}

StageUndoStep changeDraft(const Document& document, DiceDraft draft) {
    TitanLayout layout = layoutOf(document);
    layout.draft = draft;
    return changed(document, layout, [] { return RaceSteps::tr("How dice are handed on"); });
}

StageUndoStep changePush(const Document& document, PushReach push) {
    TitanLayout layout = layoutOf(document);
    layout.push = push;
    return changed(document, layout, [] { return RaceSteps::tr("How far titans are pushed"); });
}

std::vector<BoardChoice> boardChoices(const Document& document) {
    const TitanGame& game = gameOf(document);
    std::vector<BoardChoice> choices{{RaceSteps::tr("Of my own"), {}}};
    for (const TrackRecord& record : game.tracks) {
        PointTrack track;
        track.id = record.id;
        track.byId = true;
        choices.push_back({record.title, track});
    }
    const Rally& rally = document.rally();
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        const TitanLayout& layout = titanLayoutOf(stage);
        if (rally.stages()[i].key == document.current() || layout.stack != StackKind::Loop ||
            layout.tracks.isEmpty())
            continue;
        PointTrack track = layout.tracks.front();
        track.title = stage.info.title;
        track.author = stage.info.author;
        track.back.clear();
        choices.push_back({stageName(rally, i), track});
    }
    return choices;
}

} // namespace stagewright
