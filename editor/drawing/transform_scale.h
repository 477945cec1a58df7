#pragma once

#include <QTransform>

#include <cmath>

namespace stagewright {

/// How much longer lines get by it.
inline double scaleOf(const QTransform& transform) {
    return std::sqrt(std::abs(transform.determinant()));
}

} // namespace stagewright
