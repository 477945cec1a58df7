#include "model/layouts/points/racing/left_out.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct LeftOutText {
    Q_DECLARE_TR_FUNCTIONS(TitanEstimate)
};

bool hasPentagram(const PointTrack& track) {
    return std::any_of(track.markings.begin(), track.markings.end(),
                       [](const Marking& marking) { return marking.is.has(TrackMark::Pentagram); });
}

QStringList leftOutOfTracks(const TitanLayout& layout, const TitanGame& game) {
    QStringList sentences;
    bool pays = false;
    for (const PointTrack& track : layout.tracks) {
        const PointTrack whole = resolved(track, game);
        pays = pays || hasPentagram(whole);
        if (const TrackRecord* record = game.track(whole.id); record && !whole.complete)
            sentences << LeftOutText::tr("Points of %1 that are not entered count as points "
                                         "without effect.")
                             .arg(record->title);
    }
    if (pays)
        sentences << LeftOutText::tr("Nobody pays for the pentagram.");
    return sentences;
}

} // namespace

QStringList leftOutAlone(const TitanLayout& layout, const TitanGame& game) {
    return QStringList{LeftOutText::tr("Left out: lives, cards, traps, other titans.")} +
           leftOutOfTracks(layout, game);
}

QStringList leftOutOfRaces(const TitanLayout& layout, const TitanGame& game, bool coloursDrawn) {
    QStringList sentences{LeftOutText::tr("Left out: bonus cards and the titans' powers.")};
    sentences << leftOutOfTracks(layout, game);
    if (coloursDrawn)
        sentences << LeftOutText::tr("The titans' colours are drawn anew for each race.");
    return sentences;
}

} // namespace stagewright
