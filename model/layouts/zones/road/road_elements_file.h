#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/zones/road/road_element.h"

#include <QJsonArray>

namespace stagewright {

/// The spaces of a road as a file of boards lists them: {"kind": "straight", "count", "halves",
/// "ford", "scenery"} | {"kind": "bump", "note"} | {"kind": "corner", "inside": {"spaces",
/// "note"}, "slide": the same, "cut": {"note"}, "hand"} | {"kind": "turn", "note", "cut", "hand"}.
/// The same as section_text.h in one line. What is wrong becomes faults.
[[nodiscard]] RoadElements readRoadElements(const QJsonArray& list, const JsonPath& place,
                                            Faults& faults);

/// Straights that are alike as one record with their count.
[[nodiscard]] QJsonArray roadElementsAsJson(const RoadElements& road);

} // namespace stagewright
