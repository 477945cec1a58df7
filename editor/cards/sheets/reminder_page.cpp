#include "editor/cards/sheets/reminder_page.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Reminders {
    Q_DECLARE_TR_FUNCTIONS(CardReminders)
};

void addPoints(Flow& flow, const QString& heading, const QStringList& points) {
    flow.heading(heading);
    for (qsizetype i = 0; i < points.size(); ++i)
        flow.text(Reminders::tr("%1. %2", "a numbered point").arg(i + 1).arg(points[i]),
                  sheetFont(10), QColor(sheetInk));
}

void addLines(Flow& flow, const QString& heading, const QStringList& lines) {
    flow.heading(heading);
    for (const QString& line : lines)
        flow.text(line, sheetFont(10), QColor(sheetInk));
}

} // namespace

void addReminders(Flow& flow) {
    addPoints(
        flow, Reminders::tr("A round"),
        {Reminders::tr(
             "Dice. Who alone is most popular takes the popularity die. All roll at once: "
             "hazards count immediately, the other dice go to the team by their value."),
         Reminders::tr(
             "Driving, in any order and as often as you can: play a card to an empty slot, use "
             "a card below a die, buy, map a stage card, turn dice, suffer a hazard of your "
             "own accord for 2 traction."),
         Reminders::tr(
             "Scoring. The cards move on; of the one that leaves, each navigator token gives "
             "what stands below your car now: speed, in the red zone popularity."),
         Reminders::tr(
             "Tidying up. Cards of the team move one slot on, the last is discarded; discard "
             "from the hand what you like and draw to five.")});
    addPoints(flow, Reminders::tr("Damage tokens that are flipped"),
              {Reminders::tr("The car moves a space more when a card is mapped."),
               Reminders::tr("Cards cost a wrench more."),
               Reminders::tr("Mapping costs a traction more."),
               Reminders::tr("You draw to three cards, not five."),
               Reminders::tr("As the first: yet a space more."),
               Reminders::tr("Passive effects do nothing."),
               Reminders::tr("Both dials go back to 0 at the end of each round.")});
    addLines(
        flow, Reminders::tr("Hits"),
        {Reminders::tr(
             "The marker goes one on for each hit. At the fifth the leftmost token that is "
             "not flipped is, the marker goes to 0, and what is left of the hits goes on."),
         Reminders::tr("An eighth flip destroys the car: 40 hits in all, 5 fewer for each token "
                       "flipped from the start.")});
    addLines(
        flow, Reminders::tr("Dice and dials"),
        {Reminders::tr("A wrench turns a die by one; from 6 to 1 it is five. The popularity die "
                       "shows no more than 2."),
         Reminders::tr("Wrenches and traction stay from round to round, to 10 at most."),
         Reminders::tr("A hazard takes a die from your supply, which stays with you until it is "
                       "repaired; without one left, roll one that you have.")});
    addLines(
        flow, Reminders::tr("Mapping and buying"),
        {Reminders::tr(
             "One token a card and player; three once in a stage, with its card that says "
             "so. Arrows have to be followed; a car at the edge suffers one hazard."),
         Reminders::tr("The last card of a stack goes to the more popular, then to who has fewer "
                       "speed points, then to nobody in this round.")});
    addLines(
        flow, Reminders::tr("The end"),
        {Reminders::tr("Speed points, the numbers on all your cards, one less for each hazard die "
                       "you have, 3 and 1 for popularity.")});
}

} // namespace stagewright
