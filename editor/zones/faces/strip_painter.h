#pragma once

#include "editor/zones/faces/section_strip.h"
#include "editor/zones/faces/zone_style.h"

#include <QPainter>

#include <optional>

namespace stagewright {

/// The spaces of a section one behind another: straights, halves parted by a dotted line, fords,
/// bumps, corners with the spaces and notes of both lines and of the cut, turns in crossroads,
/// scenery beside them. An arrow at its left end says which way it is driven.
/// @param selected element, marked
void paintSectionStrip(QPainter& painter, const SectionStrip& strip,
                       std::optional<RoadSurface> surface, const ZoneStyle& style,
                       std::optional<std::size_t> selected = {});

/// One of its rows, where it lies on the strip.
/// @pre the strip has it
void paintStripRow(QPainter& painter, const SectionStrip& strip, std::size_t row,
                   std::optional<RoadSurface> surface, const ZoneStyle& style);

} // namespace stagewright
