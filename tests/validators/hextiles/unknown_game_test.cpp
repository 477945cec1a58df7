#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

constexpr QLatin1StringView unknownGame("unknown-game");

Stage named(const char* game, const char* side = "204a") {
    Stage stage = board({{side, {0, 0}}});
    stage.info.game = QString::fromLatin1(game);
    return stage;
}

TEST(UnknownGame, IsNamedWithThoseThereAre) {
    EXPECT_EQ(
        saidBy(unknownGame, named("titan")),
        "error unknown-game: Stagewright does not know the game \"titan\". It knows: dirt, gt.\n");
    Checker checker(catalogue(), {});
    checker.setGames({QStringLiteral("gt"), QStringLiteral("dirt-dust")}); // of whatever is laid
    checker.check(named("titan"));
    const auto& findings = checker.findings();
    EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.rule == unknownGame &&
               finding.text.endsWith(QStringLiteral("It knows: dirt, dirt-dust, gt."));
    }));
    EXPECT_EQ(saidBy(unknownGame, named("dirt")), "");
    EXPECT_EQ(saidBy(unknownGame, named("gt")), "");
    EXPECT_EQ(saidBy(unknownGame, named("")), ""); // it is guessed
}

TEST(UnknownGame, IsMadeThatOfItsTiles) {
    const auto gameAfterFix = [](const Stage& stage) -> QString {
        Checker checker(catalogue(), {});
        checker.check(stage);
        for (const Finding& finding : checker.findings())
            if (finding.rule == unknownGame) {
                const auto fix = checker.fixFor(stage, finding);
                if (!fix)
                    return QStringLiteral("no fix");
                Stage mended = stage;
                apply(fix->edit, mended);
                return mended.info.game + QStringLiteral(": ") + fix->name();
            }
        return QStringLiteral("no finding");
    };
    EXPECT_EQ(gameAfterFix(named("titan")),
              QStringLiteral("dirt: Make it a stage of Rallyman: DIRT"));
    EXPECT_EQ(gameAfterFix(named("titan", "103b")),
              QStringLiteral("gt: Make it a stage of Rallyman: GT"));
    Stage strange = named("titan");
    Placement tile = tilesOf(strange).placements().front();
    tilesOf(strange).remove(tile);
    tile.side = *TileId::parse(u"999a");
    tilesOf(strange).insert(tile);
    EXPECT_EQ(gameAfterFix(strange), QStringLiteral("no fix"));
}

} // namespace
} // namespace stagewright
