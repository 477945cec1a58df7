#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/stage_drawing.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/rulebook_forecast.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

namespace stagewright {

namespace {

/// The size of the smallest text on each page, in hundredths of a point; none where there is none.
std::vector<int> smallestTexts(const QByteArray& pdf) {
    std::vector<int> smallest;
    for (const std::vector<PdfText>& page : pdfTexts(pdf)) {
        int least = 0;
        for (const PdfText& text : page)
            least = least == 0 ? text.size : std::min(least, text.size);
        smallest.push_back(least);
    }
    return smallest;
}

constexpr int sevenPoints = 695; // rounded in the PDF

/// What holds of all paper, whatever is printed.
class Paper : public SheetFiles {
protected:
    /// Three stages, all driven by six drivers, with all that can be filled in.
    static SheetSubject rally() {
        Rally rally = rulebookRally(4);
        rally.info.title = QStringLiteral("Final of the office");
        rally.info.options.timeControl = true;
        rally.info.evening.start = QTime(19, 0);
        const Rally named = rallyOf(1, {"A", "B", "C", "D", "E", "Filip"});
        rally = *Rally::of(rally.info, rally.sessions(), rally.stages(), named.drivers(), {});
        StageResult result = drove(127);
        result.damage = {2, 1, 1};
        result.penalty = 10;
        StageResult retired;
        retired.outcome = Retired{};
        const QList<RallyStage> stages = rally.stages(); // the rally changes meanwhile
        for (const RallyStage& stage : stages)
            for (int driver = 1; driver <= 6; ++driver)
                rally = with(rally, static_cast<int>(stage.key), driver,
                             driver == 3 ? retired : result);
        SheetSubject subject = sheetSubject(rally, games(), {});
        subject.forecast = rulebookForecast();
        return subject;
    }

    static SheetSubject race() {
        return sheetSubject(stageFrom(QStringLiteral("gt-circuits/course1.json")), games(), {});
    }

    static QByteArray pdfOf(const SheetSubject& subject, const std::set<SheetPart>& parts,
                            QPageSize::PageSizeId paper = QPageSize::A4) {
        const auto pdf = sheetsPdf(subject, {parts, {paper, 10}});
        EXPECT_TRUE(pdf && *pdf);
        return **pdf;
    }
};

/// Of whatever kind of page, a rally with all that can be filled in, or a race; of tiles, which
/// have words on them that are drawn, what is written on and beside them.
TEST_F(Paper, NoTextIsSmallerThanSevenPoints) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const auto& subject : {rally(), race()})
            for (const SheetPart part : allSheetParts) {
                const std::vector<int> pages = smallestTexts(pdfOf(subject, {part}));
                EXPECT_FALSE(pages.empty());
                for (std::size_t page = 0; page < pages.size(); ++page)
                    EXPECT_GE(pages[page], sevenPoints)
                        << language << ", part " << static_cast<int>(part) << ", page " << page + 1;
            }
    }
}

TEST_F(Paper, NorIsAnyWithoutNamesAndResultsOrAtTrueSize) {
    SheetSubject blank = sheetSubject(rulebookRally(2), games(), {});
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter})
        for (const int least : smallestTexts(pdfOf(blank, {SheetPart::Times}, paper)))
            EXPECT_GE(least, sevenPoints);
    blank.stages = {0};
    SheetPlan plan{{SheetPart::Map}};
    plan.scale.oneTo = 1;
    const auto sheets = sheetsPdf(blank, plan);
    ASSERT_TRUE(sheets && *sheets);
    EXPECT_GT(smallestTexts(**sheets).size(), 4U); // a plan and its sheets
    for (const int least : smallestTexts(**sheets))
        EXPECT_GE(least, sevenPoints);
}

/// Stages so large that tiles have hardly room for their numbers, or none.
TEST_F(Paper, NorIsAnyOfLargeStages) {
    for (const int columns : {8, 30}) {
        Stage stage;
        stage.info.game = QStringLiteral("dirt");
        for (int q = 0; q < columns; ++q)
            for (int r = 0; r < columns; ++r)
                tilesOf(stage).insert(placed({"205a", {q, r - q / 2}}));
        for (const int least :
             smallestTexts(pdfOf(sheetSubject(stage, games(), {}),
                                 {SheetPart::Stage, SheetPart::Map, SheetPart::List})))
            EXPECT_GE(least, sevenPoints) << columns;
    }
}

