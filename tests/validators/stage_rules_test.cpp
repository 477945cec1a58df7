#include "tests/field_game.h"
#include "tests/rulebook_stages.h"
#include "validators/stage_rules.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(StageRulesOfAKindWithoutRules, SayNothingAndMendNothing) {
    CheckSettings settings;
    settings.games = gamesWithFields();
    settings.hints = true;
    settings.finished = true;
    Stage line = fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
    const auto checker = checkerFor(line, settings);
    EXPECT_TRUE(checker->check(line));
    EXPECT_TRUE(checker->findings().isEmpty());
    const Edit edit = layFields(line, {});
    apply(edit, line);
    checker->recheck(line, edit.layout);
    checker->set(settings);
    EXPECT_TRUE(checker->findings().isEmpty());
    EXPECT_TRUE(checker->way(line).isEmpty());
    EXPECT_FALSE(checker->fixes(line)(Finding()));
    const Mended mended = settings.games.face<StageRules>(line).mended(line, settings);
    EXPECT_EQ(mended.stage, line);
    EXPECT_TRUE(mended.fixes.empty());
}

TEST(StageRulesOfAKindWithoutRules, AreNotThoseOfTheOthers) {
    CheckSettings settings;
    settings.games = gamesWithFields();
    const Stage tiles = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const auto checker = checkerFor(tiles, settings);
    EXPECT_TRUE(checker->check(tiles));
    EXPECT_FALSE(checker->findings().isEmpty()); // there are no boxes
}

} // namespace
} // namespace stagewright
