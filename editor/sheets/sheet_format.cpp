#include "editor/sheets/sheet_format.h"

#include "editor/sheets/sheet_page.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stagewright {

QPageSize::PageSizeId usualPaper(const QLocale& locale) {
    constexpr std::array letter{QLocale::UnitedStates, QLocale::Canada,    QLocale::Mexico,
                                QLocale::PuertoRico,   QLocale::Chile,     QLocale::Colombia,
                                QLocale::Venezuela,    QLocale::CostaRica, QLocale::Guatemala,
                                QLocale::Philippines};
    // Qt gives the plain "C" locale and English without a country the United States.
    const bool isNowhere = locale.language() == QLocale::C;
    const bool usesLetter =
        std::find(letter.begin(), letter.end(), locale.territory()) != letter.end();
    return usesLetter && !isNowhere ? QPageSize::Letter : QPageSize::A4;
}

QPageLayout layoutOf(const SheetFormat& format, QPageLayout::Orientation orientation) {
    // Qt rounds margins to whole points: never to less than what is to be left free.
    constexpr double point = 25.4 / 72;
    const double margin = std::ceil(format.margin / point - 1e-6) * point;
    return {QPageSize(format.paper), orientation, QMarginsF(margin, margin, margin, margin),
            QPageLayout::Millimeter};
}

QRectF areaOf(const SheetFormat& format, QPageLayout::Orientation orientation) {
    const QSizeF size =
        layoutOf(format, orientation).paintRectPixels(sheetDotsPerInch).size().toSizeF();
    return {QPointF(), size};
}

} // namespace stagewright
