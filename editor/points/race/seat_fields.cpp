#include "editor/points/race/seat_fields.h"

#include "editor/points/race/board_fields.h"
#include "editor/points/race/race_steps.h"
#include "editor/points/words/race_words.h"
#include "model/layouts/points/racing/titan_situation.h"
#include "model/layouts/points/track/race_plan.h"

#include <QGridLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int noColour = -1; ///< in place of a colour

} // namespace

SeatFields::SeatFields(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setVerticalSpacing(2);
    for (int seat = 0; seat < mostTitans; ++seat)
        addRow(seat);
}

void SeatFields::addRow(int seat) {
    Row row{new QLabel, narrowCombo("race-titan", tr("Titan of seat %1").arg(seat + 1)),
            narrowCombo("race-colour", {})};
    row.seat->setBuddy(row.titan);
    for (const TitanRecord& record : document_.games().data<TitanGame>().titans)
        row.titan->addItem(record.name, record.id);
    row.colour->addItem(tr("Colour?"), noColour);
    row.colour->setToolTip(tr("The colour of the titan's board, which no text tells. A die in the "
                              "titan's colour gives it 1 life."));
    for (const TitanColour colour : allTitanColours)
        row.colour->addItem(colourName(colour), static_cast<int>(colour));
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(row.seat, 2 * seat, 0, 1, 2); // beside it there is no room for both
    grid->addWidget(row.titan, 2 * seat + 1, 0);
    grid->addWidget(row.colour, 2 * seat + 1, 1);
    connect(row.titan, &QComboBox::activated, this, [this, seat, combo = row.titan] {
        document_.make(changeTitan(document_, seat, combo->currentData().toString()));
    });
    connect(row.colour, &QComboBox::activated, this, [this, seat, combo = row.colour] {
        const int colour = combo->currentData().toInt();
        const QString titan = titanLayoutOf(document_.stage()).titans.value(seat).titan;
        document_.make(changeColour(
            document_, titan,
            colour == noColour ? std::nullopt : std::optional(static_cast<TitanColour>(colour))));
    });
    rows_.push_back(row);
}

void SeatFields::show() {
    for (int seat = 0; seat < mostTitans; ++seat)
        showRow(seat);
}

void SeatFields::showRow(int seat) {
    const TitanLayout& layout = titanLayoutOf(document_.stage());
    const Row& row = rows_.at(static_cast<std::size_t>(seat));
    const bool isThere = seat < layout.titans.size();
    for (QWidget* field : std::initializer_list<QWidget*>{row.seat, row.titan, row.colour})
        field->setVisible(isThere);
    if (!isThere)
        return;
    const SeatedTitan& seated = layout.titans[seat];
    const QString player = tr("Player %1").arg(seated.player);
    row.seat->setText(seated.team.isEmpty() ? player
                                            : tr("%1, team %2").arg(player, seated.team.left(2)));
    row.titan->setCurrentIndex(row.titan->findData(seated.titan)); // -1: the box has none such
    const TitanRecord* record = document_.games().data<TitanGame>().titan(seated.titan);
    row.colour->setAccessibleName(tr("Colour of %1").arg(record ? record->name : seated.titan));
    const bool isPrinted = record && record->colour;
    int colour = noColour;
    if (isPrinted)
        colour = static_cast<int>(*record->colour);
    else if (layout.colours.contains(seated.titan))
        colour = static_cast<int>(layout.colours.value(seated.titan));
    row.colour->setEnabled(!isPrinted);
    row.colour->setCurrentIndex(row.colour->findData(colour));
}

} // namespace stagewright
