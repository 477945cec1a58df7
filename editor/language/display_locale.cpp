#include "editor/language/display_locale.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DisplayLocale {
    Q_DECLARE_TR_FUNCTIONS(DisplayLocale)
};

} // namespace

QLocale displayLocale() {
    const QLocale spoken(DisplayLocale::tr("en", "the code of this language: pl, fr, de"));
    const bool isUsers =
        QLocale().language() == spoken.language() && QLocale().zeroDigit() == spoken.zeroDigit();
    QLocale locale = isUsers ? QLocale() : spoken;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

QString displayNumber(double value, int digits) {
    return displayLocale().toString(value, 'f', digits);
}

} // namespace stagewright
