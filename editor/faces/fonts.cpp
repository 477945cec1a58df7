#include "editor/faces/fonts.h"

#include <QFontDatabase>

namespace stagewright {

bool registerFonts() {
    static const int regular =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Regular.ttf"));
    return registerFaceFont() && regular >= 0;
}

bool registerFaceFont() {
    static const int bold =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Bold.ttf"));
    return bold >= 0;
}

QFont boldFont(int pixelSize) {
    QFont font(QStringLiteral("Open Sans"));
    font.setPixelSize(pixelSize);
    font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace stagewright
