#pragma once

#include "editor/hextiles/faces/lettering.h"

#include <QPainterPath>
#include <QTransform>

#include <vector>

namespace stagewright {

struct FaceCanvas;
struct TerrainColours;

/// A symbol as printed on the road, about the origin, its top towards -y: a dark rim, light shapes
/// on it, and what is written on them.
struct Symbol {
    QPainterPath rim;
    QPainterPath light;
    QPainterPath dark;
    QPolygonF ground{};  ///< where the lines beneath would run through it, and are left out
    bool isDisc = false; ///< of a limit, whose colours depend on the terrain
};

[[nodiscard]] Symbol limitSymbol(const Lettering& lettering, int gear);
inline constexpr double limitReach = 0.097; ///< radius of its disc, the rim included
inline constexpr double limitDigit = 0.108; ///< height of what is written on it
[[nodiscard]] Symbol limitHazardSymbol(const Lettering& lettering, int gear);
inline constexpr double hazardLimitHeight = 0.216; ///< of its triangle, the rim included
/// The same where no digit can be read in a triangle: a large digit with a small triangle.
[[nodiscard]] Symbol tinyLimitHazardSymbol(const Lettering& lettering, int gear);
/// A digit without a disc, for end lines and for tiny faces.
[[nodiscard]] Symbol digitSymbol(const Lettering& lettering, int gear, double height);
/// The small triangle of a hazard line.
[[nodiscard]] Symbol hazardSymbol(const Lettering& lettering);
inline constexpr double hazardHeight = 0.144; ///< of its triangle, the rim included
[[nodiscard]] Symbol jumpSymbol(const Lettering& lettering, int gear);
[[nodiscard]] Symbol shortcutSymbol(const Lettering& lettering, int gear);
inline constexpr double shortcutReach = 0.136; ///< from its middle, the rim included
/// Larger, for faces on which the usual digit would be a blot.
[[nodiscard]] Symbol tinyJumpSymbol(const Lettering& lettering, int gear);
/// The hat alone, for still smaller ones.
[[nodiscard]] Symbol jumpHat();
/// Two short waves that lie across the road.
[[nodiscard]] Symbol wavesSymbol();
/// Dark on a light rim. @pre nothing is written on it
[[nodiscard]] Symbol inverted(const Symbol& symbol);
/// An arrow along the road, forward being +x, with "+1" or "-1" on it.
[[nodiscard]] Symbol climbSymbol(const Lettering& lettering, int value, bool forward);

/// Symbols in their places on a tile.
class SymbolLayer {
public:
    void add(const Symbol& symbol, const QTransform& frame);
    /// @param colours of the terrain
    /// @param ground colour of what they lie on
    void paint(const FaceCanvas& canvas, const TerrainColours& colours, const QColor& ground) const;

    [[nodiscard]] const std::vector<Symbol>& symbols() const { return symbols_; }

private:
    std::vector<Symbol> symbols_;
};

} // namespace stagewright
