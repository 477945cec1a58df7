#include "editor/document/document.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/reversal.h"
#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

std::vector<int> bendsOf(const Document& document) {
    const Stage& stage = document.stage();
    const RoadGraph roads(stage, catalogueOf(document));
    std::vector<int> bends; // left negative
    for (const Pacenote& note : pacenotes(roads, routeOf(document)))
        for (const BendNote& bend : note.bends())
            bends.push_back(bend.hand == BendSide::Left ? -bend.degrees : bend.degrees);
    return bends;
}

class RulebookReversal : public testing::TestWithParam<std::string> {};

TEST_P(RulebookReversal, LeadsBackOverTheSameTilesAndTwiceIsAsBefore) {
    Document document(games());
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    document.open(stage, {});
    ASSERT_TRUE(routeOf(document).complete);
    const std::size_t length = routeOf(document).steps.size();
    const auto bends = bendsOf(document);
    const auto step = reverseStage(document.stage(), catalogueOf(document), routeOf(document));
    if (!step) { // named, and nothing has changed
        EXPECT_TRUE(step.error().startsWith(QStringLiteral("Tile "))) << qPrintable(step.error());
        return;
    }
    document.make(*step);
    EXPECT_TRUE(routeOf(document).complete);
    EXPECT_EQ(routeOf(document).steps.size(), length);
    document.make(reverseStage(document.stage(), catalogueOf(document), routeOf(document)).value());
    EXPECT_EQ(document.stage(), stage);
    EXPECT_EQ(bendsOf(document), bends);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, RulebookReversal, testing::ValuesIn(rulebookStages()), caseName);
INSTANTIATE_TEST_SUITE_P(Circuits, RulebookReversal, testing::ValuesIn(gtCircuits()), caseName);

TEST(Reversal, CornersTurnTheOtherWay) {
    Document document(games());
    document.open(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), {});
    auto mirrored = bendsOf(document);
    ASSERT_FALSE(mirrored.empty());
    std::reverse(mirrored.begin(), mirrored.end());
    for (int& bend : mirrored)
        bend = -bend;
    document.make(reverseStage(document.stage(), catalogueOf(document), routeOf(document)).value());
    EXPECT_EQ(bendsOf(document), mirrored);
}

TEST(Reversal, ATileThatCannotChangePlacesIsNamed) {
    // The start-finish tile 401b has three lanes at one end and two at the other.
    Document document(games());
    Stage ring = board({{"401b", {0, 0}}, {"205a", {0, -1}}}, StageKind::Circuit);
    document.open(ring, {});
    const auto step = reverseStage(document.stage(), catalogueOf(document), routeOf(document));
    ASSERT_FALSE(step);
    EXPECT_FALSE(step.error().isEmpty());
    EXPECT_EQ(document.stage(), ring);
}

} // namespace

} // namespace stagewright
