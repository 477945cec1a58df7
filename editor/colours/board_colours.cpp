#include "editor/colours/board_colours.h"

namespace stagewright {

// Told apart by the colour-blind too: blue, amber, vermilion.

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

BoardColours boardColours(const QPalette& palette) {
    const bool dark = isDark(palette);
    return {dark ? QColor(0x1f, 0x23, 0x27) : QColor(0xec, 0xec, 0xe8),
            dark ? QColor(0x2f, 0x34, 0x39) : QColor(0xd9, 0xd9, 0xd3),
            dark ? QColor(0x6c, 0xb6, 0xff) : QColor(0x0b, 0x6b, 0xcb),
            dark ? QColor(0x10, 0x18, 0x20) : QColor(0xff, 0xff, 0xff),
            dark ? QColor(0, 0, 0, 150) : QColor(255, 255, 255, 210),
            dark ? QColor(0x4d, 0xc4, 0xa0) : QColor(0x00, 0x7f, 0x5f),
            dark ? QColor(0xf0, 0xa0, 0x20) : QColor(0xbf, 0x74, 0x00),
            QColor(0xd8, 0x3a, 0x2e)};
}

QColor colour(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return {0xd8, 0x3a, 0x2e};
    case Severity::Warning:
        return {0xbf, 0x74, 0x00};
    case Severity::Hint:
        break;
    }
    return {0x2f, 0x7f, 0xd1};
}

QColor textColour(Severity severity, const QPalette& palette) {
    const bool dark = isDark(palette);
    switch (severity) {
    case Severity::Error:
        return dark ? QColor(0xff, 0x8a, 0x80) : QColor(0xc0, 0x2f, 0x24);
    case Severity::Warning:
        return dark ? QColor(0xf0, 0xa0, 0x20) : QColor(0x8f, 0x57, 0x00);
    case Severity::Hint:
        break;
    }
    return dark ? QColor(0x6c, 0xb6, 0xff) : QColor(0x0b, 0x5c, 0xad);
}

} // namespace stagewright