TEST_F(Paper, ASearchFindsWordsThatFontsHaveLigaturesFor) {
    const QString file = write(rally(), {{SheetPart::Rally, SheetPart::Times}});
    EXPECT_TRUE(pdfText(file).contains(QStringLiteral("Final of the office")));
    SheetSubject fine = rally();
    fine.rally.info.text = QStringLiteral("first office, fluffy waffle, affine");
    EXPECT_TRUE(pdfText(write(fine, {{SheetPart::Rally}})).contains(fine.rally.info.text));
    // As wide as its letters one by one.
    QImage device = sheetDevice();
    const QFontMetricsF font(sheetFont(10), &device);
    EXPECT_NEAR(font.horizontalAdvance(QStringLiteral("fi")),
                font.horizontalAdvance(u'f') + font.horizontalAdvance(u'i'), 1);
}

TEST_F(Paper, TheOutlineLeadsToTheStagesAndTheirPages) {
    const std::set<SheetPart> parts{SheetPart::Rally, SheetPart::List, SheetPart::Notes,
                                    SheetPart::Times};
    const auto lines = pdfOutline(pdfOf(rally(), parts));
    ASSERT_GE(lines.size(), 14U);
    EXPECT_EQ(lines[0], "Overview: 1");
    EXPECT_TRUE(lines[1].startsWith("SS 1: ")) << lines[1].constData();
    EXPECT_TRUE(lines[2].startsWith("  Tiles to pick: ")) << lines[2].constData();
    EXPECT_TRUE(lines[3].startsWith("  Roadbook: ")) << lines[3].constData();
    EXPECT_TRUE(lines[4].startsWith("SS 2: ")) << lines[4].constData();
    EXPECT_TRUE(lines[10].startsWith("Times: ")) << lines[10].constData();
    EXPECT_TRUE(lines[11].startsWith("  Rally sheet: ")) << lines[11].constData();
    EXPECT_TRUE(lines[12].startsWith("  Time cards: ")) << lines[12].constData();
    EXPECT_TRUE(lines[13].startsWith("  Standings: ")) << lines[13].constData();
    // Each leads to a page of its own.
    const auto pageOf = [](const QByteArray& line) {
        return line.mid(line.lastIndexOf(' ') + 1).toInt();
    };
    EXPECT_EQ(pageOf(lines[1]), pageOf(lines[2]));
    EXPECT_LT(pageOf(lines[2]), pageOf(lines[3]));
    EXPECT_LT(pageOf(lines[3]), pageOf(lines[4]));
    // Of chosen pages with the stage to which they belong.
    const auto some = sheetsPdf(rally(), {parts}, QStringLiteral("1,3"));
    ASSERT_TRUE(some && *some);
    const auto chosen = pdfOutline(**some);
    ASSERT_EQ(chosen.size(), 3U);
    EXPECT_EQ(chosen[0], "Overview: 1");
    EXPECT_TRUE(chosen[1].startsWith("SS 1: ") && chosen[1].endsWith(": 2"));
    EXPECT_EQ(chosen[2], "  Roadbook: 2");
}

TEST_F(Paper, TheSamePagesHaveTheSameBytes) {
    const QByteArray first = pdfOf(rally(), {SheetPart::Rally, SheetPart::Times});
    EXPECT_EQ(pdfOf(rally(), {SheetPart::Rally, SheetPart::Times}), first);
    EXPECT_FALSE(first.contains("CreationDate"));
}

TEST_F(Paper, RulesAndFramesEndAtTheMargin) {
    constexpr int pixelsPerMillimetre = 20; // a rule is 0.2 mm thick, as far it could stick out
    constexpr int margin = 10;              // millimetres, which are no whole points
    const SheetPlan plan{{SheetPart::Notes, SheetPart::Times}, {QPageSize::A4, margin}};
    SheetSubject subject = rally();
    subject.stages = {0};
    const auto document = layOut(subject, plan);
    for (std::size_t page = 0; page < document.pages.size(); ++page) {
        const double width =
            layoutOf(plan.format, document.pages[page].orientation).fullRect().width();
        const QImage picture = sheetPicture(
            document, page, static_cast<int>(std::lround(width * pixelsPerMillimetre)));
        constexpr int free = margin * pixelsPerMillimetre - 1; // blurred by a pixel
        EXPECT_EQ(inked(picture.copy(0, 0, free, picture.height())), 0) << page;
        EXPECT_EQ(inked(picture.copy(picture.width() - free, 0, free, picture.height())), 0)
            << page;
        EXPECT_EQ(inked(picture.copy(0, 0, picture.width(), free)), 0) << page;
    }
}

