#include "model/drive/stage_timing.h"
#include "model/exchange/built_in_games.h"
#include "model/game/entered_pieces.h"
#include "model/game/piece_files.h"
#include "model/game/pieces.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/first_rallyman.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Games knownGames() {
    const auto games = builtInGames().and_then(
        [](const Games& all) { return all.data<PieceFiles>().withBuiltIn(all); });
    EXPECT_TRUE(games.has_value());
    return games.value_or(Games());
}

Stage stageOf(const char* line) {
    Stage stage;
    stage.info.game = zonesGame;
    ChainLayout chain;
    chain.sections =
        readRoadbookLine(QString::fromLatin1(line), {}).value_or(QList<StageSection>());
    stage.layout = Layout(chain);
    return stage;
}

class OwnBoards : public testing::Test {
protected:
    QString fileOf(const char* name, const QByteArray& text) {
        const QString path = folder_.filePath(QString::fromLatin1(name));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return path;
    }

    QTemporaryDir folder_;
};

TEST_F(OwnBoards, AreLaidOverTheGamesOwnBesideFilesOfTiles) {
    const Games games = knownGames();
    EXPECT_EQ(games.data<ZoneBoards>().zone(u'T'), nullptr);
    const auto with =
        withPieceFiles(games, {fileOf("mine.json", zoneTestData("training-zones.json")),
                               fileOf("tiles.json", R"({"format": 1, "tiles": []})")});
    ASSERT_TRUE(with.has_value()) << sentence(with.error()).toStdString();
    EXPECT_NE(with->games.data<ZoneBoards>().zone(u'T'), nullptr);
    EXPECT_NE(with->games.data<ZoneBoards>().zone(u'C'), nullptr);
    EXPECT_EQ(with->names.value(0), QStringLiteral("mine.json"));
}

TEST_F(OwnBoards, ThatAreDamagedAreNamedByTheirFile) {
    const auto with =
        withPieceFiles(knownGames(), {fileOf("torn.json", R"({"format": 1, "zones": 7})")});
    ASSERT_FALSE(with.has_value());
    EXPECT_EQ(with.error().file, QStringLiteral("torn.json"));
}

TEST_F(OwnBoards, OfAPackHoldAsLongAsItIsOpen) {
    const Games games = knownGames();
    const PieceSets sets{{QStringLiteral("boards.json"), zoneTestData("training-zones.json")}};
    const auto with = withPieceSets(games, sets);
    ASSERT_TRUE(with.has_value());
    EXPECT_NE(with->games.data<ZoneBoards>().zone(u'T'), nullptr);
    EXPECT_TRUE(with->passedOver.empty());
    EXPECT_TRUE(faultsOfPieceSets(games, sets).empty());
    EXPECT_TRUE(unreadPieceSets(games, sets).empty());
    const PieceSets torn{{QStringLiteral("boards.json"), R"({"zones": []})"}};
    EXPECT_EQ(faultsOfPieceSets(games, torn).size(), 1U);
    EXPECT_EQ(unreadPieceSets(games, torn).size(), 1U);
}

/// A file of boards with these sides of zone L.
QByteArray sidesOfL(const QByteArray& sides) {
    return R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L", "sides": [)" + sides +
           "]}]}";
}

Games withMine(const Games& games, const QByteArray& sides) {
    const auto mine = readZoneBoards(sidesOfL(sides));
    EXPECT_TRUE(mine.has_value());
    return withEnteredBoards(games, mine.value_or(ZoneBoards()));
}

/// The spaces over which a section of the stage goes; empty: they are not entered.
QByteArray enteredSpaces(const char* section, const Games& games) {
    const auto road =
        roadUnder(chainOf(stageOf(section)).sections.front(), games.data<ZoneBoards>());
    return road && road->isEntered() ? textOfRoad(road->spaces).toUtf8() : QByteArray();
}

TEST_F(OwnBoards, ThoseOfAPackLieBeneathTheUsers) {
    const Games games =
        withMine(knownGames(), R"({"side": "L", "roads": [{"points": ["1", "0"], "text": "4*s"},
                                   {"points": ["2", "3"], "text": "2*s c3/4"}]})");
    const PieceSets sets{
        {QStringLiteral("boards.json"), sidesOfL(R"({"side": "L", "roadsComplete": true, "roads": [
                      {"points": ["0", "1"], "text": "7*s"},
                      {"points": ["3", "2"], "text": "c3/4 2*s"},
                      {"points": ["4", "7"], "text": "5*s"}]},
                     {"side": "L*", "roads": [{"points": ["0", "1"], "text": "6*s"}]})")}};
    const auto with = withPieceSets(games, sets);
    ASSERT_TRUE(with.has_value());
    EXPECT_EQ(enteredSpaces("L0-L1", with->games), "4*s");
    EXPECT_EQ(enteredSpaces("L2-L3", with->games), "2*s c3/4");
    EXPECT_EQ(enteredSpaces("L4-L7", with->games), "5*s");
    EXPECT_EQ(enteredSpaces("L0*-L1*", with->games), "6*s");
    EXPECT_TRUE(with->passedOver.empty());
    // The same road read from its other end is no contradiction.
    const auto contradicted = contradictionsOfPieceSets(games, sets);
    ASSERT_EQ(contradicted.size(), 1U);
    EXPECT_EQ(contradicted.front().place, QStringLiteral("L 0-1"));
    EXPECT_EQ(contradicted.front().file, QStringLiteral("catalogues/boards.json"));
    EXPECT_TRUE(faultsOfPieceSets(games, sets).empty());
    EXPECT_EQ(enteredSpaces("L4-L7", games), ""); // once it is closed
}

