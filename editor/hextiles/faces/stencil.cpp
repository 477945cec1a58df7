#include "editor/hextiles/faces/stencil.h"

#include "editor/drawing/transform_scale.h"
#include "editor/hextiles/faces/fewer_points.h"

#include <QPaintDevice>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Smaller shapes are not seen.
constexpr double leastDots = 4;
/// Corners that far from a line are not seen either: curves come as lines of many points.
constexpr double tolerance = 1.5;

QPointF onDots(QPointF point) {
    return {std::round(point.x()), std::round(point.y())};
}

/// The path on whole dots; lines that thereby have no length are left out.
QPainterPath onDots(const QPainterPath& path) {
    QPainterPath rounded;
    rounded.setFillRule(path.fillRule());
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF to = onDots(path.elementAt(i));
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
            rounded.moveTo(to);
            break;
        case QPainterPath::LineToElement:
            if (to != rounded.currentPosition())
                rounded.lineTo(to);
            break;
        case QPainterPath::CurveToElement:
            rounded.cubicTo(to, onDots(path.elementAt(i + 1)), onDots(path.elementAt(i + 2)));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    return rounded;
}

} // namespace

/// Keeps what a painter draws.
class StencilEngine final : public QPaintEngine {
public:
    explicit StencilEngine(Stencil& stencil) : QPaintEngine(AllFeatures), stencil_(stencil) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override {
        pen_ = now.pen();
        brush_ = now.brush();
        transform_ = now.transform();
    }

    void drawPath(const QPainterPath& path) override { keep(path, brush_); }

    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode)
            path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        keep(path, mode == PolylineMode ? QBrush() : brush_);
    }

    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

private:
    void keep(const QPainterPath& path, const QBrush& brush) {
        const QPainterPath rounded = onDots(fewerPoints(transform_.map(path), tolerance));
        const QSizeF size = rounded.boundingRect().size();
        if (pen_.style() == Qt::NoPen && std::max(size.width(), size.height()) < leastDots)
            return;
        QPen pen = pen_;
        pen.setWidthF(std::round(pen.widthF() * scaleOf(transform_) * 4) / 4);
        stencil_.shapes_.push_back({rounded, pen, brush});
    }

    Stencil& stencil_;
    QPen pen_;
    QBrush brush_;
    QTransform transform_;
};

namespace {

class StencilDevice final : public QPaintDevice {
public:
    StencilDevice(StencilEngine& engine, int dotsPerInch)
        : engine_(engine)
        , dotsPerInch_(dotsPerInch) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch_;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmWidth:
        case PdmHeight:
            return 1 << 15;
        default:
            return 0;
        }
    }

private:
    StencilEngine& engine_;
    int dotsPerInch_;
};

} // namespace

Stencil Stencil::of(const std::function<void(QPainter&)>& draw, int dotsPerInch) {
    Stencil stencil;
    StencilEngine engine(stencil);
    StencilDevice device(engine, dotsPerInch);
    QPainter painter(&device);
    draw(painter);
    return stencil;
}

void Stencil::paint(QPainter& painter, QPointF at, double scale) const {
    const QTransform frame = painter.transform();
    QPointF middle = frame.map(at);
    double size = scaleOf(frame) / scale;
    if (qFuzzyCompare(size, 1)) {
        size = 1;
        middle = onDots(middle);
    }
    painter.save();
    painter.setTransform({size, 0, 0, size, middle.x(), middle.y()});
    for (const Shape& shape : shapes_) {
        if (painter.pen() != shape.pen)
            painter.setPen(shape.pen);
        if (painter.brush() != shape.brush)
            painter.setBrush(shape.brush);
        painter.drawPath(shape.path);
    }
    painter.restore();
}

} // namespace stagewright
