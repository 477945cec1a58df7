#include "editor/sheets/rally_overview.h"
#include "editor/sheets/sheets.h"
#include "editor/sheets/stage_pages.h"
#include "editor/sheets/time_sheet.h"
#include "editor/zones/words/assumed_rules.h"
#include "editor/zones/words/tyre_words.h"
#include "model/drive/estimate.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/zones/zone_stages.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

RallyStage inRally(const Stage& stage, int key) {
    RallyStage inRally;
    inRally.key = StageKey{key};
    inRally.stage = stage;
    return inRally;
}

/// The sheets of chains of printed boards, as a PDF has them.
class ChainSheets : public TemporaryFiles {
protected:
    /// The text of each page, one space between words.
    QStringList pagesOf(const Rally& rally, const SheetPlan& plan = {},
                        const Games& with = gamesWithTraining()) {
        const QString pdf = path("chain.pdf");
        const auto written = writeSheets(sheetSubject(rally, with, {}), plan, pdf);
        EXPECT_TRUE(written.has_value()) << (written ? "" : written.error().what.toStdString());
        QStringList pages;
        if (written)
            for (const QString& page : pdfPages(pdf))
                pages << page.simplified().replace(QChar(0x2011), u'-');
        return pages;
    }
    QStringList pagesOf(const ChainLayout& chain, const SheetPlan& plan = {}) {
        return pagesOf(Rally(stageWith(chain)), plan);
    }
    static void expectSaid(const QString& page, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            EXPECT_TRUE(page.contains(QString::fromUtf8(text)))
                << text << "\nin: " << page.toStdString();
    }
    static void expectUnsaid(const QString& page, std::initializer_list<const char*> texts) {
        for (const char* text : texts)
            EXPECT_FALSE(page.contains(QString::fromUtf8(text)))
                << text << "\nin: " << page.toStdString();
    }
    static ChainLayout chain(const char* line) { return chainFrom(line, boardsWithTraining()); }
};

TEST_F(ChainSheets, OfAPublicStageSayWhatIsTakenAndHowItLies) {
    const QStringList pages = pagesOf(publicStage("forum-1"));
    ASSERT_EQ(pages.size(), 1);
    expectSaid(pages[0],
               {"L2-L3 / C2-C1 / L4-L7 / A25-A32-A31-A26 / L6-L5 / A27-A30-A28 / C0-C9 / V0-V5",
                "8 sections · 4 boards · asphalt", "Boards to take",
                "L · asphalt · ends 0 to 2 at the top",
                "C · asphalt · ends 0 to 2 on the left · C2 against L3",
                "A/20 · asphalt · ends 20 to 22 at the bottom · A25 against L7",
                "V · asphalt · ends 0 to 2 at the top · V0 against C9", "Start", "Finish", "S1",
                "S2", "S3", "Spaces not entered: L2-L3, C2-C1"});
    expectUnsaid(pages[0], {"assistance", "Course sheet", "inside line"});
}

TEST_F(ChainSheets, HaveStripsOfWhatIsEnteredAndNameTheRest) {
    ChainLayout laid = chain("T0-T1 / U2-U3 / C0-C9");
    laid.assistance = true;
    const QString text = pagesOf(laid).join(u' ');
    expectSaid(text, {"assistance afterwards",
                      "1 · T0-T1 · S1 · asphalt · 15 spaces inside, 17 by the slides",
                      "2 · U2-U3 · S2 · earth · 13 spaces inside, 15 by the slides",
                      "Spaces not entered: C0-C9", "3 · C0-C9 · S3 · asphalt", "K3", "K4",
                      "inside line: highest gear", "cut: highest gear, a card", "ford", "bump"});
    expectUnsaid(text, {"Spaces not entered: T0", "forest"});
}

TEST_F(ChainSheets, MapsToAScaleGoOnAsManySheetsAsTheyNeed) {
    SheetPlan plan;
    plan.parts = {SheetPart::Map};
    plan.scale.oneTo = 2;
    // Two boards, 4 x 4 units, and a third of a unit round them; a unit is taken to be 60 mm.
    const ChainLayout laid = chain("L0-L1 / C7-C6 / L2-L3");
    const QStringList one = pagesOf(laid, plan);
    ASSERT_EQ(one.size(), 1);
    expectSaid(one[0], {"Col", "Boards are taken to be 180 mm wide", "S1", "L", "C"});
    expectUnsaid(one[0], {"Map sheet"});
    plan.scale.oneTo = 1;
    const QStringList joined = pagesOf(laid, plan); // 281 mm on sheets of 180 x about 245 mm
    ASSERT_EQ(joined.size(), 5);
    expectSaid(joined[0], {"Col", "Joining plan", "lies on 4 sheet"});
    expectSaid(joined[1], {"Map sheet 1 of 4, 1 : 1"});
    expectSaid(joined[4], {"Map sheet 4 of 4, 1 : 1"});
    ZoneBoards measured = boardsWithTraining();
    measured.size = BoardSize{300, 200};
    plan.scale.oneTo = 2; // 234 mm
    EXPECT_EQ(pagesOf(Rally(stageWith(laid)), plan, games().with(measured)).size(), 3);
}

