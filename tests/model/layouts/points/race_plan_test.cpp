#include "model/layouts/points/track/race_plan.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

template <typename Record>
QStringList idsOf(const std::vector<Record>& records) {
    QStringList ids;
    for (const Record& record : records)
        ids << record.id;
    return ids;
}

const QStringList& allTitans() {
    static const QStringList ids = idsOf(titanGame().titans);
    return ids;
}

const QStringList& allTracks() {
    static const QStringList ids = idsOf(titanGame().tracks);
    return ids;
}

TitanLayout seated(int players) {
    return withPlayers(TitanLayout(), allTitans(), players);
}

/// "slaugg1A kraken2B"
std::string seatsOf(const TitanLayout& layout) {
    QStringList seats;
    for (const SeatedTitan& seat : layout.titans)
        seats << seat.titan + QString::number(seat.player) + seat.team;
    return seats.join(u' ').toStdString();
}

std::string stackSaid(const TitanLayout& layout) {
    QStringList ids;
    for (const PointTrack& track : layout.tracks)
        ids << track.id;
    return ids.join(u' ').toStdString();
}

PointTrack boxTrack(const char* id) {
    PointTrack track;
    track.id = QString::fromLatin1(id);
    track.byId = true;
    return track;
}

TEST(RacePlan, EverybodyHasATitanAndTwoPlayersHaveTwoInTurn) {
    EXPECT_EQ(seatsOf(seated(3)), "slaugg1 ragnarok2 rassik3");
    EXPECT_EQ(seatsOf(seated(2)), "slaugg1 ragnarok2 rassik1 kraken2");
    EXPECT_EQ(seated(6).titans.size(), 6);
    EXPECT_EQ(seatsOf(seated(0)), "");
    EXPECT_EQ(playersOf(seated(2)), 2);
    EXPECT_EQ(playersOf(seated(5)), 5);
}

TEST(RacePlan, WhoSitsStaysAndEachTitanIsThereOnce) {
    TitanLayout layout = withTitan(seated(3), 0, QStringLiteral("kraken"));
    EXPECT_EQ(seatsOf(layout), "kraken1 ragnarok2 rassik3");
    layout = withTitan(layout, 2, QStringLiteral("kraken"));
    EXPECT_EQ(seatsOf(layout), "rassik1 ragnarok2 kraken3");
    EXPECT_EQ(seatsOf(withPlayers(layout, allTitans(), 4)), "rassik1 ragnarok2 kraken3 slaugg4");
    EXPECT_EQ(seatsOf(withPlayers(layout, allTitans(), 2)), "rassik1 ragnarok2 kraken1 slaugg2");
}

TEST(RacePlan, TeamsAreThoseOfTheBookAndNeverSideBySide) {
    EXPECT_EQ(possibleTeams(4), QList<int>{2});
    EXPECT_EQ(possibleTeams(6), (QList<int>{2, 3}));
    EXPECT_EQ(possibleTeams(2), QList<int>());
    EXPECT_EQ(possibleTeams(5), QList<int>());
    const TitanLayout three = withTeams(seated(6), 3);
    EXPECT_EQ(seatsOf(three), "slaugg1A ragnarok2B rassik3C kraken4A masakrator5B chtoolhoo6C");
    EXPECT_EQ(teamsOf(three), 3);
    for (const auto& [players, teams] : {std::pair(4, 2), std::pair(6, 2), std::pair(6, 3)}) {
        const auto seats = withTeams(seated(players), teams).titans;
        for (qsizetype i = 0; i < seats.size(); ++i)
            EXPECT_NE(seats[i].team, seats[(i + 1) % seats.size()].team);
    }
    EXPECT_EQ(teamsOf(withPlayers(three, allTitans(), 5)), 0) << "no teams of five";
    EXPECT_EQ(teamsOf(withPlayers(withTeams(seated(6), 2), allTitans(), 4)), 2);
}

TEST(RacePlan, AGrandSlamHasThreeBoardsThatCanLieTogether) {
    TitanLayout loop;
    loop.tracks = {boxTrack("kaldeira")};
    loop.tracks[0].back = QStringLiteral("laguna");
    const TitanLayout slam = withStack(loop, allTracks(), StackKind::GrandSlam);
    EXPECT_EQ(stackSaid(slam), "kaldeira odlewnia ban-kogu")
        << "laguna is on the back of the first";
    EXPECT_EQ(slam.backs.value(QStringLiteral("kaldeira")), QStringLiteral("laguna"));
    EXPECT_EQ(slam.tracks[0].back, QString());
    const TitanLayout back = withStack(slam, allTracks(), StackKind::Loop);
    EXPECT_EQ(stackSaid(back), "kaldeira");
    EXPECT_EQ(back, loop);
}

TEST(RacePlan, ABoardThatIsInTheStackChangesPlaces) {
    TitanLayout slam = withStack(TitanLayout(), allTracks(), StackKind::GrandSlam);
    EXPECT_EQ(stackSaid(slam), "kaldeira laguna odlewnia");
    slam = withBoard(slam, 0, boxTrack("odlewnia"));
    EXPECT_EQ(stackSaid(slam), "odlewnia laguna kaldeira");
    slam = withBoard(slam, 1, boxTrack("angleh"));
    EXPECT_EQ(stackSaid(slam), "odlewnia angleh kaldeira");
    slam = withBoard(withBoard(slam, 0, PointTrack()), 2, PointTrack());
    EXPECT_EQ(stackSaid(slam), " angleh ") << "of one's own there may be several";
}

TEST(RacePlan, ABackIsSaidOfBothSidesAndOfNoOther) {
    const auto id = [](const char* text) { return QString::fromLatin1(text); };
    TitanLayout slam = withStack(TitanLayout(), allTracks(), StackKind::GrandSlam);
    slam = withBack(slam, id("kaldeira"), id("ban-kogu"));
    EXPECT_EQ(backOf(slam, id("kaldeira")), id("ban-kogu"));
    EXPECT_EQ(backOf(slam, id("ban-kogu")), id("kaldeira"));
    slam = withBack(slam, id("laguna"), id("ban-kogu"));
    EXPECT_EQ(backOf(slam, id("kaldeira")), QString());
    EXPECT_EQ(backOf(slam, id("ban-kogu")), id("laguna"));
    slam = withBack(slam, id("ban-kogu"), {});
    EXPECT_TRUE(slam.backs.isEmpty());
    TitanLayout loop;
    loop.tracks = {boxTrack("angleh")};
    loop = withBack(loop, id("angleh"), id("laguna"));
    EXPECT_EQ(loop.tracks[0].back, id("laguna"));
    EXPECT_EQ(backOf(loop, id("laguna")), id("angleh"));
    EXPECT_EQ(withBack(loop, id("angleh"), {}).tracks[0].back, QString());
}

TEST(RacePlan, ColoursAreEnteredAndForgotten) {
    TitanLayout layout = withColour(TitanLayout(), QStringLiteral("slaugg"), TitanColour::Red);
    EXPECT_EQ(layout.colours.value(QStringLiteral("slaugg")), TitanColour::Red);
    EXPECT_TRUE(withColour(layout, QStringLiteral("slaugg"), std::nullopt).colours.isEmpty());
}

} // namespace
} // namespace stagewright
