#include "editor/exports/map_fields.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace stagewright {

MapFields::MapFields(const ExportChoice& first, QWidget* parent)
    : QWidget(parent)
    , transparent_(new QCheckBox(tr("T&ransparent ground")))
    , side_(new QSpinBox)
    , carry_(new CarryFields(first.carried)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(new QLabel(tr("The picture shows, beside the tiles:")));
    const auto add = [&](const QString& text, bool MapOptions::*option) {
        auto* box = new QCheckBox(text);
        box->setChecked(first.map.*option);
        layout->addWidget(box);
        shown_.push_back({box, option});
    };
    add(tr("&Title and author"), &MapOptions::title);
    add(tr("Tile &numbers"), &MapOptions::numbers);
    add(tr("&Driving direction"), &MapOptions::route);
    add(tr("&Pacenotes"), &MapOptions::pacenotes);
    add(tr("Tile &list"), &MapOptions::tileList);
    add(tr("Le&gend"), &MapOptions::legend);
    layout->addSpacing(6);
    transparent_->setChecked(first.map.transparent);
    layout->addWidget(transparent_);
    side_->setRange(leastLongerSide, mostLongerSide);
    side_->setSingleStep(100);
    side_->setValue(first.longerSide);
    side_->setSuffix(tr(" pixels"));
    auto* form = new QFormLayout;
    form->setContentsMargins({});
    form->addRow(tr("Longer &side:"), side_);
    layout->addLayout(form);
    layout->addSpacing(6);
    layout->addWidget(carry_);
}

void MapFields::setTarget(const ExportTarget& target) {
    setVisible(target.isPicture());
    transparent_->setEnabled(target.canBeTransparent());
    side_->setEnabled(target.isPixels());
}

MapOptions MapFields::options() const {
    MapOptions options;
    for (const Shown& each : shown_)
        options.*each.option = each.box->isChecked();
    options.transparent = transparent_->isEnabled() && transparent_->isChecked();
    return options;
}

} // namespace stagewright
