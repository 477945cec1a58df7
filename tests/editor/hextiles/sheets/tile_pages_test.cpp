#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/tables/table_stages.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

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
    // Where all lie at once, none is free.
    rally.info.laying = Laying::AllAtOnce;
    const QString apart = write(sheetSubject(rally, games(), {}), {{SheetPart::List}});
    EXPECT_FALSE(pdfText(apart).contains(QStringLiteral("stay")));
}

TEST_F(TilePages, WhatTheListSaysToStayLiesAlreadyInTheLayingOrder) {
    for (int number = 1; number <= 6; ++number) {
        const SheetSubject subject = sheetSubject(rulebookRally(number), games(), {});
        const auto tables = tableStages(subject.rally);
        const QString file = write(subject, {{SheetPart::Laying}});
        qsizetype lying = 0;
        for (const TableStage& table : tables)
            lying += table.lying().size();
        EXPECT_GT(lying, 0);
        EXPECT_EQ(pdfText(file).count(QStringLiteral("Lies already")), lying) << number;
    }
}

TEST_F(TilePages, TheMapSaysHowTheStageLiesOnTheTable) {
    const QStringList pages =
        pdfPages(write(sheetSubject(rulebookRally(6), games(), {}), {{SheetPart::Map}}));
    ASSERT_EQ(pages.size(), 3);
    const auto said = [&](int page) { return pages[page].simplified(); };
    EXPECT_TRUE(said(0).contains(QStringLiteral("58 × 42 cm on the table ·")));
    // Of 13 tiles, the longer way now 85 cm.
    EXPECT_TRUE(said(1).contains(QStringLiteral("85 × 48 cm on the table, turned by ")))
        << said(1).toStdString();
}

TEST_F(TilePages, TheRoadbookNamesStartAndFinish) {
    const QString text =
        pdfText(write(sheetSubject(rulebookRally(1), games(), {}), {{SheetPart::Notes}}), 1);
    EXPECT_TRUE(text.contains(QStringLiteral("202a · Start")));
    EXPECT_TRUE(text.contains(QStringLiteral("203a · Finish")));
}

TEST_F(TilePages, TheRoadbookExplainsItsSigns) {
    const QString file = write(sheetSubject(rulebookRally(1), games(), {}), {{SheetPart::Notes}});
    const QString text = // Wherever lines end, and without ligatures.
        pdfText(file, 1).simplified().normalized(QString::NormalizationForm_KC);
    for (const char* words : {"high danger", "the car slides", "a long bend", "flat out"})
        EXPECT_TRUE(text.contains(QLatin1StringView(words))) << words;
    EXPECT_FALSE(text.contains(QStringLiteral("onto snow"))); // the stage has none
}

TEST_F(TilePages, TheLayingOrderNamesEachTileAndHowItIsJoined) {
    const QString file =
        write(sheetSubject(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games(), {}),
              {{SheetPart::Laying}});
    const QString text = pdfText(file);
    EXPECT_TRUE(text.contains(QStringLiteral("Begin here")));
    for (int step = 1; step <= 10; ++step)
        EXPECT_TRUE(text.contains(QStringLiteral("(step %1)").arg(step))) << step;
    for (const char* side : {"201a", "202a", "203a", "205a", "210b"})
        EXPECT_TRUE(text.contains(QLatin1StringView(side))) << side;
}

TEST_F(TilePages, TheLayingOrderEndsWithTheWholeStageWhereThePageHasRoom) {
    const auto laying = [this](const char* file) {
        const QString stage = QStringLiteral("dirt-rulebook/") + QLatin1StringView(file);
        return pdfPages(write(sheetSubject(stageFrom(stage), games(), {}), {{SheetPart::Laying}}));
    };
    const QStringList pages = laying("rally3-ss2.json");
    ASSERT_EQ(pages.size(), 2);
    EXPECT_FALSE(pages[0].contains(QStringLiteral("When all is laid")));
    const QString whole = pages[1].section(QStringLiteral("When all is laid:"), 1);
    EXPECT_TRUE(whole.simplified().startsWith(QStringLiteral("58 × 42 cm"))) << whole.toStdString();
    for (const char* side : {"202b", "212b", "220a", "203b", "201a"})
        EXPECT_TRUE(whole.contains(QLatin1StringView(side))) << side;
}

TEST_F(TilePages, TheLayingOrderNamesWhatStaysOnItsFirstPageOnly) {
    SheetSubject subject = sheetSubject(rulebookRally(4), games(), {});
    subject.stages = {1};
    const QStringList pages = pdfPages(write(subject, {{SheetPart::Laying}}));
    ASSERT_EQ(pages.size(), 2);
    const auto stays = QStringLiteral(
        "Leave 3 tiles exactly as they lie: 209b, 227a, 224b. Take all others off the table.");
    const QString first = // without ligatures
        pages[0].simplified().normalized(QString::NormalizationForm_KC);
    EXPECT_TRUE(first.contains(stays)) << first.toStdString();
    EXPECT_FALSE(pages[1].contains(QStringLiteral("Leave")));
    for (const QString& page : pages)
        EXPECT_TRUE(page.simplified().contains(QStringLiteral("turned by 60°")));
}

} // namespace stagewright
