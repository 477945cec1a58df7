#include "validators/hextiles/finding_hexes.h"

namespace stagewright {

Finding findingAt(Severity severity, const QList<Hex>& hexes, std::optional<Edge> edge,
                  const QString& text) {
    return {severity, placesOf(hexes), edge ? std::optional(index(*edge)) : std::nullopt, text};
}

Places placesOf(const QList<Hex>& hexes) {
    Places places;
    places.reserve(hexes.size());
    for (const Hex hex : hexes)
        places.append({hex.q, hex.r});
    return places;
}

QList<Hex> hexesOf(const Places& places) {
    QList<Hex> hexes;
    hexes.reserve(places.size());
    for (const Place place : places)
        hexes.append(hexAt(place));
    return hexes;
}

std::optional<Edge> edgeOf(const Finding& finding) {
    return finding.side ? std::optional(allEdges.at(static_cast<std::size_t>(*finding.side)))
                        : std::nullopt;
}

} // namespace stagewright
