#include "editor/hextiles/layers/finding_spots.h"
#include "editor/hextiles/layers/layer_painters.h"
#include "editor/icons/severity_mark.h"

#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace stagewright {

namespace {

/// A mark on the screen.
struct Mark {
    int x;
    int y;
    Severity severity;
    friend auto operator<=>(const Mark&, const Mark&) = default;
};

/// Of marks in one place the worst.
std::vector<Mark> marksOf(const Findings& findings, const Camera& camera, const QRectF& seen) {
    std::vector<Mark> marks;
    for (const FindingSpot& spot : findingSpots(findings)) {
        const QPoint at = camera.toScreen(spot.at).toPoint();
        if (seen.contains(at))
            marks.push_back({at.x(), at.y(), spot.finding->severity});
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
    const double size = markSize(camera);
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
