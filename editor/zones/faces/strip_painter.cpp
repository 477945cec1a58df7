#include "editor/zones/faces/strip_painter.h"

#include "editor/zones/faces/road_signs.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

constexpr double outline = 0.07; // of a cell, as all that follow
constexpr double spaceLine = 0.045;
constexpr double noteRadius = 0.25;
constexpr double smallNoteRadius = 0.2;
constexpr double slideDepth = 0.72; // of the lane beside the road
constexpr double cutDepth = 0.56;

/// Paints the rows of a strip one after another.
class StripPen {
public:
    StripPen(QPainter& painter, const SectionStrip& strip, const ZoneColours& colours,
             const ZoneStyle& style)
        : painter_(painter)
        , strip_(strip)
        , colours_(colours)
        , style_(style)
        , cell_(strip.cell()) {}

    void paintRow(std::size_t first, std::size_t last) {
        paintGround(first, last);
        QPainterPath road;
        road.setFillRule(Qt::WindingFill);
        for (std::size_t i = first; i < last; ++i)
            road = road.united(shapeOf(i));
        painter_.setPen(
            QPen(colours_.edge, cell_ * outline, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter_.setBrush(colours_.road);
        painter_.drawPath(road);
        for (std::size_t i = first; i < last; ++i) {
            paintElement(i);
            if (i > first)
                paintBorder(strip_.roadOf(i));
        }
        paintArrow(strip_.roadOf(first));
    }

    void mark(std::size_t index) {
        painter_.setPen(QPen(style_.selected, cell_ * outline * 1.3));
        painter_.setBrush(Qt::NoBrush);
        const double in = cell_ * outline;
        painter_.drawRoundedRect(strip_.element(index).adjusted(0, in, 0, -in), cell_ * 0.15,
                                 cell_ * 0.15);
    }

private:
    [[nodiscard]] const RoadElement& element(std::size_t i) const { return strip_.road()[i]; }

    /// -1: the slide line lies above the road, 1: below.
    [[nodiscard]] double slideSide(std::size_t i) const {
        return element(i).hand == RoadHand::Left ? 1 : -1;
    }

    /// Of the road's border on the side, y.
    [[nodiscard]] double border(std::size_t i, double side) const {
        const QRectF road = strip_.roadOf(i);
        return side < 0 ? road.top() : road.bottom();
    }

    void paintGround(std::size_t first, std::size_t last) {
        QRectF ground = strip_.element(first).united(strip_.element(last - 1));
        ground.setLeft(ground.left() - cell_ * SectionStrip::lead);
        ground.setRight(ground.right() + cell_ * SectionStrip::tail);
        const double in = cell_ * outline / 2;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.verge);
        painter_.drawRoundedRect(ground.adjusted(in, in, -in, -in), cell_ * 0.18, cell_ * 0.18);
    }

    /// A swelling out of the road on one side.
    [[nodiscard]] QPainterPath swelling(const QRectF& road, double y, double depth) const {
        const double ramp = std::min(road.width() * 0.3, cell_ * 0.45);
        QPainterPath path(QPointF(road.left(), y));
        path.cubicTo(road.left() + ramp * 0.7, y, road.left() + ramp * 0.4, y + depth,
                     road.left() + ramp, y + depth);
        path.lineTo(road.right() - ramp, y + depth);
        path.cubicTo(road.right() - ramp * 0.4, y + depth, road.right() - ramp * 0.7, y,
                     road.right(), y);
        path.closeSubpath();
        return path;
    }

    [[nodiscard]] QRectF cutPlace(std::size_t i) const {
        const QRectF road = strip_.roadOf(i);
        const double side = -slideSide(i);
        const double depth = cell_ * cutDepth;
        const double width = cell_ * 1.15;
        const double y = border(i, side);
        return {road.center().x() - width / 2, side < 0 ? y - depth : y, width, depth};
    }

    [[nodiscard]] QPainterPath shapeOf(std::size_t i) const {
        const RoadElement& each = element(i);
        const QRectF road = strip_.roadOf(i);
        QPainterPath path;
        path.addRect(road);
        if (each.kind == ElementKind::Turn) {
            const double reach = cell_ * 0.62;
            path = path.united([&] {
                QPainterPath stub;
                stub.addRect(QRectF(road.center().x() - cell_ * 0.36, road.top() - reach,
                                    cell_ * 0.72, road.height() + 2 * reach));
                return stub;
            }());
        }
        if (each.slideSpaces > 0)
            path = path.united(
                swelling(road, border(i, slideSide(i)), slideSide(i) * cell_ * slideDepth));
        if (each.cutNote > 0 && each.kind == ElementKind::Corner) {
            const QRectF place = cutPlace(i);
            path = path.united(
                swelling(place, border(i, -slideSide(i)), -slideSide(i) * cell_ * cutDepth));
        }
        return path;
    }

    void spacePen(Qt::PenStyle pen) {
        painter_.setPen(QPen(colours_.line, cell_ * spaceLine, pen, Qt::FlatCap));
    }

    /// To the space before.
    void paintBorder(const QRectF& road) {
        spacePen(Qt::SolidLine);
        painter_.drawLine(road.topLeft(), road.bottomLeft());
    }

    void paintElement(std::size_t i) {
        const RoadElement& each = element(i);
        const QRectF road = strip_.roadOf(i);
        const double in = cell_ * outline / 2;
        if (each.ford)
            paintFord(painter_, road.adjusted(in, in, -in, -in), style_);
        if (each.halves) {
            painter_.setPen(QPen(colours_.line, cell_ * spaceLine, Qt::DotLine));
            painter_.drawLine(QPointF(road.center().x(), road.top()),
                              QPointF(road.center().x(), road.bottom()));
        }
        switch (each.kind) {
        case ElementKind::Straight:
            break;
        case ElementKind::Bump:
            paintBump(painter_, road.center(), cell_ * noteRadius, each.note, style_);
            break;
        case ElementKind::Corner:
            paintCorner(i);
            break;
        case ElementKind::Turn:
            paintTurn(i);
            break;
        }
        paintSceneryOf(i);
        if (each.hand != RoadHand::Unsaid)
            paintHand(i);
    }

    void paintCorner(std::size_t i) {
        const RoadElement& each = element(i);
        const QRectF road = strip_.roadOf(i);
        const double inside = road.width() / each.insideSpaces;
        for (int space = 0; space < each.insideSpaces; ++space) {
            const double x = road.left() + inside * space;
            spacePen(Qt::SolidLine);
            if (space > 0)
                painter_.drawLine(QPointF(x, road.top()), QPointF(x, road.bottom()));
            paintInsideNote(painter_, {x + inside / 2, road.center().y()}, cell_ * noteRadius,
                            each.note, style_);
        }
        if (each.slideSpaces > 0)
            paintSlide(i);
        if (each.cutNote > 0)
            paintCutNote(painter_, cutPlace(i).center(), cell_ * smallNoteRadius, each.cutNote,
                         style_);
    }

    void paintSlide(std::size_t i) {
        const RoadElement& each = element(i);
        const QRectF road = strip_.roadOf(i);
        const double side = slideSide(i);
        const double y = border(i, side);
        const double depth = side * cell_ * slideDepth;
        spacePen(Qt::DashLine);
        painter_.drawLine(QPointF(road.left(), y), QPointF(road.right(), y));
        const double ramp = std::min(road.width() * 0.3, cell_ * 0.45) * 0.5;
        const double lane = (road.width() - 2 * ramp) / each.slideSpaces;
        for (int space = 0; space < each.slideSpaces; ++space) {
            const double x = road.left() + ramp + lane * space;
            spacePen(Qt::SolidLine);
            if (space > 0)
                painter_.drawLine(QPointF(x, y), QPointF(x, y + depth));
            paintSlideNote(painter_, {x + lane / 2, y + depth / 2}, cell_ * smallNoteRadius,
                           each.slideNote, style_);
        }
    }

    void paintTurn(std::size_t i) {
        const RoadElement& each = element(i);
        const QRectF road = strip_.roadOf(i);
        paintInsideNote(painter_, road.center(), cell_ * noteRadius, each.note, style_);
        if (each.cutNote > 0)
            paintCutNote(painter_,
                         {road.center().x(),
                          border(i, -slideSide(i)) - slideSide(i) * cell_ * smallNoteRadius * 1.3},
                         cell_ * smallNoteRadius, each.cutNote, style_);
    }

    /// Beside the road, where neither a slide line nor a cut is.
    void paintSceneryOf(std::size_t i) {
        const RoadElement& each = element(i);
        const QRectF place = strip_.element(i);
        const double side = each.kind == ElementKind::Straight || each.kind == ElementKind::Bump
                                ? -1.0
                                : -slideSide(i);
        const bool isBeside = each.kind == ElementKind::Corner || each.kind == ElementKind::Turn;
        const double x = isBeside ? place.right() - cell_ * 0.26 : place.center().x();
        paintScenery(painter_, {x, border(i, side) + side * cell_ * 0.4}, cell_ * 0.22,
                     each.scenery, style_, colours_.tree);
    }

    /// A bent arrow to the inside of a corner.
    void paintHand(std::size_t i) {
        const double side = -slideSide(i);
        const QRectF place = strip_.element(i);
        const double left = element(i).kind == ElementKind::Turn ? 0.12 : 0.24;
        painter_.save();
        painter_.translate(place.left() + cell_ * left, border(i, side) + side * cell_ * 0.36);
        painter_.scale(cell_, cell_ * side); // y to the inside
        QPainterPath arrow(QPointF(-0.15, -0.16));
        arrow.cubicTo(0.02, -0.16, 0.08, -0.12, 0.08, 0.06);
        painter_.setPen(QPen(style_.ink, 0.08, Qt::SolidLine, Qt::FlatCap));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(arrow);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(style_.ink);
        painter_.drawPolygon(QPolygonF({{-0.06, 0.04}, {0.22, 0.04}, {0.08, 0.24}}));
        painter_.restore();
    }

    void paintArrow(const QRectF& road) {
        const double x = road.left() - cell_ * 0.12;
        const double y = road.center().y();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(style_.ink);
        painter_.drawPolygon(QPolygonF(
            {{x, y}, {x - cell_ * 0.26, y - cell_ * 0.2}, {x - cell_ * 0.26, y + cell_ * 0.2}}));
    }

    QPainter& painter_;
    const SectionStrip& strip_;
    const ZoneColours& colours_;
    const ZoneStyle& style_;
    double cell_;
};

} // namespace

void paintStripRow(QPainter& painter, const SectionStrip& strip, std::size_t row,
                   std::optional<RoadSurface> surface, const ZoneStyle& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& rows = strip.rows();
    StripPen(painter, strip, style.colours(surface), style)
        .paintRow(rows[row], row + 1 < rows.size() ? rows[row + 1] : strip.road().size());
    painter.restore();
}

void paintSectionStrip(QPainter& painter, const SectionStrip& strip,
                       std::optional<RoadSurface> surface, const ZoneStyle& style,
                       std::optional<std::size_t> selected) {
    for (std::size_t row = 0; row < strip.rows().size(); ++row)
        paintStripRow(painter, strip, row, surface, style);
    if (!selected || *selected >= strip.road().size())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    StripPen(painter, strip, style.colours(surface), style).mark(*selected);
    painter.restore();
}

} // namespace stagewright
