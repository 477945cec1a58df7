#include "editor/season/sheets/season_pages.h"

#include "editor/drawing/fonts.h"
#include "editor/season/sheets/season_chart.h"
#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/one_line.h"
#include "model/season/season_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

struct SeasonPages {
    Q_DECLARE_TR_FUNCTIONS(SeasonPages)
};

constexpr double seasonRowHeight = mm(7);
constexpr double columnGap = mm(3);
constexpr double tablePoints = 9.5;
constexpr qsizetype mostUpright = 9; ///< columns of rounds on an upright page

/// How wide each column wants to be: as its widest text.
std::vector<double> columnWidths(const TextTable& table, const QFont& font) {
    QImage device = sheetDevice();
    std::vector<double> wanted(static_cast<std::size_t>(table.headings.size()), 0);
    for (const QStringList& row : QList<QStringList>{table.headings} + table.rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            double& column = wanted[static_cast<std::size_t>(i)];
            column = std::max(column, textWidth(row[i], font, &device) + columnGap);
        }
    return wanted;
}

/// The table in parts whose rounds fit beside each other, each with the texts and the points that
/// count.
std::vector<TextTable> partsOf(const TextTable& table, qsizetype texts, const QFont& font,
                               double width) {
    const auto wanted = columnWidths(table, font);
    const qsizetype last = table.headings.size() - 1;
    const double around = std::accumulate(wanted.begin(), wanted.begin() + texts, wanted.back());
    std::vector<TextTable> parts;
    for (qsizetype from = texts; from < last;) {
        double taken = around;
        qsizetype to = from;
        while (to < last && (to == from || taken + wanted[static_cast<std::size_t>(to)] <= width))
            taken += wanted[static_cast<std::size_t>(to++)];
        const auto part = [&](const QStringList& row) {
            return row.first(texts) + row.sliced(from, to - from) + row.last(1);
        };
        TextTable& made = parts.emplace_back(TextTable{part(table.headings), {}});
        for (const QStringList& row : table.rows)
            made.rows << part(row);
        from = to;
    }
    return parts.empty() ? std::vector{table} : parts;
}

/// Texts stand at the left, points at the right.
void paintCells(QPainter& painter, const QRectF& row, const QStringList& cells,
                const std::vector<double>& widths, qsizetype texts, const QFont& font) {
    double left = row.left();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const double width = widths[static_cast<std::size_t>(i)];
        paintLine(painter, {left, row.top(), width - columnGap, row.height()}, font, cells[i],
                  (i < texts ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        left += width;
    }
    paintRule(painter, row.bottomLeft(), row.width());
}

void addTable(Flow& flow, const TextTable& table, qsizetype texts) {
    const QFont font = sheetFont(tablePoints);
    const QFont small = sheetFont(8);
    const auto widths = sharesOfLine(columnWidths(table, font), flow.width());
    const auto add = [&](const QStringList& cells, bool isHead) {
        flow.add({seasonRowHeight, isHead, [=](QPainter& painter, const QRectF& row) {
                      painter.setPen(isHead ? QColor(sheetGrey) : QColor(sheetInk));
                      paintCells(painter, row, cells, widths, texts, isHead ? small : font);
                  }});
    };
    add(table.headings, true);
    for (const QStringList& row : table.rows)
        add(row, false);
}

void addChart(Flow& flow, const SeasonChart& chart) {
    if (chart.lines.empty())
        return;
    flow.gap(mm(4));
    flow.add(
        {mm(80), false, [chart](QPainter& painter, const QRectF& area) {
             paintSeasonChart(painter, area, chart, {QColor(sheetInk), QColor(sheetRule), pt(9)});
         }});
}

QString winnersOf(const SeasonRound& round) {
    QStringList winners;
    for (const RoundResult& result : round.results)
        if (result.place == 1)
            winners << oneLine(result.driver).simplified();
    return winners.join(QStringLiteral(", "));
}

TextTable roundTable(const RallySeason& season) {
    TextTable table{{SeasonPages::tr("Round"), SeasonPages::tr("Date"), SeasonPages::tr("Rally"),
                     SeasonPages::tr("Won by")},
                    {}};
    const QLocale locale;
    for (qsizetype i = 0; i < season.rounds.size(); ++i) {
        const SeasonRound& round = season.rounds[i];
        table.rows << QStringList{
            roundNumber(i),
            round.date.isValid() ? locale.toString(round.date, QLocale::ShortFormat) : QString(),
            oneLine(round.title).simplified(), winnersOf(round)};
    }
    return table;
}

QPageLayout::Orientation orientationFor(const SeasonPaper& paper) {
    qsizetype rounds = 0;
    for (const SeasonQuestion& question : paper.questions)
        rounds = std::max(rounds, std::min(question.rounds.value_or(paper.season.rounds.size()),
                                           paper.season.rounds.size()));
    return rounds > mostUpright ? QPageLayout::Landscape : QPageLayout::Portrait;
}

} // namespace

SheetDocument seasonDocument(const SeasonPaper& paper) {
    registerFonts();
    const QString title = oneLine(paper.season.title).simplified();
    SheetDocument document{
        title.isEmpty() ? SeasonPages::tr("Season") : title, {}, paper.format, {}};
    const auto orientation = orientationFor(paper);
    Flow flow(areaOf(paper.format, orientation).width());
    const auto begin = [&](const QString& heading) {
        if (!flow.blocks().empty())
            flow.gap(mm(10));
        flow.text(heading, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    };
    for (const SeasonQuestion& question : paper.questions) {
        const TextTable table = seasonTable(paper.season, question);
        const auto rounds = std::min(question.rounds.value_or(paper.season.rounds.size()),
                                     paper.season.rounds.size());
        begin(seasonHeading(paper.season, question));
        const qsizetype texts = table.headings.size() - rounds - 1;
        const auto parts = partsOf(table, texts, sheetFont(tablePoints), flow.width());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i > 0)
                flow.gap(mm(4));
            addTable(flow, parts[i], texts);
        }
        addChart(flow, seasonChart(seasonStandings(paper.season, question)));
    }
    if (!paper.season.rounds.isEmpty()) {
        begin(SeasonPages::tr("Rounds"));
        const TextTable table = roundTable(paper.season);
        addTable(flow, table, table.headings.size());
    }
    document.pages = flowPages(flow.blocks(), paper.format, orientation, document.title);
    if (!document.pages.empty())
        document.pages.front().outline.push_back({document.title});
    return document;
}

QList<SeasonQuestion> questionsOf(const RallySeason& season, std::optional<qsizetype> rounds) {
    QList<SeasonQuestion> questions{{false, {}, rounds}};
    if (hasTeams(season))
        questions << SeasonQuestion{true, {}, rounds};
    for (const QString& carClass : classesOf(season))
        questions << SeasonQuestion{false, carClass, rounds};
    return questions;
}

} // namespace stagewright
