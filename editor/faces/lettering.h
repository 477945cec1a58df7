#pragma once

#include <QPainterPath>
#include <QRawFont>
#include <QStringView>

namespace stagewright {

/// Text as outlines, so that it looks the same on every device and may be turned and scaled freely.
/// Needs a QGuiApplication.
class Lettering {
public:
    Lettering();

    /// The outline of `text` with capitals `height` tall, centred at the origin.
    [[nodiscard]] QPainterPath outline(QStringView text, double height) const;

private:
    QRawFont font_;
    double capHeight_ = 1; ///< of font_, as it is loaded
};

} // namespace stagewright
