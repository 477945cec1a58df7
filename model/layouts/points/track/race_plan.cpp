#include "model/layouts/points/track/race_plan.h"

#include <algorithm>
#include <set>
#include <utility>

namespace stagewright {

namespace {

bool isSeated(const QList<SeatedTitan>& seats, const QString& titan) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const SeatedTitan& seat) { return seat.titan == titan; });
}

QString teamName(int number) {
    return QString(QChar(u'A' + static_cast<char16_t>(number)));
}

/// The first that is on no board yet, nor on the back of one.
QString freeTrack(const TitanLayout& layout, const QStringList& tracks) {
    const auto isTaken = [&](const QString& id) {
        return std::any_of(layout.tracks.begin(), layout.tracks.end(), [&](const PointTrack& laid) {
            return laid.id == id || backOf(layout, id) == laid.id;
        });
    };
    const auto found = std::find_if_not(tracks.begin(), tracks.end(), isTaken);
    return found == tracks.end() ? QString() : *found;
}

} // namespace

int playersOf(const TitanLayout& layout) {
    std::set<int> players;
    for (const SeatedTitan& seat : layout.titans)
        players.insert(seat.player);
    return static_cast<int>(players.size());
}

int teamsOf(const TitanLayout& layout) {
    std::set<QString> teams;
    for (const SeatedTitan& seat : layout.titans)
        if (!seat.team.isEmpty())
            teams.insert(seat.team);
    return static_cast<int>(teams.size());
}

QList<int> possibleTeams(int players) {
    if (players == 4)
        return {2};
    return players == 6 ? QList{2, 3} : QList<int>();
}

TitanLayout withPlayers(TitanLayout layout, const QStringList& titans, int players) {
    QList<SeatedTitan>& seats = layout.titans;
    const qsizetype wanted = players == 0 ? 0 : titansOf(players);
    while (seats.size() > wanted)
        seats.removeLast();
    for (const QString& titan : titans)
        if (seats.size() < wanted && !isSeated(seats, titan))
            seats.append(SeatedTitan{titan});
    for (qsizetype i = 0; i < seats.size(); ++i)
        seats[i].player = static_cast<int>(i % players) + 1;
    const int teams = teamsOf(layout);
    return withTeams(std::move(layout), possibleTeams(players).contains(teams) ? teams : 0);
}

TitanLayout withTitan(TitanLayout layout, int seat, const QString& titan) {
    SeatedTitan& here = layout.titans[seat];
    for (SeatedTitan& other : layout.titans)
        if (other.titan == titan)
            other.titan = here.titan;
    here.titan = titan;
    return layout;
}

TitanLayout withTeams(TitanLayout layout, int teams) {
    for (qsizetype i = 0; i < layout.titans.size(); ++i)
        layout.titans[i].team = teams == 0 ? QString() : teamName(static_cast<int>(i) % teams);
    return layout;
}

TitanLayout withColour(TitanLayout layout, const QString& titan,
                       std::optional<TitanColour> colour) {
    if (colour)
        layout.colours[titan] = *colour;
    else
        layout.colours.remove(titan);
    return layout;
}

TitanLayout withStack(TitanLayout layout, const QStringList& tracks, StackKind stack) {
    layout.stack = stack;
    if (stack == StackKind::Loop) {
        while (layout.tracks.size() > 1)
            layout.tracks.removeLast();
        for (PointTrack& track : layout.tracks) {
            track.title.clear(); // the file says it
            if (track.back.isEmpty())
                track.back = layout.backs.value(track.id);
        }
        layout.backs.clear();
        return layout;
    }
    layout.laps = usualTitanLaps;
    for (PointTrack& track : layout.tracks)
        if (!track.back.isEmpty())
            layout.backs[track.id] = std::exchange(track.back, QString());
    while (layout.tracks.size() < grandSlamTracks) {
        PointTrack next;
        next.id = freeTrack(layout, tracks);
        next.byId = !next.id.isEmpty();
        layout.tracks.append(next);
    }
    return layout;
}

TitanLayout withBoard(TitanLayout layout, int board, const PointTrack& track) {
    PointTrack& here = layout.tracks[board];
    if (!track.id.isEmpty())
        for (PointTrack& other : layout.tracks)
            if (&other != &here && other.id == track.id) {
                std::swap(here, other);
                return layout;
            }
    here = track;
    return layout;
}

TitanLayout withBack(TitanLayout layout, const QString& track, const QString& back) {
    layout.backs.removeIf([&](const std::pair<const QString&, QString&>& each) {
        const auto isOne = [&](const QString& id) {
            return !id.isEmpty() && (id == track || id == back);
        };
        return isOne(each.first) || isOne(each.second);
    });
    for (PointTrack& laid : layout.tracks)
        if (laid.id == track || (!back.isEmpty() && laid.id == back) || laid.back == track ||
            (!back.isEmpty() && laid.back == back))
            laid.back.clear();
    if (back.isEmpty())
        return layout;
    if (layout.stack == StackKind::GrandSlam)
        layout.backs[track] = back;
    else
        for (PointTrack& laid : layout.tracks)
            if (laid.id == track)
                laid.back = back;
    return layout;
}

QString backOf(const TitanLayout& layout, const QString& track) {
    if (track.isEmpty())
        return {};
    if (const auto said = layout.backs.find(track); said != layout.backs.end())
        return *said;
    for (auto said = layout.backs.begin(); said != layout.backs.end(); ++said)
        if (*said == track)
            return said.key();
    for (const PointTrack& laid : layout.tracks) {
        if (laid.id == track && !laid.back.isEmpty())
            return laid.back;
        if (laid.back == track)
            return laid.id;
    }
    return {};
}

} // namespace stagewright
