#include "model/rally/race_time.h"

#include "model/rally/result.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cstdlib>

namespace stagewright {

namespace {

struct RaceTime {
    Q_DECLARE_TR_FUNCTIONS(RaceTime)
};

Fault notATime(const QString& text) {
    return {RaceTime::tr("\"%1\" is not a time").arg(text.left(40)),
            {},
            RaceTime::tr("Write it as in 1:37, or in seconds, 97"),
            {}};
}

} // namespace

Expected<int> parseRaceTime(const QString& text) {
    static const QRegularExpression form(QStringLiteral(
        "\\A(?:(?:([0-9]{1,2})[:.,'])?([0-9]{1,4})?[:.,']([0-9]{2})|([0-9]{1,6}))\\z"));
    const auto parts = form.match(text.trimmed());
    if (!parts.hasMatch())
        return tl::unexpected(notATime(text));
    if (!parts.captured(4).isEmpty()) {
        const int seconds = parts.captured(4).toInt();
        if (seconds <= longestRaceTime)
            return seconds;
        return tl::unexpected(Fault{RaceTime::tr("no stage takes longer than a day"), {}, {}, {}});
    }
    const bool hasHours = !parts.captured(1).isEmpty();
    const QString minutesText = parts.captured(2);
    const int minutes = minutesText.toInt();
    const int seconds = parts.captured(3).toInt();
    if (hasHours && (minutesText.size() != 2 || minutes > 59))
        return tl::unexpected(notATime(text));
    if (seconds > 59)
        return tl::unexpected(Fault{RaceTime::tr("a minute has no %1 seconds").arg(seconds),
                                    {},
                                    RaceTime::tr("Write it as in 1:37, or in seconds, 97"),
                                    {}});
    const int sum = (parts.captured(1).toInt() * 60 + minutes) * 60 + seconds;
    if (sum > longestRaceTime)
        return tl::unexpected(Fault{RaceTime::tr("no stage takes longer than a day"), {}, {}, {}});
    return sum;
}

QString raceTimeText(int seconds) {
    const int whole = std::abs(seconds);
    return (seconds < 0 ? QStringLiteral("-") : QString()) +
           QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString gapText(int seconds) {
    return seconds > 0 ? u'+' + raceTimeText(seconds) : QString();
}

} // namespace stagewright
