#include "editor/drawing/fonts.h"

#include <QFontDatabase>

namespace stagewright {

namespace {

bool registerBoldFont() {
    static const int bold =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Bold.ttf"));
    return bold >= 0;
}

QFont unhinted(int pixelSize) {
    QFont font(QStringLiteral("Open Sans"));
    font.setPixelSize(pixelSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

bool registerFonts() {
    static const int regular =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Regular.ttf"));
    return registerBoldFont() && regular >= 0;
}

QFont boldFont(int pixelSize) {
    registerBoldFont();
    QFont font = unhinted(pixelSize);
    font.setBold(true);
    return font;
}

QFont plainFont(int pixelSize) {
    registerFonts();
    return unhinted(pixelSize);
}

} // namespace stagewright
