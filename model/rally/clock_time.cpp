#include "model/rally/clock_time.h"

#include <QRegularExpression>

namespace stagewright {

QTime parseClockTime(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("\\A([0-9]{1,2})(?:[:.,hH]?([0-9]{2})|[hH])?\\z"));
    const auto parts = form.match(text.trimmed());
    return parts.hasMatch() ? QTime(parts.captured(1).toInt(), parts.captured(2).toInt()) : QTime();
}

} // namespace stagewright
