#include "tests/editor/sheets/textless_image.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>

namespace stagewright {

namespace {

/// Hands on all but text.
class TextlessEngine final : public QPaintEngine {
public:
    explicit TextlessEngine(QPainter& onto) : QPaintEngine(AllFeatures), onto_(onto) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override {
        onto_.setPen(now.pen());
        onto_.setBrush(now.brush());
        onto_.setTransform(now.transform());
        onto_.setOpacity(now.opacity());
    }

    void drawPath(const QPainterPath& path) override { onto_.drawPath(path); }

    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            onto_.drawPolyline(points, count);
        else
            onto_.drawPolygon(points, count,
                              mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        onto_.drawPixmap(to, pixmap, from);
    }

    void drawTextItem(const QPointF&, const QTextItem&) override {}

private:
    QPainter& onto_;
};

class TextlessDevice final : public QPaintDevice {
public:
    TextlessDevice(TextlessEngine& engine, const QImage& image) : engine_(engine), image_(image) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return image_.width();
        case PdmHeight:
            return image_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    TextlessEngine& engine_;
    const QImage& image_;
};

} // namespace

QImage textlessImage(QSize size, const std::function<void(QPainter&)>& draw) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter onto(&image);
    onto.setRenderHint(QPainter::Antialiasing);
    TextlessEngine engine(onto);
    TextlessDevice device(engine, image);
    QPainter painter(&device);
    draw(painter);
    return image;
}

} // namespace stagewright
