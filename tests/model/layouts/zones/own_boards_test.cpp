#include "model/drive/stage_timing.h"
#include "model/exchange/built_in_games.h"
#include "model/game/piece_files.h"
#include "model/game/pieces.h"
#include "model/layouts/zones/chain/chain_layout.h"
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
