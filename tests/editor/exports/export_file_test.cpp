#include "editor/exports/export_file.h"
#include "editor/files/document_file.h"
#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

RallyPack rulebookPack() {
    RallyPack pack;
    pack.rally.info.title = QStringLiteral("Rally 1");
    for (const char* name : {"rally1-ss1", "rally1-ss2"}) {
        RallyStage stage;
        stage.stage =
            stageFrom(QStringLiteral("dirt-rulebook/%1.json").arg(QLatin1StringView(name)));
        apply(addStage(pack.rally, stage, pack.rally.stages().size()), pack.rally);
    }
    return pack;
}

ExportTarget target(const char* suffix, std::optional<Format> format = std::nullopt) {
    for (const ExportTarget& each : exportTargets())
        if (each.suffix == QLatin1StringView(suffix) && (!format || each.format == format))
            return each;
    ADD_FAILURE() << suffix;
    return {};
}

class ExportFile : public testing::Test {
protected:
    RallyPack pack = rulebookPack();
    ExportSource source{pack, pack.rally.stages()[1].stage, games()};
};

TEST_F(ExportFile, EveryTargetHasItsContentForTheOpenStage) {
    for (const ExportTarget& each : exportTargets()) {
        const auto losses = lossesOf(source, {each, false});
        ASSERT_TRUE(losses) << each.name.toStdString();
        EXPECT_TRUE(losses->empty()) << sentence(losses->front()).toStdString();
        const auto content = exportContent(source, {each, false});
        ASSERT_TRUE(content) << each.name.toStdString();
        if (each.format) {
            EXPECT_EQ(*content, writeStages({&source.stage, 1}, {}, *each.format, games())->text);
        }
    }
    EXPECT_TRUE(exportContent(source, {target("svg"), false})->contains("<svg"));
    EXPECT_TRUE(exportContent(source, {target("png"), false})->startsWith("\x89PNG"));
    EXPECT_TRUE(exportContent(source, {target("pdf"), false})->startsWith("%PDF-"));
}

TEST_F(ExportFile, AllStagesGoWhereTheTargetHoldsThem) {
    const ExportChoice lua{target("lua"), true};
    const auto file = exportContent(source, lua);
    ASSERT_TRUE(file);
    const auto back = readStages(*file, games());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->title, QStringLiteral("Rally 1"));
    ASSERT_EQ(back->stages.size(), 2U);
    EXPECT_EQ(back->stages[0], pack.rally.stages()[0].stage);
    EXPECT_EQ(back->stages[1], source.stage);
    const auto one = exportContent(source, {target("json"), true});
    ASSERT_TRUE(one);
    EXPECT_EQ(readStages(*one, games())->stages, std::vector<Stage>{source.stage});
}

TEST_F(ExportFile, OfARallyWhatIsSaidOfItIsLost) {
    RallyPack driven = pack;
    apply(addDriver(driven.rally, Driver()), driven.rally);
    const ExportSource now{driven, driven.rally.stages()[1].stage, games()};
    const auto all = lossesOf(now, {target("lua"), true});
    ASSERT_TRUE(all);
    ASSERT_EQ(all->size(), 1U);
    EXPECT_EQ(all->front().what.toStdString(), "the drivers and results of the rally are left out");
    EXPECT_TRUE(lossesOf(now, {target("lua"), false})->empty());
    EXPECT_TRUE(lossesOf(now, {target("csv"), true})->empty()); // nobody looks for them there
}

TEST_F(ExportFile, NotesAnArchAndAnUnknownTileAreNamedForTheTable) {
    Stage stage = board({{"201a", {0, 0}}});
    stage.info.notes = QStringLiteral("Beware of the cows");
    Placement tile = placed({"205a", {0, 1}});
    tile.tokens = {{QStringLiteral("arch-start"), {0.5, 0}, 15, {}}};
    tilesOf(stage).insert(tile);
    tile = Placement();
    tile.hex = {2, 0};
    tile.side = *TileId::parse(u"club12a");
    tilesOf(stage).insert(tile);
    const RallyPack alone = stageAlone(stage);
    const auto lost = lossesOf({alone, stage, games()}, {target("lua"), false});
    ASSERT_TRUE(lost);
    std::string all;
    for (const Fault& each : *lost)
        all += sentence(each).toStdString() + '\n';
    EXPECT_EQ(lost->size(), 3U) << all;
    for (const char* part : {"club12a", "arch-start", "the notes"})
        EXPECT_NE(all.find(part), std::string::npos) << all;
}

TEST_F(ExportFile, AnEmptyStageHasNone) {
    const Stage empty;
    const RallyPack alone = stageAlone(empty);
    for (const ExportTarget& each : exportTargets()) {
        const auto written = exportContent({alone, empty, games()}, {each, false});
        ASSERT_FALSE(written) << each.name.toStdString();
        EXPECT_TRUE(written.error().what.contains(QStringLiteral("nothing is laid")));
    }
}

} // namespace
} // namespace stagewright
