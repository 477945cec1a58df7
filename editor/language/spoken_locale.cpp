#include "editor/language/spoken_locale.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SpokenLocale {
    Q_DECLARE_TR_FUNCTIONS(SpokenLocale)
};

} // namespace

QLocale spokenLocale() {
    const QLocale spoken(SpokenLocale::tr("en", "the code of this language: pl, fr, de"));
    const bool isUsers =
        QLocale().language() == spoken.language() && QLocale().zeroDigit() == spoken.zeroDigit();
    QLocale locale = isUsers ? QLocale() : spoken;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

QString spokenNumber(double value, int digits) {
    return spokenLocale().toString(value, 'f', digits);
}

} // namespace stagewright
