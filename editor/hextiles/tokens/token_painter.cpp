#include "editor/hextiles/tokens/token_painter.h"

#include "editor/hextiles/tokens/token_place.h"

#include <QPainterPath>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

const QColor rimColour(0x24, 0x28, 0x2c);

QColor ground(Terrain surface) {
    switch (surface) {
    case Terrain::Asphalt:
        return {0x8b, 0x92, 0x99};
    case Terrain::Gravel:
        return {0xcf, 0xa5, 0x6a};
    case Terrain::Snow:
        return {0xe6, 0xf1, 0xf8};
    case Terrain::None:
        break;
    }
    return {0xf2, 0xea, 0xd2};
}

/// A rectangle whose corners are round: as lines, as curves take several times as long to paint.
QPolygonF rounded(const QRectF& area, double radius) {
    constexpr int lines = 6; // in a corner
    const QRectF middles = area.adjusted(radius, radius, -radius, -radius);
    QPolygonF card;
    const std::array corners{middles.topRight(), middles.bottomRight(), middles.bottomLeft(),
                             middles.topLeft()};
    for (std::size_t corner = 0; corner < corners.size(); ++corner)
        for (int i = 0; i <= lines; ++i) {
            const double quarters = static_cast<double>(corner) - 1 + i / double(lines);
            const double angle = quarters * std::numbers::pi / 2;
            card << corners.at(corner) + QPointF(std::cos(angle), std::sin(angle)) * radius;
        }
    return card;
}

void paintCard(QPainter& painter, const QRectF& area, const QColor& colour) {
    constexpr double half = 0.009; // of the rim
    const double corner = std::min(area.width(), area.height()) * 0.2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(rimColour);
    painter.drawConvexPolygon(rounded(area.adjusted(-half, -half, half, half), corner + half));
    painter.setBrush(colour);
    painter.drawConvexPolygon(rounded(area.adjusted(half, half, -half, -half), corner - half));
}

void paintText(QPainter& painter, const QRectF& area, const QString& text) {
    // Fonts come in whole pixels: written large, drawn small.
    constexpr int unit = 100;
    painter.save();
    painter.translate(area.center());
    const double size = area.height() * 0.8 / unit;
    painter.scale(size, size);
    QFont font = painter.font();
    font.setPixelSize(unit);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(rimColour);
    painter.drawText(QRectF(-3 * unit, -unit, 6 * unit, 2 * unit), Qt::AlignCenter, text);
    painter.restore();
}

/// Blocks to weave around: three, to either side in turn.
void paintBlocks(QPainter& painter, const QRectF& area) {
    painter.setPen(Qt::NoPen);
    const double part = area.width() / 5;
    for (int i = 0; i < 3; ++i) {
        painter.setBrush(i % 2 == 0 ? QColor(0xc8, 0x32, 0x2b) : QColor(0xff, 0xff, 0xff));
        const double y = i % 2 == 0 ? area.top() + area.height() * 0.14 : area.center().y();
        painter.drawRect(
            QRectF(area.left() + part * (0.6 + 1.4 * i), y, part, area.height() * 0.36));
    }
}

void paintRamp(QPainter& painter, const QRectF& area) {
    QPolygonF ramp;
    ramp << QPointF(area.left() + area.width() * 0.15, area.bottom() - area.height() * 0.2)
         << QPointF(area.right() - area.width() * 0.3, area.top() + area.height() * 0.2)
         << QPointF(area.right() - area.width() * 0.15, area.bottom() - area.height() * 0.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rimColour);
    painter.drawPolygon(ramp);
}

