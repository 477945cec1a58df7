#pragma once

#include <QPainterPath>
#include <QRawFont>
#include <QStringView>

#include <array>

namespace stagewright {

/// Text as outlines, so that it looks the same on every device and may be turned and scaled freely.
/// Needs a QGuiApplication.
class Lettering {
public:
    Lettering();

    /// The outline of `text` with capitals `height` tall, centred at the origin. The unit of height
    /// is the circumradius.
    [[nodiscard]] QPainterPath outline(QStringView text, double height) const;

private:
    [[nodiscard]] QPainterPath drawn(QStringView text) const;

    QRawFont font_;
    std::array<QPainterPath, 10> digits_; ///< centred, capitals one unit tall
};

} // namespace stagewright
