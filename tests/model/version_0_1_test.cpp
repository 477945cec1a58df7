#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

// Files as version 0.1 wrote them are read as they were meant, whatever becomes of the formats.

namespace stagewright {
namespace {

QString sample(const char* name) {
    return QStringLiteral(TEST_DATA_DIR "/version-0.1/") + QString::fromLatin1(name);
}

void expectFrozenRally(const Rally& rally) {
    EXPECT_EQ(rally.info.title, QStringLiteral("Frozen rally"));
    EXPECT_EQ(rally.info.text, QStringLiteral("Of version 0.1."));
    EXPECT_EQ(rally.info.licence, QStringLiteral("CC0"));
    EXPECT_EQ(rally.info.language, QStringLiteral("pl"));
    EXPECT_EQ(rally.info.authors, QStringList({QStringLiteral("Ann"), QStringLiteral("Bob")}));
    EXPECT_EQ(rally.info.sisu, Sisu::OncePerStage);
    EXPECT_EQ(rally.info.options, (OptionalRules{true, false, false, true}));
    EXPECT_EQ(rally.info.laying, Laying::SessionAtOnce);
    EXPECT_EQ(rally.info.evening, (Evening{QTime(19, 30), 240, 3}));
    EXPECT_EQ(rally.info.boxes, (std::map<QString, int>{{QStringLiteral("dirt-core"), 2}}));

    ASSERT_EQ(rally.sessions().size(), 2);
    EXPECT_EQ(rally.sessions()[1].title, QStringLiteral("After dinner"));
    EXPECT_EQ(rally.sessions()[1].breakBefore, 45);

    ASSERT_EQ(rally.drivers().size(), 2);
    EXPECT_EQ(rally.drivers()[0].key, DriverKey{7});
    EXPECT_EQ(rally.drivers()[0].colour, QStringLiteral("red"));
    EXPECT_EQ(rally.drivers()[1].name, QStringLiteral("Bob"));

    ASSERT_EQ(rally.stages().size(), 2);
    const RallyStage& one = rally.stages()[0];
    EXPECT_EQ(one.key, StageKey{4});
    EXPECT_TRUE(one.serviceAfter);
    EXPECT_EQ(one.place, QStringLiteral("Monte"));
    EXPECT_EQ(one.country, QStringLiteral("MC"));
    EXPECT_EQ(one.text, QStringLiteral("Ice."));
    EXPECT_EQ(one.bonuses, QList<int>({3, 1}));
    EXPECT_EQ(one.stage.info.title, QStringLiteral("One"));
    EXPECT_EQ(tilesOf(one.stage).placements().size(), 1);
    const RallyStage& two = rally.stages()[1];
    EXPECT_EQ(two.session, 1);
    EXPECT_EQ(two.options, (OptionalRules{false, true, true, false}));
    EXPECT_EQ(two.stage.info.kind, StageKind::Circuit);
    EXPECT_EQ(two.stage.info.laps, 2);

    ASSERT_EQ(rally.results().size(), 4U);
    const StageResult first{Timed{97}, {1, 2, 3}, SpareWheel::ChangedAfterwards, 10, true, {}};
    EXPECT_EQ(*rally.result(StageKey{4}, DriverKey{7}), first);
    EXPECT_EQ(rally.result(StageKey{4}, DriverKey{9})->outcome, StageOutcome(Retired{Timed{120}}));
    const StageResult* solo = rally.result(StageKey{2}, DriverKey{7});
    EXPECT_EQ(solo->outcome, StageOutcome(SoloSheet{{1, 2, 3, 4, 5, 6, 7}, 1, 2}));
    EXPECT_EQ(solo->wheel, SpareWheel::UsedOnStage);
    EXPECT_EQ(rally.result(StageKey{2}, DriverKey{9})->outcome, StageOutcome(Raced{2}));
}

TEST(Version01, AStageIsReadAsItWasMeant) {
    const auto stage = loadStage(sample("stage.json"), games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    EXPECT_EQ(stage->info.title, QStringLiteral("Frozen \"ring\" \u2013 0.1"));
    EXPECT_EQ(stage->info.author, QStringLiteral("Ann"));
    EXPECT_EQ(stage->info.notes, QStringLiteral("Two lines.\n\u00c9pingle."));
    EXPECT_EQ(stage->info.game, QStringLiteral("gt"));
    EXPECT_EQ(stage->info.kind, StageKind::Circuit);
    EXPECT_EQ(stage->info.laps, 3);
    EXPECT_EQ(stage->info.unknown,
              (QJsonObject{{QStringLiteral("colour"), QStringLiteral("kept for others")}}));
    EXPECT_EQ(tilesOf(*stage).tileHashes, (TileHashes{{*TileId::parse(u"101"), "1f3a"},
                                                      {*TileId::parse(u"114b"), "00ff00ff"}}));

    ASSERT_EQ(tilesOf(*stage).placements().size(), 3);
    const Placement& line = tilesOf(*stage).placements()[1];
    EXPECT_EQ(line.hex, (Hex{0, 0}));
    EXPECT_EQ(line.side, *TileId::parse(u"102b"));
    EXPECT_EQ(line.turn, Turn(4));
    EXPECT_EQ(line.variant, 2);
    EXPECT_EQ(line.note, QStringLiteral("The line."));
    EXPECT_EQ(line.unknown, (QJsonObject{{QStringLiteral("x"), QJsonArray{1}}}));
    const QList<Token> tokens{
        {QStringLiteral("jump-gravel"), {0.25, -0.5}, 30, {{QStringLiteral("glue"), true}}}};
    EXPECT_EQ(tilesOf(*stage).placements()[2].tokens, tokens);
}

TEST(Version01, ARallyFileIsReadAsItWasMeant) {
    const auto rally = loadRally(sample("rally.json"), games());
    ASSERT_TRUE(rally) << sentence(rally.error()).toStdString();
    expectFrozenRally(*rally);
}

TEST(Version01, ARallyPackIsReadAsItWasMeant) {
    const auto opened = loadRallyPack(sample("rally.rallypack"), games());
    ASSERT_TRUE(opened) << sentence(opened.error()).toStdString();
    EXPECT_TRUE(opened->whole());
    expectFrozenRally(opened->pack.rally);
    EXPECT_EQ(opened->pack.others, (ZipContent{{QStringLiteral("readme.txt"), "Kept.\n"}}));
}

} // namespace
} // namespace stagewright
