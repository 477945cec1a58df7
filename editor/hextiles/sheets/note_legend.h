#pragma once

#include "editor/hextiles/sheets/road_signs.h"

#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace stagewright {

/// What the columns and signs of a roadbook mean.
struct NoteLegend {
    QStringList lines;           ///< of the columns
    std::vector<RoadSign> signs; ///< those that stand in the roadbook, each once
    std::size_t columns = 1;     ///< of signs, as wide as the longest of their words
};

/// @param width in which the lines and columns fit, dots
[[nodiscard]] NoteLegend noteLegend(const std::vector<Pacenote>& notes, double width);

[[nodiscard]] double heightOf(const NoteLegend& legend);

/// @param place as high as the legend
void paintNoteLegend(QPainter& painter, const QRectF& place, const NoteLegend& legend);

/// What a sign means, in a few words.
[[nodiscard]] QString wordsFor(RoadSign sign);

} // namespace stagewright
