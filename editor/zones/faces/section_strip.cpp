#include "editor/zones/faces/section_strip.h"

#include <algorithm>
#include <utility>

namespace stagewright {

SectionStrip::SectionStrip(RoadElements road, QPointF topLeft, double cell, double width)
    : road_(std::move(road))
    , cell_(cell)
    , area_(topLeft, QSizeF(0, 0)) {
    const double left = topLeft.x() + cell * lead;
    QPointF at(left, topLeft.y());
    for (std::size_t i = 0; i < road_.size(); ++i) {
        const double wide = cell * cellsOf(road_[i]);
        if (i > 0 && at.x() + wide + cell * tail > topLeft.x() + width)
            at = {left, at.y() + cell * rowCells};
        if (at.x() == left)
            rows_.push_back(i);
        places_.emplace_back(at, QSizeF(wide, cell * rowCells));
        at.rx() += wide;
        area_ = area_.united(
            {QPointF(topLeft.x(), at.y()), at + QPointF(cell * tail, cell * rowCells)});
    }
}

QRectF SectionStrip::roadOf(std::size_t index) const {
    const QRectF& place = places_[index];
    return {place.left(), place.center().y() - cell_ * roadCells / 2, place.width(),
            cell_ * roadCells};
}

std::optional<std::size_t> SectionStrip::elementAt(QPointF point) const {
    const auto found = std::find_if(places_.begin(), places_.end(),
                                    [&](const QRectF& place) { return place.contains(point); });
    return found == places_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - places_.begin()));
}

double SectionStrip::cellsOf(const RoadElement& element) {
    constexpr double halves = 1.25;
    constexpr double turn = 1.3;
    constexpr double ramps = 0.5; // of the slide line, at both ends of a corner
    switch (element.kind) {
    case ElementKind::Straight:
        return element.halves ? halves : 1;
    case ElementKind::Bump:
        return 1;
    case ElementKind::Turn:
        return turn;
    case ElementKind::Corner:
        break;
    }
    constexpr double slideSpace = 0.8; // a digit in each has room
    return std::max<double>(element.insideSpaces, element.slideSpaces * slideSpace) + ramps;
}

} // namespace stagewright
