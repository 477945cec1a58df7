#include "model/design/close_gap.h"
#include "model/design/lay_list.h"
#include "tests/boards.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/holds_by_rules.h"

#include <gtest/gtest.h>

namespace stagewright {

TEST(HoldsByRules, TellsAnErrorAndAWarning) {
    Stock boxes;
    boxes.add(*catalogue().box(u"dirt-core"));
    const auto holds = holdsByRules(catalogue(), boxes);
    const Stage road = board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"203a", {0, -2}}});
    EXPECT_TRUE(holds(road));
    EXPECT_FALSE(holds(board({{"202a", {0, 0}}, {"204a", {0, -1}}})));
    EXPECT_FALSE(holdsByRules(catalogue(), Stock())(road));
    EXPECT_FALSE(holdsByRules(catalogue(), boxes, Table{20, 20})(road));
    const Stage before = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    const auto noWorse = noWorseByRules(before, catalogue(), boxes);
    EXPECT_TRUE(noWorse(before));
    EXPECT_FALSE(noWorse(board({{"202a", {0, 0}}, {"204a", {0, -1}}, {"205a", {5, 5}}})));
}

class DesignedStages : public testing::TestWithParam<int> {};

TEST_P(DesignedStages, OfEachListOfTheRulebooksHoldByAllRules) {
    for (const RulebookList& printed : rulebookLists()) {
        if (printed.name == QStringLiteral("rally3-ss2"))
            continue; // asks for both sides of a tile
        ListToLay list = toLay(printed.tiles);
        list.test = holdsByRules(catalogue(), list.boxes);
        SearchRun run;
        run.answers = 3;
        run.seed = static_cast<std::uint64_t>(GetParam());
        const Answers answers = layList(list, catalogue(), run);
        EXPECT_EQ(answers.stages.size(), 3U) << printed.name.toStdString();
        for (const Stage& stage : answers.stages) {
            Checker checker(catalogue(), list.boxes);
            checker.setFinished(true);
            checker.check(stage);
            for (const Finding& finding : checker.findings())
                ADD_FAILURE() << printed.name.toStdString() << ": " << finding.text.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, DesignedStages, testing::Values(1, 2, 99));

} // namespace stagewright
