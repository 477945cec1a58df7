#include "editor/sheets/stage_pages.h"
#include "model/game/pieces.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/field_game.h"
#include "tests/model/rally/rallies.h"

namespace stagewright {

using StagePagesTest = SheetFiles;

namespace {

StagePieces piecesOfFields() {
    StagePieces pieces;
    pieces.list = [](const Stage& stage, const Games&) {
        const auto count = static_cast<int>(stage.layout.as<FieldLine>()->fields.size());
        return std::vector<PieceLine>{
            {QStringLiteral("7"), QStringLiteral("b"), count, {}, {QStringLiteral("Wooden box")}},
            {QStringLiteral("Wagon"), {}, 1}};
    };
    return pieces;
}

/// Games whose fields have a list, and no pages of their own.
Games gamesWithFieldLists() {
    return games().withFace(FieldLine::kind(), piecesOfFields());
}

int timesMade = 0;

/// A page for each part of each stage, which has nothing on it.
PagesOfStage emptyPages(const SheetSubject& subject, const SheetPlan&) {
    ++timesMade;
    return [&subject](SheetPart part, qsizetype stage) {
        SheetPage page;
        page.stage = subject.rally.stages()[stage].stage.info.title +
                     QString::number(static_cast<int>(part));
        return SheetPages{page};
    };
}

/// Fields, tiles, fields.
Rally mixedRally() {
    Rally rally = rallyOf(3, {});
    const QList<RallyStage> stages = rally.stages(); // the rally changes meanwhile
    for (qsizetype i = 0; i < stages.size(); ++i) {
        RallyStage stage = stages[i];
        stage.stage = i == 1 ? stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))
                             : fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
        rally = after(rally, changeStage(rally, stage));
    }
    return rally;
}

} // namespace

TEST_F(StagePagesTest, AKindThatBringsNoneHasAPlainListOfItsPieces) {
    Stage stage = fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
    stage.info.author = QStringLiteral("Ann");
    const SheetSubject subject = sheetSubject(stage, gamesWithFieldLists(), {});
    SheetPlan plan;
    plan.parts = {SheetPart::Map, SheetPart::List, SheetPart::Laying, SheetPart::Notes};
    const auto document = layOut(subject, plan);
    ASSERT_EQ(document.pages.size(), 1U);
    EXPECT_EQ(document.pages[0].author, QStringLiteral("Ann"));
    const QString text = pdfText(write(subject, plan));
    for (const char* words : {"Col de la Table", "2 × 7b · Wooden box", "1 × Wagon"})
        EXPECT_TRUE(text.contains(QString::fromUtf8(words))) << words << ": " << text.toStdString();
}

TEST_F(StagePagesTest, WithoutPiecesToListThereIsNothingToPrint) {
    const auto document =
        layOutSheets(sheetSubject(fieldStage({QStringLiteral("road")}), games(), {}), {});
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error().what, QStringLiteral("there is nothing to print"));
}

TEST_F(StagePagesTest, StagesOfARallyHaveThePagesOfTheirKindsInTheOrderOfTheRally) {
    const SheetSubject subject = sheetSubject(mixedRally(), gamesWithFieldLists(), {});
    const QStringList pages = pdfPages(write(subject, {}));
    ASSERT_EQ(pages.size(), 3);
    EXPECT_TRUE(pages[0].contains(QStringLiteral("Wooden box")));
    EXPECT_TRUE(pages[1].contains(QStringLiteral("Driving direction")));
    EXPECT_TRUE(pages[2].contains(QStringLiteral("Wooden box")));
    for (const int page : {0, 2}) // heading and foot
        EXPECT_EQ(
            pages[page].count(QStringLiteral("SS %1: Col de la Table").arg(page == 0 ? 1 : 3)), 2);
}

TEST_F(StagePagesTest, AKindIsAskedOnceForAllItsStages) {
    timesMade = 0;
    const Games all = games().withFace(FieldLine::kind(), StagePages{emptyPages});
    SheetPlan plan;
    plan.parts = {SheetPart::Rally, SheetPart::Map, SheetPart::Notes};
    SheetSubject subject = sheetSubject(mixedRally(), all, {});
    subject.stages = {0, 2};
    const auto document = layOut(subject, plan);
    EXPECT_EQ(timesMade, 1);
    QStringList stages;
    for (const SheetPage& page : document.pages)
        if (!page.stage.isEmpty())
            stages << page.stage;
    EXPECT_EQ(stages.size(), 4);
    EXPECT_EQ(stages.value(0), stages.value(2)); // map, notes, and again
    EXPECT_EQ(stages.value(1), stages.value(3));
    EXPECT_NE(stages.value(0), stages.value(1));
    // Nobody asks a kind of which nothing is printed.
    subject.stages = {1};
    EXPECT_GT(layOut(subject, plan).pages.size(), 2U);
    EXPECT_EQ(timesMade, 1);
}

TEST_F(StagePagesTest, TheOverviewTellsOfAnyKind) {
    SheetPlan plan;
    plan.parts = {SheetPart::Rally};
    const QString text =
        pdfText(write(sheetSubject(mixedRally(), gamesWithFieldLists(), {}), plan));
    EXPECT_TRUE(text.contains(QStringLiteral("SS 1: Col de la Table"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("SS 2: Rally 1, SS 1"))) << text.toStdString();
}

} // namespace stagewright
