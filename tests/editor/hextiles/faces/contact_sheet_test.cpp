#include "editor/hextiles/faces/contact_sheet.h"
#include "tests/editor/hextiles/faces/drawn_face.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(ContactSheet, TakesAsManyPagesAsItNeeds) {
    const QRectF page(0, 0, 500, 400);
    const ContactSheet sheet = layOutContactSheet(page, 30, 100);
    EXPECT_EQ(sheet.columns, 4);
    EXPECT_EQ(sheet.rows, 3);
    EXPECT_EQ(sheet.pages, 3);
    EXPECT_EQ(layOutContactSheet(page, 24, 100).pages, 2);
    EXPECT_EQ(layOutContactSheet(page, 0, 100).pages, 1);
}

TEST(ContactSheet, ShrinksAFaceThatIsLargerThanThePage) {
    const ContactSheet sheet = layOutContactSheet({0, 0, 50, 400}, 2, 100);
    EXPECT_LT(sheet.diameter, 50);
    EXPECT_EQ(sheet.columns, 1);
}

TEST(ContactSheet, FitsThePageHeightItAsksFor) {
    const double height = contactSheetHeight(600, 10, 4);
    const ContactSheet sheet = layOutContactSheet({0, 0, 600, height}, 10, 600 / 4 / 1.12);
    EXPECT_EQ(sheet.columns, 4);
    EXPECT_EQ(sheet.pages, 1);
}

TEST(ContactSheet, PutsEachFaceInItsCell) {
    const std::vector<const TileSide*> sides{&side("103a"), &side("103b"), &side("204a")};
    const ContactSheet sheet = layOutContactSheet({0, 0, 230, 400}, 3, 100);
    QImage image(230, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintContactSheet(painter, sheet, 0, sides, colourStyle());
    painter.end();
    const FaceStyle style = colourStyle();
    const auto verge = [&](int column, int row) { // left of the road's middle
        return image.pixelColor(57 + column * 115 - 38, 43 + row * 112);
    };
    EXPECT_EQ(verge(0, 0), style.asphalt.verge);
    EXPECT_EQ(verge(1, 0), style.asphalt.verge);
    EXPECT_EQ(verge(0, 1), style.gravel.verge);
    EXPECT_EQ(verge(1, 1), QColor(Qt::white));
}

} // namespace
} // namespace stagewright
