#pragma once

#include <QTest>

#include <utility>

namespace stagewright {

/// In milliseconds: far more than a sanitized program takes on a busy machine. Its end is for what
/// never comes.
inline constexpr int waitLimit = 240'000;

/// Handles events until what is meant has come.
/// @return whether it has
template <typename Condition>
bool waitUntil(Condition&& condition) {
    return QTest::qWaitFor(std::forward<Condition>(condition), waitLimit);
}

} // namespace stagewright
