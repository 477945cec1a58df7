#include "editor/cards/faces/table_painter.h"

#include "editor/cards/words/table_words.h"
#include "editor/drawing/fitted_text.h"
#include "model/layouts/cards/play/box_list.h"
#include "model/layouts/cards/play/rounds.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>

namespace stagewright {

namespace {

struct TablePicture {
    Q_DECLARE_TR_FUNCTIONS(TablePicture)
};

constexpr double corner = 0.12; // of a card's width
constexpr double rimShare = 0.06;

void paintCard(QPainter& painter, const QRectF& card, const QColor& fill, const TableStyle& style,
               double line, bool isThere = true) {
    const double round = std::min(card.width(), card.height()) * corner;
    painter.setPen(QPen(isThere ? style.ink : style.faint, line * rimShare,
                        isThere ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isThere ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(card, round, round);
}

/// A strip of a card, `lines` from its top.
QRectF strip(const QRectF& card, double top, double height) {
    return {card.left() + card.width() * 0.06, card.top() + top, card.width() * 0.88, height};
}

void paintGhostDie(QPainter& painter, const QRectF& card, double line, const TableStyle& style) {
    const double side = line * 1.5;
    const QRectF die(card.center().x() - side / 2, card.bottom() - side - line * 0.4, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.ghost);
    painter.drawRoundedRect(die, side * 0.2, side * 0.2);
    painter.setBrush(style.ground);
    const double pip = side * 0.11;
    for (const double x : {0.28, 0.72})
        for (const double y : {0.28, 0.72})
            painter.drawEllipse(die.topLeft() + QPointF(x * side, y * side), pip, pip);
}

/// Points at the card that leaves first, and away from the deck.
void paintLeaving(QPainter& painter, const TableGrid& grid, const TableStyle& style) {
    const QRectF card = grid.slot(1);
    const double line = grid.line();
    painter.setPen(QPen(style.leaving, line * 0.16));
    painter.setBrush(Qt::NoBrush);
    const double out = line * 0.18;
    painter.drawRoundedRect(card.adjusted(-out, -out, out, out), line * 0.5, line * 0.5);
    QPainterPath arrow(QPointF(card.center().x() - line * 0.8, card.top() - line * 0.55));
    arrow.lineTo(card.center().x() + line * 0.2, card.top() - line * 1.05);
    arrow.lineTo(card.center().x() + line * 0.2, card.top() - line * 0.05);
    arrow.closeSubpath();
    painter.fillPath(arrow, style.leaving);
    if (style.texts)
        paintFitted(painter, TablePicture::tr("leaves first"), grid.leavingMark(), line * 0.4,
                    style.ink);
}

void paintRow(QPainter& painter, const TableGrid& grid, const CardTable& table,
              const CardGame& game, const TableStyle& style) {
    const auto row = rowAtRound(table, 1);
    const double line = grid.line();
    const auto dice = table.ghost ? game.ghost(*table.ghost).cards : std::vector<int>();
    for (int slot = 1; slot <= stageSlots; ++slot) {
        const QRectF card = grid.slot(slot);
        const auto index = static_cast<std::size_t>(slot) - 1;
        const int number = index < row.size() ? row[index] : 0;
        paintCard(painter, card, style.card, style, line, number > 0);
        if (number == 0)
            continue;
        paintFitted(painter, QString::number(number), strip(card, line * 0.5, line * 1.8),
                    line * 1.1, style.ink, true);
        const auto& notes = table.stage.notes;
        const auto note = std::find_if(notes.begin(), notes.end(),
                                       [&](const CardNote& each) { return each.card == number; });
        if (style.texts && note != notes.end())
            paintFitted(painter, note->words.simplified(), strip(card, line * 2.6, line),
                        line * 0.45, style.ink);
        if (std::find(dice.begin(), dice.end(), number) != dice.end())
            paintGhostDie(painter, card, line, style);
    }
    const int left = std::max(
        0, table.stage.cards - static_cast<int>(std::count_if(row.begin(), row.end(),
                                                              [](int card) { return card > 0; })));
    const QRectF deck = grid.deck();
    for (int i = std::min(left, 3) - 1; i >= 0; --i)
        paintCard(painter, deck.translated(i * line * 0.15, -i * line * 0.15), style.faint, style,
                  line);
    if (left == 0)
        paintCard(painter, deck, style.card, style, line, false);
    paintFitted(painter, QString::number(left), strip(deck, line * 0.5, line * 1.8), line * 1.1,
                style.ink, true);
    if (style.texts) {
        paintFitted(painter, TablePicture::tr("deck"), strip(deck, line * 2.4, line), line * 0.45,
                    style.ink);
        const QString title = titleOf(table.stage, game);
        paintFitted(painter, title.isEmpty() ? TablePicture::tr("no stage chosen") : title,
                    {deck.left(), deck.bottom(), deck.width(), line}, line * 0.4, style.ink);
    }
    if (!row.empty())
        paintLeaving(painter, grid, style);
}

void paintPile(QPainter& painter, const QRectF& pile, int number, const QStringList& stacks,
               const TableStyle& style, double line) {
    if (stacks.isEmpty()) {
        paintCard(painter, pile, style.card, style, line, false);
        paintFitted(painter, QString::number(number), pile, line * 0.8, style.faint, true);
        return;
    }
    const bool isB = stacks.constFirst().endsWith(u'B');
    for (int i = 2; i >= 0; --i)
        paintCard(painter, pile.translated(i * line * 0.12, -i * line * 0.12),
                  isB ? style.cardB : style.card, style, line);
    paintFitted(painter, stacks.join(u' '), pile, line * 1.1, style.ink, true);
}

void paintShop(QPainter& painter, const TableGrid& grid, const CardTable& table,
               const TableStyle& style) {
    for (int number = 1; number <= shopNumbers; ++number) {
        QStringList stacks;
        for (const QString& id : table.shop)
            if (const auto stack = shopStackNamed(id); stack && stack->number == number)
                stacks << id;
        paintPile(painter, grid.pile(number), number, stacks, style, grid.line());
    }
}

void paintSeat(QPainter& painter, const TableGrid& grid, qsizetype index, const CardTable& table,
               const CardGame& game, const TableStyle& style) {
    const double line = grid.line();
    const QRectF place = grid.seat(index);
    const CardSeat& seat = table.seats[index];
    paintCard(painter, place, style.card, style, line);
    if (style.texts) {
        paintFitted(painter, seatName(table, index), strip(place, line * 0.5, line * 1.3),
                    line * 0.65, style.ink, true);
        const QString driver = driverName(seat, game);
        paintFitted(painter,
                    table.mode == CardMode::Trial ? QString()
                    : driver.isEmpty()            ? TablePicture::tr("no driver yet")
                                                  : driver,
                    strip(place, line * 2, line * 1.2), line * 0.55,
                    driver.isEmpty() ? style.faint : style.ink);
    }
    for (int token = 1; token <= mostFlippedTokens + 1; ++token) {
        const bool isFlipped = token <= seat.flipped;
        painter.setPen(QPen(token > mostFlippedTokens ? style.faint : style.ink, line * rimShare,
                            token > mostFlippedTokens ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(isFlipped ? QBrush(style.flipped) : QBrush(Qt::NoBrush));
        const QRectF at = grid.token(index, token);
        painter.drawEllipse(at);
        if (isFlipped) { // a cross too, for who does not tell the colours
            painter.drawLine(at.topLeft(), at.bottomRight());
            painter.drawLine(at.topRight(), at.bottomLeft());
        }
    }
}

void paintDrivers(QPainter& painter, const TableGrid& grid, const CardTable& table,
                  const CardGame& game, const TableStyle& style) {
    if (table.mode == CardMode::Trial)
        return;
    for (std::size_t i = 0; i < game.drivers.size(); ++i) {
        const QRectF chip = grid.driver(static_cast<qsizetype>(i));
        const bool isSeated =
            std::any_of(table.seats.begin(), table.seats.end(),
                        [&](const CardSeat& seat) { return seat.driver == game.drivers[i].id; });
        paintCard(painter, chip, style.card, style, grid.line(), !isSeated);
        if (style.texts)
            paintFitted(painter, game.drivers[i].name, chip, grid.line() * 0.6,
                        isSeated ? style.faint : style.ink);
    }
}

} // namespace

TableStyle paperTable(bool mono) {
    TableStyle style;
    style.ground = Qt::white;
    style.card = QColor(mono ? 0xffffff : 0xfbf3df);
    style.cardB = QColor(mono ? 0xdddddd : 0xcfe3f2);
    style.ink = Qt::black;
    style.faint = QColor(0x9a9a9a);
    style.leaving = QColor(mono ? 0x000000 : 0xc4461f);
    style.ghost = QColor(mono ? 0x333333 : 0x5b3f8c);
    style.flipped = QColor(mono ? 0x777777 : 0xc4461f);
    return style;
}

TableStyle screenTable(bool isDark) {
    TableStyle style = paperTable(false);
    if (!isDark) {
        style.ground = QColor(0xe9e4d8);
        return style;
    }
    style.ground = QColor(0x26282b);
    style.card = QColor(0x3d3a33);
    style.cardB = QColor(0x2c4357);
    style.ink = QColor(0xf0ede6);
    style.faint = QColor(0x86837c);
    style.leaving = QColor(0xff8a5c);
    style.ghost = QColor(0xb79bf0);
    style.flipped = QColor(0xd1572f);
    return style;
}

void paintTable(QPainter& painter, const TableGrid& grid, const CardTable& table,
                const CardGame& game, const TableStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRow(painter, grid, table, game, style);
    paintShop(painter, grid, table, style);
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
        paintSeat(painter, grid, seat, table, game, style);
    paintDrivers(painter, grid, table, game, style);
    painter.restore();
}

} // namespace stagewright
