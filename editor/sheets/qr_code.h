#pragma once

#include <QByteArray>
#include <QPainter>
#include <QRectF>

#include <optional>
#include <vector>

namespace stagewright {

/// A QR code (ISO/IEC 18004): which of its modules are dark, row by row.
struct QrCode {
    int side = 0; ///< in modules, 21 to 177
    std::vector<bool> dark;

    /// With the quiet zone that readers ask for, on both ends.
    [[nodiscard]] int sideWithQuiet() const { return side + 2 * quietModules; }

    static constexpr int quietModules = 4;
};

/// A text as the smallest code that is read though an eighth of it is damaged (level M). Nothing:
/// it is too long for any.
[[nodiscard]] std::optional<QrCode> qrCodeOf(const QByteArray& text);

/// Fills the place, a square, with the code, its quiet zone within it: dark on white.
void paintQrCode(QPainter& painter, const QRectF& place, const QrCode& code);

} // namespace stagewright
