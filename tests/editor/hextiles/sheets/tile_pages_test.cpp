#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/tables/table_stages.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

#include <QRegularExpression>

#include <algorithm>

namespace stagewright {

using TilePages = SheetFiles;

TEST_F(TilePages, EighteenTilesAreListedOnOnePage) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        const SheetPlan plan{{SheetPart::List}, {paper, 10}};
        Stage stage;
        int q = 0;
        for (const TileSide& side : catalogue().sides().first(18)) {
            Placement tile = placed({"205a", {0, 0}});
            tile.side = side.id;
            tile.hex = {q++, 0};
            tilesOf(stage).insert(tile);
        }
        EXPECT_EQ(layOut(sheetSubject(stage, games(), {}), plan).pages.size(), 1U);
    }
}

TEST_F(TilePages, TheListSaysWhatStaysFromTheStageBefore) {
    Rally rally = rallyOf(2, {});
    RallyStage first = rally.stages()[0];
    first.stage = chain(1, {0, 1});
    rally = after(rally, changeStage(rally, first));
    RallyStage second = rally.stages()[1];
    second.stage = first.stage;
    tilesOf(second.stage).insert(placed({"208a", {1, 0}}));
    rally = after(rally, changeStage(rally, second));
    const QString file = write(sheetSubject(rally, games(), {}), {{SheetPart::List}});
    EXPECT_FALSE(pdfText(file, 1).contains(QStringLiteral("stay")));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("stay")));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("to pick from the boxes")));
    const QString page = pdfText(write(sheetSubject(rally, games(), {}), {{SheetPart::Stage}}), 2);
    EXPECT_TRUE(page.contains(QStringLiteral("Leave as they lie: 1"))) << page.toStdString();
    EXPECT_TRUE(page.contains(QStringLiteral("From the box: 1"))) << page.toStdString();
    // Where all lie at once, none is free.
    rally.info.laying = Laying::AllAtOnce;
    const QString apart = write(sheetSubject(rally, games(), {}), {{SheetPart::List}});
    EXPECT_FALSE(pdfText(apart).contains(QStringLiteral("stay")));
}

/// Of the rulebook's follow-on stages only those that leave a third of their tiles.
TEST_F(TilePages, TheMapSaysHowLargeTheStageIsOnTheTable) {
    const QStringList pages =
        pdfPages(write(sheetSubject(rulebookRally(6), games(), {}), {{SheetPart::Map}}));
    ASSERT_EQ(pages.size(), 3);
    EXPECT_TRUE(pages[0].simplified().contains(QStringLiteral("58 × 42 cm on the table")));
    for (const QString& page : pages)
        EXPECT_FALSE(page.simplified().contains(QStringLiteral("turned")));
}

TEST_F(TilePages, TheRoadbookNamesStartAndFinish) {
    const QString text =
        pdfText(write(sheetSubject(rulebookRally(1), games(), {}), {{SheetPart::Notes}}), 1);
    EXPECT_TRUE(text.contains(QStringLiteral("202a · Start")));
    EXPECT_TRUE(text.contains(QStringLiteral("203a · Finish")));
}

/// With a row for each of its tiles.
TEST_F(TilePages, ARoadbookOfNineteenRowsTakesOnePage) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        Stage stage = chain(19, {0, -1});
        const Placement first = tilesOf(stage).at({0, 0}).front();
        tilesOf(stage).remove(first);
        tilesOf(stage).insert(placed({"202a", {0, 0}}));
        const auto pages =
            layOut(sheetSubject(stage, games(), {}), {{SheetPart::Notes}, {paper, 10}}).pages;
        EXPECT_EQ(pages.size(), 1U);
    }
}

TEST_F(TilePages, TheRoadbookNamesTheTokensOnTheRoad) {
    Stage stage = chain(3, {0, -1});
    Placement jump = tilesOf(stage).at({0, -1}).front();
    tilesOf(stage).remove(jump);
    Token token;
    token.id = QStringLiteral("jump-gravel");
    jump.tokens = {token};
    tilesOf(stage).insert(jump);
    const Placement first = tilesOf(stage).at({0, 0}).front();
    tilesOf(stage).remove(first);
    tilesOf(stage).insert(placed({"202a", {0, 0}}));
    const QString text = pdfText(write(sheetSubject(stage, games(), {}), {{SheetPart::Notes}}));
    EXPECT_TRUE(text.contains(QStringLiteral("On it: Jump, gravel"))) << text.toStdString();
}