TEST_F(ChainSheets, NameWhatIsAssumed) {
    const QString page = pagesOf(Rally(stageWith(publicStage("book-2"))), {}, games()).join(u' ');
    expectSaid(page, {"Assumed", "Ends 0, 1, 2 run clockwise round a board.",
                      "faces with a hazard of some dice", "slides at exactly their gear"});
    expectUnsaid(page, {"snow sides", "dashboards[", "dice["});
    expectSaid(pagesOf(chain("C8*-C3*")).join(u' '),
               {"Roads of the snow sides join the same ends as those of the dry sides."});
}

TEST_F(ChainSheets, SayTheTimesByTyresWhereAllIsEntered) {
    const ChainLayout laid = chain("T5-T6 / T0-T1");
    const auto times =
        tyreTimes(laid, boardsWithTraining(), gamesWithTraining().data<RoadRules>(), {});
    ASSERT_TRUE(times.has_value() && times->has_value());
    ASSERT_EQ((*times)->size(), 5U);
    const QString page = pagesOf(laid).join(u' ');
    expectSaid(page, {"Expected times", "Best play, first car: "});
    for (const TyreTime& time : **times) {
        const QString text =
            tyresInWords(time.tyres) + u' ' + minutesAndSeconds(time.value.seconds);
        EXPECT_TRUE(page.contains(text)) << text.toStdString() << "\nin: " << page.toStdString();
    }
    expectUnsaid(pagesOf(publicStage("book-2")).join(u' '), {"Expected times"});

    // Soft tyres that are kept from the stage before are slower.
    Stage second = stageWith(laid, "Second");
    const auto rally = Rally::of(
        {}, {Session{}},
        {inRally(stageWith(chain("T0-T1 / T5-T6 / T0-T1"), "First"), 1), inRally(second, 2)}, {},
        {});
    ASSERT_TRUE(rally.has_value());
    const auto kept =
        tyreTimes(laid, boardsWithTraining(), gamesWithTraining().data<RoadRules>(), {{}, true, 3});
    const QString pages = pagesOf(*rally).join(u' ');
    for (const TyreTime& time : **kept)
        EXPECT_TRUE(
            pages.contains(tyresInWords(time.tyres) + u' ' + minutesAndSeconds(time.value.seconds)))
            << time.tyres.toStdString();
    const auto plan =
        tyrePlanOf(*rally, boardsWithTraining(), gamesWithTraining().data<RoadRules>(), true);
    ASSERT_TRUE(plan.has_value() && plan->has_value());
    ASSERT_EQ((*plan)->size(), 1U);
    EXPECT_TRUE(pages.contains(QStringLiteral("SS 1 to SS 2: ") +
                               tyresInWords((**plan)[0].tyres[0].tyres) + u' ' +
                               minutesAndSeconds((**plan)[0].tyres[0].seconds)))
        << pages.toStdString();
}

TEST_F(ChainSheets, NameTheFileOfRulesOfTheUsersOwn) {
    RoadRules own = gamesWithTraining().data<RoadRules>();
    own.file = QStringLiteral("mine.json");
    expectSaid(pagesOf(Rally(stageWith(chain("T5-T6"))), {}, gamesWithTraining().with(own))[0],
               {"By rules of your own: mine.json."});
    expectUnsaid(pagesOf(chain("T5-T6"))[0], {"By rules of your own"});
}

