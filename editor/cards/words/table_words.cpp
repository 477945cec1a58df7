#include "editor/cards/words/table_words.h"

#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

constexpr int ghostDice = 3;

} // namespace

QString modeName(CardMode mode) {
    switch (mode) {
    case CardMode::Race:
        return TableWords::tr("Race");
    case CardMode::Trial:
        return TableWords::tr("Trial");
    case CardMode::Solo:
        break;
    }
    return TableWords::tr("Solo");
}

QString ghostLevelName(GhostLevel level) {
    switch (level) {
    case GhostLevel::Newbie:
        return TableWords::tr("Newbie");
    case GhostLevel::Rookie:
        return TableWords::tr("Rookie");
    case GhostLevel::Amateur:
        return TableWords::tr("Amateur");
    case GhostLevel::Standard:
        return TableWords::tr("Standard");
    case GhostLevel::Challenger:
        return TableWords::tr("Challenger");
    case GhostLevel::Veteran:
        return TableWords::tr("Veteran");
    case GhostLevel::Beast:
        break;
    }
    return TableWords::tr("Beast");
}

QString ghostDiceInWords(GhostLevel level, const CardGame& game) {
    QStringList cards;
    for (const int card : game.ghost(level).cards)
        cards << QString::number(card);
    if (cards.isEmpty())
        return TableWords::tr("all three dice from the start");
    const int first = ghostDice - static_cast<int>(cards.size());
    const QString lie =
        TableWords::tr("a die each on stage cards: %1").arg(cards.join(QStringLiteral(", ")));
    return first == 0
               ? lie
               : TableWords::tr("%1; from the start: %2", "where dice lie, and how many do not")
                     .arg(lie)
                     .arg(first);
}

QString minutesInWords(const TableLength& length) {
    const auto least = static_cast<int>(std::lround(length.least));
    const auto most = static_cast<int>(std::lround(length.most));
    return least == most ? TableWords::tr("%n minute(s)", nullptr, least)
                         : TableWords::tr("%1 to %2 minutes").arg(least).arg(most);
}

QString sourceInWords(LengthSource source) {
    switch (source) {
    case LengthSource::Said:
        return TableWords::tr("by your own figure");
    case LengthSource::Played:
        return TableWords::tr("by your own evenings");
    case LengthSource::Box:
        return TableWords::tr("by what the box says");
    case LengthSource::Assumed:
        break;
    }
    return TableWords::tr("assumed: the rulebook says nothing of it");
}

QString difficultyInWords(const CardTable& table) {
    const bool isEasier = table.mode != CardMode::Trial && table.faceUp < stageSlots;
    const bool isHarder = std::any_of(table.seats.begin(), table.seats.end(),
                                      [](const CardSeat& seat) { return seat.flipped > 0; });
    if (isEasier && isHarder)
        return TableWords::tr("Easier by fewer open cards, harder by damage from the start");
    if (isEasier)
        return TableWords::tr("Easier: fewer stage cards lie open");
    if (isHarder)
        return TableWords::tr("Harder: damage from the start");
    return TableWords::tr("As usual");
}

QString seatName(const CardTable& table, qsizetype seat) {
    const QString name = oneLine(table.seats.value(seat).name).simplified();
    return name.isEmpty() ? TableWords::tr("Player %1").arg(seat + 1) : name;
}

} // namespace stagewright
