#include "model/rally/standings_table.h"

#include "model/csv.h"
#include "model/one_line.h"
#include "model/rally/race_time.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct StandingsTable {
    Q_DECLARE_TR_FUNCTIONS(StandingsTable)
};

/// In one line: a name may hold what ends a row.
QString inOneLine(const QString& text) {
    return oneLine(text).simplified();
}

QString markdownCell(const QString& text) {
    QString escaped;
    for (const QChar c : inOneLine(text)) {
        if (QStringView(u"\\`*_{}[]<>()#+-.!|~&").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString markdownRow(const QStringList& cells) {
    QStringList escaped;
    for (const QString& cell : cells)
        escaped << markdownCell(cell);
    return QStringLiteral("| %1 |\n").arg(escaped.join(QStringLiteral(" | ")));
}

QString htmlRow(const QStringList& cells, QLatin1StringView cell) {
    QString row = QStringLiteral("<tr>");
    for (const QString& text : cells)
        row += u'<' + cell + u'>' + inOneLine(text).toHtmlEscaped() + QStringLiteral("</") + cell +
               u'>';
    return row + QStringLiteral("</tr>\n");
}

} // namespace

TextTable standingsTable(const Rally& rally, qsizetype stages, const RulesOf& rulesOf) {
    const QList<Standing> standings = standingsAfter(rally, stages, rulesOf);
    const bool missing = std::any_of(standings.begin(), standings.end(),
                                     [](const Standing& line) { return line.missing > 0; });
    TextTable table{{StandingsTable::tr("Place"), StandingsTable::tr("Driver"),
                     StandingsTable::tr("Total"), StandingsTable::tr("Gap")},
                    {}};
    const bool retired = std::any_of(standings.begin(), standings.end(), [](const Standing& line) {
        return line.retiredIn.has_value();
    });
    if (missing)
        table.headings << StandingsTable::tr("Stages missing");
    if (retired)
        table.headings << QCoreApplication::translate("stagewright::ResultsModel", "Retired");
    for (const Standing& line : standings) {
        const bool isBlank = stages > 0 && line.missing >= stages;
        const QString none(u'–');
        QStringList row{
            isBlank ? none : QString::number(line.place), oneLine(rally.find(line.driver)->name),
            line.isOut() ? QCoreApplication::translate("TimeSheet", "retired")
            : isBlank    ? none
            : line.seconds == 0 && line.racePlaces > 0
                ? (stages == 1 ? QStringLiteral("P%1") : StandingsTable::tr("places %1"))
                      .arg(line.racePlaces)
                : raceTimeText(line.seconds),
            isBlank || line.isOut() ? none : gapText(line.behindFirst)};
        if (missing)
            row << QString::number(line.missing);
        if (retired)
            row << (line.retiredIn ? stageNumber(rally, rally.indexOf(*line.retiredIn))
                                   : QString());
        table.rows << row;
    }
    return table;
}

QString asText(const TextTable& table) {
    const QList<QStringList> rows = QList<QStringList>{table.headings} + table.rows;
    QList<qsizetype> widths(table.headings.size(), 0);
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], inOneLine(row[i]).size());
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += inOneLine(row[i]).leftJustified(widths[i] + 2);
        text += line.trimmed() + u'\n';
    }
    return text;
}

QString asCsv(const TextTable& table) {
    QString text = csvRecord(table.headings);
    for (const QStringList& row : table.rows)
        text += csvRecord(row);
    return text;
}

QString asMarkdown(const TextTable& table) {
    QString text = markdownRow(table.headings);
    text += u'|' + QStringLiteral(" --- |").repeated(table.headings.size()) + u'\n';
    for (const QStringList& row : table.rows)
        text += markdownRow(row);
    return text;
}

QString asHtml(const TextTable& table) {
    const QLatin1StringView heading("th");
    const QLatin1StringView cell("td");
    QString text = QStringLiteral("<table>\n<thead>\n") + htmlRow(table.headings, heading) +
                   QStringLiteral("</thead>\n<tbody>\n");
    for (const QStringList& row : table.rows)
        text += htmlRow(row, cell);
    return text + QStringLiteral("</tbody>\n</table>\n");
}

} // namespace stagewright
