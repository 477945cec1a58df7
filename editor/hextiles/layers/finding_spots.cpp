#include "editor/hextiles/layers/finding_spots.h"

#include "model/layouts/hextiles/hex/geometry.h"
#include "validators/hextiles/finding_hexes.h"

#include <QLineF>

#include <algorithm>

namespace stagewright {

namespace {

/// Where on its hex a finding is marked.
QPointF markPlace(const Finding& finding, Hex hex) {
    // Off the road where it can be, and away from the tile's number at the top left.
    const QPointF topRight(0.42, -0.66);
    const auto edge = edgeOf(finding);
    return centre(hex) + (edge ? edgeMiddle(*edge) * 0.86 : topRight);
}

} // namespace

std::vector<FindingSpot> findingSpots(const Findings& findings) {
    constexpr qsizetype mostHexes = 6; // a finding about more is about the stage rather than places
    std::vector<FindingSpot> spots;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Hint)
            continue;
        // A fact about a border is marked there, once.
        const auto count = std::min(finding.side ? 1 : mostHexes, finding.places.size());
        for (qsizetype i = 0; i < count; ++i)
            spots.push_back({markPlace(finding, hexAt(finding.places[i])), &finding});
    }
    return spots;
}

double markSize(const Camera& camera) {
    return std::clamp(camera.scale() * 0.34, 9.0, 26.0);
}

Findings findingsMarkedAt(const Findings& findings, const Camera& camera, QPointF screen) {
    const double reach = markSize(camera) / 2 + 1;
    Findings there;
    for (const FindingSpot& spot : findingSpots(findings))
        if (QLineF(camera.toScreen(spot.at), screen).length() <= reach)
            there.append(*spot.finding);
    return there;
}

} // namespace stagewright
