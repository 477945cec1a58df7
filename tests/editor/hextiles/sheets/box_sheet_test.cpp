#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/box_sheet.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class BoxSheet : public testing::Test {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    FaceStyle style_ = colourStyle();
};

TEST_F(BoxSheet, OneSheetHoldsEveryBox) {
    for (const Box& box : catalogue().boxes()) {
        const Picture picture = boxSheet(catalogue(), &box, {}, style_, Paper::OneSheet);
        EXPECT_EQ(picture.pages, 1) << box.id.toStdString();
        EXPECT_EQ(picture.title, box.title);
    }
    EXPECT_EQ(boxSheet(catalogue(), nullptr, {}, style_, Paper::OneSheet).pages, 1);
}

TEST_F(BoxSheet, NothingIsWrittenSmallerThanSevenPointsOnPaper) {
    for (const Box& box : catalogue().boxes()) {
        const auto pdf = pictureAs(u"pdf", boxSheet(catalogue(), &box, {}, style_, Paper::A4), 1);
        ASSERT_TRUE(pdf);
        int texts = 0;
        for (const std::vector<PdfText>& page : pdfTexts(*pdf))
            for (const PdfText& text : page) {
                EXPECT_GE(text.size, 695) << box.id.toStdString() << text.text.toStdString();
                ++texts;
            }
        EXPECT_GT(texts, static_cast<int>(box.tiles.size()));
    }
}

TEST_F(BoxSheet, OneSheetShowsEveryTile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("all.svg"));
    ASSERT_TRUE(writePicture(boxSheet(catalogue(), nullptr, {}, style_, Paper::OneSheet), path, 1));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const TileSide& side : catalogue().sides())
        EXPECT_TRUE(svg.contains("aria-label=\"" + side.id.toString().toUtf8() + '"'))
            << side.id.toString().toStdString();
}

TEST_F(BoxSheet, PaperTakesAsManyPagesAsItNeeds) {
    const Picture one =
        boxSheet(catalogue(), catalogue().box(u"dirt-climb"), {}, style_, Paper::A4);
    EXPECT_EQ(one.pages, 1);
    EXPECT_EQ(one.size, QSizeF(210, 297));
    EXPECT_GT(boxSheet(catalogue(), nullptr, {}, style_, Paper::A4).pages, 5);
}

} // namespace

} // namespace stagewright
