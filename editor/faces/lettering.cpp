#include "editor/faces/lettering.h"

#include <QTransform>

namespace stagewright {

namespace {

constexpr double loadedSize = 64;

} // namespace

Lettering::Lettering()
    : font_(QStringLiteral(":/fonts/OpenSans-Bold.ttf"), loadedSize, QFont::PreferNoHinting)
    , capHeight_(font_.isValid() ? font_.capHeight() : 1) {}

QPainterPath Lettering::outline(QStringView text, double height) const {
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
    const double scale = height / capHeight_;
    return QTransform::fromScale(scale, scale).translate(-x / 2, capHeight_ / 2).map(line);
}

} // namespace stagewright