TEST_F(Paper, EachPageOfACircuitSaysItsLaps) {
    SheetSubject subject = race();
    const std::set<SheetPart> parts{SheetPart::Rally,  SheetPart::Map,   SheetPart::List,
                                    SheetPart::Laying, SheetPart::Notes, SheetPart::Times};
    const QStringList pages = pdfPages(write(subject, {parts}));
    EXPECT_GE(pages.size(), 5);
    for (qsizetype page = 0; page < pages.size(); ++page)
        EXPECT_TRUE(pages[page].contains(QRegularExpression(QStringLiteral("\\d laps?"))))
            << page << pages[page].toStdString();
    for (const char* word : {"SS 1", "Rally sheet", "Road card"})
        EXPECT_FALSE(pages.join(QString()).contains(QLatin1StringView(word))) << word;
}

/// A follow-on stage of which the table keeps tiles lies turned on its page, and in the overview.
TEST_F(Paper, TheOverviewShowsStagesAsTheyLieOnTheirPages) {
    const Rally designed = rulebookRally(4);
    const std::vector<Stage> lying = stagesOnTable(designed, games());
    EXPECT_NE(lying.at(2), designed.stages()[2].stage);
    Rally laid = designed;
    for (std::size_t i = 0; i < lying.size(); ++i) {
        RallyStage stage = designed.stages()[static_cast<qsizetype>(i)];
        stage.stage = lying[i];
        laid = after(laid, changeStage(laid, stage));
    }
    constexpr int width = 600;
    const auto overview = [&](const Rally& rally) {
        return sheetPicture(layOut(sheetSubject(rally, games(), {}), {{SheetPart::Rally}}), 0,
                            width);
    };
    EXPECT_EQ(overview(designed), overview(laid));
}

/// So that they are stapled and read alike.
TEST_F(Paper, TheSheetOfUpToFourDriversLiesAsTheOtherPagesDo) {
    for (int players = 1; players <= 6; ++players) {
        Rally rally = rulebookRally(1);
        rally.info.evening.players = players;
        const auto pages = layOut(sheetSubject(rally, games(), {}), {{SheetPart::Times}}).pages;
        EXPECT_EQ(pages.front().orientation,
                  players <= 4 ? QPageLayout::Portrait : QPageLayout::Landscape)
            << players;
    }
}

TEST_F(Paper, ATimeCardOfAStageAloneSaysItsTitleOnce) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const SheetSubject subject = sheetSubject(stage, games(), {});
    const QString text = pdfText(write(subject, {{SheetPart::Times}}), 1);
    // Above the table, on each card, and in the foot.
    EXPECT_EQ(text.count(stage.info.title), 1 + subject.rally.players() + 1) << text.toStdString();
}

/// "… De la boîte : 2": also a heading that goes on says how many.
TEST_F(Paper, NoHeadingOfAListIsShortened) {
    static const QRegularExpression shortened(QStringLiteral("\\S…|…\\S|… ?\n"));
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (int rally = 1; rally <= 6; ++rally)
            for (const auto paper : {QPageSize::A4, QPageSize::Letter})
                for (const QString& page :
                     pdfPages(write(sheetSubject(rulebookRally(rally), games(), {}),
                                    {{SheetPart::Stage}, {paper, 10}})))
                    EXPECT_FALSE(page.contains(shortened))
                        << language << rally << page.toStdString();
    }
}

/// Where pictures of the usual size would leave a line or two for a third page.
TEST_F(Paper, TheOverviewOfEightStagesTakesTwoPages) {
    for (const int stages : {4, 8}) { // of four one, as the help of the command says
        Rally rally = rulebookRally(1);
        for (const int number : {2, 3, 4}) {
            const QList<RallyStage> more = rulebookRally(number).stages();
            for (qsizetype i = 0; i < more.size() && rally.stages().size() < stages; ++i)
                apply(addStage(rally, more[i], rally.stages().size()), rally);
        }
        SheetSubject subject = sheetSubject(rally, games(), {});
        subject.forecast = **forecastOf(rally, games());
        for (const char* language : {"en", "pl", "fr", "de"}) {
            const SpokenIn spoken(QString::fromLatin1(language));
            for (const auto paper : {QPageSize::A4, QPageSize::Letter})
                EXPECT_EQ(layOut(subject, {{SheetPart::Rally}, {paper, 10}}).pages.size(),
                          stages == 4 ? 1U : 2U)
                    << stages << language;
        }
    }
}

