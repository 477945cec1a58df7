#include "model/season/roster.h"

#include "model/atomic_file.h"
#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/one_line.h"
#include "model/season/season_format.h"
#include "model/verified_text.h"

#include <QCoreApplication>

#include <set>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct RosterText {
    Q_DECLARE_TR_FUNCTIONS(Roster)
};

QByteArray rosterDriverText(const RosterDriver& driver) {
    ObjectWriter members;
    members.add("name", driver.name);
    if (!driver.colour.isEmpty())
        members.add("colour", driver.colour);
    if (driver.number)
        members.add("number", *driver.number);
    if (!driver.team.isEmpty())
        members.add("team", driver.team);
    if (!driver.carClass.isEmpty())
        members.add("class", driver.carClass);
    members.add(driver.unknown);
    return members.inOneLine();
}

RosterDriver readRosterDriver(ObjectReader& reader) {
    RosterDriver driver;
    driver.name = reader.text(Name("name"));
    driver.colour = reader.optionalText(Name("colour")).value_or(QString());
    driver.number = reader.optionalInteger(Name("number"), {0, highestCarNumber});
    driver.team = reader.optionalText(Name("team")).value_or(QString());
    driver.carClass = reader.optionalText(Name("class")).value_or(QString());
    driver.unknown = reader.unknown();
    if (driverNameKey(driver.name).isEmpty())
        reader.fault(Name("name"), RosterText::tr("must not be blank"));
    return driver;
}

} // namespace

QString driverNameKey(const QString& name) {
    return oneLine(name).simplified().toCaseFolded();
}

QList<RosterDriver> withDriversOf(QList<RosterDriver> drivers, const QList<RosterDriver>& others) {
    for (const RosterDriver& other : others) {
        const QString key = driverNameKey(other.name);
        const auto same = std::find_if(drivers.begin(), drivers.end(), [&](const auto& driver) {
            return driverNameKey(driver.name) == key;
        });
        if (same == drivers.end()) {
            drivers << other;
            continue;
        }
        same->name = other.name;
        if (!other.colour.isEmpty())
            same->colour = other.colour;
        if (other.number)
            same->number = other.number;
        if (!other.team.isEmpty())
            same->team = other.team;
        if (!other.carClass.isEmpty())
            same->carClass = other.carClass;
    }
    return drivers;
}

QList<RosterDriver> readRosterDrivers(ObjectReader& reader, Faults& faults) {
    const QJsonArray items = reader.optionalArray(Name("drivers")).value_or(QJsonArray());
    const JsonPath list = reader.at(Name("drivers"));
    if (items.size() > mostRosterDrivers)
        reader.fault(Name("drivers"),
                     RosterText::tr("must be at most %1 drivers").arg(mostRosterDrivers));
    QList<RosterDriver> drivers;
    std::set<QString> names;
    for (qsizetype i = 0; i < items.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        ObjectReader fields(items[i], place, faults);
        drivers << readRosterDriver(fields);
        if (!names.insert(driverNameKey(drivers.constLast().name)).second)
            fields.fault(Name("name"), RosterText::tr("is given to two drivers"),
                         RosterText::tr("Tell them apart, as in \"Anna K.\""));
    }
    return drivers;
}

QByteArrayList rosterDriverTexts(const QList<RosterDriver>& drivers) {
    QByteArrayList texts;
    for (const RosterDriver& driver : drivers)
        texts << rosterDriverText(driver);
    return texts;
}

Expected<Roster> readRoster(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (const auto newer = newerFormat(*json, seasonFormat))
        return tl::unexpected(withLine(*newer, text));
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(seasonFormat);
    if (!reader.find(Name("drivers")))
        (void)reader.array(Name("drivers"));
    if (reader.find(Name("rounds")))
        reader.fault(Name("rounds"), RosterText::tr("makes it a season and no list of drivers"));
    Roster roster;
    roster.drivers = readRosterDrivers(reader, faults);
    roster.unknown = reader.unknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return roster;
}

QByteArray writeRoster(const Roster& roster) {
    ObjectWriter members;
    members.add("format", seasonFormat);
    ObjectWriter last;
    last.add("drivers", listInLines(rosterDriverTexts(roster.drivers)));
    members.addBefore(roster.unknown, last);
    return members.inLines();
}

Expected<Roster> loadRoster(const QString& path) {
    auto roster = readLimitedFile(path, largestRosterFile).and_then(readRoster);
    if (!roster)
        roster.error().file = path;
    return roster;
}

Expected<void> saveRoster(const Roster& roster, const QString& path) {
    auto text = verified(writeRoster(roster), largestRosterFile, readRoster, writeRoster);
    if (text)
        return writeFileAtomically(path, *text);
    text.error().file = path;
    return tl::unexpected(text.error());
}

} // namespace stagewright
