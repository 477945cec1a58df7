#include "model/season/season_table.h"

#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct SeasonTable {
    Q_DECLARE_TR_FUNCTIONS(SeasonTable)
};

} // namespace

QString roundNumber(qsizetype round) {
    return SeasonTable::tr("R%1", "round of a season").arg(round + 1);
}

QString roundName(const RallySeason& season, qsizetype round) {
    const QString title = oneLine(season.rounds[round].title).simplified();
    return title.isEmpty() ? roundNumber(round)
                           : SeasonTable::tr("%1: %2", "number and name of a round")
                                 .arg(roundNumber(round), title);
}

QString scoreText(const RoundScore& score) {
    if (!score.present)
        return score.dropped ? QStringLiteral("(–)") : QStringLiteral("–");
    QString text = score.place || !score.retired || score.points > 0
                       ? QString::number(score.points)
                       : SeasonTable::tr("ret", "retired, in few letters");
    if (score.bonus > 0)
        text += u'+' + QString::number(score.bonus);
    return score.dropped ? u'(' + text + u')' : text;
}

QString seasonHeading(const RallySeason& season, const SeasonQuestion& question) {
    const QString title = oneLine(season.title).simplified();
    QStringList parts{title.isEmpty() ? SeasonTable::tr("Season") : title};
    if (question.teams)
        parts << SeasonTable::tr("teams");
    if (!question.carClass.isEmpty())
        parts << SeasonTable::tr("class %1").arg(oneLine(question.carClass));
    const auto rounds = static_cast<int>(
        std::min(question.rounds.value_or(season.rounds.size()), season.rounds.size()));
    parts << SeasonTable::tr("after %n round(s)", nullptr, rounds);
    return parts.join(QStringLiteral(", "));
}

TextTable seasonTable(const RallySeason& season, const SeasonQuestion& question) {
    const QList<SeasonStanding> standings = seasonStandings(season, question);
    const auto any = [&](auto has) {
        return !question.teams && std::any_of(standings.begin(), standings.end(), has);
    };
    const bool numbers = any([](const SeasonStanding& line) { return line.driver.number; });
    const bool teams = any([](const SeasonStanding& line) { return !line.driver.team.isEmpty(); });
    const bool classes =
        any([](const SeasonStanding& line) { return !line.driver.carClass.isEmpty(); });
    TextTable table;
    table.headings << SeasonTable::tr("Place");
    if (numbers)
        table.headings << SeasonTable::tr("No.", "number of a car");
    table.headings << (question.teams ? SeasonTable::tr("Team") : SeasonTable::tr("Driver"));
    if (teams)
        table.headings << SeasonTable::tr("Team");
    if (classes)
        table.headings << SeasonTable::tr("Class");
    const qsizetype rounds =
        std::min(question.rounds.value_or(season.rounds.size()), season.rounds.size());
    for (qsizetype i = 0; i < rounds; ++i)
        table.headings << roundNumber(i);
    table.headings << SeasonTable::tr("Points");
    for (const SeasonStanding& line : standings) {
        QStringList row{QString::number(line.place)};
        if (numbers)
            row << (line.driver.number ? QString::number(*line.driver.number) : QString());
        row << oneLine(line.driver.name);
        if (teams)
            row << oneLine(line.driver.team);
        if (classes)
            row << oneLine(line.driver.carClass);
        for (const RoundScore& score : line.rounds)
            row << scoreText(score);
        table.rows << (row << QString::number(line.points));
    }
    return table;
}

} // namespace stagewright
