#include "editor/sheets/qr_code.h"

#include <QPainterPath>
#include <qrencode.h>

#include <memory>

namespace stagewright {

std::optional<QrCode> qrCodeOf(const QByteArray& text) {
    constexpr int smallestVersion = 0;
    constexpr int isCaseSensitive = 1;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString(text.constData(), smallestVersion, QR_ECLEVEL_M, QR_MODE_8,
                            isCaseSensitive),
        &QRcode_free);
    if (!made)
        return std::nullopt;
    QrCode code{made->width, {}};
    const auto count =
        static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
    code.dark.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        code.dark.push_back((made->data[i] & 1U) != 0);
    return code;
}

void paintQrCode(QPainter& painter, const QRectF& place, const QrCode& code) {
    const double module = place.width() / code.sideWithQuiet();
    // One shape: no hairlines where modules meet.
    QPainterPath shape;
    for (int y = 0; y < code.side; ++y)
        for (int x = 0; x < code.side;) {
            const auto isDark = [&](int at) {
                return at < code.side && code.dark[static_cast<std::size_t>(y * code.side + at)];
            };
            int end = x;
            while (isDark(end))
                ++end;
            if (end > x)
                shape.addRect((x + QrCode::quietModules) * module,
                              (y + QrCode::quietModules) * module, (end - x) * module, module);
            x = end + 1;
        }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(place, Qt::white);
    painter.translate(place.topLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    shape.setFillRule(Qt::WindingFill);
    painter.drawPath(shape);
    painter.restore();
}

} // namespace stagewright
