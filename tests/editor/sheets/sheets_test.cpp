#include "editor/faces/fonts.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheets.h"
#include "editor/sheets/stage_map.h"
#include "model/hex/geometry.h"
#include "tests/boards.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QGuiApplication>
#include <QImage>
#include <QPalette>

#include <algorithm>

namespace stagewright {

namespace {

const std::set<SheetPart> allParts{SheetPart::Rally,  SheetPart::Map,   SheetPart::List,
                                   SheetPart::Laying, SheetPart::Notes, SheetPart::Times};

/// Tiles in a column, or across.
Stage chain(int tiles, Hex along) {
    Stage stage;
    stage.info.title = QStringLiteral("Chain");
    stage.info.game = QStringLiteral("dirt");
    for (int i = 0; i < tiles; ++i) {
        Placement tile = placed({"205a", {0, 0}});
        tile.hex = {i * along.q, i * along.r};
        stage.insert(tile);
    }
    return stage;
}

Rally shortStages(int count) {
    Rally rally = rallyOf(count, {});
    for (RallyStage stage : rally.stages()) {
        stage.stage = chain(1, {0, 1});
        rally = after(rally, changeStage(rally, stage));
    }
    return rally;
}

class Sheets : public TemporaryFiles {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    SheetDocument layOut(const SheetSubject& subject, const SheetPlan& plan) {
        const auto document = layOutSheets(subject, plan);
        EXPECT_TRUE(document) << sentence(document.error()).toStdString();
        return *document;
    }

    QString write(const SheetSubject& subject, const SheetPlan& plan, const QString& pages = {}) {
        const QString file = path("sheets.pdf");
        const auto written = writeSheets(subject, plan, file, pages);
        EXPECT_TRUE(written && *written);
        return file;
    }

    SheetSubject rallyOne() {
        Rally rally = rulebookRally(1);
        rally.info.title = QStringLiteral("Rally One");
        rally.info.authors = {QStringLiteral("Ann Author")};
        return sheetSubject(rally, catalogue(), {});
    }
};

/// Pixels that are not white.
int inked(const QImage& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += qGray(picture.pixel(x, y)) < 250;
    return count;
}

/// The longest dark run in the rows of a picture, in pixels.
int longestRun(const QImage& picture) {
    int longest = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0, run = 0; x < picture.width(); ++x) {
            run = qGray(picture.pixel(x, y)) < 120 ? run + 1 : 0;
            longest = std::max(longest, run);
        }
    return longest;
}

} // namespace

TEST_F(Sheets, EachPageSaysRallyStageAuthorAndNumber) {
    const QString file = write(rallyOne(), {allParts, {}, {}, colourStyle()});
    const int pages = pdfInfo(file, "Pages").toInt();
    EXPECT_GE(pages, 14);
    EXPECT_EQ(pdfInfo(file, "Title"), QStringLiteral("Rally One"));
    for (int page = 1; page <= pages; ++page) {
        const QString text = pdfText(file, page);
        EXPECT_TRUE(text.contains(QStringLiteral("Page %1 of %2").arg(page).arg(pages))) << page;
        EXPECT_TRUE(text.contains(QStringLiteral("Rally One"))) << page;
        EXPECT_TRUE(text.contains(QStringLiteral("Ann Author")) ||
                    text.contains(QStringLiteral("Jean-Christophe Bouvier")))
            << page;
    }
    EXPECT_TRUE(contentOf(file).contains("Ann Author</rdf:li>"));
}

TEST_F(Sheets, ARallyOfThreeStagesIsUnderAMegabyteWithOurFontsOnly) {
    const QString file = write(rallyOne(), {allParts, {}, {}, colourStyle()});
    EXPECT_LT(contentOf(file).size(), 1'000'000);
    for (const QString& font : pdfFonts(file)) {
        EXPECT_TRUE(font.contains(QStringLiteral("OpenSans"))) << font.toStdString();
        EXPECT_TRUE(font.contains(QStringLiteral(" yes "))) << font.toStdString();
    }
}

