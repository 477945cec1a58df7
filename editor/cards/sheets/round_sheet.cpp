#include "editor/cards/sheets/round_sheet.h"

#include "editor/cards/words/table_words.h"
#include "editor/sheets/row_boxes.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/cards/play/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace stagewright {

namespace {

struct RoundSheet {
    Q_DECLARE_TR_FUNCTIONS(RoundSheet)
};

constexpr double roundHeight = mm(11);
constexpr double roundNumberWidth = mm(34);

struct RoundRow {
    int round;
    QString leaves;
    std::vector<RowBox> boxes;
};

RoundRow roundRow(const CardTable& table, int round, const std::vector<int>& pairs) {
    const auto row = rowAtRound(table, round);
    const int card = row.empty() ? 0 : row.front();
    RoundRow line{round,
                  card == 0 ? RoundSheet::tr("no card leaves")
                            : RoundSheet::tr("card %1 leaves").arg(card),
                  {}};
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        line.boxes.push_back({seatName(table, seat)});
    if (!pairs.empty()) {
        line.boxes.push_back({RoundSheet::tr("ghost: pairs of dice"),
                              QString::number(pairs[static_cast<std::size_t>(round) - 1])});
        line.boxes.push_back({RoundSheet::tr("ghost: hits")});
        line.boxes.push_back({RoundSheet::tr("ghost: popularity")});
    }
    return line;
}

void paintRound(QPainter& painter, const QRectF& area, const RoundRow& row) {
    painter.setPen(QColor(sheetInk));
    const QRectF number(area.left(), area.top(), roundNumberWidth, area.height() / 2);
    paintLine(painter, number, sheetFont(11, QFont::Bold),
              RoundSheet::tr("Round %1").arg(row.round));
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, number.translated(0, number.height()), sheetFont(8), row.leaves);
    paintRowOfBoxes(painter, area.adjusted(roundNumberWidth, 0, 0, 0), row.boxes);
}

QString numberText(std::optional<int> number) {
    return number ? QString::number(*number) : QString();
}

struct ScoreRow {
    QString name;
    std::vector<RowBox> boxes;
};

ScoreRow scoreRow(const QString& name, const std::optional<SeatScore>& score,
                  const SeatStanding* standing, bool isGhost) {
    const auto part = [&](int SeatScore::*member) {
        return score ? std::optional((*score).*member) : std::nullopt;
    };
    const bool isLost = score && score->destroyed;
    ScoreRow row{name, {}};
    row.boxes.push_back({RoundSheet::tr("speed"), numberText(part(&SeatScore::speed))});
    if (!isGhost) {
        row.boxes.push_back({RoundSheet::tr("+ cards"), numberText(part(&SeatScore::cards))});
        row.boxes.push_back(
            {RoundSheet::tr("− hazard dice"), numberText(part(&SeatScore::hazardDice))});
    }
    row.boxes.push_back({RoundSheet::tr("popularity"), numberText(part(&SeatScore::popularity))});
    row.boxes.push_back(
        {RoundSheet::tr("+ bonus"), standing ? QString::number(standing->bonus) : QString()});
    row.boxes.push_back({RoundSheet::tr("total"), isLost     ? RoundSheet::tr("destroyed")
                                                  : standing ? QString::number(standing->total)
                                                             : QString()});
    if (!isGhost)
        row.boxes.push_back({RoundSheet::tr("flipped"), numberText(part(&SeatScore::flipped))});
    row.boxes.push_back(
        {RoundSheet::tr("place"), standing ? QString::number(standing->place) : QString()});
    return row;
}

std::vector<ScoreRow> scoreRows(const CardTable& table) {
    const auto standings = standingsOf(table);
    const auto standingOf = [&](qsizetype seat) {
        const auto found =
            std::find_if(standings.begin(), standings.end(),
                         [&](const SeatStanding& each) { return each.seat == seat; });
        return found == standings.end() ? nullptr : &*found;
    };
    std::vector<ScoreRow> rows;
    for (qsizetype i = 0; i < table.seats.size(); ++i)
        rows.push_back(scoreRow(seatName(table, i), table.seats[i].score, standingOf(i), false));
    if (table.ghost) {
        std::optional<SeatScore> score;
        if (table.ghostScore) {
            score.emplace();
            score->speed = table.ghostScore->speed;
            score->popularity = table.ghostScore->popularity;
        }
        rows.push_back(
            scoreRow(RoundSheet::tr("Ghost driver"), score, standingOf(table.seats.size()), true));
    }
    return rows;
}

} // namespace

void addRoundSheet(Flow& flow, const CardTable& table, const CardGame& game) {
    flow.heading(RoundSheet::tr("Rounds"));
    const auto pairs = ghostPairs(table, game);
    for (int round = 1; round <= roundsOf(table); ++round)
        flow.add({roundHeight, false,
                  [row = roundRow(table, round, pairs)](QPainter& painter, const QRectF& area) {
                      paintRound(painter, area, row);
                  }});
    if (!pairs.empty())
        flow.text(
            RoundSheet::tr("The ghost driver rolls %n pair(s) of dice in all. Of each pair whose "
                           "hazard die you have not covered he gets a speed point a hit, and a "
                           "popularity point a symbol.",
                           nullptr, std::accumulate(pairs.begin(), pairs.end(), 0)),
            sheetFont(9), QColor(sheetGrey));
}

void addScoreSheet(Flow& flow, const CardTable& table) {
    flow.heading(RoundSheet::tr("Score"));
    for (const ScoreRow& row : scoreRows(table))
        addNamedRows(flow, row.name, {row.boxes});
    flow.gap(mm(1));
    for (const QString& text :
         {RoundSheet::tr(
              "Bonus: 3 for the most popularity, 1 for the next, who has equal shares; none "
              "without popularity."),
          RoundSheet::tr(
              "Equal totals: more popularity, then fewer flipped tokens, then both share "
              "the place. A destroyed car has no points.")})
        flow.text(text, sheetFont(9), QColor(sheetGrey));
}

} // namespace stagewright
