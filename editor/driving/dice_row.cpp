#include "editor/driving/dice_row.h"

#include "editor/cars/dice_words.h"

#include <QPainter>

#include <cmath>

namespace stagewright {

namespace {

constexpr double gapOfGroups = 0.35; // between groups, of a die

} // namespace

DiceRow::DiceRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Dice of the turn"));
}

void DiceRow::show(const RecordedTurn& turn, std::size_t rolls) {
    groups_.clear();
    QStringList said;
    for (std::size_t i = 0; i < turn.rolls.size(); ++i)
        if (i < rolls || turn.flatOut) {
            groups_.push_back({turn.rolls[i].dice, i < rolls});
            said << phraseFor(turn.rolls[i].dice, true);
        }
    if (turn.flatOut && !turn.left.empty())
        groups_.push_back({turn.left, false});
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void DiceRow::clear() {
    groups_.clear();
    setAccessibleDescription({});
    update();
}

int DiceRow::side() const {
    return static_cast<int>(std::lround(fontMetrics().height() * 1.5));
}

QSize DiceRow::sizeHint() const {
    constexpr int usual = 7; // dice of a turn
    return {static_cast<int>(usual * side() * (1 + gapOfGroups)), side() + 6};
}

QSize DiceRow::minimumSizeHint() const {
    return {3 * side(), side() + 6};
}

void DiceRow::paintEvent(QPaintEvent*) {
    double wide = 0;
    for (const Group& group : groups_)
        wide += static_cast<double>(group.dice.size()) + gapOfGroups;
    // Where there are very many they are smaller.
    const double size = std::min<double>(side(), wide > 0 ? width() / wide : side());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 1;
    for (const Group& group : groups_) {
        painter.setOpacity(group.isLaid ? 1 : 0.45);
        for (const RolledDie& die : group.dice) {
            paintDie(painter, die, DieLook::Rolled,
                     QRectF(x, (height() - size) / 2, size, size).adjusted(1, 1, -1, -1));
            x += size;
        }
        x += size * gapOfGroups;
    }
}

} // namespace stagewright
