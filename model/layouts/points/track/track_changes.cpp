#include "model/layouts/points/track/track_changes.h"

#include "model/layouts/points/track/titan_layout.h"

#include <QStringList>

namespace stagewright {

namespace {

QString marksSaid(const TrackMarks& marks) {
    QStringList said;
    for (const TrackMark mark : allTrackMarks)
        if (marks.has(mark))
            said << idOf(mark);
    return said.join(QStringLiteral(", "));
}

ChangeKind kindOfChange(const TrackMarks& before, const TrackMarks& after) {
    return before.isEmpty()  ? ChangeKind::Added
           : after.isEmpty() ? ChangeKind::Removed
                             : ChangeKind::Altered;
}

LayoutChange changeOfPoint(Place at, const TrackMarks& before, const TrackMarks& after) {
    LayoutChange change{kindOfChange(before, after), marksSaid(before), marksSaid(after), {}, {}};
    if (!before.isEmpty())
        change.first = at;
    if (!after.isEmpty())
        change.second = at;
    return change;
}

} // namespace

LayoutChanges changesOfTracks(const Stage& first, const Stage& second) {
    const QList<PointTrack> a = boardsOf(titanLayoutOf(first));
    const QList<PointTrack> b = boardsOf(titanLayoutOf(second));
    LayoutChanges changes;
    for (int board = 0; board < std::max(a.size(), b.size()); ++board)
        for (int number = 0; number < pointCount; ++number) {
            const Place at = pointNumbered(number);
            const auto marks = [&](const QList<PointTrack>& tracks) {
                return board < tracks.size() ? tracks[board].marksAt(at) : TrackMarks();
            };
            if (marks(a) != marks(b))
                changes.changes.push_back(
                    changeOfPoint({at.x, at.y + board * pointRows}, marks(a), marks(b)));
        }
    return changes;
}

} // namespace stagewright
