#include "model/rally/pieces_to_lay.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

int tilesIn(const std::vector<PieceLine>& lines) {
    int count = 0;
    for (const PieceLine& line : lines)
        count += line.isToken ? 0 : line.count;
    return count;
}

TEST(PiecesToLay, LeaveOutWhatLiesOnTheTable) {
    const Rally rally = rulebookRally(1);
    const auto first = piecesToLay(rally, 0, games());
    ASSERT_TRUE(first && first->moves);
    EXPECT_EQ(first->moves->stay, 0);
    EXPECT_EQ(tilesIn(first->fetch), rally.stages().front().stage.layout.pieceCount());
    const auto second = piecesToLay(rally, 1, games());
    ASSERT_TRUE(second && second->moves);
    EXPECT_GT(second->moves->stay + second->moves->move, 0);
    EXPECT_EQ(tilesIn(second->fetch), second->moves->fetch);
    EXPECT_LT(tilesIn(second->fetch), rally.stages().at(1).stage.layout.pieceCount());
}

TEST(PiecesToLay, OfStagesLaidAtOnceAreThoseOfAll) {
    Rally rally = rulebookRally(1);
    rally.info.laying = Laying::AllAtOnce;
    const auto all = piecesToLay(rally, 0, games());
    ASSERT_TRUE(all);
    EXPECT_EQ(all->stages, (std::vector<qsizetype>{0, 1, 2}));
    EXPECT_FALSE(all->moves);
    int tiles = 0;
    for (const RallyStage& each : rally.stages())
        tiles += each.stage.layout.pieceCount();
    EXPECT_EQ(tilesIn(all->fetch), tiles);
    EXPECT_FALSE(piecesToLay(rally, 1, games())) << "it lies already";
}

} // namespace
} // namespace stagewright
