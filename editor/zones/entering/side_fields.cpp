#include "editor/zones/entering/side_fields.h"

#include "editor/fields/panel_combo.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/words/board_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <utility>

namespace stagewright {

namespace {

constexpr int noNumber = -1;

} // namespace

SideFields::SideFields(QWidget* parent)
    : QWidget(parent)
    , firstEnd_(new NumberField)
    , surface_(new PanelCombo("side-surface", tr("Surface"))) {
    firstEnd_->setObjectName(QStringLiteral("side-first-end"));
    firstEnd_->setAccessibleName(tr("Lowest number at its ends"));
    surface_->addItem(surfaceInWords(std::nullopt));
    for (const RoadSurface surface : {RoadSurface::Asphalt, RoadSurface::Snow, RoadSurface::Earth})
        surface_->addItem(surfaceInWords(surface), static_cast<int>(surface));
    auto* row = new WrappedRow(this);
    row->setContentsMargins({});
    for (const auto& [caption, field] :
         {std::pair<QString, QWidget*>{firstEnd_->accessibleName(), firstEnd_},
          std::pair<QString, QWidget*>{surface_->accessibleName(), surface_}}) {
        auto* pair = new QHBoxLayout;
        auto* label = new QLabel(caption);
        label->setBuddy(field);
        pair->addWidget(label);
        pair->addWidget(field);
        row->addLayout(pair);
    }
    setFocusProxy(firstEnd_);
    show({}, false);
    connect(firstEnd_, &NumberField::valueChanged, this, &SideFields::tell);
    connect(firstEnd_, &NumberField::refused, this, &SideFields::refused);
    connect(surface_, &QComboBox::activated, this, &SideFields::tell);
}

void SideFields::show(const SideFacts& facts, bool keepNumbers) {
    const QSignalBlocker quiet(firstEnd_);
    firstEnd_->setSpecialValueText(keepNumbers ? QString() : QStringLiteral("–"));
    firstEnd_->setRange(keepNumbers ? 0 : noNumber, highestFirstEnd);
    firstEnd_->setValue(facts.firstEnd.value_or(noNumber));
    surface_->setCurrentIndex(facts.surface ? surface_->findData(static_cast<int>(*facts.surface))
                                            : 0);
}

void SideFields::tell() {
    SideFacts facts;
    if (firstEnd_->value() != noNumber)
        facts.firstEnd = firstEnd_->value();
    if (const QVariant surface = surface_->currentData(); surface.isValid())
        facts.surface = static_cast<RoadSurface>(surface.toInt());
    Q_EMIT said(facts);
}

} // namespace stagewright
