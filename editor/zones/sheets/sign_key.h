#pragma once

#include "model/layouts/zones/road/road_element.h"

#include <QPainter>
#include <QPointF>

#include <vector>

namespace stagewright {

/// What the signs on strips and maps mean, those that these roads have, in columns.
class SignKey {
public:
    /// @param line height of a line, in units of the painter
    /// @param width of the whole
    /// @param perMillimetre such units
    SignKey(const RoadElements& roads, double line, double width, bool mono, double perMillimetre);

    [[nodiscard]] double height() const;
    void paint(QPainter& painter, QPointF topLeft) const;

private:
    std::vector<int> signs_; ///< indices of those there are
    double line_;
    double width_;
    bool mono_;
    double perMillimetre_;
};

} // namespace stagewright
