#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/tile_checker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

CheckSettings withTheCoreBox() {
    CheckSettings settings;
    settings.games = games();
    settings.boxes = {{QStringLiteral("dirt-core"), 1}};
    return settings;
}

TEST(TileChecker, SaysWhatTheCheckerSays) {
    EXPECT_TRUE(rc::check("with the same boxes, table and hints", [] {
        CheckSettings settings = withTheCoreBox();
        settings.hints = *rc::gen::arbitrary<bool>();
        settings.finished = *rc::gen::arbitrary<bool>();
        settings.table = Table{60, 40};
        Stage stage = *anyBoard();
        Checker plain(catalogue(), stockOf({"dirt-core"}));
        plain.setHints(settings.hints);
        plain.setFinished(settings.finished);
        plain.setTable(settings.table);
        const auto checker = checkerFor(stage, settings);
        RC_ASSERT(checker->check(stage));
        plain.check(stage);
        RC_ASSERT(said(checker->findings()) == said(plain.findings()));
        if (tilesOf(stage).placements().isEmpty())
            return;
        const auto& tiles = tilesOf(stage).placements();
        const Placement one = tiles[anyIndex(tiles)];
        const Edit edit = take({&one, 1});
        apply(edit, stage);
        checker->recheck(stage, edit.layout);
        plain.check(stage);
        RC_ASSERT(said(checker->findings()) == said(plain.findings()));
    }));
}

TEST(TileChecker, OtherSettingsCountFromTheNextCheckOn) {
    CheckSettings settings = withTheCoreBox();
    const Stage twice = board({{"204a", {0, 0}}, {"204b", {3, 0}}});
    const auto checker = checkerFor(twice, settings);
    const auto isShort = [&] {
        const Findings& found = checker->findings();
        return std::any_of(found.begin(), found.end(), [](const Finding& finding) {
            return finding.rule == QStringLiteral("inventory");
        });
    };
    EXPECT_TRUE(checker->check(twice));
    EXPECT_TRUE(isShort());
    settings.boxes = {{QStringLiteral("dirt-core"), 2}};
    checker->set(settings);
    EXPECT_TRUE(isShort());
    checker->recheck(twice, {});
    EXPECT_FALSE(isShort());
}

TEST(TileChecker, FindsTheWayAndWhatMends) {
    const CheckSettings settings = withTheCoreBox();
    const Stage stage = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    const auto checker = checkerFor(stage, settings);
    EXPECT_TRUE(checker->check(stage));
    EXPECT_EQ(checker->way(stage).join(u' '), QStringLiteral("202a 204a 203a"));
    const Stage askew = board({{"202a", {0, 2}}, {"204a", {0, 1}, 1}, {"203a", {0, 0}}});
    const auto other = checkerFor(askew, settings);
    EXPECT_TRUE(other->check(askew));
    EXPECT_TRUE(other->way(askew).isEmpty());
    ASSERT_FALSE(other->findings().isEmpty());
    // By any thread, after the checker has gone.
    const FixFinder fixes = checkerFor(askew, settings)->fixes(askew);
    const auto fix = fixes(other->findings().front());
    ASSERT_TRUE(fix);
    Stage mended = askew;
    apply(fix->edit, mended);
    EXPECT_TRUE(checker->check(mended));
    EXPECT_TRUE(checker->findings().isEmpty()) << said(checker->findings());
    const Mended all = games().face<StageRules>(askew).mended(askew, settings);
    EXPECT_EQ(all.fixes.size(), 1U);
    EXPECT_EQ(all.stage, mended);
}

} // namespace
} // namespace stagewright
