#include "editor/settings/general_page.h"

#include "editor/language/language.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace stagewright {

GeneralPage::GeneralPage(const Preferences& preferences, QWidget* parent)
    : QWidget(parent)
    , theme_(new QComboBox)
    , language_(new QComboBox)
    , keptWithin_(new NumberField)
    , inputErrors_(new InputErrors) {
    theme_->addItem(tr("As the system"), static_cast<int>(Theme::AsSystem));
    theme_->addItem(tr("Light"), static_cast<int>(Theme::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
    language_->addItem(tr("As the system"), QString());
    for (const QString& each : languages()) {
        // Of no country, else English would be that of one.
        QString name = QLocale(QLocale(each).language(), QLocale::World).nativeLanguageName();
        name[0] = name[0].toUpper();
        language_->addItem(name, each);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{theme_, language_, keptWithin_})
        field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keptWithin_->setRange(static_cast<int>(soonestKept.count()),
                          static_cast<int>(latestKept.count()));
    keptWithin_->setSuffix(tr(" s"));
    keptWithin_->setAccessibleName(tr("Keep safe within"));
    inputErrors_->watch(*keptWithin_);
    show(preferences);

    auto* note = new QLabel(tr(
        "Unsaved changes are kept safe after this time, in case the program ends unexpectedly."));
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("&Language:"), language_);
    form->addRow(tr("Keep &safe within:"), keptWithin_);
    form->addRow(inputErrors_);
    form->addRow({}, note);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();

    connect(theme_, &QComboBox::currentIndexChanged, this, &GeneralPage::tell);
    connect(language_, &QComboBox::currentIndexChanged, this, &GeneralPage::tell);
    connect(keptWithin_, &NumberField::valueChanged, this, &GeneralPage::tell);
}

void GeneralPage::show(const Preferences& preferences) {
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(preferences.theme)));
    language_->setCurrentIndex(language_->findData(preferences.language));
    keptWithin_->setValue(static_cast<int>(preferences.keptWithin.count()));
}

void GeneralPage::tell() {
    Q_EMIT edited({static_cast<Theme>(theme_->currentData().toInt()),
                   std::chrono::seconds(keptWithin_->value()),
                   language_->currentData().toString()});
}

} // namespace stagewright
