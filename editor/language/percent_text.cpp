#include "editor/language/percent_text.h"

#include "editor/language/display_locale.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PercentText {
    Q_DECLARE_TR_FUNCTIONS(PercentText)
};

} // namespace

QString percentText(double part) {
    if (part > 0 && part < 0.005)
        return PercentText::tr("under 1 %");
    return PercentText::tr("%1 %").arg(displayNumber(100 * part, 0));
}

} // namespace stagewright