TEST_F(Sheets, AHundredMillimetresAreAHundred) {
    constexpr int dotsPerInch = 254; // ten a millimetre
    const QString file = write(sheetSubject(chain(3, {0, 1}), catalogue(), {}),
                               {{SheetPart::Map}, {}, {}, colourStyle()});
    const QImage page(pdfPicture(file, 1, dotsPerInch));
    EXPECT_NEAR(page.width(), 2100, 2);
    // The bar lies below the map, above the foot.
    const QImage legend = page.copy(0, page.height() - 340, page.width(), 130);
    EXPECT_NEAR(longestRun(legend), 1000, 4);
}

TEST_F(Sheets, AScaleIsKept) {
    SheetPlan plan{{SheetPart::Map}, {}, {}, colourStyle()};
    plan.scale.oneTo = 3;
    const auto document = layOut(sheetSubject(chain(3, {0, 1}), catalogue(), {}), plan);
    ASSERT_EQ(document.pages.size(), 1U);
    // Three tiles of 105 mm, one below another: 105 mm of paper, from top to bottom.
    const QImage page = sheetPicture(document, 0, 2100);
    const QRgb verge = colourStyle().gravel.verge.rgb();
    int first = page.height();
    int last = 0;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); x += 3)
            if (page.pixel(x, y) == verge) {
                first = std::min(first, y);
                last = std::max(last, y);
            }
    EXPECT_NEAR(last - first, 1050, 8);
}

TEST_F(Sheets, TilesOfAnotherSizeAreAnotherTrueSize) {
    const SheetSubject subject = sheetSubject(chain(6, {0, 1}), catalogue(), {});
    SheetPlan plan{{SheetPart::Map}, {}, {}, colourStyle()};
    plan.scale.oneTo = 1;
    const std::size_t usual = layOut(subject, plan).pages.size();
    plan.scale.tile = 20;
    EXPECT_EQ(layOut(subject, plan).pages.size(), 1U);
    EXPECT_GT(usual, 2U);
    EXPECT_TRUE(pdfText(write(subject, plan)).contains(QStringLiteral("3 × 12 cm")));
}

TEST_F(Sheets, ALargeMapHasAPlanAndNumberedSheetsThatCanBeChosen) {
    SheetPlan plan{{SheetPart::Map}, {}, {}, colourStyle()};
    plan.scale.oneTo = 2;
    const SheetSubject subject = sheetSubject(chain(20, {2, -1}), catalogue(), {});
    const std::size_t pages = layOut(subject, plan).pages.size();
    const QString whole = write(subject, plan);
    EXPECT_EQ(pdfInfo(whole, "Pages").toInt(), static_cast<int>(pages));
    EXPECT_TRUE(pdfText(whole, 1).contains(QStringLiteral("joining plan")));
    EXPECT_TRUE(pdfText(whole, 1).contains(QStringLiteral("10 mm")));
    const QString one = write(subject, plan, QStringLiteral("3"));
    EXPECT_EQ(pdfInfo(one, "Pages"), QStringLiteral("1"));
    const QString text = pdfText(one);
    EXPECT_TRUE(text.contains(QStringLiteral("Map sheet 2 of %1").arg(pages - 1)));
    EXPECT_TRUE(text.contains(QStringLiteral("Page 3 of %1").arg(pages)));
}

TEST_F(Sheets, NoPageIsEmptyAtAnyScale) {
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const double oneTo : {10.0, 2.7, 1.0, 0.4}) {
        SheetPlan plan{{SheetPart::Map}, {}, {}, colourStyle()};
        plan.scale.oneTo = oneTo;
        const auto document = layOut(sheetSubject(stage, catalogue(), {}), plan);
        const std::size_t pages = document.pages.size();
        // All of the smaller ones, some of the hundreds.
        for (std::size_t page = 0; page < pages; page += 1 + pages / 8) {
            const QImage picture = sheetPicture(document, page, 150);
            const QImage middle = picture.copy(0, 20, picture.width(), picture.height() - 45);
            EXPECT_GT(inked(middle), 20) << oneTo << " page " << page + 1;
        }
    }
}

