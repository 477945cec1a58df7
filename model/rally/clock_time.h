#pragma once

#include <QString>
#include <QTime>

namespace stagewright {

/// A time of day as people enter it: "19:30", "19.30", "19,30", "19h30", "1930" all mean the same,
/// and "19" is the full hour. Null for what is none; "1:5" may be five past or ten to, and is none.
[[nodiscard]] QTime parseClockTime(const QString& text);

} // namespace stagewright
