#include "model/rally/rally_edits.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

#include <QGuiApplication>
#include <QPalette>

#include <tuple>

namespace stagewright {

namespace {

const std::set<SheetPart> allParts(allSheetParts.begin(), allSheetParts.end());

class Sheets : public SheetFiles {
protected:
    static Rally shortStages(int count) {
        Rally rally = rallyOf(count, {});
        const QList<RallyStage> stages = rally.stages(); // the rally changes meanwhile
        for (RallyStage stage : stages) {
            stage.stage = chain(1, {0, 1});
            rally = after(rally, changeStage(rally, stage));
        }
        return rally;
    }

    static SheetSubject rallyOne() {
        Rally rally = rulebookRally(1);
        rally.info.title = QStringLiteral("Rally One");
        rally.info.authors = {QStringLiteral("Ann Author")};
        return sheetSubject(rally, games(), {});
    }
};

TEST_F(Sheets, EachPageSaysRallyStageAuthorAndNumber) {
    const QString file = write(rallyOne(), {allParts});
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

TEST_F(Sheets, ARallyWithoutAuthorsIsByThoseOfItsStages) {
    Rally rally = rulebookRally(1);
    const SheetPlan overview{{SheetPart::Rally}};
    EXPECT_EQ(layOut(sheetSubject(rally, games(), {}), overview).author,
              QStringLiteral("Jean-Christophe Bouvier"));
    RallyStage second = rally.stages()[1];
    second.stage.info.author = QStringLiteral("Ann");
    rally = after(rally, changeStage(rally, second));
    EXPECT_EQ(layOut(sheetSubject(rally, games(), {}), overview).author,
              QStringLiteral("Jean-Christophe Bouvier, Ann"));
    rally.info.authors = {QStringLiteral("Club")};
    EXPECT_EQ(layOut(sheetSubject(rally, games(), {}), overview).author, QStringLiteral("Club"));
}

/// The largest of the rulebook.
TEST_F(Sheets, ARallyOfThreeStagesIsUnderAMegabyteWithOurFontsOnly) {
    const QString file = write(sheetSubject(rulebookRally(3), games(), {}), {allParts});
    EXPECT_LT(contentOf(file).size(), 1'000'000);
    for (const QString& font : pdfFonts(file)) {
        EXPECT_TRUE(font.contains(QStringLiteral("OpenSans"))) << font.toStdString();
        EXPECT_TRUE(font.contains(QStringLiteral(" yes "))) << font.toStdString();
    }
}

TEST_F(Sheets, TwoHundredStagesHaveTwoHundredHeadings) {
    const Rally rally = shortStages(200);
    const QString file = write(sheetSubject(rally, games(), {}), {{SheetPart::Rally}});
    const QString text = pdfText(file) + u' ';
    for (int stage = 1; stage <= 200; ++stage)
        EXPECT_EQ(text.count(QStringLiteral("SS %1: Chain ").arg(stage)), 1) << stage;
    const QStringList lists =
        pdfPages(write(sheetSubject(rally, games(), {}), {{SheetPart::List}}));
    ASSERT_EQ(lists.size(), 200);
    for (int stage = 1; stage <= 200; ++stage) {
        const QString page = lists[stage - 1].simplified() + u' ';
        EXPECT_TRUE(page.contains(QStringLiteral("SS %1: Chain ").arg(stage))) << stage;
        EXPECT_TRUE(page.contains(QStringLiteral("Page %1 of 200 ").arg(stage))) << stage;
    }
}

TEST_F(Sheets, PagesAreCountedBeforeTheyAreDrawn) {
    const auto drawn = [](const SheetDocument& document) {
        return static_cast<std::size_t>(
            (*sheetsAsPdf(document, allPages(document)))->count("/Type /Page "));
    };
    const SheetSubject subject = rallyOne();
    const auto counts = pageCounts(subject, {});
    for (const SheetPart part : allParts)
        EXPECT_EQ(counts.at(part), static_cast<int>(layOut(subject, {{part}}).pages.size()));
    for (const SheetPart part : allParts)
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const auto document = layOut(subject, {{part}, {paper, 10}});
            EXPECT_EQ(drawn(document), document.pages.size()) << static_cast<int>(part);
        }
    SheetPlan plan{allParts, {QPageSize::A4, 25}, {}, true};
    plan.scale.oneTo = 2;
    const auto whole = layOut(subject, plan);
    EXPECT_EQ(drawn(whole), whole.pages.size());
    EXPECT_EQ(pdfSizes(write(subject, plan)).size(), static_cast<qsizetype>(whole.pages.size()));
}

TEST_F(Sheets, PagesHaveTheSizeOfThePaper) {
    for (const auto& [paper, size] :
         {std::pair(QPageSize::A4, QSizeF(595, 842)), {QPageSize::Letter, {612, 792}}}) {
        const auto sizes = pdfSizes(write(rallyOne(), {allParts, {paper, 10}}));
        EXPECT_GE(sizes.size(), 14);
        for (const QSizeF& each : sizes) {
            const QSizeF upright = each.width() < each.height() ? each : each.transposed();
            EXPECT_NEAR(upright.width(), size.width(), 1);
            EXPECT_NEAR(upright.height(), size.height(), 1);
        }
    }
}

TEST_F(Sheets, WhatAUserWritesIsPlainText) {
    const auto odd = QStringLiteral("<b>&amp; %1");
    Rally rally = rallyOf(2, {"<i>Jo & Co"});
    const QList<RallyStage> stages = rally.stages(); // the rally changes meanwhile
    for (RallyStage stage : stages) {
        stage.stage = chain(2, {0, 1});
        stage.stage.info.title = odd;
        stage.stage.info.author = QStringLiteral("<u>%2");
        stage.stage.info.notes = QStringLiteral("<hr>%3 & so");
        rally = after(rally, changeStage(rally, stage));
    }
    rally.info.title = QStringLiteral("<h1>&lt;%1</h1>");
    const QString file = write(sheetSubject(rally, games(), {}), {allParts});
    const QString text = pdfText(file);
    for (const QString& each :
         {odd, QStringLiteral("<u>%2"), QStringLiteral("<i>Jo & Co"), rally.info.title})
        EXPECT_TRUE(text.contains(each)) << each.toStdString();
    EXPECT_EQ(pdfInfo(file, "Title"), rally.info.title);
}

TEST_F(Sheets, EachPageOfAStageNamesItAtItsTop) {
    SheetPlan plan{allParts};
    plan.parts.erase(SheetPart::Rally);
    plan.parts.erase(SheetPart::Times);
    plan.scale.oneTo = 1; // the map on several pages
    const SheetSubject subject = rallyOne();
    const auto document = layOut(subject, plan);
    const QString file = write(subject, plan);
    for (std::size_t page = 0; page < document.pages.size(); ++page) {
        const QString text = pdfText(file, static_cast<int>(page) + 1);
        EXPECT_EQ(text.count(document.pages[page].stage), 2) << text.toStdString(); // and the foot
    }
}

TEST_F(Sheets, APenaltyIsAskedForOnlyUnderTimeControl) {
    SheetSubject subject = rallyOne();
    const SheetPlan plan{{SheetPart::Times}};
    EXPECT_FALSE(pdfText(write(subject, plan)).contains(QStringLiteral("Penalty")));
    subject.rally.info.options.timeControl = true;
    EXPECT_TRUE(pdfText(write(subject, plan)).contains(QStringLiteral("Penalty")));
}

TEST_F(Sheets, ACarThatRetiredIsSaidSoInAWholeWord) {
    Rally rally = rallyOf(1, {"A", "B", "C", "D", "E", "F"});
    RallyStage stage = rally.stages().front();
    stage.stage = chain(1, {0, 1});
    rally = after(rally, changeStage(rally, stage));
    rally.info.options.timeControl = true;
    StageResult retired;
    retired.outcome = Retired{};
    for (int driver = 1; driver <= 6; ++driver)
        rally = with(rally, 1, driver, retired);
    for (const auto& [language, word, heading] : {std::tuple("en", "retired", "Standings"),
                                                  {"pl", "wycofanie", "Klasyfikacja"},
                                                  {"fr", "abandon", "Classement"},
                                                  {"de", "Ausfall", "Gesamtwertung"}}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        const QString file = write(sheetSubject(rally, games(), {}), {{SheetPart::Times}});
        const QString text = pdfText(file, 1) + pdfText(file, 2);
        // Of each driver in the table, and on each card; the standings below may head a column so.
        const qsizetype standings = text.indexOf(QString::fromLatin1(heading));
        ASSERT_GT(standings, 0) << text.toStdString();
        EXPECT_EQ(text.first(standings).count(QLatin1StringView(word)), 12) << text.toStdString();
    }
}

TEST_F(Sheets, TheFootCutsNothingThatFits) {
    Rally rally = rulebookRally(1);
    rally.info.authors = {QStringLiteral("Jean-Christophe Bouvier"), QStringLiteral("Roger BW"),
                          QStringLiteral("Dwayne Karenko"), QStringLiteral("Aaron Steward")};
    const SheetPlan plan{{SheetPart::Rally}};
    const QString text = pdfText(write(sheetSubject(rally, games(), {}), plan), 1);
    EXPECT_TRUE(text.contains(rally.info.authors.join(QStringLiteral(", ")))) << text.toStdString();
    rally.info.authors << QString(200, u'x');
    const QString cut = pdfText(write(sheetSubject(rally, games(), {}), plan), 1);
    EXPECT_TRUE(cut.contains(QStringLiteral("Untitled rally")));
    EXPECT_TRUE(cut.contains(QStringLiteral("Page 1 of")));
    EXPECT_TRUE(cut.contains(QChar(0x2026)));
}

TEST_F(Sheets, PrintIsDarkOnWhiteUnderADarkTheme) {
    const SheetPlan plan{allParts};
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
        const SheetPlan plan{allParts, {paper, 20}};
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

TEST_F(Sheets, AMissingGlyphIsSeen) {
    Stage stage = chain(1, {0, 1});
    const SheetPlan plan{{SheetPart::List}};
    const auto ink = [&](const QString& title) {
        stage.info.title = title;
        const auto document = layOut(sheetSubject(stage, games(), {}), plan);
        const QImage page = sheetPicture(document, 0, 1000);
        return inked(page.copy(0, page.height() - 110, page.width() / 2, 60));
    };
    EXPECT_GT(ink(QString::fromUcs4(U"A\U0001034A\U0001034A")), ink(QStringLiteral("A")) + 20);
}

TEST_F(Sheets, DrawingStopsWhenItIsToldTo) {
    const QString file = path("stopped.pdf");
    std::size_t drawn = 0;
    const auto written = writeSheets(rallyOne(), {allParts}, file, {}, [&](std::size_t n) {
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

} // namespace

} // namespace stagewright