TEST_F(OwnBoards, ARoadOfAPackTakesNoEndFromOneOfTheUsers) {
    const Games games = withMine(
        knownGames(), R"({"side": "L", "roads": [{"points": ["0", "1"], "text": "4*s"}]})");
    const PieceSets sets{
        {QStringLiteral("a.json"),
         sidesOfL(R"({"side": "L", "roads": [{"points": ["1", "5"], "text": "9*s"}]})")}};
    const auto with = withPieceSets(games, sets);
    ASSERT_TRUE(with.has_value());
    EXPECT_EQ(enteredSpaces("L0-L1", with->games), "4*s");
    EXPECT_EQ(enteredSpaces("L1-L5", with->games), "");
    const auto contradicted = contradictionsOfPieceSets(games, sets);
    ASSERT_EQ(contradicted.size(), 1U);
    EXPECT_EQ(contradicted.front().place, QStringLiteral("L 1-5"));
}

TEST_F(OwnBoards, OtherNumbersOfASideLeaveItsRoadsOut) {
    const auto side = [](const char* first, const char* surface, const char* roads) {
        return QByteArray(R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "B",
            "sides": [{"side": "B/20", "firstEnd": )") +
               first + R"(, "surface": ")" + surface + R"(", "roads": [)" + roads + "]}]}]}";
    };
    const auto mine = readZoneBoards(side("20", "snow", ""));
    ASSERT_TRUE(mine.has_value());
    const Games games = withEnteredBoards(knownGames(), *mine);
    const PieceSets sets{{QStringLiteral("a.json"),
                          side("30", "snow", R"({"points": ["30", "34"], "text": "3*s"})")},
                         {QStringLiteral("b.json"),
                          side("20", "asphalt", R"({"points": ["20", "24"], "text": "8*s"})")}};
    const auto with = withPieceSets(games, sets);
    ASSERT_TRUE(with.has_value());
    const auto contradicted = contradictionsOfPieceSets(games, sets);
    ASSERT_EQ(contradicted.size(), 2U);
    EXPECT_EQ(contradicted.front().place, QStringLiteral("B/20"));
    const Zone* zone = with->games.data<ZoneBoards>().zone(u'B');
    ASSERT_NE(zone, nullptr);
    const ZoneSide* there = zone->side(u"B/20");
    ASSERT_NE(there, nullptr);
    EXPECT_EQ(there->firstEnd, 20);
    EXPECT_EQ(there->surface, RoadSurface::Snow);
    ASSERT_EQ(there->roads.size(), 1);
    EXPECT_EQ(there->roads.first().points, QList<int>({20, 24}));
}

TEST_F(OwnBoards, APackCarriesTheEnteredRoadsThatItsStagesUse) {
    const Games games = withMine(knownGames(), R"({"side": "L", "surface": "asphalt", "roads": [
                              {"points": ["0", "1"], "text": "4*s"},
                              {"points": ["2", "3"], "text": "2*s c3/4"}]},
                         {"side": "L*", "roads": [{"points": ["0", "1"], "text": "6*s"}]})");
    const Stage stage = stageOf("L1-L0 / C7-C6");
    const PieceSets carried = enteredPieces({&stage}, games);
    ASSERT_EQ(carried.size(), 1U);
    EXPECT_EQ(carried.begin()->first, QStringLiteral("rallyman-2009-boards.json"));
    const auto read = readZoneBoards(carried.begin()->second);
    ASSERT_TRUE(read.has_value());
    ASSERT_EQ(read->zones.size(), 1);
    ASSERT_EQ(read->zones.first().sides.size(), 1);
    const ZoneSide& side = read->zones.first().sides.first();
    EXPECT_EQ(side.side, QStringLiteral("L"));
    EXPECT_EQ(side.surface, RoadSurface::Asphalt);
    ASSERT_EQ(side.roads.size(), 1);
    EXPECT_EQ(side.roads.first().points, QList<int>({0, 1}));
    // Somebody else, who has entered nothing, has them; the owner is told nothing.
    const auto theirs = withPieceSets(knownGames(), carried);
    ASSERT_TRUE(theirs.has_value());
    EXPECT_EQ(enteredSpaces("L0-L1", theirs->games), "4*s");
    EXPECT_EQ(enteredPieces({&stage}, theirs->games), carried);
    EXPECT_TRUE(contradictionsOfPieceSets(games, carried).empty());
    // Nothing entered, nothing carried.
    const Stage other = stageOf("C7-C6");
    EXPECT_TRUE(enteredPieces({&other}, games).empty());
}

TEST_F(OwnBoards, AStageTakesAThirdOfWhatARallyDoes) {
    const Games games = knownGames();
    const auto& timing = games.face<StageTiming>(stageOf("T0-T1"));
    ASSERT_NE(timing.minutes, nullptr);
    const auto minutes = timing.minutes(stageOf("T0-T1"), games, 4, {});
    ASSERT_TRUE(minutes.has_value() && minutes->has_value());
    EXPECT_EQ(**minutes, 20);
    EXPECT_FALSE(timing.minutes(stageOf(""), games, 4, {}).has_value());
    Stage followed = stageOf("T0-T1");
    const auto hasService = games.face<StagePieces>(followed).hasService;
    EXPECT_EQ(hasService(followed, games), std::optional(false));
    ChainLayout chain = chainOf(followed);
    chain.assistance = true;
    followed.layout = Layout(chain);
    EXPECT_EQ(hasService(followed, games), std::optional(true));
}

} // namespace
} // namespace stagewright
