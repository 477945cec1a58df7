#include "editor/cars/dice_words.h"

#include "model/drive/space_graph.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

struct DiceWords {
    Q_DECLARE_TR_FUNCTIONS(DiceWords)
};

QString cardWord(CardBack back) {
    switch (back) {
    case CardBack::Spin:
        return DiceWords::tr("spin");
    case CardBack::Crash:
        return DiceWords::tr("crash");
    case CardBack::Sisu:
        break;
    }
    return DiceWords::tr("SISU");
}

} // namespace

QString wordFor(const RolledDie& die) {
    switch (die.kind) {
    case DieKind::Gear:
        return DiceWords::tr("gear %1").arg(die.gear);
    case DieKind::Coast:
        return DiceWords::tr("coast");
    case DieKind::Leader:
        return DiceWords::tr("leader");
    case DieKind::Brake:
        break;
    }
    return DiceWords::tr("brake");
}

QString phraseFor(const std::vector<RolledDie>& dice, bool rolled) {
    if (dice.empty())
        return {};
    const auto brakes = static_cast<int>(std::count_if(
        dice.begin(), dice.end(), [](const RolledDie& die) { return die.kind == DieKind::Brake; }));
    QString phrase = wordFor(dice.front());
    if (brakes > 0)
        phrase = DiceWords::tr("%1 with %n brake dice", nullptr, brakes).arg(phrase);
    if (!rolled)
        return phrase;
    const auto hazards =
        static_cast<int>(std::count_if(dice.begin(), dice.end(), [](const RolledDie& die) {
            return die.face == DieFace::Hazard;
        }));
    if (hazards == 0)
        return DiceWords::tr("%1: clean").arg(phrase);
    return DiceWords::tr("%1: %n hazard(s)", nullptr, hazards).arg(phrase);
}

QString nameOf(const DrivenPieces& pieces, const SpaceGraph& graph, SpaceVertex space) {
    const SpaceNode& node = graph[space];
    if (node.kind == SpaceKind::Start)
        return DiceWords::tr("the start");
    const DrivenPiece& piece = pieces[static_cast<std::size_t>(node.tile)];
    QString name = piece.spaces.value(node.space);
    if (node.kind == SpaceKind::FirstHalf)
        name += u'1';
    else if (node.kind == SpaceKind::SecondHalf)
        name += u'2';
    return QStringLiteral("%1 %2").arg(piece.name, name);
}

QString phraseForEnd(const RecordedTurn& turn) {
    QStringList said;
    switch (turn.end) {
    case TurnEnd::Loses:
    case TurnEnd::Leaves:
        said << (turn.card                     ? cardWord(*turn.card)
                 : turn.end == TurnEnd::Leaves ? DiceWords::tr("off the road")
                                               : DiceWords::tr("control lost"));
        break;
    case TurnEnd::Stands:
        said << DiceWords::tr("cannot move");
        break;
    case TurnEnd::Waits:
        said << DiceWords::tr("waits off the road");
        break;
    case TurnEnd::IsPutBack:
        said << DiceWords::tr("put back on the road");
        break;
    case TurnEnd::Finishes:
        said << DiceWords::tr("in the finish");
        break;
    case TurnEnd::Stops:
        break;
    }
    if (const int tokens = std::accumulate(turn.damage.begin(), turn.damage.end(), 0); tokens > 0)
        said << DiceWords::tr("%n damage token(s)", nullptr, tokens);
    if (std::count(turn.shortcuts.begin(), turn.shortcuts.end(), ShortcutOutcome::Coast) > 0)
        said << DiceWords::tr("a coast die lost in the shortcut");
    if (turn.changesWheel)
        said << DiceWords::tr("wheel changed");
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright
