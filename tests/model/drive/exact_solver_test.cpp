#include "model/drive/exact_solver.h"
#include "tests/boards.h"
#include "tests/model/drive/drives.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

ExactDrive solved(const Stage& stage) {
    return *solveExactly(graphOf(stage), dirtRules(), dirtRules().dashboards.front());
}

TEST(ExactSolver, ValuesWorkedOutByHand) {
    EXPECT_NEAR(solved(board({{"202a", {0, 1}}, {"203a", {0, 0}}})).start.seconds, 1115.0 / 54,
                1e-9);
    EXPECT_NEAR(solved(board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}})).start.seconds,
                1355.0 / 81, 1e-9);
}

TEST(ExactSolver, ValuesOfAnIndependentProgram) {
    EXPECT_NEAR(solved(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))).start.seconds,
                126.884174, 1e-6);
    EXPECT_NEAR(solved(stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json"))).start.seconds,
                165.809038, 1e-6);
}

} // namespace
} // namespace stagewright
