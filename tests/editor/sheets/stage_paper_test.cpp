#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

#include <QRegularExpression>

#include <vector>

namespace stagewright {

/// What the pages of a stage say and how large, whatever the stage.
using StagePaper = SheetFiles;

/// On one page, or on several that are joined.
TEST_F(StagePaper, TheSheetOfALargeStageHasItsNumbersInEightPointsAndSaysAllThatATableNeeds) {
    static const QRegularExpression side(QStringLiteral("^\\d{3}[ab]$"));
    static const QRegularExpression oddScale(QStringLiteral("1.:.\\d+\\.\\d{2}"));
    for (const int tiles : {40, 60, 90, 120, 200})
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            Stage stage;
            stage.info.game = QStringLiteral("dirt");
            for (int i = 0; i < tiles; ++i) // as long as three are high
                tilesOf(stage).insert(placed({"205a", {i / 4, i % 4 - i / 8}}));
            const SheetSubject subject = sheetSubject(stage, games(), {});
            const SheetPlan plan{{SheetPart::Stage}, {paper, 10}};
            const auto pdf = sheetsPdf(subject, plan);
            ASSERT_TRUE(pdf && *pdf);
            for (const auto& page : pdfTexts(**pdf))
                for (const PdfText& text : page)
                    if (side.match(text.text).hasMatch()) {
                        EXPECT_GE(text.size, 795) << tiles;
                    }
            const QString first = pdfText(write(subject, plan), 1).simplified();
            EXPECT_TRUE(first.contains(QStringLiteral("Tiles: %1").arg(tiles))) << tiles;
            EXPECT_TRUE(first.contains(QStringLiteral("cm on the table"))) << tiles;
            EXPECT_FALSE(first.contains(oddScale)) << tiles;
        }
}

TEST_F(StagePaper, ASecondCopyOfABoxIsSaidWhereverTheBoxIs) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (int i = 0; i < 3; ++i)
        tilesOf(stage).insert(placed({"210b", {i, 0}})); // of which the box has one
    const SheetSubject subject = sheetSubject(stage, games(), {});
    for (const SheetPart part : {SheetPart::Stage, SheetPart::List, SheetPart::Rally}) {
        const QString text = pdfText(write(subject, {{part}}));
        EXPECT_TRUE(text.contains(QRegularExpression(QStringLiteral("3.×.Rallyman: DIRT"))))
            << text.toStdString();
    }
}

/// The map alone is there to be larger than the map beside its list.
TEST_F(StagePaper, TheMapAloneIsNoSmallerThanOnThePageOfItsStage) {
    static const QRegularExpression scale(QStringLiteral("Scale 1 : ([\\d.]+)"));
    const auto scalesOf = [&](const SheetSubject& subject, SheetPart part,
                              QPageSize::PageSizeId paper) {
        std::vector<double> scales;
        for (const QString& page : pdfPages(write(subject, {{part}, {paper, 10}})))
            scales.push_back(scale.match(page.simplified()).captured(1).toDouble());
        return scales;
    };
    for (int number = 1; number <= 6; ++number)
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const SheetSubject subject = sheetSubject(rulebookRally(number), games(), {});
            const auto beside = scalesOf(subject, SheetPart::Stage, paper);
            const auto alone = scalesOf(subject, SheetPart::Map, paper);
            ASSERT_EQ(beside.size(), alone.size());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                EXPECT_GT(alone[i], 0);
                EXPECT_LE(alone[i], beside[i]) << number << ' ' << i;
            }
        }
}

/// As `sheet --help` says.
TEST_F(StagePaper, FifteenTilesAreLaidOnOnePage) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (int rally = 1; rally <= 6; ++rally)
            for (const RallyStage& stage : rulebookRally(rally).stages())
                for (const auto paper : {QPageSize::A4, QPageSize::Letter})
                    if (tilesOf(stage.stage).placements().size() <= 15) {
                        EXPECT_EQ(layOut(sheetSubject(stage.stage, games(), {}),
                                         {{SheetPart::Laying}, {paper, 10}})
                                      .pages.size(),
                                  1U)
                            << language << rally << stage.stage.info.title.toStdString();
                    }
    }
}

/// The scale is never cut, nor what the tiles bear.
TEST_F(StagePaper, TheLineBelowAMapIsWhole) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const char* file : {"gt-circuits/course3.json", "dirt-rulebook/rally4-ss1.json"})
            for (const auto paper : {QPageSize::A4, QPageSize::Letter})
                for (const SheetPart part : {SheetPart::Stage, SheetPart::Map}) {
                    const QString page = pdfText(
                        write(sheetSubject(stageFrom(QString::fromLatin1(file)), games(), {}),
                              {{part}, {paper, 10}}));
                    EXPECT_FALSE(page.contains(QChar(0x2026))) << language << page.toStdString();
                    EXPECT_TRUE(
                        page.simplified().contains(QRegularExpression(QStringLiteral(" 1 : \\d"))))
                        << language << page.toStdString();
                }
    }
}

} // namespace stagewright
