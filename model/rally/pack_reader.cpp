#include "model/rally/pack_reader.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"
#include "model/rally/rally_format.h"
#include "model/rally/rally_names.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <set>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct PackFile {
    Q_DECLARE_TR_FUNCTIONS(PackFile)
};

QString textIn(ObjectReader& reader, Name field) {
    return reader.optionalText(field).value_or(QString());
}

/// Reads each item of a list of at most `most`; a missing list is empty.
template <typename Read>
void readItems(ObjectReader& reader, Name field, qsizetype most, Read read) {
    const QJsonArray items = reader.optionalArray(field).value_or(QJsonArray());
    if (items.size() > most) {
        reader.fault(field,
                     PackFile::tr("holds more than %n item(s)", nullptr, static_cast<int>(most)));
        return;
    }
    const JsonPath list = reader.at(field);
    for (qsizetype i = 0; i < items.size(); ++i)
        read(items[i], JsonPath(list, i));
}

OptionalRules readOptions(ObjectReader& reader, Faults& faults) {
    OptionalRules options;
    const std::array flags{&options.timeControl, &options.oneShot, &options.flyingStart,
                           &options.redline};
    readItems(reader, Name("options"), 100, [&](const QJsonValue& value, const JsonPath& place) {
        for (std::size_t i = 0; i < flags.size(); ++i)
            if (value.toString() == rallyNames::options[i]) {
                *flags[i] = true;
                return;
            }
        faults.add(PackFile::tr("is no option that this program knows"), place);
    });
    return options;
}

QTime readStart(ObjectReader& reader) {
    const auto text = reader.optionalText(Name("start"));
    if (!text)
        return {};
    const QTime time = QTime::fromString(*text, QStringLiteral("HH:mm"));
    if (!time.isValid())
        reader.fault(Name("start"), PackFile::tr("must be a time of day, as in 19:00"));
    return time;
}

RallyInfo readInfo(ObjectReader& reader, Faults& faults) {
    RallyInfo info;
    info.title = textIn(reader, Name("title"));
    readItems(reader, Name("authors"), 100, [&](const QJsonValue& value, const JsonPath& place) {
        const auto author = plainText(value);
        if (!author)
            faults.add(PackFile::tr("must be text, in quotes"), place);
        info.authors << author.value_or(QString());
    });
    info.text = textIn(reader, Name("text"));
    info.licence = textIn(reader, Name("licence"));
    info.language = textIn(reader, Name("language"));
    info.sisu = static_cast<Sisu>(reader.optionalWord(Name("sisu"), rallyNames::sisu).value_or(0));
    info.options = readOptions(reader, faults);
    info.laying =
        static_cast<Laying>(reader.optionalWord(Name("laying"), rallyNames::laying).value_or(0));
    info.evening.start = readStart(reader);
    info.evening.minutes = reader.optionalInteger(Name("minutes"), {1, longestEvening});
    info.evening.players =
        reader.optionalInteger(Name("players"), {1, mostDrivers}).value_or(Evening().players);
    readItems(reader, Name("boxes"), 100, [&](const QJsonValue& value, const JsonPath& place) {
        ObjectReader box(value, place, faults);
        const QString id = box.text(Name("box"));
        if (info.boxes.contains(id))
            box.fault(Name("box"), PackFile::tr("is given twice"));
        info.boxes[id] = box.integer(Name("copies"), {1, mostBoxCopies});
        box.refuseUnknown();
    });
    return info;
}

Session readSession(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Session session;
    session.title = textIn(reader, Name("title"));
    session.breakBefore =
        reader.optionalInteger(Name("breakBefore"), {0, longestBreak}).value_or(0);
    session.unknown = reader.unknown();
    return session;
}

Driver readDriver(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Driver driver;
    driver.key = DriverKey{reader.integer(Name("id"), {1, highestKey})};
    driver.name = textIn(reader, Name("name"));
    driver.colour = textIn(reader, Name("colour"));
    driver.unknown = reader.unknown();
    return driver;
}

struct NamedStage {
    RallyStage stage;
    QString file;
};