TEST(AssumedRules, AreNamedOnceAndOnlyWhereAFileAssumesThem) {
    RoadRules rules;
    EXPECT_EQ(assumedRulesInWords(rules), QStringList());
    rules.assumed = {QStringLiteral("dashboards[2].coast"), QStringLiteral("dashboards[3]"),
                     QStringLiteral("slide"), QStringLiteral("slideshow")};
    EXPECT_EQ(
        assumedRulesInWords(rules),
        (QStringList{QStringLiteral("dice and limits of some tyres on some roads"),
                     QStringLiteral("slides at exactly their gear"), QStringLiteral("slideshow")}));
    const auto builtIn = builtInRoadRules();
    ASSERT_TRUE(builtIn.has_value());
    for (const QString& words : assumedRulesInWords(*builtIn))
        EXPECT_TRUE(words.contains(u' ')) << words.toStdString() << ": a place, not words";
}

TEST_F(ChainSheets, SayNothingOfTheOrderOfEndsToWhoHasSaidIt) {
    ZoneBoards boards = publicBoards();
    EXPECT_EQ(assumedBoardsInWords(publicStage("book-2"), boards).size(), 1);
    boards.order = EndOrder::Anticlockwise;
    EXPECT_TRUE(assumedBoardsInWords(publicStage("book-2"), boards).isEmpty());
}