TEST_F(Sheets, TwoHundredStagesHaveTwoHundredHeadings) {
    const Rally rally = shortStages(200);
    const QString file =
        write(sheetSubject(rally, catalogue(), {}), {{SheetPart::Rally}, {}, {}, colourStyle()});
    const QString text = pdfText(file) + u' ';
    for (int stage = 1; stage <= 200; ++stage)
        EXPECT_EQ(text.count(QStringLiteral("SS %1: Chain ").arg(stage)), 1) << stage;
    SheetPlan lists{{SheetPart::List}, {}, {}, colourStyle()};
    EXPECT_EQ(layOut(sheetSubject(rally, catalogue(), {}), lists).pages.size(), 200U);
}

TEST_F(Sheets, EighteenTilesAreListedOnOnePage) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        const SheetPlan plan{{SheetPart::List}, {paper, 10}, {}, colourStyle()};
        Stage stage;
        int q = 0;
        for (const TileSide& side : catalogue().sides().first(18)) {
            Placement tile = placed({"205a", {0, 0}});
            tile.side = side.id;
            tile.hex = {q++, 0};
            stage.insert(tile);
        }
        EXPECT_EQ(layOut(sheetSubject(stage, catalogue(), {}), plan).pages.size(), 1U);
    }
}

TEST_F(Sheets, TheListSaysWhatStaysFromTheStageBefore) {
    Rally rally = shortStages(2);
    RallyStage second = rally.stages()[1];
    second.stage.insert(placed({"208a", {1, 0}}));
    rally = after(rally, changeStage(rally, second));
    const QString file =
        write(sheetSubject(rally, catalogue(), {}), {{SheetPart::List}, {}, {}, colourStyle()});
    EXPECT_FALSE(pdfText(file, 1).contains(QStringLiteral("stay")));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("1 stay where they lie")));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("stays where it lies")));
    // Where all lie at once, none is free.
    rally.info.laying = Laying::AllAtOnce;
    const QString apart =
        write(sheetSubject(rally, catalogue(), {}), {{SheetPart::List}, {}, {}, colourStyle()});
    EXPECT_FALSE(pdfText(apart).contains(QStringLiteral("stay")));
}

TEST_F(Sheets, TheLayingOrderNamesEachTileAndHowItIsJoined) {
    const QString file = write(
        sheetSubject(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), catalogue(), {}),
        {{SheetPart::Laying}, {}, {}, colourStyle()});
    const QString text = pdfText(file);
    EXPECT_TRUE(text.contains(QStringLiteral("Begin here")));
    for (int step = 1; step <= 10; ++step)
        EXPECT_TRUE(text.contains(QStringLiteral("(step %1)").arg(step))) << step;
    for (const char* side : {"201a", "202a", "203a", "205a", "210b"})
        EXPECT_TRUE(text.contains(QLatin1StringView(side))) << side;
}

TEST_F(Sheets, PrintIsDarkOnWhiteUnderADarkTheme) {
    const SheetPlan plan{allParts, {}, {}, colourStyle()};
    const auto document = layOut(rallyOne(), plan);
    const QImage light = sheetPicture(document, 1, 400);
    const QPalette before = QGuiApplication::palette();
    QGuiApplication::setPalette(QPalette(QColor(30, 30, 30)));
    const QImage dark = sheetPicture(document, 1, 400);
    QGuiApplication::setPalette(before);
    EXPECT_EQ(light, dark);
    EXPECT_EQ(dark.pixel(0, 0), qRgb(255, 255, 255));
}

TEST_F(Sheets, NothingIsDrawnWithinTheMargins) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        const SheetPlan plan{allParts, {paper, 20}, {}, colourStyle()};
        const auto document = layOut(rallyOne(), plan);
        for (std::size_t page = 0; page < document.pages.size(); ++page) {
            const QImage picture = sheetPicture(document, page, 420);
            const int margin = static_cast<int>(
                420 * 20 /
                layoutOf(plan.format, document.pages[page].orientation).fullRect().width());
            EXPECT_EQ(inked(picture.copy(0, 0, margin - 2, picture.height())), 0) << page;
            EXPECT_EQ(inked(picture.copy(0, 0, picture.width(), margin - 2)), 0) << page;
            EXPECT_EQ(
                inked(picture.copy(picture.width() - margin + 2, 0, margin - 2, picture.height())),
                0)
                << page;
        }
    }
}

