#pragma once

#include <QPointF>

#include <functional>
#include <vector>

namespace stagewright {

/// Where the road goes on, in pixels of the view.
struct RingCentre {
    QPointF middle;  ///< of the empty hex
    QPointF heading; ///< in which the road leads there; of any length but 0
    double radius;   ///< of the hex, to a corner
};

/// Middles of so many pictures round the empty hex, as far as there is room for them, from left to
/// right as the road sees them. Those ahead are nearest; where too few are free there, others stand
/// in wider rings. Hex and pictures leave each other alone.
/// @param radius of a picture; @param isFree whether one may be there
[[nodiscard]] std::vector<QPointF> ringPlaces(const RingCentre& centre, int count, double radius,
                                              const std::function<bool(QPointF middle)>& isFree);

} // namespace stagewright
