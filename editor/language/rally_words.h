#pragma once

#include "model/rally/remedy.h"

#include <QString>
#include <QTime>

namespace stagewright {

// In the user's language, where name() gives what files and options say in every language.

/// "one after another"
[[nodiscard]] QString wordFor(Laying laying);

/// What is after a stage, or after a race on a circuit.
[[nodiscard]] QString serviceAfterwards(StageKind kind);
/// Likewise, with a place for the name: "%1, then service".
[[nodiscard]] QString thenService(StageKind kind);

/// "25 minutes", whole; from two hours on "6 h 54 min", "15 h".
[[nodiscard]] QString wholeMinutes(double minutes);

/// The time on a clock so many minutes after the start, in a form as QTime::toString takes it;
/// where that is another day, and not the night after, with its day: "day 2, 10:15". Where no start
/// was said, hours and minutes since: "0:25", "27:15".
[[nodiscard]] QString clockSaid(QTime start, double minutes, const QString& form);

/// A sentence: "Drive SS 2: Holjes for 3 laps: 112 minutes in all."
[[nodiscard]] QString phraseFor(const Remedy& remedy, const Rally& rally);

} // namespace stagewright
