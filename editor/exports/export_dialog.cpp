#include "editor/exports/export_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int lossesWidth = 360;
constexpr int leastHeight = 300;

} // namespace

ExportDialog::ExportDialog(const ExportSource& source, const ExportChoice& first, QWidget* parent)
    : QDialog(parent)
    , source_(source)
    , packs_(source.pack, source.games)
    , targets_(exportTargets())
    , list_(new QListWidget)
    , allStages_(new QCheckBox(tr("&All %n stage(s) of the rally in one file", nullptr,
                                  static_cast<int>(source.pack.rally.stages().size()))))
    , mapFields_(new MapFields(first))
    , verdict_(new QLabel)
    , losses_(new QListWidget) {
    setWindowTitle(tr("Export"));
    list_->setAccessibleName(tr("Export as"));
    list_->setSpacing(1);
    list_->setMinimumHeight(leastHeight);
    verdict_->setWordWrap(true);
    verdict_->setMinimumWidth(lossesWidth);
    losses_->setAccessibleName(tr("What is lost in the file"));
    losses_->setWordWrap(true);
    losses_->setSelectionMode(QAbstractItemView::NoSelection);
    losses_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    export_ = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemActivated, export_, &QPushButton::click);
    connect(list_, &QListWidget::currentRowChanged, this, &ExportDialog::judge);
    connect(allStages_, &QCheckBox::toggled, this, &ExportDialog::judge);
    connect(&mapFields_->carry(), &CarryFields::changed, this, &ExportDialog::judge);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(allStages_);
    right->addWidget(verdict_);
    right->addWidget(mapFields_);
    right->addWidget(losses_, 1);
    right->addStretch(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(list_);
    row->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(row);
    layout->addWidget(buttons);
    fillTargets(first.target);
    constexpr int besideText = 24;
    list_->setFixedWidth(list_->sizeHintForColumn(0) + besideText);
    export_->setDefault(true);
    list_->setFocus();
}

void ExportDialog::fillTargets(const ExportTarget& first) {
    std::optional<ExportTarget::Group> group;
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        const ExportTarget& target = targets_[i];
        if (group != target.group) {
            auto* heading = new QListWidgetItem(nameOf(target.group), list_);
            heading->setFlags(Qt::NoItemFlags);
            QFont bold = list_->font();
            bold.setBold(true);
            heading->setFont(bold);
            heading->setForeground(list_->palette().color(QPalette::Active, QPalette::Text));
            group = target.group;
        }
        auto* item = new QListWidgetItem(tr("%1 (.%2)").arg(target.name, target.suffix), list_);
        item->setData(Qt::UserRole, static_cast<int>(i));
        if (target.format == first.format && target.suffix == first.suffix)
            list_->setCurrentItem(item);
    }
    if (!list_->currentItem())
        list_->setCurrentRow(1); // below the first heading
}

ExportChoice ExportDialog::choice() const {
    const auto index = list_->currentItem()->data(Qt::UserRole).toUInt();
    const ExportTarget& target = targets_.at(index);
    return {target, target.holdsRally() && allStages_->isEnabled() && allStages_->isChecked(),
            target.isPicture() ? mapFields_->options() : MapOptions(), mapFields_->longerSide(),
            mapFields_->carry().carried()};
}

/// What is said of a file in which nothing is missed.
QString ExportDialog::kept(const ExportTarget& target) const {
    if (target.group == ExportTarget::Group::Programs)
        return tr("All of it is kept in the file.");
    if (target.isPicture() && mapFields_->carry().carried() != Carried::None)
        return tr("Such a file is for people to look at. It can be opened here again, as it "
                  "carries the stage.");
    return tr("Such a file is for people to look at. It cannot be opened here again.");
}

void ExportDialog::judge() {
    const bool isRally = source_.pack.rally.stages().size() > 1;
    const auto index = list_->currentItem()->data(Qt::UserRole).toUInt();
    allStages_->setVisible(isRally);
    mapFields_->setTarget(targets_.at(index));
    allStages_->setEnabled(targets_.at(index).holdsRally());
    if (const auto carrier = carrierNamed(targets_.at(index).suffix))
        mapFields_->carry().tellSizes(*carrier, {indexOfStage(source_)}, packs_);
    const auto lost = lossesOf(source_, choice());
    losses_->clear();
    export_->setEnabled(lost.has_value());
    if (!lost) {
        verdict_->setText(sentence(lost.error()));
    } else if (lost->empty()) {
        verdict_->setText(kept(targets_.at(index)));
    } else {
        verdict_->setText(tr("%n thing(s) will not be kept or not be shown there:", nullptr,
                             static_cast<int>(lost->size())));
        for (const Fault& loss : *lost)
            losses_->addItem(sentence(loss));
    }
    losses_->setVisible(losses_->count() > 0);
    const bool isLossy = lost && !lost->empty();
    export_->setText(isLossy ? tr("&Export all the same…") : tr("&Export…"));
}

} // namespace stagewright
