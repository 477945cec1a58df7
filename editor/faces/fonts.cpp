#include "editor/faces/fonts.h"

#include <QFontDatabase>

namespace stagewright {

bool registerFonts() {
    const int regular =
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Regular.ttf"));
    const int bold = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/OpenSans-Bold.ttf"));
    return regular >= 0 && bold >= 0;
}

QFont boldFont(int pixelSize) {
    QFont font(QStringLiteral("Open Sans"));
    font.setPixelSize(pixelSize);
    font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace stagewright
