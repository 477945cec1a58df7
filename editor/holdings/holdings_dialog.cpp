#include "editor/holdings/holdings_dialog.h"

#include "editor/language/user_text.h"
#include "model/rally/rally.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>

#include <utility>

namespace stagewright {

namespace {

MeasureField* lengthField(const QString& name) {
    auto* field = new MeasureField;
    field->setRange(1, longestTable);
    field->setDecimals(0);
    field->setSingleStep(5);
    field->setSuffix(HoldingsDialog::tr(" cm"));
    field->setAccessibleName(name);
    return field;
}

/// The boxes of each game, in the order in which they are listed.
std::vector<std::pair<QString, std::vector<const GameBox*>>>
byGame(std::span<const GameBox> boxes) {
    std::vector<std::pair<QString, std::vector<const GameBox*>>> games;
    for (const GameBox& box : boxes) {
        const auto game = std::find_if(games.begin(), games.end(),
                                       [&](const auto& each) { return each.first == box.game; });
        if (game == games.end())
            games.push_back({box.game, {&box}});
        else
            game->second.push_back(&box);
    }
    return games;
}

} // namespace

HoldingsDialog::HoldingsDialog(QWidget* parent)
    : QDialog(parent)
    , inputErrors_(new InputErrors)
    , countBoxes_(new QGroupBox(tr("&Count the boxes that I own")))
    , heedTable_(makeTable()) {
    setWindowTitle(tr("Boxes and table"));
    countBoxes_->setCheckable(true);
    new QVBoxLayout(countBoxes_);
    connect(countBoxes_, &QGroupBox::toggled, this, &HoldingsDialog::tell);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(countBoxes_);
    layout->addWidget(new QLabel(tr("When this is off, a stage may use any box it needs.")));
    layout->addWidget(heedTable_);
    layout->addWidget(inputErrors_);
    layout->addWidget(makeFiles());
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

QGroupBox* HoldingsDialog::makeTable() {
    auto* group = new QGroupBox(tr("&Warn me when a stage is larger than my table"));
    group->setCheckable(true);
    width_ = lengthField(tr("Width of the table"));
    depth_ = lengthField(tr("Depth of the table"));
    auto* row = new QHBoxLayout(group);
    auto* by = new QLabel(QStringLiteral("×"));
    row->addWidget(width_);
    row->addWidget(by);
    row->addWidget(depth_);
    row->addStretch();
    connect(group, &QGroupBox::toggled, this, &HoldingsDialog::tell);
    for (const MeasureField* field : {width_, depth_}) {
        inputErrors_->watch(*field);
        connect(field, &MeasureField::valueChanged, this, &HoldingsDialog::tell);
    }
    return group;
}

QGroupBox* HoldingsDialog::makeFiles() {
    auto* group = new QGroupBox(tr("Tile files of my own"));
    files_ = new QListWidget;
    files_->setAccessibleName(group->title());
    files_->setMaximumHeight(files_->fontMetrics().height() * 5);
    add_ = new QPushButton(tr("&Add…"));
    remove_ = new QPushButton(tr("&Remove"));
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(add_);
    buttons->addWidget(remove_);
    buttons->addStretch();
    auto* row = new QHBoxLayout(group);
    row->addWidget(files_);
    row->addLayout(buttons);
    for (QPushButton* button : {add_, remove_})
        button->setAutoDefault(false);
    remove_->setEnabled(false);
    connect(files_, &QListWidget::currentRowChanged, remove_,
            [this](int current) { remove_->setEnabled(current >= 0); });
    connect(add_, &QPushButton::clicked, this, &HoldingsDialog::fileWanted);
    connect(remove_, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = files_->currentItem())
            Q_EMIT fileDropped(item->data(Qt::UserRole).toString());
    });
    return group;
}

void HoldingsDialog::listBoxes(std::span<const GameBox> boxes) {
    delete boxFields_;
    boxes_.clear();
    boxFields_ = new QWidget;
    auto* grid = new QGridLayout(boxFields_);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(4);
    int column = 0;
    for (const auto& [game, itsBoxes] : byGame(boxes)) {
        int row = 0;
        for (const GameBox* box : itsBoxes) {
            auto* field = new NumberField;
            field->setRange(0, mostBoxCopies);
            field->setAccessibleName(box->title);
            connect(field, &NumberField::valueChanged, this, &HoldingsDialog::tell);
            inputErrors_->watch(*field);
            auto* title = new QLabel(withoutKey(box->title));
            title->setBuddy(field);
            grid->addWidget(title, row, column);
            grid->addWidget(field, row, column + 1);
            boxes_.emplace(box->id, field);
            ++row;
        }
        grid->setColumnMinimumWidth(column + 2, 20); // between the games
        column += 3;
    }
    countBoxes_->layout()->addWidget(boxFields_);
    show(holdings_);
}

void HoldingsDialog::show(const Holdings& holdings) {
    const QScopedValueRollback quiet(showing_, true);
    holdings_ = holdings;
    countBoxes_->setChecked(holdings.countBoxes);
    for (const auto& [id, field] : boxes_) {
        const auto owned = holdings.boxes.find(id);
        field->setValue(owned == holdings.boxes.end() ? 0 : owned->second);
    }
    heedTable_->setChecked(holdings.heedTable);
    width_->setValue(holdings.table.width());
    depth_->setValue(holdings.table.height());
}

void HoldingsDialog::listFiles(const QStringList& paths) {
    files_->clear();
    for (const QString& path : paths) {
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), files_);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
    }
}

NumberField* HoldingsDialog::box(const QString& id) const {
    const auto found = boxes_.find(id);
    return found == boxes_.end() ? nullptr : found->second;
}

void HoldingsDialog::tell() {
    if (showing_)
        return;
    holdings_.countBoxes = countBoxes_->isChecked();
    // Boxes that have no field, as their file is not there today, stay as they are.
    for (const auto& [id, field] : boxes_)
        if (field->value() > 0)
            holdings_.boxes[id] = field->value();
        else
            holdings_.boxes.erase(id);
    holdings_.heedTable = heedTable_->isChecked();
    holdings_.table = {width_->value(), depth_->value()};
    Q_EMIT edited(holdings_);
}

} // namespace stagewright
