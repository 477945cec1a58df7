#include "model/exchange/exchange.h"
#include "model/pack/rally_pack.h"
#include "model/rally/rally_edits.h"
#include "tests/model/layouts/cards/card_tables.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Rally eveningOf(const std::vector<QByteArray>& tables) {
    std::vector<Stage> stages;
    for (const QByteArray& fields : tables)
        stages.push_back(cardStage(fields));
    return packOf(stages, QStringLiteral("Evening")).value().rally;
}

std::vector<int> placesOf(const Rally& rally) {
    std::vector<int> places;
    for (const RallyStage& stage : rally.stages())
        places.push_back(placesAt(stage.stage).value_or(0));
    return places;
}

TEST(PlayersOfTables, AreThoseOfTheEvening) {
    EXPECT_EQ(Rally(cardStage(R"("shop": [], "drivers": [null, null])")).players(), 2);
    EXPECT_EQ(Rally(cardStage(R"("shop": [], "mode": "solo")")).players(), 1);
    EXPECT_EQ(Rally(cardStage(R"("shop": [], "players": 2, "flipped": [0, 0, 1])")).players(), 3);
    EXPECT_EQ(Rally(cardStage(R"("tiles": [])")).players(), 4);
    EXPECT_EQ(placesAt(cardStage(R"("tiles": [])")), std::nullopt);
    EXPECT_EQ(eveningOf({R"("shop": [], "players": 2)", R"("shop": [], "players": 3)"}).players(),
              3);
    EXPECT_EQ(eveningOf({R"("shop": [], "mode": "solo")", R"("tiles": [])"}).players(), 4);
    EXPECT_EQ(eveningOf({R"("shop": [], "mode": "solo")"}).players(), 1);
    EXPECT_EQ(playersFor(eveningOf({R"("shop": [], "mode": "solo")"}).stages()), 1);
}

TEST(PlayersOfTables, FollowTheEveningsWhereTheyCan) {
    const Rally rally = eveningOf({R"("shop": [], "drivers": ["harry-jordan", null, null])",
                                   R"("shop": [], "mode": "solo")", R"("tiles": [])",
                                   R"("shop": [], "players": 3)"});
    using Places = std::vector<int>;
    EXPECT_EQ(placesOf(rally), (Places{3, 1, 0, 3}));
    const auto planned = [&](int players) {
        Rally changed = rally;
        const RallyEdit edit = planFor(rally, players);
        apply(edit, changed);
        EXPECT_EQ(changed.info.evening.players, players);
        Rally back = changed;
        apply(inverse(edit), back);
        EXPECT_EQ(back, rally);
        return changed;
    };
    EXPECT_EQ(placesOf(planned(2)), (Places{2, 1, 0, 2}));
    EXPECT_EQ(placesOf(planned(4)), (Places{4, 1, 0, 4}));
    EXPECT_EQ(placesOf(planned(6)), (Places{4, 1, 0, 4})) << "the box has things for four";
    EXPECT_EQ(cardTableOf(planned(2).stages()[0].stage).seats[0].driver,
              QStringLiteral("harry-jordan"));
    EXPECT_TRUE(planFor(rally, 3).isNothing());
}

} // namespace
} // namespace stagewright
