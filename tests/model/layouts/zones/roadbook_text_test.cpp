#include "model/exchange/built_in_games.h"
#include "model/game/stage_texts.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/roadbook_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// "title: line" for each stage, or what is wrong.
std::string roadbooksIn(const char* text) {
    const auto stages = readRoadbooks(QString::fromUtf8(text), publicBoards());
    if (!stages)
        return QStringLiteral("%1: %2")
            .arg(stages.error().place, stages.error().what)
            .toStdString();
    QStringList lines;
    for (const RoadbookStage& stage : *stages)
        lines << stage.title + QStringLiteral(": ") + roadbookLine(stage.sections);
    return lines.join(u'\n').toStdString();
}

TEST(Roadbooks, OfOneStageAreALine) {
    EXPECT_EQ(roadbooksIn("L0-L1 / C7-C6"), ": L0-L1 / C7-C6");
    EXPECT_EQ(roadbooksIn("L0-L1\nC7-C6\r\nL2-L3\n"), ": L0-L1 / C7-C6 / L2-L3");
    EXPECT_EQ(roadbooksIn("L0-L1 / C7-C6 /\nL2-L3 / V2-V3"), ": L0-L1 / C7-C6 / L2-L3 / V2-V3");
    EXPECT_EQ(roadbooksIn("L0-L1 / C7-C6\n/ L2-L3 / V2-V3"), ": L0-L1 / C7-C6 / L2-L3 / V2-V3");
    EXPECT_EQ(roadbooksIn("Monte: C3-L9-L8-C4"), "Monte: C8-C3 / L9-L8 / C4-C5");
}

TEST(Roadbooks, OfSeveralStagesArePartedByTitlesEmptyLinesAndLines) {
    EXPECT_EQ(roadbooksIn("L0-L1 / C7-C6\nL2-L3 / V2-V3\nC4-C5"),
              ": L0-L1 / C7-C6\n: L2-L3 / V2-V3 / C4-C5");
    EXPECT_EQ(roadbooksIn("L0-L1\n\nC7-C6\n \n\nL2-L3"), ": L0-L1\n: C7-C6\n: L2-L3");
    EXPECT_EQ(roadbooksIn("SS 1: L0-L1\nC7-C6\n2. L2-L3\nTurini (night) - V2-V3 / C4-C5"),
              "SS 1: L0-L1 / C7-C6\n2: L2-L3\nTurini (night): V2-V3 / C4-C5");
    EXPECT_EQ(roadbooksIn("# Monte Carlo\n\nSisteron\nL0-L1\nBurzet:\nC7-C6"),
              "Sisteron: L0-L1\nBurzet: C7-C6");
}

TEST(Roadbooks, SayInWhichStageWhatIsWrong) {
    EXPECT_EQ(roadbooksIn("L0-L1 / 7-C6"), "column 9: a point is a zone's letter and a number");
    EXPECT_EQ(roadbooksIn("Q / L0-L1"), "column 1: a point is a zone's letter and a number");
    EXPECT_EQ(roadbooksIn("L1000-L1"), "column 1: a point is a zone's letter and a number");
    EXPECT_EQ(roadbooksIn("SS 1: L0-L1\nSS 2: C7-C6 / L2"),
              "stage 2, column 9: a section has two points, where it begins and ends");
    EXPECT_EQ(roadbooksIn(""), "column 1: a stage has at least one section");
    QByteArray many;
    for (int i = 0; i < 201; ++i)
        many += "L0-L1\n\n";
    EXPECT_EQ(roadbooksIn(many.constData()),
              "stage 201: holds more stages than a rally can have, 200");
}

TEST(Roadbooks, AreKnownFromOtherTexts) {
    const auto boards = publicBoards();
    EXPECT_TRUE(isOfRoadbooks(u"SS 1: L0-L1\nSS 2: C7", boards));
    EXPECT_FALSE(isOfRoadbooks(u"202a 216b 203a", boards));
    EXPECT_FALSE(isOfRoadbooks(u"A list of L0 and nothing", boards));
    EXPECT_FALSE(isOfRoadbooks(u"", boards));
}

TEST(Roadbooks, AreTextsOfStages) {
    const auto games = builtInGames();
    ASSERT_TRUE(games.has_value());
    const auto stages = stagesOfText(QStringLiteral("SS 1: L0-L1\nSS 2: C7-C6"), *games);
    ASSERT_TRUE(stages.has_value());
    ASSERT_EQ(stages->size(), 2U);
    EXPECT_EQ((*stages)[1].info.title, QStringLiteral("SS 2"));
    EXPECT_EQ((*stages)[1].info.game, QString(zonesGame));
    EXPECT_EQ(roadbookLine(chainOf((*stages)[1]).sections), QStringLiteral("C7-C6"));
    EXPECT_EQ(stagesOfText(QStringLiteral("SS 1: L0-L1\nSS 2: C7"), *games).error().place,
              QStringLiteral("stage 2, column 1"));
    EXPECT_EQ(stagesOfText(QStringLiteral("202a 203a"), *games).error().place, QString());
}

} // namespace
} // namespace stagewright