/// Its sheet is a table with a line for each driver, on one page with their cards.
TEST_F(Paper, OneRaceHasNoSecondLineOfTotals) {
    const QString ofOne = pdfText(write(race(), {{SheetPart::Times}}), 1);
    const int players = race().rally.players();
    EXPECT_EQ(ofOne.count(QStringLiteral("Total")), 0) << ofOne.toStdString(); // it is the time
    EXPECT_EQ(ofOne.count(QStringLiteral("Driver")), 2 * players) << ofOne.toStdString();
    EXPECT_EQ(ofOne.count(QStringLiteral("Race card")), players) << ofOne.toStdString();
    EXPECT_FALSE(ofOne.contains(QStringLiteral("In all")));
    const QString three = pdfText(write(rally(), {{SheetPart::Times}}), 1);
    EXPECT_EQ(three.count(QStringLiteral("Total")), 4 * rally().rally.players());
}

/// A rally's card with its time controls is no race's.
TEST_F(Paper, ARaceHasTheWordsOfRaces) {
    const SpokenIn spoken(QStringLiteral("de"));
    const QString race = pdfText(write(Paper::race(), {{SheetPart::Times}}));
    EXPECT_TRUE(race.contains(QStringLiteral("Rennkarte"))) << race.toStdString();
    EXPECT_FALSE(race.contains(QStringLiteral("Bordkarte")));
    EXPECT_TRUE(
        pdfText(write(rally(), {{SheetPart::Times}})).contains(QStringLiteral("Bordkarte")));
}

/// How much of a page is blank below what stands on it, in hundredths of its height.
int blankBelow(const QImage& page) {
    // A4 with margins of 10 mm: above the rule of the foot, which is 18 mm above the page's end.
    const double millimetres = page.width() < page.height() ? 297 : 210;
    const int foot = static_cast<int>(page.height() * (1 - 19 / millimetres));
    int last = 0;
    for (int y = 0; y < foot; ++y)
        for (int x = 0; x < page.width(); ++x)
            last = qGray(page.pixel(x, y)) < 250 ? y : last;
    return 100 * (foot - last) / page.height();
}

TEST_F(Paper, TimeSheetsOfOneRaceFillTheirPages) {
    for (const char* file : {"gt-circuits/course1.json", "gt-circuits/course5.json"}) {
        const auto document = layOut(
            sheetSubject(stageFrom(QString::fromLatin1(file)), games(), {}), {{SheetPart::Times}});
        ASSERT_EQ(document.pages.size(), 2U) << file;
        for (std::size_t page = 0; page < 2; ++page)
            EXPECT_LT(blankBelow(sheetPicture(document, page, 400)), 20) << file << page;
    }
    const auto stage = layOut(
        sheetSubject(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games(), {}),
        {{SheetPart::Times}});
    ASSERT_EQ(stage.pages.size(), 1U);
    EXPECT_LT(blankBelow(sheetPicture(stage, 0, 400)), 30);
}

TEST_F(Paper, TimeSheetsOfRalliesFillTheirPages) {
    for (const int players : {1, 3, 4, 6}) {
        Rally rally = rulebookRally(1);
        rally.info.evening.players = players;
        const auto document = layOut(sheetSubject(rally, games(), {}), {{SheetPart::Times}});
        EXPECT_LT(blankBelow(sheetPicture(document, 0, 400)), 12) << players;
        for (std::size_t page = 1; page < document.pages.size(); ++page)
            EXPECT_LT(blankBelow(sheetPicture(document, page, 400)), players < 3 ? 80 : 30)
                << players << page;
    }
}

/// As `sheet --help` says, of the rulebook's stages and courses.
TEST_F(Paper, PagesAreAsManyAsTheHelpSays) {
    const auto count = [](const SheetSubject& subject, SheetPart part) {
        return layOut(subject, {{part}, {QPageSize::A4, 10}}).pages.size();
    };
    for (int number = 1; number <= 6; ++number) {
        Rally rally = rulebookRally(number);
        for (int players = 1; players <= 6; ++players) {
            rally.info.evening.players = players;
            const SheetSubject subject = sheetSubject(rally, games(), {});
            EXPECT_EQ(count(subject, SheetPart::Times), players <= 4 ? 2U : 3U) << players;
        }
        const SheetSubject subject = sheetSubject(rally, games(), {});
        EXPECT_EQ(count(subject, SheetPart::Rally), 1U);
        for (const SheetPart part : {SheetPart::Stage, SheetPart::Map, SheetPart::List})
            EXPECT_EQ(count(subject, part), 3U) << number;
        Rally alone(rally.stages().front().stage);
        for (const int players : {1, 4, 5, 6}) {
            alone.info.evening.players = players;
            EXPECT_EQ(count(sheetSubject(alone, games(), {}), SheetPart::Times),
                      players <= 4 ? 1U : 2U)
                << players;
        }
    }
    for (int course = 1; course <= 8; ++course)
        EXPECT_EQ(
            count(sheetSubject(stageFrom(QStringLiteral("gt-circuits/course%1.json").arg(course)),
                               games(), {}),
                  SheetPart::Times),
            2U)
            << course;
}

