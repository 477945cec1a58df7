#include "model/drive/space_graph.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(SpaceGraphOfStages, ReferenceCounts) {
    const SpaceGraph first = graphOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(spaceCount(first), 78U);
    EXPECT_EQ(num_edges(first), 153U);
    const SpaceGraph second = graphOf(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json")));
    EXPECT_EQ(spaceCount(second), 113U);
    EXPECT_EQ(num_edges(second), 231U);
}

} // namespace
} // namespace stagewright
