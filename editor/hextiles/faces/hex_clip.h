#pragma once

#include <QPolygonF>

namespace stagewright {

/// Cuts shapes at the border of the hex, as geometry: SVG knows no clipping by the painter, and
/// clipped painting is slow. All in circumradii, the hex's centre at the origin.
class HexClip {
public:
    /// @param bleed how far beyond the hex to cut
    explicit HexClip(double bleed);

    /// The hex, enlarged by the bleed.
    [[nodiscard]] const QPolygonF& hex() const { return hex_; }

    /// The part of the polygon within the hex. Where a concave polygon falls into pieces, they stay
    /// joined by seams along the border, which do not show when filled.
    [[nodiscard]] QPolygonF area(QPolygonF polygon) const;

private:
    double reach_;
    QPolygonF hex_;
};

} // namespace stagewright
