#pragma once

#include "editor/faces/lettering.h"

#include <QPainterPath>
#include <QTransform>

#include <vector>

namespace stagewright {

struct FaceCanvas;

/// A symbol as printed on the road, about the origin, its top towards -y: a dark rim, light shapes
/// on it, and what is written on them.
struct Symbol {
    QPainterPath rim;
    QPainterPath light;
    QPainterPath dark;
};

[[nodiscard]] Symbol limitSymbol(const Lettering& lettering, int gear);
[[nodiscard]] Symbol limitHazardSymbol(const Lettering& lettering, int gear);
/// A digit without a disc, for end lines and for tiny faces.
[[nodiscard]] Symbol digitSymbol(const Lettering& lettering, int gear, double height);
/// The small triangle of a hazard line.
[[nodiscard]] Symbol hazardSymbol(const Lettering& lettering);
[[nodiscard]] Symbol jumpSymbol(const Lettering& lettering, int gear);
[[nodiscard]] Symbol shortcutSymbol(const Lettering& lettering, int gear);
/// The hat and the arc alone, larger, for faces too small for their digits.
[[nodiscard]] Symbol tinyJumpSymbol();
[[nodiscard]] Symbol tinyShortcutSymbol();
[[nodiscard]] Symbol wavesSymbol();
/// An arrow along the road, forward being +x, with "+1" or "-1" on it.
[[nodiscard]] Symbol climbSymbol(const Lettering& lettering, int value, bool forward);

/// Whether a digit of this height is more than a blot where a pixel is this large.
[[nodiscard]] constexpr bool readableDigit(double height, double pixel) {
    return height >= 4.5 * pixel;
}

/// Symbols in their places on a tile.
class SymbolLayer {
public:
    void add(const Symbol& symbol, const QTransform& frame);
    void paint(const FaceCanvas& canvas) const;

private:
    std::vector<Symbol> symbols_;
};

} // namespace stagewright
