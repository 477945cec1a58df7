#include "model/drive/rules_file.h"

#include "model/drive/rules_records.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/one_line.h"

#include <QDir>
#include <QFile>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 1024 * 1024;

/// A stage that does not say its game is driven by these rules.
constexpr QStringView usualGame = u"dirt";

const auto builtInFolder = QStringLiteral(":/games");

QString builtInFile(QStringView game) {
    return QStringLiteral("%1/%2/rules.json").arg(builtInFolder, game.isEmpty() ? usualGame : game);
}

bool hasRules(QStringView game) {
    // A game's name is no way into other folders.
    return QDir(builtInFolder).entryList(QDir::Dirs).contains(game) &&
           QFile::exists(builtInFile(game));
}

/// The games whose rules are compiled into the program.
QStringList gamesWithRules() {
    QStringList games = QDir(builtInFolder).entryList(QDir::Dirs, QDir::Name);
    games.removeIf([](const QString& game) { return !hasRules(game); });
    return games;
}

Fault inFile(Fault fault, const QString& name) {
    fault.file = name;
    return fault;
}

} // namespace

Expected<DriveRules> readRules(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    DriveRules rules;
    ObjectReader reader(*json, top, faults);
    reader.format(formatVersion, RulesFile::tr("is %1, but this program knows format %2"));
    rules.game = reader.text(Name("game"));
    rules.title = oneLine(reader.text(Name("title")));
    RulesRecords records(reader, rules, faults);
    records.readDice();
    records.readDashboards();
    records.readTimes();
    records.readBacks();
    records.readLosses();
    records.readBag();
    records.readShortcuts();
    records.readSingleValues();
    reader.refuseUnknown();
    if (faults.none())
        return rules;
    Fault fault = faults.list().front();
    if (const auto line = lineOf(text, fault.place.toStdString()))
        fault.place = fault.place.isEmpty()
                          ? RulesFile::tr("line %1").arg(*line)
                          : RulesFile::tr("line %1: %2").arg(*line).arg(fault.place);
    return tl::unexpected(fault);
}

Expected<QByteArray> rulesText(const QString& path) {
    return readLimitedFile(path, largestFile);
}

Expected<DriveRules> loadRules(const QString& path) {
    const auto text = rulesText(path);
    if (!text)
        return tl::unexpected(text.error());
    auto rules = readRules(*text);
    if (!rules)
        return tl::unexpected(inFile(rules.error(), path));
    return rules;
}

QByteArray builtInRulesText(QStringView game) {
    QFile file(builtInFile(hasRules(game) ? game : usualGame));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Expected<DriveRules> builtInRules(QStringView game) {
    if (!game.isEmpty() && !hasRules(game))
        return tl::unexpected(
            Fault{RulesFile::tr("there are no rules for the game \"%1\"").arg(game.left(40)),
                  QStringLiteral("game"),
                  RulesFile::tr("There are rules for: %1. Others come from a rules file")
                      .arg(gamesWithRules().join(QStringLiteral(", "))),
                  {}});
    auto rules = readRules(builtInRulesText(game));
    if (!rules)
        return tl::unexpected(inFile(rules.error(), builtInFile(game)));
    return rules;
}

} // namespace stagewright
