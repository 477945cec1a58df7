#include "editor/settings/clear_edges.h"

#include <QStyleOption>

namespace stagewright {

namespace {

/// Fusion makes an edge of the window's colour, darker by this factor in hundredths.
constexpr int fusionDarkens = 140;

/// The colours with a window of which Fusion makes an edge halfway to the text.
QPalette withClearEdges(QPalette colours) {
    const QColor window = colours.color(QPalette::Window);
    const QColor text = colours.color(QPalette::WindowText);
    const QColor edge((window.red() + text.red()) / 2, (window.green() + text.green()) / 2,
                      (window.blue() + text.blue()) / 2);
    colours.setColor(QPalette::Window, edge.lighter(fusionDarkens));
    return colours;
}

} // namespace

ClearEdges::ClearEdges() : QProxyStyle(QStringLiteral("fusion")) {}

void ClearEdges::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (button && (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)) {
        QStyleOptionButton box(*button);
        box.palette = withClearEdges(option->palette);
        return QProxyStyle::drawPrimitive(element, &box, painter, widget);
    }
    if (element == PE_FrameLineEdit) {
        QStyleOption field(*option);
        field.palette = withClearEdges(option->palette);
        return QProxyStyle::drawPrimitive(element, &field, painter, widget);
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ClearEdges::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control != CC_SpinBox || !spin)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    QStyleOptionSpinBox field(*spin);
    field.palette = withClearEdges(option->palette);
    QProxyStyle::drawComplexControl(control, &field, painter, widget);
}

} // namespace stagewright
