#pragma once

#include "editor/fields/number_field.h"

#include <QComboBox>
#include <QFormLayout>

namespace stagewright {

[[nodiscard]] QComboBox* cardCombo(const char* name, const QString& accessibleName);

[[nodiscard]] NumberField* cardNumber(const char* name, const QString& accessibleName, int least,
                                      int most);

/// Sets it without telling anybody.
void setQuietly(NumberField* field, int value);

/// A form in a column that is scrolled where it is too long.
[[nodiscard]] QFormLayout* scrolledForm(QWidget* panel);

} // namespace stagewright
