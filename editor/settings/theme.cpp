#include "editor/settings/theme.h"

#include "editor/settings/edged_style.h"

#include <QApplication>
#include <QStyle>
#include <QToolTip>

namespace stagewright {

namespace {

struct Tones {
    QColor window;
    QColor base; ///< behind lists and text
    QColor button;
    QColor text;
    QColor faint; ///< text of what cannot be used
    QColor highlight;
    QColor link;
    QColor toolTip;
};

const Tones lightTones{{0xf0, 0xf0, 0xee}, {0xff, 0xff, 0xff}, {0xf4, 0xf4, 0xf2},
                       {0x1c, 0x1e, 0x20}, {0x78, 0x7a, 0x7c}, {0x2f, 0x6f, 0xb5},
                       {0x0b, 0x5c, 0xad}, {0xff, 0xff, 0xff}};
const Tones darkTones{{0x2a, 0x2d, 0x31}, {0x20, 0x23, 0x27}, {0x36, 0x3a, 0x3f},
                      {0xe4, 0xe6, 0xe8}, {0x96, 0x9c, 0xa2}, {0x35, 0x74, 0xba},
                      {0x6c, 0xb6, 0xff}, {0x3c, 0x41, 0x47}};

QPalette paletteOf(const Tones& tones) {
    QPalette palette(tones.button, tones.window); // derives the shades of edges
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, tones.text);
        palette.setColor(QPalette::Disabled, role, tones.faint);
    }
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::Disabled, QPalette::Base, tones.window);
    palette.setColor(QPalette::AlternateBase, tones.window);
    palette.setColor(QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.faint);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    palette.setColor(QPalette::ToolTipBase, tones.toolTip);
    palette.setColor(QPalette::ToolTipText, tones.text);
    QColor placeholder = tones.text;
    placeholder.setAlpha(165);
    palette.setColor(QPalette::PlaceholderText, placeholder);
    return palette;
}

const auto fusion = QStringLiteral("fusion");

bool isFusion(const QString& style) {
    return style.compare(fusion, Qt::CaseInsensitive) == 0;
}

QString nameOfStyle() {
    const QStyle* style = QApplication::style();
    return qobject_cast<const EdgedStyle*>(style) ? fusion : style->name();
}

/// Fusion only with edges that are seen.
void setStyle(const QString& name) {
    if (qobject_cast<const EdgedStyle*>(QApplication::style()) && isFusion(name))
        return;
    if (isFusion(name))
        QApplication::setStyle(new EdgedStyle); // which owns it
    else if (nameOfStyle().compare(name, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(name);
}

} // namespace

void useEdgedStyle() {
    if (isFusion(nameOfStyle()))
        setStyle(fusion);
}

ThemeSwitch::ThemeSwitch() : systemStyle_(nameOfStyle()), systemToolTips_(QToolTip::palette()) {}

ThemeSwitch::~ThemeSwitch() {
    use(Theme::AsSystem);
}

void ThemeSwitch::use(Theme theme) {
    if (theme == theme_)
        return;
    theme_ = theme;
    if (theme == Theme::AsSystem) {
        setStyle(systemStyle_);
        QApplication::setPalette({});
        QToolTip::setPalette(systemToolTips_);
        return;
    }
    setStyle(fusion); // not every style of a desktop obeys a palette
    const QPalette palette = paletteOf(theme == Theme::Dark ? darkTones : lightTones);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace stagewright
