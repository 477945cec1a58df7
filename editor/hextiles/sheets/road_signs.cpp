#include "editor/hextiles/sheets/road_signs.h"

#include "editor/sheets/sheet_page.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

QPen strokeFor(const QRectF& place, double part, Qt::PenStyle style = Qt::SolidLine) {
    QPen pen(QColor(sheetInk), place.height() * part, style, Qt::FlatCap, Qt::RoundJoin);
    if (style == Qt::DashLine)
        pen.setDashPattern({1.6, 0.9});
    return pen;
}

void paintStrokes(QPainter& painter, const QRectF& place, int strokes) {
    painter.setPen(strokeFor(place, 0.2));
    for (int i = 0; i < strokes; ++i) {
        const double x = place.center().x() + place.width() * 0.3 * (i - (strokes - 1) / 2.0);
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.top() + 0.66 * place.height()));
        painter.drawLine(QPointF(x, place.bottom() - 0.2 * place.height()),
                         QPointF(x, place.bottom()));
    }
}

void paintNarrowing(QPainter& painter, const QRectF& place) {
    painter.setPen(strokeFor(place, 0.16));
    const double third = place.width() / 3;
    painter.drawLine(place.bottomLeft(), place.topLeft() + QPointF(third, 0));
    painter.drawLine(place.bottomRight(), place.topRight() - QPointF(third, 0));
}

void paintBar(QPainter& painter, const QRectF& place) {
    painter.setPen(strokeFor(place, 0.16));
    const double y = place.center().y();
    painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
    for (const double x : {place.left(), place.right()})
        painter.drawLine(QPointF(x, y - place.height() * 0.32),
                         QPointF(x, y + place.height() * 0.32));
}

void paintCut(QPainter& painter, const QRectF& place, bool isForbidden) {
    // The way of the road, and across it.
    QPainterPath road(place.bottomLeft());
    road.quadTo(place.topLeft(), place.topRight());
    painter.setPen(strokeFor(place, 0.1));
    painter.drawPath(road);
    painter.setPen(strokeFor(place, 0.16, Qt::DashLine));
    painter.drawLine(place.bottomLeft(), place.topRight());
    if (!isForbidden)
        return;
    painter.setPen(strokeFor(place, 0.18));
    const QPointF arm(place.height() * 0.3, place.height() * 0.3);
    const QPointF across(arm.x(), -arm.y());
    painter.drawLine(place.center() - arm, place.center() + arm);
    painter.drawLine(place.center() - across, place.center() + across);
}

void paintTracks(QPainter& painter, const QRectF& place) {
    painter.setPen(strokeFor(place, 0.15));
    for (const double shift : {-0.17, 0.17}) {
        const double x = place.center().x() + shift * place.width();
        const double sway = place.width() * 0.55;
        QPainterPath track(QPointF(x, place.bottom()));
        track.cubicTo(QPointF(x - sway, place.bottom() - place.height() * 0.35),
                      QPointF(x + sway, place.top() + place.height() * 0.35),
                      QPointF(x, place.top()));
        painter.drawPath(track);
    }
}

void paintJump(QPainter& painter, const QRectF& place) {
    QPainterPath hump(place.bottomLeft());
    hump.quadTo(QPointF(place.center().x(), place.top() - place.height() * 0.7),
                place.bottomRight());
    hump.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(sheetInk));
    painter.drawPath(hump);
}

void paintFord(QPainter& painter, const QRectF& place) {
    painter.setPen(strokeFor(place, 0.15));
    const double wave = place.width() / 3;
    for (const double part : {0.3, 0.7}) { // as on tiles
        QPainterPath line(QPointF(place.left(), place.top() + part * place.height()));
        for (int i = 0; i < 3; ++i) {
            const QPointF from = line.currentPosition();
            line.cubicTo(from + QPointF(wave / 3, -wave / 2),
                         from + QPointF(2 * wave / 3, wave / 2), from + QPointF(wave, 0));
        }
        painter.drawPath(line);
    }
}

/// As it is driven, from the left to the right: the slope, and an arrow along it.
void paintSlope(QPainter& painter, const QRectF& place, bool isUp) {
    painter.save();
    painter.translate(place.center());
    if (!isUp)
        painter.scale(-1, 1);
    const double half = place.width() / 2;
    const double height = place.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(sheetInk));
    painter.drawPolygon(QPolygonF({{-half, height}, {half, height}, {half, -0.25 * height}}));
    // An arrow above it, the way that is driven.
    const QPointF foot(-half, 0.35 * height);
    const QPointF tip(0.55 * half, -0.9 * height);
    const QPointF from = isUp ? foot : tip;
    const QPointF to = isUp ? tip : foot;
    painter.setPen(strokeFor(place, 0.13));
    painter.drawLine(from, to);
    const QPointF along = (to - from) / std::hypot((to - from).x(), (to - from).y());
    const QPointF across(-along.y(), along.x());
    const double barb = place.height() * 0.26;
    painter.drawPolyline(
        QPolygonF({to - (along - across * 0.7) * barb, to, to - (along + across * 0.7) * barb}));
    painter.restore();
}

