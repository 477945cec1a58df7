#pragma once

#include <QProxyStyle>

namespace stagewright {

/// Fusion, with edges of fields and boxes that are seen on a dark window too: its own are always
/// darker than the window.
class ClearEdges final : public QProxyStyle {
    Q_OBJECT

public:
    ClearEdges();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget = nullptr) const override;
};

} // namespace stagewright
