#include "editor/season/sheets/season_pages.h"
#include "editor/sheets/sheet_pages.h"
#include "tests/editor/files.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/model/season/seasons.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// 24 rounds of twelve drivers, each with a team and a class.
RallySeason longSeason() {
    RallySeason season = seasonOf({});
    SeasonRound round;
    for (int i = 0; i < 12; ++i) {
        const QString name = QStringLiteral("Driver%1 Wiśniewski").arg(i + 1);
        season.drivers << RosterDriver{
            name, {}, i + 1, QStringLiteral("Team%1").arg(i / 2 + 1), QStringLiteral("N2"), {}};
        RoundResult result;
        result.driver = name;
        result.place = i + 1;
        result.stagePlaces = {i + 1};
        round.results << result;
    }
    round.stages = {QStringLiteral("Stage")};
    for (int i = 0; i < 24; ++i) {
        round.title = QStringLiteral("Rally number %1").arg(i + 1);
        season.rounds << round;
    }
    return season;
}

TEST(SeasonPages, RoundsThatDoNotFitBesideEachOtherFollowBelow) {
    const RallySeason season = longSeason();
    const SheetDocument document =
        seasonDocument({season, questionsOf(season), {QPageSize::A4, 10}});
    const auto pdf = sheetsAsPdf(document, allPages(document));
    ASSERT_TRUE(pdf && *pdf);
    QTemporaryDir folder;
    const QString text = pdfText(writeFile(folder.filePath(QStringLiteral("season.pdf")), **pdf));
    EXPECT_FALSE(text.contains(QChar(0x2026))) << "nothing is cut";
    for (int i = 1; i <= 12; ++i)
        EXPECT_TRUE(text.contains(QStringLiteral("Driver%1 Wiśniewski").arg(i))) << i;
    for (int i = 1; i <= 24; ++i)
        EXPECT_TRUE(text.contains(QStringLiteral(" R%1 ").arg(i))) << i;
    // The winner's points, in each part of the table.
    EXPECT_GE(text.count(QStringLiteral(" 240 ")), 2);
}

} // namespace
} // namespace stagewright