NamedStage readStageEntry(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    // A plain name: no other folder, nothing that a file system takes for something else.
    static const QRegularExpression plain(
        QStringLiteral("\\Astages/[\\p{L}\\p{N}_-][\\p{L}\\p{N} ._-]{0,99}\\.json\\z"),
        QRegularExpression::UseUnicodePropertiesOption);
    ObjectReader reader(value, place, faults);
    RallyStage stage;
    stage.key = StageKey{reader.integer(Name("id"), {1, highestKey})};
    const QString file = reader.text(Name("file"));
    if (!file.isEmpty() && !plain.match(file).hasMatch())
        reader.fault(Name("file"), PackFile::tr("must be a plain name in the folder stages"),
                     PackFile::tr("Write it as in stages/01-name.json"));
    stage.session = reader.optionalInteger(Name("session"), {0, mostStages}).value_or(0);
    stage.serviceAfter = reader.optionalBoolean(Name("service")).value_or(false);
    stage.place = textIn(reader, Name("place"));
    stage.country = textIn(reader, Name("country"));
    stage.text = textIn(reader, Name("text"));
    if (reader.find(Name("options")))
        stage.options = readOptions(reader, faults);
    readItems(reader, Name("bonuses"), mostDrivers,
              [&](const QJsonValue& seconds, const JsonPath& at) {
                  const auto bonus = wholeNumber(seconds, {0, longestRaceTime});
                  if (!bonus)
                      faults.add(PackFile::tr("must be whole seconds"), at);
                  stage.bonuses.append(bonus.value_or(0));
              });
    stage.unknown = reader.unknown();
    return {stage, file};
}

Fault inPack(Fault fault, const QByteArray& text) {
    Fault placed = withLine(std::move(fault), text);
    placed.file = QStringLiteral("pack.json");
    return placed;
}

} // namespace

Expected<Rally> readPack(const QByteArray& text, const StageSource& stageOf) {
    const auto json = parseJson(text);
    if (!json) {
        Fault fault = json.error();
        fault.file = QStringLiteral("pack.json");
        return tl::unexpected(fault);
    }
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(rallyFormat);
    RallyInfo info = readInfo(reader, faults);
    QList<Session> sessions;
    readItems(reader, Name("sessions"), mostStages, [&](const QJsonValue& v, const JsonPath& at) {
        sessions.append(readSession(v, at, faults));
    });
    if (sessions.isEmpty())
        sessions.append(Session{});
    QList<Driver> drivers;
    std::set<DriverKey> driverKeys;
    readItems(reader, Name("drivers"), mostDrivers, [&](const QJsonValue& v, const JsonPath& at) {
        drivers.append(readDriver(v, at, faults));
        if (!driverKeys.insert(drivers.back().key).second)
            faults.add(PackFile::tr("has the id of another driver"), at);
    });
    QList<RallyStage> stages;
    QStringList files;
    std::set<StageKey> stageKeys;
    std::set<QString> names;
    readItems(reader, Name("stages"), mostStages, [&](const QJsonValue& v, const JsonPath& at) {
        const NamedStage named = readStageEntry(v, at, faults);
        const int before = stages.isEmpty() ? 0 : stages.back().session;
        if (named.stage.session < before || sessions.size() <= named.stage.session)
            faults.add(PackFile::tr("is in a session that is not there or is over"), at,
                       PackFile::tr("Sessions are counted from 0 and do not go back"));
        if (!stageKeys.insert(named.stage.key).second)
            faults.add(PackFile::tr("has the id of another stage"), at);
        if (!names.insert(named.file.toCaseFolded()).second)
            faults.add(PackFile::tr("has the file of another stage"), at);
        stages.append(named.stage);
        files << named.file;
    });
    info.unknown = reader.unknown();
    if (!faults.none())
        return tl::unexpected(inPack(faults.list().front(), text));
    for (qsizetype i = 0; i < stages.size(); ++i) {
        auto stage = stageOf(files[i]);
        if (!stage) {
            if (stage.error().file.isEmpty())
                stage.error().file = files[i];
            return tl::unexpected(stage.error());
        }
        stages[i].stage = *std::move(stage);
    }
    const auto rally = Rally::of(info, sessions, stages, drivers, {});
    if (!rally)
        return tl::unexpected(inPack({PackFile::tr("does not make a rally"), {}, {}, {}}, text));
    return *rally;
}

} // namespace stagewright
