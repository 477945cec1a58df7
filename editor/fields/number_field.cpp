#include "editor/fields/number_field.h"

namespace stagewright {

void NumberField::sayRefused(const QString& text) {
    Q_EMIT refused(tr("%1: \"%2\" is not accepted. Enter a whole number from %3 to %4.")
                       .arg(accessibleName(), text)
                       .arg(minimum())
                       .arg(maximum()));
}

} // namespace stagewright
