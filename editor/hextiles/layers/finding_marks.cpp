#include "editor/hextiles/layers/layer_painters.h"
#include "editor/icons/severity_mark.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "validators/hextiles/finding_hexes.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace stagewright {

namespace {

/// Where on its hex a finding is marked.
QPointF markPlace(const Finding& finding, Hex hex) {
    // Off the road where it can be, and away from the tile's number at the top left.
    const QPointF topRight(0.42, -0.66);
    const auto edge = edgeOf(finding);
    return centre(hex) + (edge ? edgeMiddle(*edge) * 0.86 : topRight);
}

/// A mark on the screen.
struct Mark {
    int x;
    int y;
    Severity severity;
    friend auto operator<=>(const Mark&, const Mark&) = default;
};

/// Of marks in one place the worst.
std::vector<Mark> marksOf(const Findings& findings, const Camera& camera, const QRectF& seen) {
    constexpr qsizetype mostHexes = 6; // a finding about more is about the stage rather than places
    std::vector<Mark> marks;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Hint)
            continue; // it is no fault of the place, and the panel shows it
        // A fact about a border is marked there, once.
        const auto count = std::min(finding.side ? 1 : mostHexes, finding.places.size());
        for (qsizetype i = 0; i < count; ++i) {
            const QPoint at =
                camera.toScreen(markPlace(finding, hexAt(finding.places[i]))).toPoint();
            if (seen.contains(at))
                marks.push_back({at.x(), at.y(), finding.severity});
        }
    }
    std::sort(marks.begin(), marks.end());
    const auto inOnePlace = [](const Mark& a, const Mark& b) { return a.x == b.x && a.y == b.y; };
    marks.erase(std::unique(marks.begin(), marks.end(), inOnePlace), marks.end());
    return marks;
}

/// Drawn once for the many places.
QPixmap stampOf(Severity severity, int side, double size, double devicePixelRatio) {
    QPixmap stamp(QSize(side, side) * devicePixelRatio);
    stamp.setDevicePixelRatio(devicePixelRatio);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF place(0, 0, size, size);
    place.moveCenter(QRectF(0, 0, side, side).center());
    paintSeverityMark(painter, severity, place);
    return stamp;
}

} // namespace

void paintFindings(QPainter& painter, const LayerScene& scene) {
    const Camera& camera = scene.camera;
    const double size = std::clamp(camera.scale() * 0.34, 9.0, 26.0);
    const QRectF seen = QRectF({0, 0}, camera.view).adjusted(-size, -size, size, size);
    const int side =
        2 * static_cast<int>(std::ceil(size / 2)) + 2; // even: a whole number of pixels
    std::map<Severity, QPixmap> stamps;
    for (const Mark& mark : marksOf(scene.document.findings(), camera, seen)) {
        QPixmap& stamp = stamps[mark.severity];
        if (stamp.isNull())
            stamp = stampOf(mark.severity, side, size, painter.device()->devicePixelRatioF());
        painter.drawPixmap(QPoint(mark.x - side / 2, mark.y - side / 2), stamp);
    }
}

} // namespace stagewright
