#include "model/drive/rules_file.h"
#include "model/rally/prepared_rally.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rules_by_game.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QString dirtId = QStringLiteral("dirt");
const QString mine = QStringLiteral("mine");

/// Stages that can be driven, each of a game.
Rally rallyOfGames(const QStringList& games) {
    Rally rally;
    for (const QString& game : games) {
        RallyStage stage;
        stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        stage.stage.info.game = game;
        apply(addStage(rally, stage, rally.stages().size()), rally);
    }
    return rally;
}

/// Those of DIRT, as a table's own for a game.
HouseRules ownFor(const QString& game) {
    DriveRules rules = *builtInRules(dirtId);
    rules.game = game;
    rules.title = QStringLiteral("Ours");
    return {{game, {QStringLiteral("ours.json"), rules}}};
}

TEST(RulesByGame, AGameWithoutRulesIsNamedAndTheOthersHaveTheirs) {
    const auto rules = RulesByGame::of(rallyOfGames({mine, QStringLiteral("gt")}));
    ASSERT_TRUE(rules);
    ASSERT_TRUE(rules->faultOf(mine));
    EXPECT_EQ(sentence(*rules->faultOf(mine)).toStdString(),
              "game: there are no rules for the game \"mine\". There are rules for: dirt, gt. "
              "Others come from a rules file.");
    EXPECT_FALSE(rules->faultOf(QStringLiteral("gt")));
    EXPECT_EQ(rules->usual().game, QStringLiteral("gt"));
    EXPECT_EQ(rules->rulesOf()(QStringLiteral("gt")).title, QStringLiteral("Rallyman: GT"));
}

TEST(RulesByGame, WhereNoGameHasRulesTheUsualOnesAreWhole) {
    const auto rules = RulesByGame::of(rallyOfGames({mine}));
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->usual().game, dirtId);
    EXPECT_FALSE(rules->usual().dashboards.empty());
    EXPECT_EQ(RulesByGame::of(Rally())->usual().game, dirtId);
}

TEST(RulesByGame, RulesOfOnesOwnServeAGameOfOnesOwn) {
    const auto rules = RulesByGame::of(rallyOfGames({mine}), ownFor(mine));
    ASSERT_TRUE(rules);
    EXPECT_FALSE(rules->faultOf(mine));
    EXPECT_EQ(rules->ownName(mine), QStringLiteral("ours.json"));
    EXPECT_EQ(rules->usual().title, QStringLiteral("Ours"));
}

TEST(RulesByGame, AStageThatDoesNotSayItsGameIsDrivenByRulesForItOrForTheUsualGame) {
    const Rally unsaid = rallyOfGames({QString()});
    for (const QString& game : {QString(), dirtId}) {
        const auto rules = RulesByGame::of(unsaid, ownFor(game));
        ASSERT_TRUE(rules);
        EXPECT_EQ(rules->ownNames(), QStringList(QStringLiteral("ours.json")));
        EXPECT_EQ(rules->usual().title, QStringLiteral("Ours"));
    }
    EXPECT_EQ(RulesByGame::of(unsaid, ownFor(QStringLiteral("gt")))->ownNames(), QStringList());
}

TEST(RulesByGame, AStageWithoutRulesCannotBeDriven) {
    const Rally rally = rallyOfGames({dirtId, mine});
    const auto without = prepareRally(rally, games(), *RulesByGame::of(rally));
    ASSERT_FALSE(without);
    EXPECT_TRUE(without.error().place.startsWith(QStringLiteral("SS 2")))
        << without.error().place.toStdString();
    EXPECT_TRUE(prepareRally(rally, games(), *RulesByGame::of(rally, ownFor(mine))));
}

} // namespace
} // namespace stagewright
