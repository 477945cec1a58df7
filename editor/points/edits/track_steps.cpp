#include "editor/points/edits/track_steps.h"

#include "editor/points/faces/mark_words.h"
#include "model/layouts/points/track/track_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TrackSteps {
    Q_DECLARE_TR_FUNCTIONS(TrackSteps)
};

TitanLayout withTrack(const Stage& stage, int index, const PointTrack& track) {
    TitanLayout layout = titanLayoutOf(stage);
    if (index < layout.tracks.size())
        layout.tracks[index] = track;
    else
        layout.tracks.append(track);
    return layout;
}

bool isOfUser(const Marking& marking) {
    return marking.source == MarkSource::User;
}

/// A step that changes nothing where the track is as it was.
StageUndoStep changeTrack(const Document& document, int index, const PointTrack& track,
                          StepName name) {
    if (track == trackOf(document, index))
        return {{}, std::move(name)};
    return {layTitans(document.stage(), withTrack(document.stage(), index, track)),
            std::move(name)};
}

} // namespace

const TitanGame& titanGameOf(const Document& document) {
    return document.games().data<TitanGame>();
}

PointTrack trackOf(const Document& document, int index) {
    const QList<PointTrack>& tracks = titanLayoutOf(document.stage()).tracks;
    return index < tracks.size() ? resolved(tracks[index], titanGameOf(document)) : PointTrack();
}

TrackMarks marksFor(const PointTrack& track, const TitanGame& game) {
    TrackMarks marks;
    if (const TrackRecord* record = game.track(track.id)) {
        marks.add(record->marks);
        marks.add(TrackMark::Bonus);
        return marks;
    }
    for (const TrackMark mark : allTrackMarks)
        marks.add(mark);
    return marks;
}

TrackMarks ownMarksAt(const PointTrack& track, Place place) {
    TrackMarks marks;
    for (const Marking& marking : track.markings)
        if (marking.at == place && marking.source == MarkSource::User)
            marks.add(marking.is);
    return marks;
}

StageUndoStep changeMark(const Document& document, int index, Place place, TrackMark mark,
                         bool there) {
    PointTrack track = trackOf(document, index);
    if (there && isRamp(mark))
        for (const TrackMark other : allTrackMarks)
            if (other != mark && isRamp(other))
                track = withMark(track, place, other, false);
    return changeTrack(document, index, withMark(track, place, mark, there), [mark, there] {
        return (there ? TrackSteps::tr("Mark: %1") : TrackSteps::tr("Take away: %1"))
            .arg(markName(mark));
    });
}

StageUndoStep clearPoint(const Document& document, int index, Place place) {
    PointTrack track = trackOf(document, index);
    for (const TrackMark mark : allTrackMarks)
        track = withMark(track, place, mark, false);
    return changeTrack(document, index, track, [name = nameOfPlace(place)] {
        return TrackSteps::tr("Clear %1").arg(name);
    });
}

StageUndoStep clearTrack(const Document& document, int index) {
    PointTrack track = trackOf(document, index);
    track.markings.removeIf(isOfUser);
    return changeTrack(document, index, track, [] { return TrackSteps::tr("Clear the track"); });
}

StageUndoStep mirrorTrack(const Document& document, int index) {
    return changeTrack(document, index, mirrored(trackOf(document, index)),
                       [] { return TrackSteps::tr("Mirror the track"); });
}

StageUndoStep turnTrack(const Document& document, int index, int columns) {
    return changeTrack(document, index, turned(trackOf(document, index), columns),
                       [] { return TrackSteps::tr("Turn the track by two columns"); });
}

StageUndoStep chooseTrack(const Document& document, int index, const QString& id) {
    const TitanGame& game = titanGameOf(document);
    const Stage& stage = document.stage();
    const PointTrack before = trackOf(document, index);
    const TrackRecord* record = game.track(id);
    const auto name = [title = record ? record->title : QString()] {
        return title.isEmpty() ? TrackSteps::tr("A track of one's own")
                               : TrackSteps::tr("The track %1").arg(title);
    };
    const bool isStacked = titanLayoutOf(stage).stack == StackKind::GrandSlam;
    PointTrack after = record ? asTrackOfTheBox(before, *record) : asOwnTrack(before);
    if (!isStacked)
        after.title.clear(); // the stage has it
    StageUndoStep step = changeTrack(document, index, after, name);
    if (step.edit.isNothing() || isStacked)
        return step;
    StageInfo info = stage.info;
    const bool isNamedByUser =
        !info.title.isEmpty() &&
        std::none_of(game.tracks.begin(), game.tracks.end(),
                     [&](const TrackRecord& each) { return each.title == info.title; });
    if (!isNamedByUser)
        info.title = record ? record->title : QString();
    step.edit.info = describe(stage, info).info;
    return step;
}

StageUndoStep pasteClip(const Document& document, int index, const TrackClip& clip, Place point) {
    PointTrack track = trackOf(document, index);
    track.markings.removeIf([&](const Marking& marking) {
        return isOfUser(marking) && (!clip.point || marking.at == point);
    });
    for (Marking marking : clip.markings) {
        if (clip.point)
            marking.at = point;
        marking.is.remove(track.marksAt(marking.at)); // what the book says there
        if (!marking.is.isEmpty())
            track.markings.append(marking);
    }
    sortMarkings(track.markings);
    return changeTrack(document, index, track, [isPoint = clip.point.has_value()] {
        return isPoint ? TrackSteps::tr("Paste marks") : TrackSteps::tr("Paste a track");
    });
}

StageUndoStep changeComplete(const Document& document, int index, bool complete) {
    PointTrack track = trackOf(document, index);
    track.complete = complete;
    return changeTrack(document, index, track, [complete] {
        return complete ? TrackSteps::tr("The whole board is entered")
                        : TrackSteps::tr("Not the whole board is entered");
    });
}

} // namespace stagewright
