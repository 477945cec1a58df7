#include "editor/settings/edged_style.h"

#include "editor/colours/mixed_colour.h"
#include "editor/icons/icons.h"

#include <QIcon>
#include <QStyleOption>

namespace stagewright {

namespace {

constexpr double outlineShare = 0.42; // of the text's colour: some 3 to 1 against the ground
constexpr double gridShare = 0.25;
constexpr QSize panelIconSize(12, 12);
constexpr int fusionDarkens = 140; // per cent, from the window's colour to an outline

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
        mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), outlineShare);
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
    switch (pixmap) {
    case SP_ToolBarHorizontalExtensionButton:
        return icon(QStringLiteral("more"));
    // Fusion reads its own from text for every panel, and in a dark window they are hardly seen.
    case SP_DockWidgetCloseButton:
    case SP_TitleBarCloseButton:
        return icon(QStringLiteral("close"), panelIconSize);
    case SP_TitleBarNormalButton:
        return icon(QStringLiteral("float"), panelIconSize);
    default:
        return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

int EdgedStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const {
    if (hint == SH_Table_GridLineColor && option)
        return static_cast<int>(mixed(option->palette.color(QPalette::Base),
                                      option->palette.color(QPalette::Text), gridShare)
                                    .rgb());
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace stagewright
