#pragma once

#include <QChar>

namespace stagewright {

/// One of the ten that files are written with; those of other scripts are none.
[[nodiscard]] constexpr bool isDigit(char c) {
    return '0' <= c && c <= '9';
}

[[nodiscard]] constexpr bool isDigit(QChar c) {
    return u'0' <= c.unicode() && c.unicode() <= u'9';
}

} // namespace stagewright