TEST_F(TilePages, TheRoadbookExplainsItsSigns) {
    const QString file = write(sheetSubject(rulebookRally(1), games(), {}), {{SheetPart::Notes}});
    const QString text = // Wherever lines end, and without ligatures.
        pdfText(file, 1).simplified().normalized(QString::NormalizationForm_KC);
    for (const char* words : {"high danger", "the car may slide", "flat out"})
        EXPECT_TRUE(text.contains(QLatin1StringView(words))) << words;
    for (const char* words : {"onto snow", "a long bend"}) // the stage has none
        EXPECT_FALSE(text.contains(QLatin1StringView(words))) << words;
    const QString second = write(sheetSubject(rulebookRally(2), games(), {}), {{SheetPart::Notes}});
    EXPECT_TRUE(pdfText(second, 1).simplified().contains(QStringLiteral("a long bend"))); // 229
}

TEST_F(TilePages, TheLayingOrderNamesEachTileAndHowItIsJoined) {
    const QString file =
        write(sheetSubject(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games(), {}),
              {{SheetPart::Laying}});
    EXPECT_EQ(pdfInfo(file, "Pages"), QStringLiteral("1")); // 11 tiles
    const QString text = pdfText(file);
    EXPECT_TRUE(text.contains(QStringLiteral("202a begin here"))) << text.toStdString();
    for (int step = 1; step <= 10; ++step)
        EXPECT_TRUE(text.contains(QStringLiteral("(step %1)").arg(step))) << step;
    for (const char* side : {"201a", "202a", "203a", "205a", "210b"})
        EXPECT_TRUE(text.contains(QLatin1StringView(side))) << side;
    EXPECT_TRUE(text.contains(QStringLiteral("Limits are on the map.")));
    EXPECT_FALSE(text.contains(QStringLiteral("edge")));
}

/// A map of 16 tiles from top to bottom is too small for them.
TEST_F(TilePages, TheLayingOrderSendsToTheTilesForLimitsThatTheMapLeavesOut) {
    Stage stage;
    for (int r = 0; r < 16; ++r)
        tilesOf(stage).insert(placed({"205a", {0, r}}));
    const QString laying =
        pdfText(write(sheetSubject(stage, games(), {}), {{SheetPart::Laying}})).simplified();
    EXPECT_FALSE(laying.contains(QStringLiteral("Limits are on the map.")));
    EXPECT_TRUE(laying.contains(QStringLiteral("For limits see the tiles.")))
        << laying.toStdString();
    EXPECT_TRUE(pdfText(write(sheetSubject(stage, games(), {}), {{SheetPart::Stage}}))
                    .simplified()
                    .contains(QStringLiteral("for limits see the tiles.")));
}

TEST_F(TilePages, TheLayingOrderEndsWithTheWholeStageWhereThePageHasRoom) {
    const QStringList pages = pdfPages(
        write(sheetSubject(stageFrom(QStringLiteral("dirt-rulebook/rally6-ss1.json")), games(), {}),
              {{SheetPart::Laying}}));
    for (const QString& page : pages)
        EXPECT_LE(page.count(QStringLiteral("(step ")), 12);
}

/// On a picture where all is laid tiles can be told apart, or it is left out.
TEST_F(TilePages, TheWholeStageAtTheEndOfTheLayingOrderHasItsNumbers) {
    int there = 0;
    for (int columns = 3; columns <= 8; ++columns) {
        Stage stage; // columns of two
        for (int q = 0; q < columns; ++q)
            for (int r = 0; r < 2; ++r)
                tilesOf(stage).insert(
                    placed({q + r == 0 ? "202a" : "205a", {q, r - q / 2}, r % 6}));
        const QString last =
            pdfPages(write(sheetSubject(stage, games(), {}), {{SheetPart::Laying}})).back();
        const qsizetype picture = last.indexOf(QStringLiteral("hen all is laid"));
        if (picture < 0)
            continue;
        ++there;
        // Boxes may stand beside it.
        EXPECT_GE(last.mid(picture).count(QStringLiteral("205a")), 2 * columns - 1)
            << columns << last.toStdString();
    }
    EXPECT_GT(there, 0);
}

