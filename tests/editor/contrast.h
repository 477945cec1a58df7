#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace stagewright {

/// Contrast of two colours by the rule of WCAG 2.1, from 1 to 21: text wants 4.5 (AA), what is
/// drawn wants 3.
[[nodiscard]] inline double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const double lighter = std::max(luminance(one), luminance(other));
    const double darker = std::min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
}

/// What is seen where a colour lets the ground through.
[[nodiscard]] inline QColor over(const QColor& ground, const QColor& colour) {
    const auto mix = [&](double above, double below) {
        return above * colour.alphaF() + below * (1 - colour.alphaF());
    };
    return QColor::fromRgbF(static_cast<float>(mix(colour.redF(), ground.redF())),
                            static_cast<float>(mix(colour.greenF(), ground.greenF())),
                            static_cast<float>(mix(colour.blueF(), ground.blueF())));
}

} // namespace stagewright
