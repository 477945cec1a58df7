#include "editor/hextiles/sheets/stage_map.h"
#include "editor/language/temporary_language.h"
#include "editor/sheets/sheet_page.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"

#include <QRegularExpression>

#include <algorithm>
#include <string>

namespace stagewright {

namespace {

using MapPages = SheetFiles;

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

TEST_F(MapPages, AHundredMillimetresAreAHundred) {
    constexpr int dotsPerInch = 254; // ten a millimetre
    const QString file = write(sheetSubject(chain(3, {0, 1}), games(), {}), {{SheetPart::Map}});
    // The bar lies beside the title, above the rule: A4 is 2,100 by 2,970 pixels there.
    const QImage head(pdfPicture(file, 1, dotsPerInch, {0, 100, 2100, 80}));
    EXPECT_NEAR(longestRun(head), 1000, 4);
}

TEST_F(MapPages, AScaleIsKept) {
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 3;
    const auto document = layOut(sheetSubject(chain(3, {0, 1}), games(), {}), plan);
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

TEST_F(MapPages, ABarIsAMeasureOfThePaperUnlessTheMapIsTrueToSize) {
    const SheetSubject subject = sheetSubject(chain(2, {0, 1}), games(), {});
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 3;
    EXPECT_TRUE(pdfText(write(subject, plan)).contains(QStringLiteral("100 mm on paper")));
    plan.scale.oneTo = 1;
    const QString text = pdfText(write(subject, plan));
    EXPECT_TRUE(text.contains(QStringLiteral("100 mm")));
    EXPECT_FALSE(text.contains(QStringLiteral("on paper")));
}

TEST_F(MapPages, NumbersAreWrittenInTheLanguageOfTheSheet) {
    const SheetSubject subject = sheetSubject(chain(20, {2, -1}), games(), {});
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 3.5;
    plan.scale.overlap = 7.5;
    const TemporaryLanguage words(QStringLiteral("de"));
    const QString several = pdfText(write(subject, plan), 1);
    EXPECT_TRUE(several.contains(QStringLiteral("3,5"))) << several.toStdString();
    EXPECT_TRUE(several.contains(QStringLiteral("7,5"))) << several.toStdString();
    plan.scale.oneTo = 9.5;
    EXPECT_TRUE(pdfText(write(subject, plan)).contains(QStringLiteral("Maßstab 1 : 9,5")));
}

TEST_F(MapPages, TilesOfAnotherSizeAreAnotherTrueSize) {
    const SheetSubject subject = sheetSubject(chain(6, {0, 1}), games(), {});
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 1;
    const std::size_t usual = layOut(subject, plan).pages.size();
    plan.scale.tile = 20;
    EXPECT_EQ(layOut(subject, plan).pages.size(), 1U);
    EXPECT_GT(usual, 2U);
    EXPECT_TRUE(pdfText(write(subject, plan)).contains(QStringLiteral("3 × 12 cm")));
}

TEST_F(MapPages, ALargeMapHasAPlanAndNumberedSheetsThatCanBeChosen) {
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 2;
    const SheetSubject subject = sheetSubject(chain(20, {2, -1}), games(), {});
    const std::size_t pages = layOut(subject, plan).pages.size();
    const QString whole = write(subject, plan);
    EXPECT_EQ(pdfInfo(whole, "Pages").toInt(), static_cast<int>(pages));
    EXPECT_TRUE(pdfText(whole, 1).contains(QStringLiteral("Joining plan")));
    EXPECT_TRUE(pdfText(whole, 1).contains(QStringLiteral("10 mm")));
    const QString one = write(subject, plan, QStringLiteral("3"));
    EXPECT_EQ(pdfInfo(one, "Pages"), QStringLiteral("1"));
    const QString text = pdfText(one);
    EXPECT_TRUE(text.contains(QStringLiteral("Map sheet 2 of %1").arg(pages - 1)));
    EXPECT_TRUE(text.contains(QStringLiteral("Page 3 of %1").arg(pages)));
}

TEST_F(MapPages, AnotherWayIsNamedAndCounted) {
    const Stage forked = board({{"202a", {0, 3}},
                                {"402b", {0, 2}},
                                {"204a", {0, 1}},
                                {"404b", {0, 0}, 3},
                                {"203a", {0, -1}},
                                {"208a", {-1, 2}, 5},
                                {"208a", {-1, 1}}});
    static const QRegularExpression length(QStringLiteral("Alternative route: \\d+ spaces? more"));
    for (const SheetPart part : {SheetPart::Stage, SheetPart::Map}) {
        const QString page = pdfText(write(sheetSubject(forked, games(), {}), {{part}}));
        EXPECT_TRUE(page.contains(length)) << page.toStdString();
        EXPECT_EQ(page.count(QStringLiteral("Alternative route")),
                  3) // in facts and key, and on the tile
            << page.toStdString();
    }
    SheetPlan large{{SheetPart::Map}};
    large.scale.oneTo = 1.5;
    const QString sheets = pdfText(write(sheetSubject(forked, games(), {}), large));
    EXPECT_TRUE(sheets.contains(QStringLiteral("Alternative route"))) << sheets.toStdString();
}

/// At 1:5 a limit on the road has room, that of a jump or a gate has not.
TEST_F(MapPages, SaysThatLimitsOfJumpsAndLinesAreLeftOut) {
    const auto said = [&](const char* side, double oneTo) {
        SheetPlan plan{{SheetPart::Map}};
        plan.scale.oneTo = oneTo;
        const QString page =
            pdfText(write(sheetSubject(board({{side, {0, 0}}}), games(), {}), plan));
        const bool isLeftOut = page.contains(QStringLiteral("for limits see the tiles.")) ||
                               page.contains(QStringLiteral("small limits are on the tiles only."));
        EXPECT_NE(isLeftOut, page.contains(QStringLiteral("the side that lies up.")));
        return isLeftOut;
    };
    const auto sideWith = [](const auto& has) {
        for (const TileSide& side : catalogue().sides())
            for (const Road& road : side.roads)
                if (std::any_of(road.spaces.begin(), road.spaces.end(), has))
                    return side.id.toString().toStdString();
        return std::string();
    };
    const std::string jump = sideWith([](const Space& space) { return space.jump.has_value(); });
    const std::string line = sideWith(
        [](const Space& space) { return !space.entry.empty() && space.entry.front().limit; });
    EXPECT_FALSE(said("208a", 5));
    EXPECT_TRUE(said("208a", 6));
    EXPECT_TRUE(said(jump.c_str(), 5));
    EXPECT_FALSE(said(jump.c_str(), 3.5));
    EXPECT_TRUE(said(line.c_str(), 5));
    EXPECT_FALSE(said(line.c_str(), 2.5));
}

TEST_F(MapPages, NoPageIsEmptyAtAnyScale) {
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const double oneTo : {10.0, 2.7, 1.0, 0.4}) {
        SheetPlan plan{{SheetPart::Map}};
        plan.scale.oneTo = oneTo;
        const auto document = layOut(sheetSubject(stage, games(), {}), plan);
        const std::size_t pages = document.pages.size();
        // All of the smaller ones, some of the hundreds.
        for (std::size_t page = 0; page < pages; page += 1 + pages / 8) {
            const QImage picture = sheetPicture(document, page, 150);
            const QImage middle = picture.copy(0, 20, picture.width(), picture.height() - 45);
            EXPECT_GT(inked(middle), 20) << oneTo << " page " << page + 1;
        }
    }
}

TEST_F(MapPages, TokensAcrossTheOuterEdgeAreNotCutOff) {
    Stage stage = chain(1, {0, 1});
    const QRectF plain = drawnBounds(stage);
    Placement tile = tilesOf(stage).placements().front();
    tilesOf(stage).remove(tile);
    Token arch;
    arch.id = QStringLiteral("finish");
    arch.at = {0.95, 0};
    tile.tokens = {arch};
    tilesOf(stage).insert(tile);
    EXPECT_GT(drawnBounds(stage).right(), plain.right());
}

TEST_F(MapPages, NeighboursShowNoSeamOnPaper) {
    constexpr double radius = 20; // millimetres
    const auto middle = [](int turn) {
        return QPointF(40 + 100 * (turn % 2), 45 + 90 * (turn / 2)); // of the first of two tiles
    };
    SheetDocument document{QStringLiteral("Seams"), {}, {QPageSize::A4, 0}, {}};
    const auto faces = std::make_shared<FaceStencils>(colourStyle());
    document.pages.push_back(
        {QPageLayout::Portrait, {}, {}, [=](QPainter& painter, const QRectF& area) {
             painter.fillRect(area, Qt::magenta);
             for (int turn = 0; turn < 6; ++turn) {
                 painter.save();
                 painter.translate(mm(middle(turn).x()), mm(middle(turn).y()));
                 painter.scale(mm(radius), mm(radius));
                 for (const auto& tile :
                      {placed({"204a", {0, 0}, turn}), placed({"303b", {1, 0}, turn})})
                     faces->paint(painter, tile, *catalogue().find(tile.side));
                 painter.restore();
             }
         }});
    const QString file = path("seams.pdf");
    QFile pdf(file);
    ASSERT_TRUE(pdf.open(QIODevice::WriteOnly));
    pdf.write(**sheetsAsPdf(document, allPages(document)));
    pdf.close();
    const QPointF shared = edgeMiddle(Edge::SE);
    const QPointF along(-shared.y() / apothem, shared.x() / apothem);
    for (const int dotsPerInch : {90, 150, 300}) {
        const QImage image(pdfPicture(file, 1, dotsPerInch));
        const auto magenta = [&](QPointF at) { // millimetres
            const QColor there = image.pixelColor((at * dotsPerInch / 25.4).toPoint());
            return std::min(there.red(), there.blue()) - there.green();
        };
        EXPECT_GT(magenta({5, 5}), 200);
        for (int turn = 0; turn < 6; ++turn)
            for (int i = -45; i <= 45; ++i)
                EXPECT_LT(magenta(middle(turn) + (shared + along * (i / 100.0)) * radius), 25)
                    << dotsPerInch << " turn " << turn << ", " << i;
    }
}

} // namespace stagewright
