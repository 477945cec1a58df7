#include "editor/cards/sheets/set_up_sheet.h"

#include "editor/cards/faces/table_painter.h"
#include "editor/cards/words/table_words.h"
#include "editor/sheets/row_boxes.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/cards/play/box_list.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct CardSetUp {
    Q_DECLARE_TR_FUNCTIONS(CardSetUp)
};

constexpr double setUpPoints = 10;
constexpr double pictureShare = 0.92; // of the page's width

void tell(Flow& flow, const QString& text) {
    flow.text(text, sheetFont(setUpPoints), QColor(sheetInk));
}

void addPicture(Flow& flow, const CardTable& table, const CardGame& game, bool mono) {
    const double width = flow.width() * pictureShare;
    flow.add({width * TableGrid::shape, false, [=](QPainter& painter, const QRectF& area) {
                  paintTable(painter, TableGrid(area, table.seats.size()), table, game,
                             paperTable(mono));
              }});
}

void addStage(Flow& flow, const CardTable& table, const CardGame& game) {
    flow.heading(CardSetUp::tr("Stage"));
    const QString title = titleOf(table.stage, game);
    QStringList parts{title.isEmpty() ? CardSetUp::tr("still to be chosen") : title,
                      CardSetUp::tr("%n card(s)", nullptr, table.stage.cards)};
    if (!table.stage.surroundings.isEmpty())
        parts << table.stage.surroundings.simplified();
    parts << CardSetUp::tr("%n round(s)", nullptr, roundsOf(table)) << difficultyInWords(table);
    flow.parts(parts, sheetFont(setUpPoints, QFont::Bold), QColor(sheetInk));
    if (table.mode == CardMode::Trial)
        tell(flow,
             CardSetUp::tr("All cards lie open, card 1 farthest from the deck's place; the slot "
                           "beside that stays empty. A first player is chosen: the driving "
                           "phase goes round from him, clockwise."));
    else
        tell(flow, CardSetUp::tr("Pile face down, 1 on top. The first %1 cards lie open, card 1 "
                                 "farthest from the deck: it leaves first.")
                       .arg(table.faceUp));
    if (table.mode != CardMode::Trial && table.faceUp < stageSlots)
        tell(flow, table.gap == RowGap::Close
                       ? CardSetUp::tr("The slot beside the deck stays empty all the time.")
                       : CardSetUp::tr("The empty slot moves along with the cards: in the round in "
                                       "which it leaves, no card is scored."));
}

void addShop(Flow& flow, const CardTable& table, const CardGame& game) {
    flow.heading(CardSetUp::tr("Shop"));
    QStringList stacks;
    for (const QString& id : table.shop)
        stacks << id.simplified();
    if (table.mode == CardMode::Trial &&
        table.shop.size() < static_cast<qsizetype>(game.trial.stacks))
        stacks << CardSetUp::tr("and one of your choice: the rulebook does not tell which");
    flow.parts(stacks, sheetFont(setUpPoints + 3, QFont::Bold), QColor(sheetInk));
    tell(flow, CardSetUp::tr("Each stack has %n card(s), for any number of players.", nullptr,
                             game.stackCards));
}

QString startingDamage(int flipped) {
    return flipped == 0
               ? CardSetUp::tr("no damage token flipped")
               : CardSetUp::tr("%n damage token(s) flipped, from the left", nullptr, flipped);
}

void addPlayers(Flow& flow, const CardTable& table, const CardGame& game) {
    flow.heading(CardSetUp::tr("Players"));
    for (qsizetype i = 0; i < table.seats.size(); ++i) {
        const CardSeat& seat = table.seats[i];
        QStringList parts{seatName(table, i)};
        if (table.mode != CardMode::Trial) {
            const QString driver = driverName(seat, game);
            parts << (driver.isEmpty() ? CardSetUp::tr("driver: ____________") : driver);
        }
        parts << startingDamage(seat.flipped);
        flow.parts(parts, sheetFont(setUpPoints, QFont::Bold), QColor(sheetInk));
    }
    flow.gap(mm(2));
    tell(flow,
         CardSetUp::tr("Everybody: car in the middle of the top row, marked 4; damage tokens 1 to "
                       "7 in order, the eighth slot empty; three hazard dice below them; "
                       "damage marker and both dials on 0; three dice, ten navigator tokens; "
                       "speed and popularity at the beginning of their tracks."));
    if (table.mode != CardMode::Trial) {
        tell(flow,
             CardSetUp::tr("Starter deck and driver deck are shuffled together, ten cards; hand of "
                           "five."));
        return;
    }
    QStringList taken;
    for (const TakenCards& cards : game.trial.deck)
        taken << CardSetUp::tr("%1 × %2").arg(cards.count).arg(nameOf(cards.stack));
    tell(flow,
         CardSetUp::tr("Everybody shuffles the starter deck with these cards: %1. Nobody has a "
                       "driver deck. Hand of five.")
             .arg(taken.join(QStringLiteral(", "))));
    tell(flow, CardSetUp::tr("Who has %n point(s) at the end qualifies for a real stage.", nullptr,
                             game.trial.qualifies));
}

void addGhost(Flow& flow, const CardTable& table, const CardGame& game) {
    if (!table.ghost)
        return;
    flow.heading(CardSetUp::tr("Ghost driver"));
    flow.parts({ghostLevelName(*table.ghost), ghostDiceInWords(*table.ghost, game)},
               sheetFont(setUpPoints, QFont::Bold), QColor(sheetInk));
    tell(flow,
         CardSetUp::tr("When a card with a die leaves, he gets that hazard die and a player die, "
                       "from the next round on."));
}

} // namespace

void addBoxList(Flow& flow, const CardTable& table, const CardGame& game) {
    flow.heading(CardSetUp::tr("From the box"));
    for (const auto& [stack, count] : shopCardsOf(table, game))
        addTickLine(flow, CardSetUp::tr("%1 × shop cards %2").arg(count).arg(nameOf(stack)));
    for (const BoxLine& line : boxListOf(table, game))
        addTickLine(flow, CardSetUp::tr("%1 × %2").arg(line.count).arg(line.name));
}

void addCardSetUp(Flow& flow, const CardTable& table, const CardGame& game, bool mono) {
    flow.text(modeName(table.mode), sheetFont(12), QColor(sheetInk), true);
    addPicture(flow, table, game, mono);
    addStage(flow, table, game);
    addShop(flow, table, game);
    addPlayers(flow, table, game);
    addGhost(flow, table, game);
}

} // namespace stagewright
