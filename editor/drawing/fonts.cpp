#include "editor/drawing/fonts.h"

#include <QFontDatabase>

namespace stagewright {

namespace {

bool registerBoldFont() {
    static const int bold =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Bold.ttf"));
    return bold >= 0;
}

} // namespace

bool registerFonts() {
    static const int regular =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Regular.ttf"));
    return registerBoldFont() && regular >= 0;
}

QFont boldFont(int pixelSize) {
    registerBoldFont();
    QFont font(QStringLiteral("Open Sans"));
    font.setPixelSize(pixelSize);
    font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace stagewright
