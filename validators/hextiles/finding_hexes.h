#pragma once

#include "model/layouts/hextiles/hex/edge.h"
#include "model/layouts/hextiles/hex/hex.h"
#include "validators/finding.h"

#include <QList>

#include <optional>

namespace stagewright {

// Places of findings are hexes here, sides their edges.

/// One that is about hexes; about the border at `edge` of the first of them, if it is said.
[[nodiscard]] Finding findingAt(Severity severity, const QList<Hex>& hexes,
                                std::optional<Edge> edge, const QString& text);

[[nodiscard]] constexpr Hex hexAt(Place place) {
    return {place.x, place.y};
}
[[nodiscard]] Places placesOf(const QList<Hex>& hexes);
[[nodiscard]] inline Places placesOf(Hex hex) {
    return {{hex.q, hex.r}};
}
[[nodiscard]] QList<Hex> hexesOf(const Places& places);
/// Of the first hex, where the finding is about a border.
[[nodiscard]] std::optional<Edge> edgeOf(const Finding& finding);

} // namespace stagewright
