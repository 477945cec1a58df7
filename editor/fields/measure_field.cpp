#include "editor/fields/measure_field.h"

#include "editor/language/display_locale.h"

namespace stagewright {

QString MeasureField::textFromValue(double value) const {
    return displayLocale().toString(value, 'f', QLocale::FloatingPointShortest);
}

void MeasureField::sayRefused(const QString& text) {
    const QString range = tr("%1 to %2", "the least and the most")
                              .arg(textFromValue(minimum()), textFromValue(maximum()));
    Q_EMIT refused(decimals() == 0
                       ? tr("%1: \"%2\" is not accepted. Enter a whole number from %3.")
                             .arg(accessibleName(), text, range)
                       : tr("%1: \"%2\" is not accepted. Enter a number from %3, with up to %n "
                            "decimal(s).",
                            nullptr, decimals())
                             .arg(accessibleName(), text, range));
}

} // namespace stagewright
