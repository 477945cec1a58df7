#include "editor/settings/table_page.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace stagewright {

namespace {

MeasureField* sizeField(double least, double most, const QString& unit, const QString& name) {
    auto* field = new MeasureField;
    field->setRange(least, most);
    field->setDecimals(0);
    field->setSuffix(unit);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    field->setAccessibleName(name);
    return field;
}

QString summary(const Holdings& holdings, std::span<const GameBox> boxes) {
    if (!holdings.countBoxes)
        return TablePage::tr("A stage may use any box it needs.");
    QStringList owned;
    for (const GameBox& box : boxes)
        if (const auto found = holdings.boxes.find(box.id); found != holdings.boxes.end())
            owned << (found->second == 1 ? box.title
                                         : TablePage::tr("%1 × %2", "how many, of which box")
                                               .arg(found->second)
                                               .arg(box.title));
    return owned.isEmpty() ? TablePage::tr("You have not said which boxes you own.")
                           : owned.join(u'\n');
}

} // namespace

TablePage::TablePage(QWidget* parent)
    : QWidget(parent)
    , boxes_(new QLabel)
    , chooseBoxes_(new QPushButton(tr("&Boxes and table…")))
    , width_(sizeField(1, longestTable, tr(" cm"), tr("Width of the table")))
    , depth_(sizeField(1, longestTable, tr(" cm"), tr("Depth of the table")))
    , heedTable_(new QCheckBox(tr("Warn me when a stage is &larger than my table")))
    , tile_(sizeField(smallestTile, largestTile, tr(" mm"), tr("Size of a tile")))
    , inputErrors_(new InputErrors) {
    width_->setSingleStep(5);
    depth_->setSingleStep(5);
    tile_->setDecimals(1);
    boxes_->setWordWrap(true);
    chooseBoxes_->setAutoDefault(false);

    auto* table = new QHBoxLayout;
    table->addWidget(width_);
    table->addWidget(new QLabel(QStringLiteral("×")));
    table->addWidget(depth_);
    table->addStretch();
    auto* button = new QHBoxLayout;
    button->addWidget(chooseBoxes_);
    button->addStretch();
    auto* note =
        new QLabel(tr("From one edge to the opposite one. The outline of the table and the "
                      "size of a stage follow it."));
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* tableLabel = new QLabel(tr("&Table:"));
    tableLabel->setBuddy(width_);
    form->addRow(tr("Boxes:"), boxes_);
    form->addRow({}, button);
    form->addRow(tableLabel, table);
    form->addRow({}, heedTable_);
    form->addRow(tr("T&ile:"), tile_);
    form->addRow({}, note);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(inputErrors_);
    layout->addStretch();

    connect(chooseBoxes_, &QPushButton::clicked, this, &TablePage::boxesWanted);
    connect(heedTable_, &QCheckBox::toggled, this, &TablePage::tell);
    for (const MeasureField* field : {width_, depth_, tile_}) {
        inputErrors_->watch(*field);
        connect(field, &MeasureField::valueChanged, this, &TablePage::tell);
    }
}

void TablePage::show(const Holdings& holdings, std::span<const GameBox> boxes) {
    holdings_ = holdings;
    boxes_->setText(summary(holdings, boxes));
    showSizes();
}

void TablePage::showSizes() {
    const QScopedValueRollback quiet(showing_, true);
    width_->setValue(holdings_.table.width());
    depth_->setValue(holdings_.table.height());
    heedTable_->setChecked(holdings_.heedTable);
    tile_->setValue(holdings_.tile);
}

void TablePage::restoreDefaults() {
    const Holdings usual;
    holdings_.table = usual.table;
    holdings_.heedTable = usual.heedTable;
    holdings_.tile = usual.tile;
    Q_EMIT edited(holdings_);
}

void TablePage::tell() {
    if (showing_)
        return;
    holdings_.table = {width_->value(), depth_->value()};
    holdings_.heedTable = heedTable_->isChecked();
    holdings_.tile = tile_->value();
    Q_EMIT edited(holdings_);
}

} // namespace stagewright
