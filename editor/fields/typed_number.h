#pragma once

#include <QStringView>

#include <optional>

namespace stagewright {

/// The number that a user typed: digits of any script and, where `decimals` allows it, one point or
/// comma, whichever the language writes. Thousands stand without a mark. Nothing where it is none,
/// or has more decimals: another number is never made of it.
[[nodiscard]] std::optional<double> typedNumber(QStringView text, int decimals);

} // namespace stagewright
