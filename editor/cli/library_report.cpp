#include "editor/cli/library_report.h"

#include "editor/cli/console.h"
#include "editor/cli/json_key.h"
#include "editor/language/drive_words.h"
#include "model/csv.h"
#include "model/drive/estimate.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace stagewright {

namespace {

struct LibraryReport {
    Q_DECLARE_TR_FUNCTIONS(LibraryReport)
};

QString numberSaid(const std::optional<int>& number) {
    return number ? QString::number(*number) : QStringLiteral("-");
}

QString lackedSaid(const LibraryLine& line) {
    QStringList pieces;
    for (const Shortage& each : line.lacked) {
        const int count = each.needed - each.owned;
        pieces << (count == 1 ? each.piece : QStringLiteral("%1 x %2").arg(count).arg(each.piece));
    }
    return pieces.join(QStringLiteral(", "));
}

constexpr std::size_t columns = 8;
using Row = std::array<QString, columns>;

Row rowOf(const LibraryLine& line, const LibraryChoice& choice) {
    const LibraryEntry& entry = line.entry;
    const auto seconds = secondsOf(entry);
    const auto difficulty = difficultyOf(entry);
    return {oneLine(nameOf(entry)),
            gamesOf(entry).join(u','),
            QString::number(entry.stages.size()),
            QString::number(piecesOf(entry)),
            numberSaid(minutesOf(entry, choice.players())),
            seconds ? minutesAndSeconds(*seconds) : QStringLiteral("-"),
            difficulty ? wordFor(*difficulty) : QStringLiteral("-"),
            entry.path};
}

void printAsText(const std::vector<LibraryLine>& lines, const LibraryChoice& choice) {
    std::vector<Row> rows{{LibraryReport::tr("title"), LibraryReport::tr("game"),
                           LibraryReport::tr("stages"), LibraryReport::tr("tiles"),
                           LibraryReport::tr("minutes"), LibraryReport::tr("time"),
                           LibraryReport::tr("difficulty"), LibraryReport::tr("file")}};
    for (const LibraryLine& line : lines)
        rows.push_back(rowOf(line, choice));
    std::array<qsizetype, columns> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i + 1 < columns; ++i)
            widths.at(i) = std::max(widths.at(i), row.at(i).size());
    const auto isNumber = [](std::size_t column) { return column >= 2 && column <= 5; };
    for (std::size_t r = 0; r < rows.size(); ++r) {
        QString text;
        for (std::size_t i = 0; i + 1 < columns; ++i)
            text += (isNumber(i) ? rows[r].at(i).rightJustified(widths.at(i))
                                 : rows[r].at(i).leftJustified(widths.at(i))) +
                    QStringLiteral("  ");
        printLine(text + rows[r].back());
        if (r == 0 || lines[r - 1].lacked.empty())
            continue;
        const LibraryLine& line = lines[r - 1];
        const QString said = LibraryReport::tr("lacks %1").arg(lackedSaid(line));
        printLine(QStringLiteral("  ") +
                  (!line.substitutes   ? said
                   : *line.substitutes ? LibraryReport::tr("%1; there are substitutes").arg(said)
                                       : LibraryReport::tr("%1; no substitutes").arg(said)));
    }
}

const char* nameOfSurface(Terrain terrain) {
    switch (terrain) {
    case Terrain::Asphalt:
        return "asphalt";
    case Terrain::Gravel:
        return "gravel";
    case Terrain::Snow:
        return "snow";
    case Terrain::None:
        break;
    }
    return "none";
}

QJsonObject surfacesJson(const std::map<Terrain, int>& surfaces) {
    QJsonObject json;
    for (const auto& [surface, count] : surfaces)
        json.insert(QString::fromLatin1(nameOfSurface(surface)), count);
    return json;
}

