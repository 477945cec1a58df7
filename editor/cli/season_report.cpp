#include "editor/cli/season_report.h"

#include "editor/cli/console.h"
#include "editor/cli/json_key.h"
#include "editor/season/sheets/season_page_html.h"
#include "editor/season/sheets/season_pages.h"
#include "model/season/season_table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace stagewright {

namespace {

QJsonObject scoreJson(const RoundScore& score) {
    QJsonObject json{{key("present"), score.present},
                     {key("points"), score.points},
                     {key("bonus"), score.bonus},
                     {key("dropped"), score.dropped}};
    if (score.place)
        json.insert(key("place"), *score.place);
    if (score.retired)
        json.insert(key("retired"), true);
    return json;
}

QJsonObject standingJson(const SeasonStanding& line) {
    QJsonObject json{
        {key("place"), line.place}, {key("name"), line.driver.name}, {key("points"), line.points}};
    if (line.driver.number)
        json.insert(key("number"), *line.driver.number);
    if (!line.driver.team.isEmpty())
        json.insert(key("team"), line.driver.team);
    if (!line.driver.carClass.isEmpty())
        json.insert(key("class"), line.driver.carClass);
    if (line.isStranger)
        json.insert(key("not_on_the_roster"), true);
    QJsonArray rounds;
    for (const RoundScore& score : line.rounds)
        rounds.append(scoreJson(score));
    json.insert(key("rounds"), rounds);
    QJsonArray after;
    for (const int points : line.pointsAfter)
        after.append(points);
    json.insert(key("points_after"), after);
    return json;
}

QByteArray seasonJson(const RallySeason& season, const SeasonQuestion& question,
                      const QString& file) {
    QJsonArray rounds;
    for (const SeasonRound& round : season.rounds) {
        QJsonObject json{{key("title"), round.title}, {key("file"), round.file}};
        if (round.date.isValid())
            json.insert(key("date"), round.date.toString(Qt::ISODate));
        rounds.append(json);
    }
    QJsonArray standings;
    for (const SeasonStanding& line : seasonStandings(season, question))
        standings.append(standingJson(line));
    return QJsonDocument(QJsonObject{{key("file"), file},
                                     {key("title"), season.title},
                                     {key("rounds"), rounds},
                                     {key("standings"), standings}})
        .toJson();
}

QByteArray seasonText(const RallySeason& season, const SeasonQuestion& question) {
    QString text = sanitized(seasonHeading(season, question)) + u'\n';
    const QString table = asText(seasonTable(season, question));
    for (const QString& line : table.split(u'\n', Qt::SkipEmptyParts))
        text += sanitized(line) + u'\n';
    const auto rounds =
        std::min(question.rounds.value_or(season.rounds.size()), season.rounds.size());
    for (qsizetype i = 0; i < rounds; ++i) {
        QString line = roundName(season, i);
        if (season.rounds[i].date.isValid())
            line += QStringLiteral(", ") +
                    QLocale().toString(season.rounds[i].date, QLocale::ShortFormat);
        text += sanitized(line) + u'\n';
    }
    return text.toUtf8();
}

} // namespace

Expected<QByteArray> seasonReport(const RallySeason& season, const SeasonChoice& choice,
                                  const QString& file) {
    const SeasonQuestion& question = choice.question;
    switch (choice.form) {
    case SeasonForm::Csv:
        return asCsv(seasonTable(season, question)).toUtf8();
    case SeasonForm::Markdown:
        return asMarkdown(seasonTable(season, question)).toUtf8();
    case SeasonForm::Html:
        return seasonHtml(season, {question});
    case SeasonForm::Json:
        return seasonJson(season, question, file);
    case SeasonForm::Pdf: {
        SeasonPaper paper{season, {question}, {usualPaper(QLocale()), 10}};
        if (!question.teams && question.carClass.isEmpty())
            paper.questions = questionsOf(season, question.rounds);
        const SheetDocument document = seasonDocument(paper);
        return sheetsAsPdf(document, allPages(document)).map([](const auto& pdf) {
            return pdf.value_or(QByteArray());
        });
    }
    case SeasonForm::Text:
        break;
    }
    return seasonText(season, question);
}

} // namespace stagewright