TEST_F(Paper, StandingsStandBelowTheCardsWhereTheseLeaveRoom) {
    const auto pages = [](int drivers) {
        SheetSubject subject = rally();
        Rally fewer = subject.rally;
        fewer = *Rally::of(fewer.info, fewer.sessions(), fewer.stages(), {}, {});
        const QList<Driver> all = subject.rally.drivers();
        Results results;
        for (const auto& [key, result] : subject.rally.results())
            if (key.driver <= all[drivers - 1].key)
                results.emplace(key, result);
        subject.rally =
            *Rally::of(fewer.info, fewer.sessions(), fewer.stages(), all.first(drivers), results);
        return subject;
    };
    const QStringList five = pdfPages(write(pages(5), {{SheetPart::Times}}));
    ASSERT_EQ(five.size(), 3);
    EXPECT_TRUE(five[2].contains(QStringLiteral("Standings")) &&
                five[2].contains(QStringLiteral("Time card")));
    // The cards of four fill their page.
    const QStringList four = pdfPages(write(pages(4), {{SheetPart::Times}}));
    ASSERT_EQ(four.size(), 3);
    EXPECT_TRUE(four[2].contains(QStringLiteral("Standings")));
    EXPECT_FALSE(four[2].contains(QStringLiteral("Time card")));
    EXPECT_EQ(four[2].count(QStringLiteral("Final of the office")), 2); // above, and in the foot
}

TEST_F(Paper, TheOutlineOfOneRaceNamesItsCardsOnThePageOfItsSheet) {
    const auto lines = pdfOutline(pdfOf(race(), {SheetPart::Times}));
    EXPECT_EQ(lines, (std::vector<QByteArray>{"Times: 1", "  Race sheet: 1", "  Race cards: 1",
                                              "  Solo sheets: 2"}));
}

TEST_F(Paper, PagesOfACircuitSayItsLapsOnce) {
    const QString page = pdfText(write(race(), {{SheetPart::Stage}}));
    EXPECT_FALSE(page.contains(QStringLiteral("Laps:"))) << page.toStdString();
    EXPECT_EQ(page.section(u'\n', 0, 3).count(QRegularExpression(QStringLiteral("\\d laps?"))), 1)
        << page.toStdString();
}

TEST_F(Paper, TheSoloSheetSaysItsCourseInFull) {
    const SheetSubject course =
        sheetSubject(stageFrom(QStringLiteral("gt-circuits/course5.json")), games(), {});
    const std::set<SheetPart> times{SheetPart::Times};
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const QString& page : pdfPages(write(course, {times})))
            EXPECT_FALSE(page.contains(QChar(0x2026))) << language << page.toStdString();
    }
}

TEST_F(Paper, TheRoadbookOfACircuitEndsAtItsLine) {
    const Stage course = stageFrom(QStringLiteral("gt-circuits/course5.json"));
    const QString text = pdfText(write(sheetSubject(course, games(), {}), {{SheetPart::Notes}}));
    EXPECT_TRUE(text.contains(QStringLiteral("102a · Finish"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("One lap: 41 spaces"))) << text.toStdString();
}

TEST_F(Paper, TimeSheetsAreBlankByChoice) {
    SheetPlan plan{{SheetPart::Times}};
    EXPECT_TRUE(pdfText(write(rally(), plan)).contains(QStringLiteral("2:07")));
    plan.blankTimes = true;
    const QString blank = pdfText(write(rally(), plan));
    EXPECT_FALSE(blank.contains(QStringLiteral("2:07")));
    EXPECT_FALSE(blank.contains(QStringLiteral("Standings")));
    EXPECT_TRUE(blank.contains(QStringLiteral("Filip"))); // who plays is known
}

} // namespace

} // namespace stagewright
