#include "model/drive/stage_timing.h"
#include "model/layouts/points/racing/left_out.h"
#include "model/layouts/points/racing/titan_forecast.h"
#include "model/layouts/points/track/race_plan.h"
#include "tests/model/layouts/points/titans_on_board.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {
namespace {

TitanLayout bareTrack() {
    return TitanLayout{StackKind::Loop, {PointTrack()}};
}

/// Within four standard errors of a table of 1,000 races.
void expectShare(double share, int percent) {
    const double p = percent / 100.0;
    EXPECT_NEAR(share, p, 4 * std::sqrt(p * (1 - p) / 1000) + 0.005);
}

TEST(TitanForecast, HoldsOneTitanExactlyAndSeveralByBothDrafts) {
    const auto races = racesFor(bareTrack(), titanGame(), 4);
    ASSERT_TRUE(races);
    EXPECT_EQ(races->titans, 4);
    const auto forecast = forecastOf(*races, {.threads = 2}, {});
    ASSERT_TRUE(forecast);
    ASSERT_EQ(forecast->alone.size(), 6U);
    EXPECT_NEAR(forecast->alone[0].expectedTurns, 12.370369, 1e-6);
    EXPECT_NEAR(forecast->alone[5].expectedTurns, 9.564002, 1e-6);
    EXPECT_EQ(forecast->alone[5].fewestTurns, 9);
    EXPECT_NEAR(forecast->races.rounds().mean, 9.06, 0.08);
    EXPECT_NEAR(forecast->otherDraft.rounds().mean, 9.68, 0.1);
    expectShare(forecast->races.wins(0).mean, 57);
    expectShare(forecast->otherDraft.wins(0).mean, 59);
    EXPECT_LT(unevenness(forecast->otherDraft), unevenness(forecast->races))
        << "rolling is fairer on a bare board";
    EXPECT_GT(forecast->races.livesLost(), 0);
    EXPECT_EQ(forecastOf(*races, {}, {})->races, forecast->races) << "for any number of threads";
}

TEST(TitanForecast, WhoIsSeatedRacesElseAsManyAsPlay) {
    const auto titans = [](const TitanLayout& layout, int players) {
        return racesFor(layout, titanGame(), players)->titans;
    };
    EXPECT_EQ(titans(bareTrack(), 2), 4);
    EXPECT_EQ(titans(bareTrack(), 3), 3);
    EXPECT_EQ(titans(bareTrack(), 1), 4);
    EXPECT_EQ(titans(bareTrack(), 9), 6);
    const TitanLayout three = withPlayers(
        bareTrack(), {QStringLiteral("slaugg"), QStringLiteral("kraken"), QStringLiteral("rassik")},
        3);
    EXPECT_EQ(titans(three, 6), 3);
    EXPECT_EQ(titans(TitanLayout(), 4), 4) << "a new track is a bare one";
    EXPECT_FALSE(racesFor(TitanLayout{StackKind::GrandSlam}, titanGame(), 4));
}

TEST(TitanForecast, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(forecastOf(*racesFor(bareTrack(), titanGame(), 4), {}, stop.get_token()));
}

TEST(TitanForecast, TellsAtOnceOfATitanAloneAndThenOfMore) {
    std::vector<std::int64_t> told;
    const auto forecast =
        forecastOf(*racesFor(bareTrack(), titanGame(), 3), {}, {}, [&](const TitanForecast& so) {
            EXPECT_EQ(so.alone.size(), 6U);
            told.push_back(so.races.races());
        });
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.front(), 0);
    EXPECT_EQ(forecast->races.races(), 20'000);
    EXPECT_EQ(forecast->otherDraft.races(), 20'000);
}

TEST(TitanForecast, SeatsThatWinAlikeAreEven) {
    TitanRaceStatistics even(2);
    even.add({0, 9, 18});
    even.add({1, 9, 18});
    EXPECT_EQ(unevenness(even), 0);
    TitanRaceStatistics one(2);
    one.add({0, 9, 18});
    EXPECT_EQ(unevenness(one), 0.5);
}

/// The page's minutes for three to six: 20, 26, 31, 35.
TEST(TitanForecast, AStageOfAnEveningTakesItsMinutes) {
    Stage stage;
    apply(layTitans(stage, bareTrack()), stage);
    ASSERT_TRUE(isTimed(stage, games()));
    const auto minutes = [&](int players) {
        const auto found =
            games().face<StageTiming>(stage).minutes(stage, games(), players, std::stop_token());
        return static_cast<int>(std::lround(**found));
    };
    EXPECT_EQ(minutes(3), 20);
    EXPECT_EQ(minutes(4), 26);
    EXPECT_EQ(minutes(5), 31);
    EXPECT_EQ(minutes(6), 35);
    EXPECT_EQ(minutes(2), 26);
    EXPECT_FALSE(isTimed(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), games()));
}

TEST(TitanForecast, SaysWhatItLeavesOut) {
    TitanLayout layout = bareTrack();
    EXPECT_EQ(leftOutAlone(layout, titanGame()).size(), 1);
    EXPECT_EQ(leftOutOfRaces(layout, titanGame(), true).size(), 2);
    layout.tracks[0].id = QStringLiteral("angleh");
    layout.tracks[0].markings = {Marking{{1, 6}, TrackMark::Pentagram}};
    EXPECT_EQ(leftOutOfRaces(layout, titanGame(), false).size(), 3)
        << "points not entered, the pentagram";
    layout.tracks[0].complete = true;
    EXPECT_EQ(leftOutOfRaces(layout, titanGame(), false).size(), 2);
}

} // namespace
} // namespace stagewright
