#include "editor/driving/choice_list.h"

#include "editor/cars/dice_painter.h"
#include "editor/cars/dice_words.h"
#include "editor/language/percent_text.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

enum Column : int { DiceColumn, SpaceColumn, HazardColumn, LossColumn, CostColumn };

QIcon pictureOf(const std::vector<RolledDie>& dice) {
    constexpr int side = 20;
    constexpr int fine = 2;
    QPixmap picture(static_cast<int>(dice.size()) * side * fine, side * fine);
    picture.setDevicePixelRatio(fine);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (std::size_t i = 0; i < dice.size(); ++i)
        paintDie(painter, dice[i], DieLook::Open,
                 QRectF(static_cast<double>(i) * side, 0, side, side).adjusted(1, 1, -1, -1));
    painter.end();
    return picture;
}

QString hazardWords(const OpenRoll& roll) {
    if (roll.aboveLimit)
        return ChoiceList::tr("above the limit");
    QString words = roll.hazards > 0 ? QStringLiteral("+%1").arg(roll.hazards) : QString();
    if (roll.skips > 0) {
        if (!words.isEmpty())
            words += QStringLiteral(", ");
        words += ChoiceList::tr("jumps");
    }
    return words;
}

} // namespace

ChoiceList::ChoiceList(QWidget* parent) : QTreeWidget(parent) {
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIconSize({64, 20});
    setAccessibleName(tr("Dice and spaces that are open"));
    setHeaderLabels({tr("Dice"), tr("Onto"), tr("Space"), tr("Loses control"), tr("Costs")});
    headerItem()->setToolTip(HazardColumn, tr("Hazards that the space adds"));
    headerItem()->setToolTip(LossColumn, tr("How likely this roll loses control"));
    headerItem()->setToolTip(CostColumn,
                             tr("Seconds that it is expected to cost more than the best choice"));
    header()->setStretchLastSection(true);
    setColumnHidden(CostColumn, true);
    connect(this, &QTreeWidget::currentItemChanged, this, &ChoiceList::choiceChanged);
    connect(this, &QTreeWidget::itemActivated, this, &ChoiceList::rollWanted);
}

void ChoiceList::show(const StageToDrive& stage, const OpenChoices& choices) {
    choices_ = choices;
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const OpenRoll& roll : choices.rolls) {
            auto* item = new QTreeWidgetItem(this);
            const QString dice = phraseFor(roll.dice, false);
            item->setIcon(DiceColumn, pictureOf(roll.dice));
            item->setText(DiceColumn, dice);
            item->setText(SpaceColumn, nameOf(stage.task().pieces, stage.graph(), roll.to));
            item->setText(HazardColumn, hazardWords(roll));
            item->setText(LossColumn, percentText(roll.lossChance));
            item->setTextAlignment(LossColumn, Qt::AlignRight | Qt::AlignVCenter);
            item->setText(CostColumn, roll.isBest ? tr("best")
                                                  : tr("+%1 s").arg(QLocale().toString(
                                                        std::max(0.0, roll.cost), 'f', 1)));
            item->setTextAlignment(CostColumn, Qt::AlignRight | Qt::AlignVCenter);
            if (hints_ && roll.isBest) {
                QFont bold = font();
                bold.setBold(true);
                for (int column = 0; column < columnCount(); ++column)
                    item->setFont(column, bold);
            }
        }
        for (int column = DiceColumn; column <= CostColumn; ++column)
            resizeColumnToContents(column);
        if (topLevelItemCount() > 0)
            setCurrentItem(topLevelItem(0));
    }
    Q_EMIT choiceChanged();
}

void ChoiceList::setHints(bool hints) {
    hints_ = hints;
    setColumnHidden(CostColumn, !hints);
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QFont look = font();
        look.setBold(hints && choices_.rolls[static_cast<std::size_t>(row)].isBest);
        for (int column = 0; column < columnCount(); ++column)
            topLevelItem(row)->setFont(column, look);
    }
}

std::optional<std::size_t> ChoiceList::chosen() const {
    const int row = indexOfTopLevelItem(currentItem());
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void ChoiceList::pickSpace(SpaceVertex space) {
    std::vector<std::size_t> there;
    for (std::size_t i = 0; i < choices_.rolls.size(); ++i)
        if (choices_.rolls[i].to == space)
            there.push_back(i);
    if (there.empty())
        return;
    // What is least likely to lose control first, whether or not hints are wanted.
    std::stable_sort(there.begin(), there.end(), [&](std::size_t a, std::size_t b) {
        return choices_.rolls[a].lossChance < choices_.rolls[b].lossChance;
    });
    const auto now =
        std::find(there.begin(), there.end(), chosen().value_or(choices_.rolls.size()));
    const std::size_t next = now == there.end() || now + 1 == there.end() ? there.front() : now[1];
    setCurrentItem(topLevelItem(static_cast<int>(next)));
}

} // namespace stagewright
