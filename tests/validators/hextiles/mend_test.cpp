#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/mend.h"

#include <gtest/gtest.h>

#include <array>

namespace stagewright {
namespace {

std::array<int, 3> severityCounts(const Findings& findings) {
    std::array<int, 3> counts{};
    for (const Finding& finding : findings)
        ++counts.at(static_cast<std::size_t>(finding.severity));
    return counts;
}

std::string namesOf(const Mended& mended) {
    QStringList names;
    for (const Fix& fix : mended.fixes)
        names << fix.name();
    return names.join(QStringLiteral("; ")).toStdString();
}

TEST(Mend, EveryFixOfAnyBoardBettersIt) {
    const Stock core = stockOf({"dirt-core", "gt-core", "dirt-rx"});
    int fixes = 0;
    EXPECT_TRUE(
        rc::check("its finding goes, what is worse does not grow, and it can be undone", [&] {
            const Stage stage = *anyBoard();
            Checker checker(catalogue(), core);
            checker.setHints(true);
            checker.check(stage);
            const Findings before = checker.findings();
            for (const Finding& finding : before) {
                const auto fix = checker.fixFor(stage, finding);
                if (!fix)
                    continue;
                ++fixes;
                RC_ASSERT(!fix->name().isEmpty());
                Stage after = stage;
                apply(fix->edit, after);
                Checker fresh(catalogue(), core);
                fresh.setHints(true);
                fresh.check(after);
                RC_ASSERT(!fresh.findings().contains(finding));
                RC_ASSERT(severityCounts(fresh.findings()) < severityCounts(before));
                apply(inverse(fix->edit), after);
                RC_ASSERT(after == stage);
            }
        }));
    EXPECT_GT(fixes, 0);
}

TEST(Mend, GoesOnUntilNothingObviousIsLeft) {
    // A tile turned wrongly, one doubled, and one of which the box holds too few.
    const Stage stage = board({{"202a", {0, 4}},
                               {"204a", {0, 3}, 1},
                               {"205a", {0, 2}},
                               {"205a", {0, 2}},
                               {"205b", {0, 1}},
                               {"203a", {0, 0}}});
    const Stock core = stockOf({"dirt-core"});
    const Mended done = mended({stage, catalogue(), core}, true);
    Checker checker(catalogue(), core);
    checker.setHints(true);
    checker.check(done.stage);
    EXPECT_EQ(said(checker.findings()), "");
    EXPECT_EQ(done.fixes.size(), 3U) << namesOf(done);
}

TEST(Mend, LeavesHintsAloneUnlessAsked) {
    const Stage stage = board({{"202a", {0, 1}, 3}, {"203a", {0, 0}}});
    EXPECT_TRUE(mended({stage, catalogue(), everything()}, false).fixes.empty());
    const Mended done = mended({stage, catalogue(), everything()}, true);
    EXPECT_EQ(namesOf(done), "Turn 202a round");
    EXPECT_EQ(done.stage, board({{"202a", {0, 1}}, {"203a", {0, 0}}}));
}

TEST(Mend, AGoodStageStaysAsItIs) {
    for (const std::string& file : rulebookStages()) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        const Mended done = mended({stage, catalogue(), stockOf({"dirt-core"})}, false);
        EXPECT_TRUE(done.fixes.empty()) << file << namesOf(done);
        EXPECT_EQ(done.stage, stage) << file;
    }
}

TEST(Mend, ComesToAnEndOnAnyBoard) {
    EXPECT_TRUE(rc::check("as many fixes as findings at most", [] {
        const Stage stage = *anyBoard();
        const Stock core = stockOf({"dirt-core"});
        const Mended done = mended({stage, catalogue(), core}, true);
        Checker checker(catalogue(), core);
        checker.setHints(true);
        checker.check(stage);
        const auto before = severityCounts(checker.findings());
        checker.check(done.stage);
        RC_ASSERT(severityCounts(checker.findings()) <= before);
        for (const Finding& finding : checker.findings())
            RC_ASSERT(!checker.fixFor(done.stage, finding));
    }));
}

} // namespace
} // namespace stagewright