TEST_F(Sheets, TokensAcrossTheOuterEdgeAreNotCutOff) {
    Stage stage = chain(1, {0, 1});
    const QRectF plain = drawnBounds(stage);
    Placement tile = stage.placements().front();
    stage.remove(tile);
    Token arch;
    arch.id = QStringLiteral("finish");
    arch.at = {0.95, 0};
    tile.tokens = {arch};
    stage.insert(tile);
    EXPECT_GT(drawnBounds(stage).right(), plain.right());
}

TEST_F(Sheets, AMissingGlyphIsSeen) {
    Stage stage = chain(1, {0, 1});
    const SheetPlan plan{{SheetPart::List}, {}, {}, colourStyle()};
    const auto ink = [&](const QString& title) {
        stage.info.title = title;
        const auto document = layOut(sheetSubject(stage, catalogue(), {}), plan);
        const QImage page = sheetPicture(document, 0, 1000);
        return inked(page.copy(0, page.height() - 110, page.width() / 2, 60));
    };
    EXPECT_GT(ink(QString::fromUcs4(U"A\U0001034A\U0001034A")), ink(QStringLiteral("A")) + 20);
}

TEST_F(Sheets, NeighboursShowNoSeamOnPaper) {
    constexpr double radius = 25; // millimetres
    const QPointF middle(80, 120);
    SheetDocument document{QStringLiteral("Seams"), {}, {QPageSize::A4, 0}, {}};
    const auto faces = std::make_shared<FaceStencils>(colourStyle());
    for (int turn = 0; turn < 6; ++turn)
        document.pages.push_back(
            {QPageLayout::Portrait, {}, {}, [=](QPainter& painter, const QRectF& area) {
                 painter.fillRect(area, Qt::magenta);
                 painter.translate(mm(middle.x()), mm(middle.y()));
                 painter.scale(mm(radius), mm(radius));
                 for (const auto& tile :
                      {placed({"204a", {0, 0}, turn}), placed({"303b", {1, 0}, turn})})
                     faces->paint(painter, tile, *catalogue().find(tile.side));
             }});
    const QString file = path("seams.pdf");
    QFile pdf(file);
    ASSERT_TRUE(pdf.open(QIODevice::WriteOnly));
    pdf.write(*sheetsAsPdf(document, allPages(document)));
    pdf.close();
    const QPointF shared = edgeMiddle(Edge::SE);
    const QPointF along(-shared.y() / apothem, shared.x() / apothem);
    for (int page = 1; page <= 6; ++page)
        for (const int dotsPerInch : {90, 150, 300}) {
            const QImage image(pdfPicture(file, page, dotsPerInch));
            for (int i = -45; i <= 45; ++i) {
                const QPointF at =
                    (middle + (shared + along * (i / 100.0)) * radius) * dotsPerInch / 25.4;
                const QColor there = image.pixelColor(at.toPoint());
                EXPECT_LT(std::min(there.red(), there.blue()) - there.green(), 25)
                    << page << " " << dotsPerInch << " " << i;
            }
        }
}

TEST_F(Sheets, DrawingStopsWhenItIsToldTo) {
    const QString file = path("stopped.pdf");
    std::size_t drawn = 0;
    const auto written =
        writeSheets(rallyOne(), {allParts, {}, {}, colourStyle()}, file, {}, [&](std::size_t n) {
            drawn = n;
            return n < 2;
        });
    ASSERT_TRUE(written);
    EXPECT_FALSE(*written);
    EXPECT_EQ(drawn, 2U);
    EXPECT_FALSE(QFile::exists(file));
}

TEST_F(Sheets, AnUnknownPageNumberLeavesNoFile) {
    const QString file = path("none.pdf");
    EXPECT_FALSE(writeSheets(rallyOne(), {}, file, QStringLiteral("99")));
    EXPECT_FALSE(QFile::exists(file));
}

} // namespace stagewright
