#include "editor/points/faces/mark_painter.h"

#include <QPainterPath>
#include <QPen>

#include <cmath>
#include <numbers>
#include <vector>

namespace stagewright {

namespace {

// Signs are drawn within a circle of radius 1, y down.

QColor discColour(TrackMark mark) {
    switch (mark) {
    case TrackMark::Lava:
        return {0xcc, 0x33, 0x11};
    case TrackMark::Pirates:
        return {0x33, 0x38, 0x42};
    case TrackMark::SuperRampLeft:
    case TrackMark::SuperRampRight:
        return {0x00, 0x6b, 0x5a};
    case TrackMark::MultiRamp:
        return {0x00, 0x4f, 0x8c};
    case TrackMark::Statue:
        return {0x6e, 0x5a, 0x46};
    case TrackMark::Pentagram:
        return {0x6a, 0x2f, 0x9e};
    case TrackMark::Ice:
        return {0xbf, 0xe6, 0xf7};
    case TrackMark::Bonus:
        break;
    }
    return {0xf5, 0xc5, 0x18};
}

bool isLight(TrackMark mark) {
    return mark == TrackMark::Ice || mark == TrackMark::Bonus;
}

void paintFlame(QPainter& painter) {
    QPainterPath flame(QPointF(0.05, -0.78));
    flame.cubicTo(0.16, -0.36, 0.58, -0.14, 0.52, 0.28);
    flame.cubicTo(0.47, 0.6, 0.24, 0.74, 0, 0.74);
    flame.cubicTo(-0.28, 0.74, -0.54, 0.54, -0.52, 0.2);
    flame.cubicTo(-0.5, -0.02, -0.32, -0.12, -0.28, -0.36);
    flame.cubicTo(-0.12, -0.2, -0.08, -0.1, -0.06, 0.04);
    flame.cubicTo(0.1, -0.2, 0.12, -0.46, 0.05, -0.78);
    painter.drawPath(flame);
}

void paintSkull(QPainter& painter, const QColor& ground) {
    painter.drawEllipse(QPointF(0, -0.16), 0.54, 0.5);
    painter.drawRoundedRect(QRectF(-0.3, 0.1, 0.6, 0.52), 0.1, 0.1);
    painter.setBrush(ground);
    painter.drawEllipse(QPointF(-0.22, -0.1), 0.15, 0.16);
    painter.drawEllipse(QPointF(0.22, -0.1), 0.15, 0.16);
    painter.drawPolygon(QPolygonF({{0, 0.06}, {0.09, 0.24}, {-0.09, 0.24}}));
    for (const double tooth : {-0.12, 0.08})
        painter.drawRect(QRectF(tooth, 0.4, 0.05, 0.22));
}

/// How far a diagonal step is turned from straight ahead, in degrees, about as the board shows it.
constexpr double diagonal = 58;

/// @param chevrons one a point that is jumped over
void paintRamp(QPainter& painter, double degrees, int chevrons, double from) {
    painter.save();
    painter.rotate(degrees);
    for (int i = 0; i < chevrons; ++i) {
        const double tip = from - 0.44 * i;
        painter.drawPolyline(QPolygonF({{-0.36, tip + 0.36}, {0, tip}, {0.36, tip + 0.36}}));
    }
    painter.restore();
}

void paintMultiRamp(QPainter& painter) {
    for (const double degrees : {-diagonal, 0.0, diagonal}) {
        painter.save();
        painter.rotate(degrees);
        painter.drawPolyline(QPolygonF({{-0.2, -0.5}, {0, -0.72}, {0.2, -0.5}}));
        painter.drawLine(QPointF(0, 0.3), QPointF(0, -0.66));
        painter.restore();
    }
}

void paintStatue(QPainter& painter) {
    painter.drawRect(QRectF(-0.5, 0.52, 1, 0.16));
    painter.drawPolygon(QPolygonF({{-0.3, 0.52}, {-0.2, -0.08}, {0.2, -0.08}, {0.3, 0.52}}));
    painter.drawEllipse(QPointF(0, -0.26), 0.2, 0.2);
    for (const double side : {-1.0, 1.0}) // flames in its hands
        painter.drawPolygon(QPolygonF(
            {{side * 0.24, 0.06}, {side * 0.6, -0.06}, {side * 0.56, -0.6}, {side * 0.38, -0.2}}));
}

void paintPentagram(QPainter& painter) {
    QPolygonF star;
    for (int i = 0; i <= 5; ++i) {
        const double angle = (2 * i % 5) * 2 * std::numbers::pi / 5 - std::numbers::pi / 2;
        star << QPointF(0.74 * std::cos(angle), 0.74 * std::sin(angle));
    }
    painter.drawPolyline(star);
}

void paintSnowflake(QPainter& painter) {
    for (int i = 0; i < 6; ++i) {
        painter.save();
        painter.rotate(60 * i);
        painter.drawLine(QPointF(0, 0), QPointF(0, -0.74));
        painter.drawPolyline(QPolygonF({{-0.2, -0.66}, {0, -0.44}, {0.2, -0.66}}));
        painter.restore();
    }
}

void paintBolt(QPainter& painter) {
    painter.drawPolygon(QPolygonF(
        {{0.16, -0.8}, {-0.46, 0.12}, {-0.06, 0.12}, {-0.18, 0.8}, {0.46, -0.18}, {0.06, -0.18}}));
}

void paintMarkSign(QPainter& painter, TrackMark mark, const QColor& ink, const QColor& ground) {
    const auto lines = [&](double width) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (mark) {
    case TrackMark::Lava:
        return paintFlame(painter);
    case TrackMark::Pirates:
        return paintSkull(painter, ground);
    case TrackMark::SuperRampLeft:
        lines(0.18);
        return paintRamp(painter, -diagonal, 2, -0.1);
    case TrackMark::SuperRampRight:
        lines(0.18);
        return paintRamp(painter, diagonal, 2, -0.1);
    case TrackMark::MultiRamp:
        lines(0.15);
        return paintMultiRamp(painter);
    case TrackMark::Statue:
        return paintStatue(painter);
    case TrackMark::Pentagram:
        lines(0.12);
        return paintPentagram(painter);
    case TrackMark::Ice:
        lines(0.12);
        return paintSnowflake(painter);
    case TrackMark::Bonus:
        return paintBolt(painter);
    }
}

} // namespace

void paintMark(QPainter& painter, TrackMark mark, QPointF centre, double radius, bool mono,
               const QColor& rim) {
    const QColor colour = discColour(mark);
    const int grey = isLight(mark) ? 0xee : 0x44;
    const QColor ground = mono ? QColor(grey, grey, grey) : colour;
    const QColor dark = mono ? QColor(Qt::black) : QColor(0x10, 0x24, 0x38);
    const QColor ink = isLight(mark) ? dark : QColor(Qt::white);
    painter.save();
    painter.translate(centre);
    painter.scale(radius, radius);
    painter.setPen(QPen(rim, 0.09));
    painter.setBrush(ground);
    painter.drawEllipse(QPointF(), 1.0, 1.0);
    paintMarkSign(painter, mark, ink, ground);
    painter.restore();
}

void paintMarks(QPainter& painter, TrackMarks marks, QPointF centre, double radius, bool mono,
                const QColor& rim) {
    std::vector<TrackMark> effects;
    for (const TrackMark mark : allTrackMarks)
        if (mark != TrackMark::Bonus && marks.has(mark))
            effects.push_back(mark);
    const bool hasBonus = marks.has(TrackMark::Bonus);
    if (effects.empty()) {
        if (hasBonus)
            paintMark(painter, TrackMark::Bonus, centre, radius, mono, rim);
        return;
    }
    if (effects.size() == 1) {
        paintMark(painter, effects.front(), centre, radius, mono, rim);
    } else {
        const auto count = static_cast<double>(effects.size());
        const double share = radius * std::max(0.34, 1.25 / count);
        for (std::size_t i = 0; i < effects.size(); ++i) {
            const double angle =
                2 * std::numbers::pi * static_cast<double>(i) / count + std::numbers::pi;
            const QPointF at(std::cos(angle), std::sin(angle));
            paintMark(painter, effects[i], centre + at * (radius * 1.12 - share * 0.55), share,
                      mono, rim);
        }
    }
    if (hasBonus)
        paintMark(painter, TrackMark::Bonus, centre + QPointF(0.78, -0.78) * radius, radius * 0.55,
                  mono, rim);
}

} // namespace stagewright