/// A patch of the ground.
void paintGround(QPainter& painter, const QRectF& place, RoadSign sign) {
    painter.setPen(strokeFor(place, 0.1));
    painter.setBrush(sign == RoadSign::Asphalt ? QBrush(QColor(sheetGrey)) : QBrush(Qt::white));
    const double half = painter.pen().widthF() / 2; // that the line lies within the place
    painter.drawRect(place.adjusted(half, half, -half, -half));
    painter.setBrush(QColor(sheetInk));
    const QPointF middle = place.center();
    if (sign == RoadSign::Gravel) {
        painter.setPen(Qt::NoPen);
        const double stone = place.height() * 0.11;
        for (const QPointF& at : {QPointF(-0.28, -0.2), QPointF(0.05, -0.24), QPointF(0.3, 0),
                                  QPointF(-0.12, 0.08), QPointF(-0.3, 0.26), QPointF(0.14, 0.26)})
            painter.drawEllipse(middle + QPointF(at.x() * place.width(), at.y() * place.height()),
                                stone, stone);
    }
    if (sign == RoadSign::Snow)
        for (int i = 0; i < 3; ++i) {
            const double angle = std::numbers::pi * i / 3 + std::numbers::pi / 2;
            const QPointF arm = QPointF(std::cos(angle), std::sin(angle)) * place.height() * 0.36;
            painter.drawLine(middle - arm, middle + arm);
        }
}

std::vector<RoadSign> signsOf(const BendNote& bend) {
    std::vector<RoadSign> signs;
    if (bend.isLong)
        signs.push_back(RoadSign::Long);
    if (bend.tightens)
        signs.push_back(RoadSign::Tightens);
    if (bend.slide)
        signs.push_back(RoadSign::Slide);
    if (bend.cut == CutAdvice::Cut)
        signs.push_back(RoadSign::Cut);
    if (bend.cut == CutAdvice::DontCut)
        signs.push_back(RoadSign::DontCut);
    return signs;
}

std::vector<RoadSign> signsOf(const JumpNote& /*jump*/) {
    return {RoadSign::Jump};
}

std::vector<RoadSign> signsOf(const FordNote& /*ford*/) {
    return {RoadSign::Ford};
}

std::vector<RoadSign> signsOf(const SlopeNote& slope) {
    return {slope.up ? RoadSign::Uphill : RoadSign::Downhill};
}

} // namespace

std::vector<RoadSign> roadSigns(const Pacenote& note) {
    std::vector<RoadSign> signs;
    if (note.surface == Terrain::Asphalt)
        signs.push_back(RoadSign::Asphalt);
    if (note.surface == Terrain::Gravel)
        signs.push_back(RoadSign::Gravel);
    if (note.surface == Terrain::Snow)
        signs.push_back(RoadSign::Snow);
    if (note.danger == Danger::Medium && !note.isHarmless())
        signs.push_back(RoadSign::MediumDanger);
    if (note.danger == Danger::High && !note.isHarmless())
        signs.push_back(RoadSign::HighDanger);
    for (const NotePart& part : note.parts)
        for (const RoadSign sign : std::visit([](const auto& each) { return signsOf(each); }, part))
            if (std::find(signs.begin(), signs.end(), sign) == signs.end())
                signs.push_back(sign);
    return signs;
}

void paintRoadSign(QPainter& painter, const QRectF& place, RoadSign sign) {
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
    case RoadSign::MediumDanger:
        return paintStrokes(painter, place, 2);
    case RoadSign::HighDanger:
        return paintStrokes(painter, place, 3);
    case RoadSign::Tightens:
        return paintNarrowing(painter, place);
    case RoadSign::Long:
        return paintBar(painter, place);
    case RoadSign::Cut:
    case RoadSign::DontCut:
        return paintCut(painter, place, sign == RoadSign::DontCut);
    case RoadSign::Slide:
        return paintTracks(painter, place);
    case RoadSign::Jump:
        return paintJump(painter, place);
    case RoadSign::Ford:
        return paintFord(painter, place);
    case RoadSign::Uphill:
    case RoadSign::Downhill:
        return paintSlope(painter, place, sign == RoadSign::Uphill);
    case RoadSign::Asphalt:
    case RoadSign::Gravel:
    case RoadSign::Snow:
        return paintGround(painter, place, sign);
    }
}

} // namespace stagewright
