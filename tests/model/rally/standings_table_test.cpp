#include "model/rally/standings_table.h"
#include "tests/model/rally/rallies.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TextTable table() {
    Rally rally = rallyOf(1, {"Zoë", "=A|B,\n\"C\""});
    rally = with(with(rally, 1, 1, drove(109)), 1, 2, drove(97));
    return standingsTable(rally, 1, rulesOfGame);
}

TEST(StandingsTable, IsWrittenAsText) {
    EXPECT_EQ(asText(table()), QStringLiteral("Place  Driver     Total  Gap\n"
                                              "1      =A|B, \"C\"  1:37\n"
                                              "2      Zoë        1:49   +0:12\n"));
}

TEST(StandingsTable, IsWrittenAsCsvWithoutFormulas) {
    // A gap begins with a sign, and is kept from being reckoned with as well.
    EXPECT_EQ(asCsv(table()), QStringLiteral("Place,Driver,Total,Gap\r\n"
                                             "1,\"'=A|B, \"\"C\"\"\",1:37,\r\n"
                                             "2,Zoë,1:49,'+0:12\r\n"));
}

TEST(StandingsTable, IsWrittenAsMarkdownThatStaysATable) {
    EXPECT_EQ(asMarkdown(table()), QStringLiteral("| Place | Driver | Total | Gap |\n"
                                                  "| --- | --- | --- | --- |\n"
                                                  "| 1 | =A\\|B, \"C\" | 1:37 |  |\n"
                                                  "| 2 | Zoë | 1:49 | \\+0:12 |\n"));
}

TEST(StandingsTable, SaysWhoHasRetiredAndWhere) {
    Rally rally = rallyOf(2, {"A", "B", "C"});
    StageResult retired;
    retired.outcome = Retired{};
    rally = with(with(rally, 1, 1, retired), 1, 2, drove(100));
    rally = with(with(rally, 1, 3, drove(110)), 2, 3, retired);
    rally = with(rally, 2, 2, drove(100));
    EXPECT_EQ(asText(standingsTable(rally, 2, rulesOfGame)),
              QStringLiteral("Place  Driver  Total    Gap    Stages missing  Retired\n"
                             "1      B       3:20            0\n"
                             "2      C       4:30     +1:10  0               SS 2\n"
                             "3      A       retired  –      1               SS 1\n"));
}

TEST(StandingsTable, TellsOfStagesMissing) {
    const Rally rally = with(rallyOf(1, {"A", "B"}), 1, 2, drove(97));
    EXPECT_EQ(standingsTable(rally, 1, rulesOfGame).rows.back(),
              (QStringList{QStringLiteral("–"), QStringLiteral("A"), QStringLiteral("–"),
                           QStringLiteral("–"), QStringLiteral("1")}));
}

} // namespace
} // namespace stagewright
