#include "editor/canvas/finding_marks.h"

#include "editor/icons/severity_mark.h"
#include "model/hex/geometry.h"

#include <algorithm>
#include <map>
#include <utility>

namespace stagewright {

namespace {

/// Where on its hex a finding is marked.
QPointF markPlace(const Finding& finding, Hex hex) {
    // Off the road where it can be, and away from the tile's number at the top left.
    const QPointF topRight(0.42, -0.66);
    return centre(hex) + (finding.edge ? edgeMiddle(*finding.edge) * 0.86 : topRight);
}

} // namespace

void paintFindings(QPainter& painter, const Findings& findings, const Camera& camera) {
    // Only the worst where several would cover each other; findings come worst first.
    std::map<std::pair<int, int>, Severity> marks;
    constexpr qsizetype mostHexes = 6; // a finding about more is about the stage rather than places
    const double size = std::clamp(camera.scale() * 0.34, 9.0, 26.0);
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Hint)
            continue; // it is no fault of the place, and the panel shows it
        // A fact about a border is marked there, once.
        for (const Hex hex :
             finding.hexes.first(std::min(finding.edge ? 1 : mostHexes, finding.hexes.size()))) {
            const QPoint at = camera.toScreen(markPlace(finding, hex)).toPoint();
            marks.try_emplace({at.x(), at.y()}, finding.severity);
        }
    }
    const QRectF seen = QRectF({0, 0}, camera.view).adjusted(-size, -size, size, size);
    for (const auto& [at, severity] : marks)
        if (seen.contains(at.first, at.second))
            paintSeverityMark(painter, severity,
                              QRectF(at.first - size / 2, at.second - size / 2, size, size));
}

} // namespace stagewright
