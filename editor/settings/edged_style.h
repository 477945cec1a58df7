#pragma once

#include <QProxyStyle>

namespace stagewright {

/// The Fusion style with edges that are seen: it darkens the window's colour for them, of which
/// little is left on a dark ground. Here the outlines of boxes to tick, of fields, buttons and
/// lists, and the grid of tables lie between the colours of ground and text, in any palette.
class EdgedStyle final : public QProxyStyle {
    Q_OBJECT

public:
    EdgedStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    /// The arrow to what a menu bar or a tool bar has no room for is in the text colour, as the
    /// program's own icons are, and is no picture file, for which each menu bar had all readers of
    /// pictures looked up when it was made.
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;

private:
    [[nodiscard]] const QPalette& edged(const QPalette& palette) const;

    // The last one asked for: as a rule all widgets have the same, and Fusion keeps pictures of
    // what it draws by the key of their palette.
    mutable qint64 plainKey_ = 0;
    mutable QPalette::ColorGroup group_ = QPalette::Active;
    mutable QPalette edged_;
};

} // namespace stagewright
