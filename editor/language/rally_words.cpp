#include "editor/language/rally_words.h"

#include "model/rally/schedule.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct RallyWords {
    Q_DECLARE_TR_FUNCTIONS(RallyWords)
};

/// One by its whole name, several by their numbers.
QString stageNames(const std::vector<qsizetype>& stages, const Rally& rally) {
    if (stages.size() == 1)
        return stageName(rally, stages.front());
    QStringList names;
    for (const qsizetype stage : stages)
        names << stageNumber(rally, stage);
    return names.join(QStringLiteral(", "));
}

} // namespace

QString wordFor(Laying laying) {
    switch (laying) {
    case Laying::OneAfterAnother:
        return RallyWords::tr("one after another");
    case Laying::SessionAtOnce:
        return RallyWords::tr("a session at once");
    case Laying::AllAtOnce:
        break;
    }
    return RallyWords::tr("all at once");
}

// Some under the headings under which they are translated.

QString serviceAfterwards(StageKind kind) {
    return kind == StageKind::Circuit
               ? RallyWords::tr("pit stop afterwards")
               : QCoreApplication::translate("StripText", "service afterwards");
}

QString thenService(StageKind kind) {
    return kind == StageKind::Circuit ? RallyWords::tr("%1, then a pit stop")
                                      : QCoreApplication::translate("PlanText", "%1, then service");
}

QString wholeMinutes(double minutes) {
    constexpr int anHour = 60;
    const auto whole = static_cast<int>(std::lround(minutes));
    if (whole < 2 * anHour)
        return RallyWords::tr("%n minute(s)", nullptr, whole);
    return whole % anHour == 0
               ? RallyWords::tr("%1 h").arg(whole / anHour)
               : RallyWords::tr("%1 h %2 min").arg(whole / anHour).arg(whole % anHour);
}

QString clockSaid(QTime start, double minutes, const QString& form) {
    constexpr int anHour = 60;
    constexpr int aDay = 24 * anHour;
    constexpr int aNight = aDay / 2; // who plays into it knows which day it is
    const auto whole = static_cast<int>(std::lround(minutes));
    if (!start.isValid())
        return QStringLiteral("%1:%2").arg(whole / anHour).arg(whole % anHour, 2, 10, QChar(u'0'));
    const QString clock = clockTime(start, minutes).toString(form);
    const int days = (start.hour() * anHour + start.minute() + whole) / aDay;
    return days > 0 && whole > aNight ? RallyWords::tr("day %1, %2").arg(days + 1).arg(clock)
                                      : clock;
}

QString phraseFor(const Remedy& remedy, const Rally& rally) {
    using Kind = Remedy::Kind;
    const QString minutes = wholeMinutes(remedy.minutes);
    const QString stages = stageNames(remedy.stages, rally);
    switch (remedy.kind) {
    case Kind::FewerLaps:
        return RallyWords::tr("Drive %1 for %n lap(s): %2 in all.", nullptr, remedy.to)
            .arg(stages)
            .arg(minutes);
    case Kind::ShorterBreaks:
        return RallyWords::tr("Cut the breaks by %n minute(s): %1 in all.", nullptr, remedy.to)
            .arg(minutes);
    case Kind::Swap:
        return RallyWords::tr("Swap %1 for a stage of at most %n minute(s): %2 in all.", nullptr,
                              remedy.to)
            .arg(stages)
            .arg(minutes);
    case Kind::Keep:
        return RallyWords::tr("Keep only %1: %2 in all.").arg(stages).arg(minutes);
    case Kind::FewerPlayers:
        return RallyWords::tr("Play with %n player(s): %1 in all.", nullptr, remedy.to)
            .arg(minutes);
    case Kind::MoreTime:
        return RallyWords::tr("Take %n minute(s) for it.", nullptr, remedy.to);
    case Kind::LeaveOut:
        break;
    }
    return RallyWords::tr("Leave out %1: %2 in all.").arg(stages).arg(minutes);
}

} // namespace stagewright
