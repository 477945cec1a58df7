#include "editor/sheets/card_pages.h"

#include "editor/sheets/even_share.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/time_boxes.h"
#include "editor/sheets/time_sheet.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

struct CardPages {
    Q_DECLARE_TR_FUNCTIONS(CardPages)
};

constexpr double cardHeadHeight = mm(17);
constexpr double usualRowHeight = mm(10);
constexpr double leastCardRowHeight = mm(8); ///< so that two cards share a page
constexpr double cardLegendHeight = mm(5);
constexpr double cardPadding = mm(3);
constexpr double gapBetweenCards = mm(6);
constexpr std::size_t mostCardLines = 20; ///< of a card; more stages make a further one

/// Some of a card's lines, as one piece of paper.
struct CardPart {
    TimeCard card;
    std::size_t first;
    std::size_t count;
    double rowHeight;
    bool isOfRaces; ///< which have no time controls
};

/// A lower row where that lets two cards share a page which one would leave half empty.
double rowHeightFor(std::size_t lines, double pageHeight) {
    constexpr double slack = mm(0.5); // halves are rounded
    const double halfPage = (pageHeight - gapBetweenCards) / 2 - cardHeadHeight - cardLegendHeight -
                            cardPadding - slack;
    const double fitting = halfPage / static_cast<double>(lines);
    return fitting < leastCardRowHeight ? usualRowHeight : std::min(fitting, usualRowHeight);
}

/// What a card's boxes are, of which its lines may lack one.
struct CardBoxes {
    bool penalties = false;
    StageResults damage = noDamage;
    bool totals = false; ///< which of one time alone would be that again
};

CardBoxes boxesOf(const TimeCard& card) {
    CardBoxes boxes;
    for (const CardLine& line : card.lines) {
        boxes.penalties = boxes.penalties || line.hasPenalties;
        boxes.damage = together(boxes.damage, line.damage);
    }
    boxes.totals = card.lines.size() > 1 || boxes.penalties;
    return boxes;
}

void paintHead(QPainter& painter, const QRectF& place, const CardPart& part, const QString& rally) {
    painter.setPen(QColor(sheetInk));
    const double half = place.width() * 0.5;
    paintLine(painter, {place.left(), place.top() + mm(2), half, mm(7)}, sheetFont(12, QFont::Bold),
              part.isOfRaces ? CardPages::tr("Race card") : CardPages::tr("Time card"));
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {place.left(), place.top() + mm(9), half, mm(5)}, sheetFont(9), rally);
    const QRectF name(place.left() + half, place.top() + mm(3), half, mm(10));
    paintNameLine(painter, name.adjusted(0, 0, -mm(28), 0), CardPages::tr("Driver"),
                  part.card.driver);
    paintNameLine(painter, name.adjusted(name.width() - mm(25), 0, 0, 0), CardPages::tr("Car"),
                  part.card.colour);
}

void paintCardLine(QPainter& painter, const QRectF& row, const CardLine& line,
                   const CardBoxes& there) {
    const QRectF in = row.adjusted(0, mm(0.6), 0, -mm(0.6));
    constexpr double timeWidth = mm(22);
    constexpr double smallWidth = mm(8);
    const auto damageCount = static_cast<double>(damageBoxes(there.damage, {}).size());
    const int times = 2 + (there.penalties ? 1 : 0) + (there.totals ? 1 : 0);
    const double boxes = times * timeWidth + damageCount * smallWidth + mm(10);
    const double name = in.width() - boxes;
    const QFont font = sheetFont(9.5, QFont::Bold);
    painter.setPen(QColor(sheetInk));
    const bool served = line.serviceAfter;
    paintLine(painter,
              {in.left(), in.top(), name - mm(2), served ? in.height() * 0.6 : in.height()}, font,
              line.stage);
    if (served) {
        painter.setPen(QColor(sheetGrey));
        paintLine(painter,
                  {in.left(), in.top() + in.height() * 0.55, name - mm(2), in.height() * 0.45},
                  sheetFont(7),
                  line.isRace ? CardPages::tr("then a pit stop") : CardPages::tr("then service"));
    }
    double left = in.left() + name;
    const auto box = [&](double width, const QString& caption, const QString& filled) {
        paintBox(painter, {left, in.top(), width, in.height()}, caption, filled);
        left += width;
    };
    box(timeWidth, CardPages::tr("Start"), line.start);
    box(timeWidth, CardPages::tr("Time"), line.entry.time);
    const std::vector<DamageBox> damage = damageBoxes(line.damage, line.entry);
    for (const DamageBox& each : damage)
        box(smallWidth, each.letter, each.filled);
    left += smallWidth * (damageCount - static_cast<double>(damage.size()));
    if (line.hasPenalties)
        box(timeWidth, CardPages::tr("Penalty"), line.entry.penalty);
    else if (there.penalties)
        left += timeWidth;
    if (there.totals)
        box(timeWidth, CardPages::tr("Total"), line.entry.total);
    box(mm(10), CardPages::tr("Place"), line.entry.place);
}

void paintCard(QPainter& painter, const QRectF& place, const CardPart& part, const QString& rally) {
    painter.setPen(QPen(QColor(sheetGrey), mm(0.25), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    constexpr double halfPen = mm(0.125); // that the line lies within the margins
    painter.drawRect(place.adjusted(halfPen, halfPen, -halfPen, -halfPen));
    const QRectF in = place.adjusted(cardPadding, 0, -cardPadding, 0);
    paintHead(painter, in, part, rally);
    QRectF row(in.left(), in.top() + cardHeadHeight, in.width(), part.rowHeight);
    const CardBoxes there = boxesOf(part.card);
    for (std::size_t i = part.first; i < part.first + part.count; ++i) {
        paintCardLine(painter, row, part.card.lines[i], there);
        row.translate(0, part.rowHeight);
    }
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {row.left(), row.top(), row.width(), cardLegendHeight}, sheetFont(7),
              damageLegend(there.damage));
}

} // namespace

std::vector<FlowBlock> cardBlocks(const SharedRallySheet& sheet, const SheetFormat& format,
                                  double rowFactor) {
    const QRectF area = withoutFoot(areaOf(format, QPageLayout::Portrait));
    // The line of a stage alone has its name already.
    const QString title = isAlone(sheet->rally) ? QString() : sheet->title;
    Flow flow(area.width());
    for (const TimeCard& card : timeCardsOf(*sheet)) {
        const std::size_t share = evenShare(card.lines.size(), mostCardLines);
        for (std::size_t first = 0; first < card.lines.size(); first += share) {
            const CardPart part{card, first, std::min(share, card.lines.size() - first),
                                rowFactor * rowHeightFor(share, area.height()),
                                isOfRaces(sheet->rally)};
            const double height = cardHeadHeight +
                                  part.rowHeight * static_cast<double>(part.count) +
                                  cardLegendHeight + cardPadding;
            flow.add({height, false, [part, title](QPainter& painter, const QRectF& place) {
                          paintCard(painter, place, part, title);
                      }});
            flow.gap(gapBetweenCards);
        }
    }
    return flow.blocks();
}

} // namespace stagewright
