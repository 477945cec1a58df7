#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace stagewright {

class Faults;
class ObjectReader;

/// A driver of a club, as evenings and seasons know him.
struct RosterDriver {
    QString name;              ///< not blank
    QString colour;            ///< id of a colour in the rally rules; may be empty
    std::optional<int> number; ///< 0 to highestCarNumber
    QString team;              ///< may be empty
    QString carClass;          ///< may be empty
    QJsonObject unknown;

    friend bool operator==(const RosterDriver&, const RosterDriver&) = default;
};

inline constexpr int highestCarNumber = 9999;
inline constexpr int mostRosterDrivers = 1000;
inline constexpr qint64 largestRosterFile = 4 * 1024 * 1024;

/// The drivers of a club, each name once.
struct Roster {
    QList<RosterDriver> drivers;
    QJsonObject unknown; ///< fields of the file that this version does not know

    friend bool operator==(const Roster&, const Roster&) = default;
};

/// What two names have in common that mean one driver: case and blanks do not tell them apart.
[[nodiscard]] QString driverNameKey(const QString& name);

/// The roster with those of another: who is in both is as the other has him, where that says
/// something; the rest go to the end.
[[nodiscard]] QList<RosterDriver> withDriversOf(QList<RosterDriver> drivers,
                                                const QList<RosterDriver>& others);

/// The field "drivers" of a roster or a season; a name that is blank or given twice is a fault.
[[nodiscard]] QList<RosterDriver> readRosterDrivers(ObjectReader& reader, Faults& faults);
/// A line each.
[[nodiscard]] QByteArrayList rosterDriverTexts(const QList<RosterDriver>& drivers);

/// Reads a roster file (SEASON_FORMAT.md). Faults name line and field.
[[nodiscard]] Expected<Roster> readRoster(const QByteArray& text);
/// Canonical: equal rosters give equal bytes.
[[nodiscard]] QByteArray writeRoster(const Roster& roster);

[[nodiscard]] Expected<Roster> loadRoster(const QString& path);
/// Writes the whole file, or leaves the old one as it was.
[[nodiscard]] Expected<void> saveRoster(const Roster& roster, const QString& path);

} // namespace stagewright
