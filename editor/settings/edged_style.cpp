#include "editor/settings/edged_style.h"

#include "editor/icons/icons.h"

#include <QIcon>
#include <QStyleOption>

namespace stagewright {

namespace {

constexpr double outlineShare = 0.42; // of the text's colour: some 3 to 1 against the ground
constexpr double gridShare = 0.25;
constexpr int fusionDarkens = 140; // per cent, from the window's colour to an outline

QColor between(const QColor& ground, const QColor& text, double share) {
    const auto mix = [&](int a, int b) { return qRound(a + (b - a) * share); };
    return {mix(ground.red(), text.red()), mix(ground.green(), text.green()),
            mix(ground.blue(), text.blue())};
}

bool hasOutline(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorRadioButton:
    case QStyle::PE_IndicatorItemViewItemCheck:
    case QStyle::PE_FrameLineEdit:
    case QStyle::PE_Frame:
    case QStyle::PE_PanelButtonCommand:
        return true;
    default:
        return false;
    }
}

} // namespace

EdgedStyle::EdgedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

const QPalette& EdgedStyle::edged(const QPalette& palette) const {
    if (palette.cacheKey() == plainKey_ && palette.currentColorGroup() == group_)
        return edged_;
    plainKey_ = palette.cacheKey();
    group_ = palette.currentColorGroup();
    edged_ = palette;
    const QColor outline =
        between(palette.color(QPalette::Window), palette.color(QPalette::WindowText), outlineShare);
    edged_.setColor(group_, QPalette::Window, outline.lighter(fusionDarkens));
    return edged_;
}

void EdgedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    if (!hasOutline(element))
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    // Copies of an option in full are of its own kind only: the palette is lent instead.
    auto* lent = const_cast<QStyleOption*>(option);
    const QPalette plain = option->palette;
    lent->palette = edged(plain);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    lent->palette = plain;
}

void EdgedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    if (control != CC_SpinBox && control != CC_ComboBox)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    auto* lent = const_cast<QStyleOptionComplex*>(option);
    const QPalette plain = option->palette;
    lent->palette = edged(plain);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    lent->palette = plain;
}

QIcon EdgedStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                               const QWidget* widget) const {
    if (pixmap == SP_ToolBarHorizontalExtensionButton)
        return icon(QStringLiteral("more"));
    return QProxyStyle::standardIcon(pixmap, option, widget);
}

int EdgedStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    if (hint == SH_Table_GridLineColor && option)
        return static_cast<int>(between(option->palette.color(QPalette::Base),
                                        option->palette.color(QPalette::Text), gridShare)
                                    .rgb());
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace stagewright
