#include "editor/driving/watch_words.h"

#include "editor/cars/dice_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct WatchWords {
    Q_DECLARE_TR_FUNCTIONS(WatchPage)
};

/// Of a sentence that begins with it.
QString capitalized(const QString& words) {
    return words.left(1).toUpper() + words.mid(1);
}

QString outcomeOf(const WatchedDrive& drive, std::uint64_t seed) {
    if (drive.race) {
        const auto& places = drive.race->places;
        const auto winner = std::find(places.begin(), places.end(), 1) - places.begin();
        return WatchWords::tr("Race %1: car %2 wins, the last is in after %n round(s).", nullptr,
                              (*drive.race)[RaceCount::RoundsLast])
            .arg(seed)
            .arg(winner + 1);
    }
    const DriveOutcome& outcome = drive.record.outcomes.front();
    if (outcome.retired)
        return WatchWords::tr("Drive %1 ends before the finish.").arg(seed);
    return WatchWords::tr("Drive %1 takes %2 in %n turn(s).", nullptr, outcome.turns)
        .arg(seed)
        .arg(minutesAndSeconds(outcome.seconds));
}

} // namespace

QString sentenceAt(const WatchedDrives& drives, const WatchedDrive& drive, std::uint64_t seed,
                   DriveMoment at) {
    const DriveRecord& record = drive.record;
    if (record.turns.empty())
        return {};
    if (at == DriveMoment())
        return outcomeOf(drive, seed);
    const RecordedTurn& turn = record.turns[at.turn];
    QString said = drive.race
                       ? WatchWords::tr("Round %1, car %2.").arg(turn.round + 1).arg(turn.car + 1)
                       : WatchWords::tr("Turn %1.").arg(at.turn + 1);
    if (at.rolls > 0) {
        const RecordedRoll& roll = turn.rolls[at.rolls - 1];
        const QString rolled =
            WatchWords::tr("%1, to %2. Hazards: %3 of %4.")
                .arg(phraseFor(roll.dice, true), nameOf(drives.pieces(), drives.graph(), roll.to))
                .arg(roll.hazards)
                .arg(drives.hazardLimit(turn.car));
        said += QStringLiteral(" ") + capitalized(rolled);
    }
    if (turnHasEnded(record, at)) {
        said += QStringLiteral(" ") + WatchWords::tr("The turn ends: %1 s.").arg(turn.seconds);
        if (const QString end = phraseForEnd(turn); !end.isEmpty())
            said += QStringLiteral(" ") + capitalized(end) + u'.';
    }
    return said;
}

QString carName(const Rally& rally, std::size_t car) {
    const QString number = WatchWords::tr("Car %1").arg(car + 1);
    const auto& drivers = rally.drivers();
    const auto at = static_cast<qsizetype>(car);
    if (at >= drivers.size() || drivers[at].name.isEmpty())
        return number;
    return WatchWords::tr("%1: %2", "car, driver").arg(number, drivers[at].name);
}

} // namespace stagewright
