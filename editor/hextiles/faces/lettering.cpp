#include "editor/hextiles/faces/lettering.h"

#include "editor/hextiles/faces/outlines.h"

#include <QTransform>

namespace stagewright {

namespace {

constexpr double loadedSize = 64;

} // namespace

Lettering::Lettering()
    : font_(QStringLiteral(":/fonts/OpenSans-Bold.ttf"), loadedSize, QFont::PreferNoHinting) {
    for (std::size_t digit = 0; digit < digits_.size(); ++digit)
        digits_[digit] = drawn(QString::number(digit));
}

QPainterPath Lettering::outline(QStringView text, double height) const {
    const QTransform scale = QTransform::fromScale(height, height);
    if (text.size() == 1 && text[0] >= u'0' && text[0] <= u'9')
        return scale.map(digits_[static_cast<std::size_t>(text[0].digitValue())]);
    return scale.map(drawn(text));
}

QPainterPath Lettering::drawn(QStringView text) const {
    if (!font_.isValid())
        return {};
    const auto glyphs = font_.glyphIndexesForString(text.toString());
    const auto advances = font_.advancesForGlyphIndexes(glyphs, QRawFont::SeparateAdvances |
                                                                    QRawFont::KernedAdvances);
    QPainterPath line;
    double x = 0;
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        line.addPath(font_.pathForGlyph(glyphs[i]).translated(x, 0));
        x += advances[i].x();
    }
    line.setFillRule(Qt::WindingFill);
    const double capHeight = font_.capHeight();
    // Flattened at about the size at which it is drawn, then brought to one unit.
    constexpr double usualHeight = 0.1;
    const double scale = usualHeight / capHeight;
    const QPainterPath small =
        QTransform::fromScale(scale, scale).translate(-x / 2, capHeight / 2).map(line);
    return QTransform::fromScale(1 / usualHeight, 1 / usualHeight).map(flattened(small));
}

} // namespace stagewright
