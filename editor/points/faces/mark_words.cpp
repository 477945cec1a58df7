#include "editor/points/faces/mark_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

struct MarkWords {
    Q_DECLARE_TR_FUNCTIONS(MarkWords)
};

} // namespace

QString markName(TrackMark mark) {
    switch (mark) {
    case TrackMark::Lava:
        return MarkWords::tr("Lava");
    case TrackMark::Pirates:
        return MarkWords::tr("Pirates");
    case TrackMark::SuperRampLeft:
        return MarkWords::tr("Super ramp to the left");
    case TrackMark::SuperRampRight:
        return MarkWords::tr("Super ramp to the right");
    case TrackMark::MultiRamp:
        return MarkWords::tr("Multi ramp");
    case TrackMark::Statue:
        return MarkWords::tr("Fire statue");
    case TrackMark::Pentagram:
        return MarkWords::tr("Pentagram");
    case TrackMark::Ice:
        return MarkWords::tr("Ice");
    case TrackMark::Bonus:
        break;
    }
    return MarkWords::tr("Bonus point");
}

QString markEffect(TrackMark mark) {
    switch (mark) {
    case TrackMark::Lava:
        return MarkWords::tr("Whoever enters loses 1 life.");
    case TrackMark::Pirates:
        return MarkWords::tr("Whoever enters throws away a bonus card or loses 1 life.");
    case TrackMark::SuperRampLeft:
        return MarkWords::tr("A step to the left from here jumps over 2 points.");
    case TrackMark::SuperRampRight:
        return MarkWords::tr("A step to the right from here jumps over 2 points.");
    case TrackMark::MultiRamp:
        return MarkWords::tr("Any step ahead from here jumps over 1 point.");
    case TrackMark::Statue:
        return MarkWords::tr("Whoever enters sets off a blast: 1 damage on each of the six "
                             "points around.");
    case TrackMark::Pentagram:
        return MarkWords::tr("Whoever ends a move here may pay 1 life to throw the die again.");
    case TrackMark::Ice:
        return MarkWords::tr("Whoever enters slides on to the first point without ice.");
    case TrackMark::Bonus:
        break;
    }
    return MarkWords::tr("Whoever comes here or passes draws a bonus card.");
}

QChar markKey(TrackMark mark) {
    switch (mark) {
    case TrackMark::Lava:
        return u'L';
    case TrackMark::Pirates:
        return u'P';
    case TrackMark::SuperRampLeft: // left of the multi ramp, as on the keyboard
        return u'Q';
    case TrackMark::MultiRamp:
        return u'W';
    case TrackMark::SuperRampRight:
        return u'E';
    case TrackMark::Statue:
        return u'S';
    case TrackMark::Pentagram:
        return u'G';
    case TrackMark::Ice:
        return u'I';
    case TrackMark::Bonus:
        break;
    }
    return u'B';
}

QString pointInWords(Place place, TrackMarks marks) {
    QStringList words;
    for (const TrackMark mark : allTrackMarks)
        if (marks.has(mark))
            words << markName(mark);
    if (std::find(startPoints.begin(), startPoints.end(), place) != startPoints.end())
        words << MarkWords::tr("Start point");
    if (words.isEmpty())
        words << MarkWords::tr("no mark");
    return MarkWords::tr("%1: %2").arg(nameOfPlace(place), words.join(QStringLiteral(", ")));
}

} // namespace stagewright
