#include "editor/drawing/svg_drawing.h"

#include "editor/drawing/transform_scale.h"
#include "editor/drawing/xml_text.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPainterPath>
#include <QXmlStreamWriter>

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace stagewright {

namespace {

constexpr double millimetresPerInch = 25.4;

/// Hundredths, which whole numbers hold exactly.
qint64 hundredths(double value) {
    return std::llround(value * 100);
}

/// "12.5": as few letters as there can be.
QString number(qint64 hundredths) {
    QString text = QString::number(static_cast<double>(hundredths) / 100, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == QStringLiteral("-0") ? QStringLiteral("0") : text;
}

QString number(double value) {
    return number(hundredths(value));
}

/// Each point from the one before: shorter, and exact all the same.
class PathText {
public:
    void add(QLatin1Char command, std::initializer_list<QPointF> points) {
        text_ += command;
        const qint64 fromX = x_;
        const qint64 fromY = y_;
        bool first = true;
        for (const QPointF point : points) {
            const qint64 x = hundredths(point.x());
            const qint64 y = hundredths(point.y());
            if (!first)
                text_ += u' ';
            first = false;
            text_ += number(x - fromX) + u' ' + number(y - fromY);
            x_ = x;
            y_ = y;
        }
    }
    void close() { text_ += u'z'; }
    [[nodiscard]] const QString& text() const { return text_; }

    /// Where a subpath begins: further ones count from there.
    void move(QPointF to) {
        // Said from the origin, so that nothing depends on where the one before was closed.
        x_ = y_ = 0;
        add(QLatin1Char('M'), {to});
    }

private:
    QString text_;
    qint64 x_ = 0;
    qint64 y_ = 0;
};

QString pathText(const QPainterPath& path, bool close) {
    PathText text;
    std::optional<QPointF> begin;
    const auto end = [&](int next) {
        // A shape that is filled is closed anyhow; one that has a line only where it says so.
        if (begin && (close || path.elementAt(next - 1) == *begin))
            text.close();
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        switch (at.type) {
        case QPainterPath::MoveToElement:
            end(i);
            text.move(at);
            begin = at;
            break;
        case QPainterPath::LineToElement:
            text.add(QLatin1Char('l'), {at});
            break;
        case QPainterPath::CurveToElement:
            text.add(QLatin1Char('c'), {at, path.elementAt(i + 1), path.elementAt(i + 2)});
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    end(path.elementCount());
    return text.text();
}

QString matrixText(const QTransform& t) {
    QStringList parts;
    for (const double part : {t.m11(), t.m12(), t.m21(), t.m22()})
        parts << QString::number(part, 'g', 6);
    parts << number(t.dx()) << number(t.dy());
    return QStringLiteral("matrix(%1)").arg(parts.join(u' '));
}

QLatin1StringView capName(Qt::PenCapStyle cap) {
    return QLatin1StringView(cap == Qt::FlatCap     ? "butt"
                             : cap == Qt::SquareCap ? "square"
                                                    : "round");
}

QLatin1StringView joinName(Qt::PenJoinStyle join) {
    return QLatin1StringView(join == Qt::BevelJoin   ? "bevel"
                             : join == Qt::RoundJoin ? "round"
                                                     : "miter");
}

} // namespace

/// Writes shapes in the frame of the device, those of one look in one group.
class SvgEngine final : public QPaintEngine {
public:
    explicit SvgEngine(QIODevice& out)
        : QPaintEngine(PrimitiveTransform | PainterPaths | Antialiasing | AlphaBlend |
                       ConstantOpacity | PaintOutsidePaintEvent | PixmapTransform)
        , xml_(&out) {}

    void beginDrawing(const QString& title, QSizeF millimetres, QSizeF dots) {
        const auto svg = QStringLiteral("http://www.w3.org/2000/svg");
        xml_.writeStartDocument();
        xml_.writeDefaultNamespace(svg);
        xml_.writeNamespace(xlink, QStringLiteral("xlink"));
        xml_.writeStartElement(svg, QStringLiteral("svg"));
        write("version", QStringLiteral("1.1"));
        write("width", QString::number(millimetres.width(), 'g', 10) + QStringLiteral("mm"));
        write("height", QString::number(millimetres.height(), 'g', 10) + QStringLiteral("mm"));
        write("viewBox",
              QStringLiteral("0 0 %1 %2").arg(number(dots.width()), number(dots.height())));
        xml_.writeTextElement(QStringLiteral("title"), xmlText(title));
    }

    void endDrawing() {
        closeGroup();
        xml_.writeEndElement();
        xml_.writeEndDocument();
    }

    /// The id of what is drawn under a name in a frame; nothing if it is not known yet.
    using Frame = std::array<double, 4>;
    [[nodiscard]] std::optional<QString> known(const QString& name, const Frame& frame) const {
        const auto found = ids_.find({name, frame});
        return found == ids_.end() ? std::nullopt : std::optional(found->second);
    }

    QString beginDefinition(const QString& name, const Frame& frame) {
        closeGroup();
        const QString id = QStringLiteral("d%1").arg(ids_.size() + 1);
        ids_.emplace(std::pair(name, frame), id);
        xml_.writeStartElement(QStringLiteral("defs"));
        xml_.writeStartElement(QStringLiteral("g"));
        write("id", id);
        return id;
    }

    void endDefinition() {
        closeGroup();
        xml_.writeEndElement();
        xml_.writeEndElement();
    }

    void use(const QString& id, QPointF at) {
        closeGroup();
        xml_.writeEmptyElement(QStringLiteral("use"));
        xml_.writeAttribute(xlink, QStringLiteral("href"), u'#' + id);
        write("x", number(at.x()));
        write("y", number(at.y()));
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return SVG; }
    void updateState(const QPaintEngineState&) override {}

    void drawPath(const QPainterPath& path) override {
        draw(path, false, state->brush(), path.fillRule());
    }

    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        draw(path, mode != PolylineMode, mode == PolylineMode ? QBrush() : state->brush(),
             mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    /// As outlines, which look the same wherever the font is not there; what they say is kept for
    /// those who have a picture read to them, and for a search in the file.
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        closeGroup();
        xml_.writeStartElement(QStringLiteral("g"));
        write("role", QStringLiteral("img"));
        write("aria-label", xmlText(item.text()));
        QPaintEngine::drawTextItem(at, item);
        closeGroup();
        xml_.writeEndElement();
    }

    void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) override {
        drawImage(area, pixmap.toImage(), part, Qt::AutoColor);
    }

    void drawImage(const QRectF& area, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags) override {
        closeGroup();
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.copy(part.toAlignedRect()).save(&buffer, "PNG");
        xml_.writeEmptyElement(QStringLiteral("image"));
        write("transform", matrixText(state->transform()));
        write("x", number(area.x()));
        write("y", number(area.y()));
        write("width", number(area.width()));
        write("height", number(area.height()));
        write("preserveAspectRatio", QStringLiteral("none"));
        xml_.writeAttribute(xlink, QStringLiteral("href"),
                            QStringLiteral("data:image/png;base64,") +
                                QString::fromLatin1(png.toBase64()));
    }

private:
    using Attributes = QXmlStreamAttributes;
    static inline const QString xlink = QStringLiteral("http://www.w3.org/1999/xlink");

    void write(const char* name, const QString& value) {
        xml_.writeAttribute(QString::fromLatin1(name), value);
    }

    static void add(Attributes& to, const char* name, const QString& value) {
        to.append(QString::fromLatin1(name), value);
    }

    /// A colour as two attributes, as most programs know it.
    void colour(Attributes& to, const char* name, const QColor& colour) const {
        add(to, name, colour.name());
        const double opacity = colour.alphaF() * state->opacity();
        if (opacity < 1)
            to.append(QString::fromLatin1(name) + QStringLiteral("-opacity"), number(opacity));
    }

    [[nodiscard]] Attributes look(const QBrush& brush, Qt::FillRule rule) const {
        Attributes look;
        if (brush.style() == Qt::NoBrush)
            add(look, "fill", QStringLiteral("none"));
        else
            colour(look, "fill", brush.color());
        if (brush.style() != Qt::NoBrush && rule == Qt::OddEvenFill)
            add(look, "fill-rule", QStringLiteral("evenodd"));
        const QPen pen = state->pen();
        if (pen.style() == Qt::NoPen) {
            add(look, "stroke", QStringLiteral("none"));
            return look;
        }
        const bool thin = pen.isCosmetic() || pen.widthF() == 0;
        const double width =
            std::max(pen.widthF(), thin ? 1.0 : 0.0) * (thin ? 1 : scaleOf(state->transform()));
        colour(look, "stroke", pen.color());
        add(look, "stroke-width", number(width));
        add(look, "stroke-linecap", capName(pen.capStyle()));
        add(look, "stroke-linejoin", joinName(pen.joinStyle()));
        if (pen.style() != Qt::SolidLine) {
            QStringList dashes;
            for (const double part : pen.dashPattern())
                dashes << number(part * width);
            add(look, "stroke-dasharray", dashes.join(u' '));
        }
        return look;
    }

    void draw(const QPainterPath& path, bool close, const QBrush& brush, Qt::FillRule rule) {
        if (path.isEmpty() || (brush.style() == Qt::NoBrush && state->pen().style() == Qt::NoPen))
            return;
        Attributes wanted = look(brush, rule);
        if (!inGroup_ || wanted != look_) {
            closeGroup();
            xml_.writeStartElement(QStringLiteral("g"));
            xml_.writeAttributes(wanted);
            look_ = std::move(wanted);
            inGroup_ = true;
        }
        xml_.writeEmptyElement(QStringLiteral("path"));
        write("d", pathText(state->transform().map(path), close));
    }

    void closeGroup() {
        if (inGroup_)
            xml_.writeEndElement();
        inGroup_ = false;
    }

    QXmlStreamWriter xml_;
    std::map<std::pair<QString, Frame>, QString> ids_;
    Attributes look_; ///< of the open group
    bool inGroup_ = false;
};

SvgDrawing::SvgDrawing(QIODevice& out, const QString& title, QSizeF millimetres, int dotsPerInch)
    : engine_(std::make_unique<SvgEngine>(out))
    , dots_(millimetres * dotsPerInch / millimetresPerInch)
    , dotsPerInch_(dotsPerInch) {
    engine_->beginDrawing(title, millimetres, dots_);
}

SvgDrawing::~SvgDrawing() {
    engine_->endDrawing();
}

QPaintEngine* SvgDrawing::paintEngine() const {
    return engine_.get();
}

int SvgDrawing::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(dots_.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(dots_.height()));
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch_;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return 0;
    }
}

void paintRepeated(QPainter& painter, const QString& name, QPointF at,
                   const std::function<void(QPainter&)>& draw) {
    painter.save();
    if (const auto* svg = dynamic_cast<const SvgDrawing*>(painter.device())) {
        SvgEngine& engine = *svg->engine_;
        const QTransform frame = painter.transform();
        const SvgEngine::Frame key{frame.m11(), frame.m12(), frame.m21(), frame.m22()};
        auto id = engine.known(name, key);
        if (!id) {
            id = engine.beginDefinition(name, key);
            painter.setTransform({key[0], key[1], key[2], key[3], 0, 0});
            draw(painter);
            engine.endDefinition();
        }
        engine.use(*id, frame.map(at));
    } else {
        painter.translate(at);
        draw(painter);
    }
    painter.restore();
}

} // namespace stagewright