/// Limits have discs on all pages of a document, or on none.
TEST_F(TilePages, LimitsLookAlikeOnAllPagesOfADocument) {
    const auto columns = [](int count, int rows) {
        RallyStage stage;
        stage.stage.info.game = QStringLiteral("dirt");
        for (int q = 0; q < count; ++q)
            for (int r = 0; r < rows; ++r)
                tilesOf(stage.stage).insert(placed({"217a", {q, r - q / 2}}));
        return stage;
    };
    const auto rallyWith = [&](const RallyStage& second) {
        Rally rally;
        rally.info.laying = Laying::AllAtOnce;
        for (const RallyStage& stage : {columns(3, 3), second})
            apply(addStage(rally, stage, rally.stages().size()), rally);
        return rally;
    };
    const auto firstMap = [&](const Rally& rally, const std::set<SheetPart>& parts) {
        const auto document = layOut(sheetSubject(rally, games(), {}), {parts});
        QImage page = sheetPicture(document, 0, 700);
        return page.copy(0, 0, page.width(), page.height() * 9 / 10); // without its number
    };
    const std::set<SheetPart> maps{SheetPart::Stage};
    const QImage withLarge = firstMap(rallyWith(columns(3, 2)), maps);
    const QImage withSmall = firstMap(rallyWith(columns(6, 7)), maps);
    EXPECT_NE(withLarge, withSmall);
    // The pictures of laying steps have no room for discs.
    EXPECT_EQ(firstMap(rallyWith(columns(3, 2)), {SheetPart::Stage, SheetPart::Laying}), withSmall);
}

TEST_F(TilePages, AStageOfFortyTilesHasItsMapAndListOnOnePage) {
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        const SheetPlan plan{{SheetPart::Stage}, {paper, 10}};
        Stage stage; // eight columns of five
        for (int q = 0; q < 8; ++q)
            for (int r = 0; r < 5; ++r)
                tilesOf(stage).insert(placed({"205a", {q, r - q / 2}}));
        EXPECT_EQ(layOut(sheetSubject(stage, games(), {}), plan).pages.size(), 1U);
    }
}

TEST_F(TilePages, AListOfItsOwnIsPrintedOnce) {
    Stage large; // 30 by 30
    for (int q = 0; q < 30; ++q)
        for (int r = 0; r < 30; ++r)
            tilesOf(large).insert(placed({"205a", {q, r}}));
    const SheetSubject subject = sheetSubject(large, games(), {});
    const std::size_t stage = layOut(subject, {{SheetPart::Stage}}).pages.size();
    EXPECT_GT(stage, 2U); // the map on several, and the list
    EXPECT_EQ(layOut(subject, {{SheetPart::Stage, SheetPart::List}}).pages.size(), stage);
    const auto counts = pageCounts(subject, {});
    EXPECT_EQ(counts.at(SheetPart::Stage), static_cast<int>(stage));
    EXPECT_EQ(counts.at(SheetPart::List), 1);
}

/// The pages of rally, stages and times: 6 of three stages.
TEST_F(TilePages, ARallyOfTheRulebookTakesSixPages) {
    for (int number = 1; number <= 6; ++number)
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const SheetPlan plan{usualPartsOfRally, {paper, 10}};
            EXPECT_EQ(layOut(sheetSubject(rulebookRally(number), games(), {}), plan).pages.size(),
                      6U)
                << number;
        }
}

/// How large nothing on its pages is smaller than, is tested for all of paper (paper_test.cpp).
TEST_F(TilePages, NumbersOnTheOnePageOfAStageHaveEightPointsOrMore) {
    static const QRegularExpression number(QStringLiteral("^[2-9]\\d\\d[ab]$"));
    for (const auto paper : {QPageSize::A4, QPageSize::Letter})
        for (int rally = 1; rally <= 6; ++rally) {
            const auto pdf = sheetsPdf(sheetSubject(rulebookRally(rally), games(), {}),
                                       {{SheetPart::Stage}, {paper, 10}});
            ASSERT_TRUE(pdf && *pdf);
            int numbers = 0;
            for (const std::vector<PdfText>& page : pdfTexts(**pdf))
                for (const PdfText& each : page)
                    if (number.match(each.text).hasMatch()) {
                        EXPECT_GE(each.size, 795) << rally << each.text.toStdString();
                        ++numbers;
                    }
            EXPECT_GT(numbers, 60) << rally; // on the map and in the list
        }
}

} // namespace stagewright
