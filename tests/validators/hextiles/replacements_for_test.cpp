#include "model/layouts/hextiles/building/fit.h"
#include "model/layouts/hextiles/building/replacement.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

#include <set>

namespace stagewright {
namespace {

constexpr qsizetype asManyAsThereAre = 10'000;

bool anything(const TileId&) {
    return true;
}

int mistakesIn(const Findings& findings) {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [](const Finding& each) { return each.severity != Severity::Hint; }));
}

/// Each road tile of a stage of the rulebook, and what may lie in its place.
template <typename Test>
void forEachTile(Test test) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const Placement& tile : tilesOf(stage).placements())
        test(stage, tile);
}

TEST(ReplacementsFor, WhateverIsOfferedMendsNothingAndBreaksNothing) {
    forEachTile([](const Stage& stage, const Placement& tile) {
        Checker checker(catalogue(), everything());
        checker.check(stage);
        for (const TileId& side : replacementsFor(tile, stage, catalogue(), anything, 8)) {
            EXPECT_NE(side, tile.side);
            Stage after = stage;
            apply(replaced(stage, {&tile, 1}, side, catalogue()), after);
            Checker anew(catalogue(), everything());
            anew.check(after);
            EXPECT_EQ(mistakesIn(anew.findings()), mistakesIn(checker.findings()))
                << tile.side.toString().toStdString() << " by " << side.toString().toStdString();
        }
    });
}

// Found the slow way: every side of the catalogue, in whatever turn the replacement would lie.
TEST(ReplacementsFor, NoneIsForgotten) {
    forEachTile([](const Stage& stage, const Placement& tile) {
        Stage rest = stage;
        tilesOf(rest).remove(tile);
        std::set<TileId> wanted;
        for (const TileSide& side : catalogue().sides()) {
            const Placement next = inPlaceOf(tile, side.id, rest, catalogue());
            const Fit how = fit(rest, catalogue(), next);
            if (side.id != tile.side && side.role == catalogue().find(tile.side)->role &&
                how.fits() && how.joins() >= fit(rest, catalogue(), tile).joins())
                wanted.insert(side.id);
        }
        const auto offered = replacementsFor(tile, stage, catalogue(), anything, asManyAsThereAre);
        EXPECT_EQ(std::set<TileId>(offered.begin(), offered.end()), wanted);
    });
}

TEST(ReplacementsFor, TheLikestComeFirstAndOnlyWhatMayBeHad) {
    const Stage stage = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    const Placement& straight = tilesOf(stage).at({0, 1}).front();
    const auto offered = replacementsFor(straight, stage, catalogue(), anything, asManyAsThereAre);
    ASSERT_GT(offered.size(), 3);
    const TileSide& first = *catalogue().find(offered.front());
    EXPECT_EQ(first.terrain, catalogue().find(straight.side)->terrain);
    EXPECT_EQ(first.roads.front().bend(), 0);
    EXPECT_EQ(replacementsFor(straight, stage, catalogue(), anything, 3), offered.first(3));
    const TileId second = offered.at(1);
    EXPECT_EQ(replacementsFor(
                  straight, stage, catalogue(), [&](const TileId& side) { return side == second; },
                  asManyAsThereAre),
              QList<TileId>{second});
}

} // namespace
} // namespace stagewright
