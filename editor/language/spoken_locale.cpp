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
    return QLocale().language() == spoken.language() ? QLocale() : spoken;
}

QString spokenNumber(double value, int digits) {
    QLocale locale = spokenLocale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', digits);
}

} // namespace stagewright
