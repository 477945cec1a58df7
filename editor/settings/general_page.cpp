#include "editor/settings/general_page.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace stagewright {

GeneralPage::GeneralPage(const Preferences& preferences, QWidget* parent)
    : QWidget(parent)
    , theme_(new QComboBox)
    , keptWithin_(new QSpinBox) {
    theme_->addItem(tr("As the system"), static_cast<int>(Theme::AsSystem));
    theme_->addItem(tr("Light"), static_cast<int>(Theme::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
    for (QWidget* field : std::initializer_list<QWidget*>{theme_, keptWithin_})
        field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keptWithin_->setRange(static_cast<int>(soonestKept.count()),
                          static_cast<int>(latestKept.count()));
    keptWithin_->setSuffix(tr(" s"));
    show(preferences);

    auto* note = new QLabel(tr("Changes that are not saved are kept safe so soon after they are "
                               "made, in case the program ends unawares."));
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("Keep &safe within:"), keptWithin_);
    form->addRow({}, note);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();

    connect(theme_, &QComboBox::currentIndexChanged, this, &GeneralPage::tell);
    connect(keptWithin_, &QSpinBox::valueChanged, this, &GeneralPage::tell);
}

void GeneralPage::show(const Preferences& preferences) {
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(preferences.theme)));
    keptWithin_->setValue(static_cast<int>(preferences.keptWithin.count()));
}

void GeneralPage::tell() {
    Q_EMIT edited({static_cast<Theme>(theme_->currentData().toInt()),
                   std::chrono::seconds(keptWithin_->value())});
}

} // namespace stagewright
