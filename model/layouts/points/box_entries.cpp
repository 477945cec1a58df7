#include "model/layouts/points/box_entries.h"

#include "model/layouts/points/racing/titan_game.h"
#include "model/layouts/points/track/titan_layout.h"

#include <QCoreApplication>

#include <set>

namespace stagewright {

namespace {

struct BoxEntries {
    Q_DECLARE_TR_FUNCTIONS(TitanBoxEntries)
};

bool isOfUser(const Marking& marking) {
    return marking.source == MarkSource::User;
}

int enteredPoints(const PointTrack& track) {
    std::set<Place> points;
    for (const Marking& marking : track.markings)
        if (isOfUser(marking))
            points.insert(marking.at);
    return static_cast<int>(points.size());
}

QStringList entriesOf(const Stage& stage, const Games& games) {
    const TitanLayout& layout = titanLayoutOf(stage);
    const auto& game = games.data<TitanGame>();
    QStringList entries;
    auto backs = static_cast<int>(layout.backs.size());
    for (const PointTrack& track : layout.tracks) {
        const TrackRecord* record = game.track(track.id);
        if (!record)
            continue;
        backs += track.back.isEmpty() ? 0 : 1;
        if (const int points = enteredPoints(track); points > 0)
            entries << BoxEntries::tr("%1: %n point(s)", nullptr, points).arg(record->title);
    }
    if (backs > 0)
        entries << BoxEntries::tr("The back of %n board(s)", nullptr, backs);
    if (!layout.colours.isEmpty())
        entries << BoxEntries::tr("Colours of %n titan(s)", nullptr,
                                  static_cast<int>(layout.colours.size()));
    return entries;
}

Edit withoutEntries(const Stage& stage, const Games& games) {
    TitanLayout layout = titanLayoutOf(stage);
    const auto& game = games.data<TitanGame>();
    for (PointTrack& track : layout.tracks) {
        if (!game.track(track.id))
            continue;
        track.markings.removeIf(isOfUser);
        track.complete = false;
        track.back.clear();
    }
    layout.backs.clear();
    layout.colours.clear();
    return layout == titanLayoutOf(stage) ? Edit{} : layTitans(stage, std::move(layout));
}

} // namespace

OwnerEntries titanBoxEntries() {
    return {entriesOf, withoutEntries};
}

} // namespace stagewright
