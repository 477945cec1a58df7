#include "editor/hextiles/sheets/box_sheet.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/contact_sheet.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct BoxSheet {
    Q_DECLARE_TR_FUNCTIONS(BoxSheet)
};

// Millimetres.
constexpr QSizeF a4(210, 297);
constexpr double boxSheetMargin = 12;
constexpr double boxTitleHeight = 12; ///< with the note below the title
constexpr int titleSize = 6;
constexpr int noteSize = 3;
constexpr double faceDiameter = 29;
/// A little more than the columns of a contact sheet take, so that all of them fit.
constexpr double boxColumnWidth = faceDiameter * 1.13;
constexpr int columnsOfOneSheet = 8;

std::vector<const TileSide*> sidesOf(const Catalogue& catalogue, const Box* box) {
    std::vector<const TileSide*> sides;
    for (const TileSide& side : catalogue.sides())
        if (!box || box->tiles.contains(side.id.withSide(0)))
            sides.push_back(&side);
    return sides;
}

void paintTitle(QPainter& painter, const QString& title, const QStringList& overlays,
                double width) {
    const QRectF line(boxSheetMargin, boxSheetMargin, width - 2 * boxSheetMargin, boxTitleHeight);
    painter.setPen(Qt::black);
    painter.setFont(boldFont(titleSize));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, title);
    if (overlays.isEmpty())
        return;
    QFont font = boldFont(noteSize);
    font.setBold(false);
    painter.setFont(font);
    const QString note = BoxSheet::tr("With tiles of: %1").arg(overlays.join(QStringLiteral(", ")));
    painter.drawText(line.adjusted(0, 0, 0, -1.5),
                     Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(note, Qt::ElideRight, line.width()));
}

} // namespace

Picture boxSheet(const Catalogue& catalogue, const Box* box, const QStringList& overlays,
                 const FaceStyle& style, Paper paper) {
    const auto sides = sidesOf(catalogue, box);
    const auto count = static_cast<qsizetype>(sides.size());
    Picture picture;
    picture.title = box ? box->title : BoxSheet::tr("All tiles");
    picture.size = a4;
    constexpr double above = boxSheetMargin + boxTitleHeight;
    if (paper == Paper::OneSheet) {
        const double width = columnsOfOneSheet * boxColumnWidth;
        picture.size = {width + 2 * boxSheetMargin,
                        contactSheetHeight(width, count, columnsOfOneSheet) + above +
                            boxSheetMargin};
    }
    const QRectF area = QRectF(QPointF(), picture.size)
                            .adjusted(boxSheetMargin, above, -boxSheetMargin, -boxSheetMargin);
    const ContactSheet sheet = layOutContactSheet(area, count, faceDiameter);
    picture.pages = sheet.pages;
    picture.paint = [=, &style, title = picture.title,
                     width = picture.size.width()](QPainter& painter, int page) {
        paintTitle(painter, title, overlays, width);
        paintContactSheet(painter, sheet, page, sides, style);
    };
    return picture;
}

double boxSheetDensity(int pixelsPerTile) {
    return pixelsPerTile / faceDiameter;
}

} // namespace stagewright