void paintWaves(QPainter& painter, const QRectF& area) {
    painter.setPen(
        QPen(QColor(0x1c, 0x6f, 0xb8), area.height() * 0.11, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    for (const double y : {0.35, 0.65}) {
        const double at = area.top() + area.height() * y;
        const double step = area.width() / 6;
        QPainterPath wave({area.left() + step, at});
        for (int i = 0; i < 2; ++i) {
            const double x = area.left() + step * (1 + 2 * i);
            wave.quadTo({x + step / 2, at - area.height() * 0.2}, {x + step, at});
            wave.quadTo({x + step * 1.5, at + area.height() * 0.2}, {x + 2 * step, at});
        }
        painter.drawPath(wave);
    }
}

void paintArch(QPainter& painter, const QRectF& area, const QColor& colour) {
    paintCard(painter, area, colour.isValid() ? colour : QColor(0xf4, 0xf4, 0xf4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(rimColour);
    const double foot = area.height();
    painter.drawRect(QRectF(area.left(), area.top(), foot * 0.4, area.height()));
    painter.drawRect(QRectF(area.right() - foot * 0.4, area.top(), foot * 0.4, area.height()));
}

void paintChevron(QPainter& painter, const QRectF& area, bool up) {
    const double tip =
        up ? area.top() + area.height() * 0.22 : area.bottom() - area.height() * 0.22;
    const double base =
        up ? area.bottom() - area.height() * 0.25 : area.top() + area.height() * 0.25;
    QPolygonF arrow;
    arrow << QPointF(area.center().x(), tip) << QPointF(area.right() - area.width() * 0.22, base)
          << QPointF(area.left() + area.width() * 0.22, base);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rimColour);
    painter.drawPolygon(arrow);
}

void paintBlob(QPainter& painter, const QRectF& area, const QColor& colour) {
    QPainterPath blob;
    blob.setFillRule(Qt::WindingFill);
    const double w = area.width();
    const double h = area.height();
    blob.addEllipse(QPointF(area.left() + w * 0.32, area.center().y() + h * 0.08), w * 0.3,
                    h * 0.34);
    blob.addEllipse(QPointF(area.right() - w * 0.32, area.center().y() + h * 0.12), w * 0.28,
                    h * 0.3);
    blob.addEllipse(QPointF(area.center().x(), area.center().y() - h * 0.12), w * 0.26, h * 0.34);
    painter.setPen(QPen(rimColour, 0.018));
    painter.setBrush(colour);
    painter.drawPath(blob.simplified());
}

} // namespace

QList<Token> seenTokens(const QList<Token>& tokens) {
    constexpr qsizetype few = 64;
    constexpr double spot = 0.12; // circumradii: no token is smaller
    if (tokens.size() <= few)
        return tokens;
    QSet<QPoint> covered;
    QList<Token> seen;
    for (qsizetype i = tokens.size() - 1; i >= 0; --i) {
        const QPoint at = (tokens[i].at / spot).toPoint();
        if (covered.contains(at))
            continue;
        covered.insert(at);
        seen.prepend(tokens[i]);
    }
    return seen;
}

void paintToken(QPainter& painter, const TokenKind& kind) {
    QRectF area({}, kind.size);
    area.moveCenter({0, 0});
    switch (kind.shape) {
    case TokenShape::Chicane:
    case TokenShape::ChicaneLimit:
        paintCard(painter, area, ground(kind.surface));
        paintBlocks(painter, area);
        if (kind.shape == TokenShape::ChicaneLimit) {
            painter.setPen(QPen(rimColour, 0.018));
            painter.setBrush(QColor(0xff, 0xd2, 0x3c));
            painter.drawEllipse(area.topRight() + QPointF(-0.05, 0.05), 0.045, 0.045);
        }
        return;
    case TokenShape::Jump:
        paintCard(painter, area, ground(kind.surface));
        return paintRamp(painter, area);
    case TokenShape::Water:
        paintCard(painter, area, ground(kind.surface));
        return paintWaves(painter, area);
    case TokenShape::Arch:
        return paintArch(painter, area, kind.colour);
    case TokenShape::ClimbUp:
    case TokenShape::ClimbDown:
        paintCard(painter, area, {0xff, 0xd2, 0x3c});
        return paintChevron(painter, area, kind.shape == TokenShape::ClimbUp);
    case TokenShape::Cloud:
        return paintBlob(painter, area, {0xf4, 0xf8, 0xfb});
    case TokenShape::Mud:
        return paintBlob(painter, area, {0x8a, 0x5a, 0x2e});
    case TokenShape::Oxygen:
        painter.setPen(QPen(rimColour, 0.018));
        painter.setBrush(QColor(0x9f, 0xd4, 0xf0));
        painter.drawEllipse(area);
        return paintText(painter, area, kind.text);
    case TokenShape::Unknown:
        paintCard(painter, area, {0xd8, 0xd8, 0xd8});
        return paintText(painter, area, kind.text);
    }
}

void paintTokensOf(QPainter& painter, const Placement& tile) {
    paintTokens(painter, tile, seenTokens(tile.tokens));
}

void paintTokens(QPainter& painter, const Placement& tile, const QList<Token>& tokens) {
    for (const Token& token : tokens) {
        painter.save();
        painter.translate(placeOf(token, tile));
        painter.rotate(angleOf(token, tile));
        paintToken(painter, tokenKind(token.id));
        painter.restore();
    }
}

} // namespace stagewright
