#include "editor/library/rulebook_library.h"
#include "model/exchange/exchange.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "tests/editor/editor_parts.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"
#include "validators/stage_rules.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Names of the tiles of a stage, sorted, each as often as it lies there.
QStringList sidesOf(const Stage& stage) {
    QStringList names;
    for (const Placement& tile : tilesOf(stage).placements())
        names << tile.side.toString();
    names.sort();
    return names;
}

QStringList namesIn(const std::vector<ListedTile>& list) {
    QStringList names;
    for (const ListedTile& tile : list)
        for (int i = 0; i < tile.count; ++i)
            names << tile.tile.toString();
    names.sort();
    return names;
}

/// What lies there in place of what the book lists.
QStringList asListed(QStringList tiles, const QString& there, const QString& listed) {
    tiles.removeOne(there);
    tiles << listed;
    tiles.sort();
    return tiles;
}

void expectDrivable(const Stage& stage) {
    CheckSettings settings{games()};
    for (const QString& box : games().face<StagePieces>(stage).boxesFor(stage, games()))
        settings.boxes[box] = 1;
    settings.finished = true;
    const auto checker = checkerFor(stage, settings);
    ASSERT_TRUE(checker->check(stage));
    for (const Finding& finding : checker->findings())
        EXPECT_NE(finding.severity, Severity::Error) << stage.info.title.toStdString();
}

TEST(RulebookLibrary, HasTheSixRalliesWithTheTilesThatTheBookLists) {
    ASSERT_EQ(rulebookLibrary().size(), 14);
    for (int rally = 1; rally <= 6; ++rally) {
        const QString path = rulebookLibrary().at(rally - 1);
        const auto file = loadStages(path, games());
        ASSERT_TRUE(file) << sentence(file.error()).toStdString();
        EXPECT_EQ(file->title, QStringLiteral("Rally %1").arg(rally));
        ASSERT_EQ(file->stages.size(), 3U);
        for (int number = 1; number <= 3; ++number) {
            const Stage& stage = file->stages.at(static_cast<std::size_t>(number) - 1);
            QStringList tiles = sidesOf(stage);
            if (rally == 3 && number == 2)
                tiles = asListed(tiles, QStringLiteral("228a"), QStringLiteral("224b"));
            if (rally == 6 && number == 1)
                tiles = asListed(tiles, QStringLiteral("229b"), QStringLiteral("229a"));
            const std::string name =
                "rally" + std::to_string(rally) + "-ss" + std::to_string(number);
            EXPECT_EQ(tiles, namesIn(rulebookList(name.c_str()))) << name;
            EXPECT_EQ(stage.info.title, QStringLiteral("Rally %1, SS %2").arg(rally).arg(number));
            EXPECT_FALSE(stage.info.author.isEmpty());
            EXPECT_TRUE(stage.info.notes.contains(QStringLiteral("page %1").arg(25 + rally)))
                << name;
            expectDrivable(stage);
        }
        for (const RallyStage& stage : file->pack->rally.stages())
            EXPECT_EQ(stage.serviceAfter,
                      stage.key != StageKey{3} &&
                          sidesOf(stage.stage).join(u' ').contains(QStringLiteral("201")));
    }
}

TEST(RulebookLibrary, HasTheEightCircuitsWithTheTilesThatTheBookLists) {
    for (int course = 1; course <= 8; ++course) {
        const auto file = loadStages(rulebookLibrary().at(5 + course), games());
        ASSERT_TRUE(file) << sentence(file.error()).toStdString();
        ASSERT_EQ(file->stages.size(), 1U);
        const Stage& stage = file->stages.front();
        EXPECT_EQ(stage.info.title, QStringLiteral("GT course %1").arg(course));
        EXPECT_EQ(stage.info.kind, StageKind::Circuit);
        EXPECT_EQ(sidesOf(stage),
                  namesIn(rulebookList(("course" + std::to_string(course)).c_str())));
        EXPECT_TRUE(stage.info.notes.contains(QStringLiteral("not the drawing of the book")));
        expectDrivable(stage);
    }
}

} // namespace
} // namespace stagewright
