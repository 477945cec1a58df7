#include "editor/season/sheets/season_page_html.h"

#include "editor/season/sheets/season_chart.h"
#include "model/one_line.h"
#include "model/season/season_table.h"

#include <QCoreApplication>
#include <QLocale>

namespace stagewright {

namespace {

struct SeasonHtml {
    Q_DECLARE_TR_FUNCTIONS(SeasonHtml)
};

/// The picture without what only a file of its own begins with.
QByteArray inPage(const QByteArray& svg) {
    const qsizetype begin = svg.indexOf("<svg");
    return begin < 0 ? QByteArray() : svg.sliced(begin);
}

QString roundsText(const RallySeason& season) {
    QString text = QStringLiteral("<ul>\n");
    for (qsizetype i = 0; i < season.rounds.size(); ++i) {
        QString line = roundName(season, i);
        if (season.rounds[i].date.isValid())
            line += QStringLiteral(", ") +
                    QLocale().toString(season.rounds[i].date, QLocale::ShortFormat);
        text += QStringLiteral("<li>%1</li>\n").arg(line.toHtmlEscaped());
    }
    return text + QStringLiteral("</ul>\n");
}

} // namespace

QByteArray seasonHtml(const RallySeason& season, const QList<SeasonQuestion>& questions) {
    const QString title = oneLine(season.title).simplified();
    QByteArray page =
        "<!DOCTYPE html>\n<html lang=\"" + QLocale().name().section(u'_', 0, 0).toUtf8() +
        "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
        (title.isEmpty() ? SeasonHtml::tr("Season") : title).toHtmlEscaped().toUtf8() +
        "</title>\n<style>\nbody { font-family: sans-serif; margin: 2em; }\n"
        "table { border-collapse: collapse; }\n"
        "th, td { padding: 0.2em 0.7em; border-bottom: 1px solid #b4b4b4; text-align: left; }\n"
        "svg { max-width: 100%; height: auto; }\n</style>\n</head>\n<body>\n";
    for (const SeasonQuestion& question : questions) {
        const QString heading = seasonHeading(season, question);
        page += "<h1>" + heading.toHtmlEscaped().toUtf8() + "</h1>\n" +
                asHtml(seasonTable(season, question)).toUtf8() +
                inPage(seasonChartSvg(seasonChart(seasonStandings(season, question)), heading));
    }
    if (!season.rounds.isEmpty())
        page +=
            "<h2>" + SeasonHtml::tr("Rounds").toUtf8() + "</h2>\n" + roundsText(season).toUtf8();
    return page + "</body>\n</html>\n";
}

} // namespace stagewright
