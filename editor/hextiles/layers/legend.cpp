#include "editor/hextiles/layers/layer_painters.h"
#include "editor/hextiles/layers/plate.h"
#include "editor/icons/severity_mark.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct LegendText {
    Q_DECLARE_TR_FUNCTIONS(BoardLegend)
};

using Sign = std::function<void(QPainter&, const QRectF&)>;

Sign mark(Severity severity) {
    return [severity](QPainter& painter, const QRectF& area) {
        paintSeverityMark(painter, severity, area);
    };
}

Sign lanes(const QColor& ground) {
    return [ground](QPainter& painter, const QRectF& area) {
        paintPlate(painter, QStringLiteral("2"), area.center(), area.height() * 0.7,
                   {ground, Qt::white});
    };
}

Sign outline(const QColor& colour, Qt::PenStyle style) {
    return [colour, style](QPainter& painter, const QRectF& area) {
        painter.setPen(QPen(colour, 2, style));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(1, 2, -1, -2), 3, 3);
    };
}

std::vector<std::pair<Sign, QString>> rows(const BoardColours& colours) {
    return {
        {mark(Severity::Error), LegendText::tr("Cannot be laid or driven")},
        {mark(Severity::Warning), LegendText::tr("Probably not meant")},
        {outline(colours.fits, Qt::SolidLine), LegendText::tr("In the hand: fits")},
        {outline(colours.doesNotFit, Qt::DashLine), LegendText::tr("In the hand: does not fit")},
        {outline(colours.blocked, Qt::DashLine), LegendText::tr("In the hand: cannot lie here")},
        {lanes({0x00, 0x7f, 0x5f}), LegendText::tr("Lanes that go on")},
        {lanes({0xd8, 0x3a, 0x2e}), LegendText::tr("Lanes that differ")},
        {lanes({0x6a, 0x70, 0x76}), LegendText::tr("Lanes of an open end")},
    };
}

} // namespace

void paintLegend(QPainter& painter, const LayerScene& scene) {
    const QPalette& palette = scene.palette;
    const auto entries = rows(scene.colours);
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height() * 1.35;
    double width = 0;
    for (const auto& [sign, text] : entries)
        width = std::max(width, metrics.horizontalAdvance(text));
    QRectF box(0, 0, width + line + 28, line * static_cast<double>(entries.size()) + 16);
    box.moveTopLeft({12, 12});
    if (box.height() > scene.camera.view.height() - 24)
        return; // no room
    QColor ground = palette.color(QPalette::Window);
    ground.setAlpha(235);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    const QFont usual = painter.font();
    QRectF row(box.left() + 10, box.top() + 8, box.width() - 20, line);
    for (const auto& [sign, text] : entries) {
        const double size = metrics.height();
        sign(painter, QRectF(row.left(), row.center().y() - size / 2, size, size));
        painter.setFont(usual);
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(row.adjusted(line + 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
        row.translate(0, line);
    }
}

} // namespace stagewright