TEST_F(ChainSheets, SayHowLinesOfLongCornersAreChangedUnlessTheRoadSaysItself) {
    const auto assumedWith = [](const char* road) {
        const auto boards = readZoneBoards(
            R"({"format": 1, "game": "rallyman-2009", "board": {"order": "clockwise"},
                "zones": [{"zone": "L", "sides": [{"side": "L", "surface": "asphalt", "firstEnd": 0,
                "roads": [{"points": ["0", "1"], "text": )" +
            QByteArray(road) + "}]}]}]}");
        EXPECT_TRUE(boards.has_value()) << road;
        return assumedBoardsInWords(chainFrom("L1-L0", *boards), *boards);
    };
    EXPECT_EQ(assumedWith(R"("s c3x3/5x4")"),
              QStringList{QStringLiteral("In long corners a car may change to a space of the other "
                                         "line that begins and ends further on.")});
    EXPECT_TRUE(assumedWith(R"("s c3x3/5x4", "changes": [])").isEmpty());
    EXPECT_TRUE(assumedWith(R"("s c3/4")").isEmpty());
}

TEST_F(ChainSheets, HavePartsOfTheirOwn) {
    const ChainLayout laid = chain("T0-T1 / U2-U3");
    SheetPlan plan;
    plan.parts = {SheetPart::List};
    const QString list = pagesOf(laid, plan).join(u' ');
    expectSaid(list, {"Boards to take", "U2 against T1"});
    expectUnsaid(list, {"Pacenotes", "Start"});
    plan.parts = {SheetPart::Notes};
    const QString notes = pagesOf(laid, plan).join(u' ');
    expectSaid(notes, {"Pacenotes", "15 spaces inside"});
    expectUnsaid(notes, {"Boards to take", "Start"});
    plan.parts = {SheetPart::Map};
    const QString map = pagesOf(laid, plan).join(u' ');
    expectSaid(map, {"Start", "Finish"});
    expectUnsaid(map, {"Boards to take", "Pacenotes"});
    plan.parts = {SheetPart::Stage, SheetPart::List, SheetPart::Notes};
    const QString all = pagesOf(laid, plan).join(u' ');
    EXPECT_EQ(all.count(QStringLiteral("Boards to take")), 1) << "once is enough";
    EXPECT_EQ(all.count(QStringLiteral("1 · T0-T1 · S1")), 1);
}

TEST_F(ChainSheets, OfARallyEndWithACourseSheet) {
    ChainLayout first = publicStage("book-3");
    first.assistance = true;
    Driver ola;
    ola.key = DriverKey{1};
    ola.name = QStringLiteral("Ola");
    Driver jan = ola;
    jan.key = DriverKey{2};
    jan.name = QStringLiteral("Jan");
    StageResult result;
    result.outcome = Timed{376};
    result.penalty = 15;
    const auto rally = Rally::of({}, {Session{}},
                                 {inRally(stageWith(first, "Monte"), 1),
                                  inRally(stageWith(publicStage("book-2"), "Turini"), 2)},
                                 {ola, jan}, {{{StageKey{1}, DriverKey{1}}, result}});
    ASSERT_TRUE(rally.has_value());
    const QStringList pages = pagesOf(*rally);
    ASSERT_EQ(pages.size(), 3);
    expectUnsaid(pages[1], {"Course sheet"});
    expectSaid(pages[2], {"Course sheet", "SS 1: Monte", "L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4",
                          "SS 2: Turini", "assistance", "Ola", "Jan", "SS 1: time", "SS 2: time",
                          "hidden penalty", "6:16", "6:31"});
    SheetPlan blank;
    blank.blankTimes = true;
    expectUnsaid(pagesOf(*rally, blank)[2], {"6:16", "6:31"});
    SheetPlan all;
    all.parts = {SheetPart::Rally, SheetPart::Stage, SheetPart::Map, SheetPart::List};
    const QStringList withMaps = pagesOf(*rally, all);
    ASSERT_EQ(withMaps.size(), 8);
    expectUnsaid(withMaps[0], {"0 minutes for one person"}); // nothing is known of laying boards
    for (qsizetype page = 0; page < 7; ++page)
        expectUnsaid(withMaps[page], {"Course sheet"});
    expectSaid(withMaps[7], {"Course sheet"});
}

TEST_F(ChainSheets, TheOverviewSpeaksOfBoardsAndOfNoSetUpThatNobodyKnows) {
    const Games with = gamesWithTraining();
    const Rally rally = *Rally::of({}, {Session{}},
                                   {inRally(stageWith(publicStage("book-3"), "Monte"), 1),
                                    inRally(stageWith(publicStage("book-2"), "Turini"), 2)},
                                   {}, {});
    SheetSubject subject = sheetSubject(rally, with, {QStringLiteral("mine.json")});
    const auto forecast = forecastOf(rally, with);
    ASSERT_TRUE(forecast && *forecast);
    subject.forecast = **forecast;
    const RallyOverview all = overviewOf(*rallySheet(subject));
    ASSERT_EQ(all.sums.size(), 1);
    EXPECT_TRUE(all.sums[0].endsWith(QStringLiteral(" minutes in all.")))
        << all.sums[0].toStdString();
    EXPECT_TRUE(all.boxes.contains(QStringLiteral("Boards from mine.json")))
        << all.boxes.join(u'|').toStdString();
}

TEST_F(ChainSheets, WhatIsNotWorkedOutYetIsSaid) {
    const Rally rally = *Rally::of({}, {Session{}},
                                   {inRally(stageWith(chain("T5-T6 / T0-T1"), "First"), 1),
                                    inRally(stageWith(chain("T0-T1"), "Second"), 2)},
                                   {}, {});
    const auto textOf = [&](const SheetSubject& subject) {
        const auto document = layOutSheets(subject, {});
        EXPECT_TRUE(document.has_value());
        const auto pdf = sheetsAsPdf(*document, allPages(*document));
        QString text;
        for (const std::vector<PdfText>& page : pdfTexts(**pdf))
            for (const PdfText& each : page)
                text += each.text + u' ';
        return text.simplified();
    };
    SheetSubject subject = sheetSubject(rally, gamesWithTraining(), {});
    EXPECT_TRUE(wantsWorkedOut(rally, subject.games, {}));
    const QString early = textOf(subject);
    EXPECT_EQ(early.count(QStringLiteral("Not known yet.")), 3) << early.toStdString();
    EXPECT_FALSE(early.contains(QStringLiteral("soft tyres"))) << early.toStdString();
    subject.workedOut = workOut(rally, subject.games);
    const QString late = textOf(subject);
    EXPECT_FALSE(late.contains(QStringLiteral("Not known yet."))) << late.toStdString();
    EXPECT_EQ(late.count(QStringLiteral("soft tyres")), 3) << late.toStdString();
    // Other games, and pages without times, wait for nothing.
    EXPECT_FALSE(wantsWorkedOut(Rally(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))),
                                games(), {}));
    SheetPlan maps;
    maps.parts = {SheetPart::Map};
    EXPECT_FALSE(wantsWorkedOut(rally, subject.games, maps));
}

TEST_F(ChainSheets, TimeSheetsHaveNoBoxForBrakes) {
    SheetPlan times;
    times.parts = {SheetPart::Times};
    const Rally rally(stageWith(publicStage("book-2")));
    const QString said = pagesOf(rally, times).join(u' ');
    expectSaid(said, {"gearbox", "coast", "spare wheel used"});
    expectUnsaid(said, {"brakes"});
    const auto rows = timeSheetsOf(*rallySheet(sheetSubject(rally, games(), {})))[0].rows;
    EXPECT_EQ(rows[0].damage, (StageResults{true, true, false, true}));
}

TEST_F(ChainSheets, BreakARoadbookLineBehindItsSlashesAlone) {
    QStringList line;
    for (int i = 0; i < 150; ++i) // of several lengths, so that lines end anywhere
        line << QLatin1StringView(i % 3 == 0   ? "A0-A10-A11-A12-A4"
                                  : i % 7 == 0 ? "A27-A30-A28"
                                               : "C0-C9");
    const QString pdf = path("long.pdf");
    const auto written = writeSheets(
        sheetSubject(
            Rally(stageWith(chain(line.join(QStringLiteral(" / ")).toLatin1().constData()))),
            gamesWithTraining(), {}),
        {}, pdf);
    ASSERT_TRUE(written.has_value());
    int rows = 0;
    for (const QString& row : pdfPages(pdf).first().split(u'\n')) {
        const QString text = row.simplified();
        EXPECT_FALSE(text.startsWith(u'/')) << text.toStdString();
        if (!text.contains(QStringLiteral(" / ")))
            continue;
        ++rows;
        EXPECT_TRUE(text.endsWith(u'/') || text.endsWith(QStringLiteral("C0\u2011C9")))
            << text.toStdString();
    }
    EXPECT_GT(rows, 10);
}

TEST_F(ChainSheets, OfManyEnteredSectionsGoOnOnFurtherPages) {
    QStringList line;
    for (int i = 0; i < 12; ++i)
        line << (i % 2 == 0 ? QStringLiteral("T0-T1") : QStringLiteral("T1-T0"));
    const QStringList pages =
        pagesOf(chain(line.join(QStringLiteral(" / ")).toLatin1().constData()));
    ASSERT_GT(pages.size(), 1);
    expectSaid(pages[1], {"Pacenotes (continued)"});
    expectSaid(pages.join(u' '), {"12 · T1-T0 · S3"});
}

TEST_F(ChainSheets, HaveNoTextSmallerThanSevenPoints) {
    constexpr int sevenPoints = 695; // hundredths, rounded in the PDF
    const char* const ofFourBoards = "L2-L3 / C2-C1 / L4-L7 / A25-A32-A31-A26 / L6-L5 / "
                                     "A27-A30-A28 / C0-C9 / V0-V5";
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const char* line : {"T0-T1 / U2-U3 / C0-C9", ofFourBoards})
            for (const SheetPart part : {SheetPart::Rally, SheetPart::Stage, SheetPart::Map,
                                         SheetPart::List, SheetPart::Notes, SheetPart::Times}) {
                SheetPlan plan;
                plan.parts = {part};
                const Rally rally = *Rally::of({}, {Session{}},
                                               {inRally(stageWith(chain(line), "Monte"), 1),
                                                inRally(stageWith(chain("T2-T3")), 2)},
                                               {}, {});
                const auto pdf = sheetsPdf(sheetSubject(rally, gamesWithTraining(), {}), plan);
                ASSERT_TRUE(pdf && *pdf);
                for (const std::vector<PdfText>& page : pdfTexts(**pdf))
                    for (const PdfText& text : page)
                        EXPECT_GE(text.size, sevenPoints)
                            << language << ", part " << static_cast<int>(part) << ": "
                            << text.text.toStdString();
            }
    }
}

TEST_F(ChainSheets, SayToWhichScaleBoardsAreDrawn) {
    const Rally rally(stageWith(publicStage("book-2")));
    expectSaid(pagesOf(rally).join(u' '),
               {"Boards are drawn 3 : 2, as their size is not entered."});
    ZoneBoards boards = boardsWithTraining();
    boards.size = BoardSize{174, 116}; // 58 mm a unit, as large as a drawing can be
    const QString small = pagesOf(rally, {}, games().with(boards)).join(u' ');
    expectUnsaid(small, {"as their size is not entered"});
    static const QRegularExpression said(QStringLiteral("to the scale 1 : (\\d+\\.\\d)"));
    const double scale = said.match(small).captured(1).toDouble();
    EXPECT_GE(scale, 1);
    boards.size = BoardSize{348, 232};
    const QString large = pagesOf(rally, {}, games().with(boards)).join(u' ');
    EXPECT_NEAR(said.match(large).captured(1).toDouble(), 2 * scale, 0.11);
}

TEST_F(ChainSheets, FitLetterAndAreTheSameInGreys) {
    SheetPlan plan;
    plan.format.paper = QPageSize::Letter;
    plan.mono = true;
    EXPECT_EQ(pagesOf(publicStage("forum-2"), plan).size(), 1);
    for (const QSizeF& size : pdfSizes(path("chain.pdf")))
        EXPECT_EQ(size, QSizeF(612, 792));
}

} // namespace

} // namespace stagewright