QJsonValue jsonOf(const std::optional<int>& number) {
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

QJsonValue secondsJson(const std::optional<double>& seconds) {
    return seconds ? QJsonValue(std::round(*seconds)) : QJsonValue(QJsonValue::Null);
}

QJsonValue difficultyJson(const std::optional<Difficulty>& difficulty) {
    return difficulty ? QJsonValue(name(*difficulty)) : QJsonValue(QJsonValue::Null);
}

QJsonArray stagesJson(const LibraryEntry& entry) {
    QJsonArray stages;
    for (const LibraryStage& stage : entry.stages)
        stages.append(QJsonObject{
            {key("title"), stage.title},
            {key("author"), stage.author},
            {key("game"), stage.game},
            {key("kind"), stage.kind == StageKind::Circuit ? QStringLiteral("circuit")
                                                           : QStringLiteral("stage")},
            {key("laps"), stage.laps},
            {key("tiles"), stage.pieces},
            {key("seconds"), secondsJson(stage.times ? stage.times->seconds : std::nullopt)},
            {key("difficulty"),
             difficultyJson(stage.times ? stage.times->difficulty : std::nullopt)}});
    return stages;
}

QJsonObject lineJson(const LibraryLine& line, const LibraryChoice& choice) {
    const LibraryEntry& entry = line.entry;
    QJsonObject json{{key("file"), entry.path},
                     {key("title"), entry.title},
                     {key("authors"), QJsonArray::fromStringList(entry.authors)},
                     {key("games"), QJsonArray::fromStringList(gamesOf(entry))},
                     {key("tiles"), piecesOf(entry)},
                     {key("surfaces"), surfacesJson(surfacesOf(entry))},
                     {key("boxes"), QJsonArray::fromStringList(boxesOf(entry))},
                     {key("stages"), stagesJson(entry)}};
    if (choice.times) {
        json.insert(key("players"), choice.players());
        json.insert(key("minutes"), jsonOf(minutesOf(entry, choice.players())));
        json.insert(key("seconds"), secondsJson(secondsOf(entry)));
        json.insert(key("difficulty"), difficultyJson(difficultyOf(entry)));
    }
    if (choice.boxes) {
        QJsonObject lacked;
        for (const Shortage& each : line.lacked)
            lacked.insert(each.piece, each.needed - each.owned);
        json.insert(key("lacking"), lacked);
        if (!line.lacked.empty())
            json.insert(key("substitutes"), line.substitutes ? QJsonValue(*line.substitutes)
                                                             : QJsonValue(QJsonValue::Null));
    }
    if (!entry.damage.isEmpty())
        json.insert(key("damage"), entry.damage);
    return json;
}

void printAsCsv(const std::vector<LibraryLine>& lines, const LibraryChoice& choice) {
    printText(csvRecord({key("file"), key("title"), key("author"), key("game"), key("stages"),
                         key("tiles"), key("minutes"), key("seconds"), key("difficulty"),
                         key("boxes"), key("lacking")}));
    const QString comma = QStringLiteral(", ");
    for (const LibraryLine& line : lines) {
        const LibraryEntry& entry = line.entry;
        const auto minutes = minutesOf(entry, choice.players());
        const auto seconds = secondsOf(entry);
        const auto difficulty = difficultyOf(entry);
        printText(csvRecord({entry.path, entry.title, entry.authors.join(comma),
                             gamesOf(entry).join(comma), QString::number(entry.stages.size()),
                             QString::number(piecesOf(entry)),
                             minutes ? QString::number(*minutes) : QString(),
                             seconds ? QString::number(std::lround(*seconds)) : QString(),
                             difficulty ? name(*difficulty) : QString(), boxesOf(entry).join(comma),
                             lackedSaid(line)}));
    }
}

} // namespace

void printLibrary(const std::vector<LibraryLine>& lines, const LibraryChoice& choice) {
    if (choice.json) {
        QJsonArray all;
        for (const LibraryLine& line : lines)
            all.append(lineJson(line, choice));
        printJson(all);
    } else if (choice.csv) {
        printAsCsv(lines, choice);
    } else if (!lines.empty()) {
        printAsText(lines, choice);
    }
}

} // namespace stagewright
