#include "editor/cards/palette/card_fields.h"

#include "editor/fields/panel_combo.h"
#include "editor/fields/scrolled_panel.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

QComboBox* cardCombo(const char* name, const QString& accessibleName) {
    return new PanelCombo(name, accessibleName);
}

NumberField* cardNumber(const char* name, const QString& accessibleName, int least, int most) {
    auto* field = new NumberField;
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(accessibleName);
    field->setRange(least, most);
    return field;
}

void setQuietly(NumberField* field, int value) {
    const QSignalBlocker quiet(field);
    if (field->value() != value)
        field->setValue(value);
}

QFormLayout* scrolledForm(QWidget* panel) {
    auto* content = new QWidget;
    auto* form = new QFormLayout(content);
    constexpr int margin = 4; // there is little room
    form->setContentsMargins(margin, margin, margin, margin);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows); // of long ones alone it is made too low
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* bars = new ScrolledPanel;
    bars->setWidget(content);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins({});
    column->addWidget(bars);
    return form;
}

} // namespace stagewright
