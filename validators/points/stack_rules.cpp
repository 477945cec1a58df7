#include "validators/points/titan_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct StackRules {
    Q_DECLARE_TR_FUNCTIONS(StackRules)
};

Finding ofStack(Severity severity, const QString& text) {
    return {severity, {}, std::nullopt, text, {}};
}

QString titleOf(const TitanCheck& check, const QString& id) {
    const TrackRecord* record = check.game.track(id);
    return record ? record->title : id;
}

/// Whether the owner of the box says that they are the two sides of a board.
bool areSaidToBeOneBoard(const TitanCheck& check, const PointTrack& a, const PointTrack& b) {
    const auto& backs = check.layout.backs;
    return backs.value(a.id) == b.id || backs.value(b.id) == a.id || a.back == b.id ||
           b.back == a.id;
}

/// Whether something tells that they are on two boards.
bool areKnownApart(const TitanCheck& check, const PointTrack& a, const PointTrack& b) {
    for (const QStringList& set : check.game.apart) {
        if (set.contains(a.id) && set.contains(b.id))
            return true;
        // Each of them has one of the others on its back, so those are apart from each other, too.
        if (!set.contains(a.id) && !set.contains(b.id))
            return true;
    }
    const auto saysBack = [&](const PointTrack& track) {
        return !track.back.isEmpty() || check.layout.backs.contains(track.id) ||
               std::any_of(check.layout.backs.begin(), check.layout.backs.end(),
                           [&](const QString& back) { return back == track.id; });
    };
    return saysBack(a) || saysBack(b);
}

/// Calls it for each two tracks of the box in a Grand Slam.
template <typename Visit>
void forEachPair(const TitanCheck& check, Visit visit) {
    if (check.layout.stack != StackKind::GrandSlam)
        return;
    for (qsizetype i = 0; i < check.tracks.size(); ++i)
        for (qsizetype j = i + 1; j < check.tracks.size(); ++j)
            if (check.game.track(check.tracks[i].id) && check.game.track(check.tracks[j].id))
                visit(check.tracks[i], check.tracks[j]);
}

} // namespace

void stackSize(const TitanCheck& check, Findings& findings) {
    if (check.layout.stack == StackKind::GrandSlam && check.tracks.size() != grandSlamTracks)
        findings.append(ofStack(
            Severity::Error,
            StackRules::tr("A Grand Slam has three tracks, not %1.").arg(check.tracks.size())));
}

void trackTwice(const TitanCheck& check, Findings& findings) {
    forEachPair(check, [&](const PointTrack& a, const PointTrack& b) {
        if (a.id == b.id)
            findings.append(ofStack(Severity::Error,
                                    StackRules::tr("%1 is in the Grand Slam twice, and in the box "
                                                   "once.")
                                        .arg(titleOf(check, a.id))));
    });
}

void sidesOfOneBoard(const TitanCheck& check, Findings& findings) {
    forEachPair(check, [&](const PointTrack& a, const PointTrack& b) {
        if (a.id != b.id && areSaidToBeOneBoard(check, a, b))
            findings.append(
                ofStack(Severity::Error, StackRules::tr("%1 and %2 are the two sides of one board.")
                                             .arg(titleOf(check, a.id), titleOf(check, b.id))));
    });
}

void backsUnsaid(const TitanCheck& check, Findings& findings) {
    forEachPair(check, [&](const PointTrack& a, const PointTrack& b) {
        if (a.id != b.id && !areSaidToBeOneBoard(check, a, b) && !areKnownApart(check, a, b))
            findings.append(ofStack(
                Severity::Hint,
                StackRules::tr("Whether %1 and %2 are sides of one board cannot be told: it is not "
                               "entered which track is on whose back.")
                    .arg(titleOf(check, a.id), titleOf(check, b.id))));
    });
}

} // namespace stagewright
