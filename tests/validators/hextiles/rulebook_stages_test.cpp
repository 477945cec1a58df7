#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

// The 18 special stages of the rulebook: real input, known to be right.

namespace stagewright {
namespace {

QStringList sidesOf(const Stage& stage) {
    QStringList sides;
    for (const Placement& tile : tilesOf(stage).placements())
        sides << tile.side.toString();
    sides.sort();
    return sides;
}

/// Findings of severity error or warning.
Findings complaints(const Checker& checker) {
    Findings found;
    for (const Finding& finding : checker.findings())
        if (finding.severity != Severity::Hint)
            found.append(finding);
    return found;
}

bool isAtOrBeside(const Finding& finding, Hex hex) {
    const QList<Hex> hexes = hexesOf(finding.places);
    return std::any_of(hexes.begin(), hexes.end(), [&](Hex where) {
        return where == hex || std::any_of(allEdges.begin(), allEdges.end(), [&](Edge edge) {
                   return where == neighbour(hex, edge);
               });
    });
}

class RulebookStage : public testing::TestWithParam<std::string> {
protected:
    RulebookStage() { checker.check(stage); }

    [[nodiscard]] QList<Placement> roadTiles() const {
        QList<Placement> tiles;
        for (const Placement& tile : tilesOf(stage).placements())
            if (catalogue().find(tile.side)->role != Role::Service)
                tiles.append(tile);
        return tiles;
    }

    /// Makes an edit, expects a complaint at `hex` or beside it, undoes it, expects none.
    void expectComplaintAround(Hex hex, const Edit& edit) {
        apply(edit, stage);
        checker.recheck(stage, touchedHexes(edit));
        const Findings found = complaints(checker);
        EXPECT_TRUE(std::any_of(found.begin(), found.end(),
                                [&](const Finding& finding) { return isAtOrBeside(finding, hex); }))
            << "at " << hex.q << ", " << hex.r;
        apply(inverse(edit), stage);
        checker.recheck(stage, touchedHexes(edit));
        EXPECT_TRUE(complaints(checker).isEmpty()) << "at " << hex.q << ", " << hex.r;
    }

    Stage stage = stageFrom(QString::fromStdString(GetParam()));
    Checker checker{catalogue(), stockOf({"dirt-core"})};
};

TEST_P(RulebookStage, HasNoErrorAndNoWarningWithTheCoreBox) {
    for (const Finding& finding : complaints(checker))
        ADD_FAILURE() << finding.rule.toStdString() << ": " << finding.text.toStdString();
}

TEST_P(RulebookStage, RouteRunsFromStartToFinishOverEveryRoadTile) {
    const Route& route = checker.route();
    ASSERT_TRUE(route.complete);
    const auto roleAt = [&](const RouteStep& step) {
        return catalogue().find(tilesOf(stage).placements()[step.placement].side)->role;
    };
    EXPECT_EQ(roleAt(route.steps.front()), Role::Start);
    EXPECT_EQ(roleAt(route.steps.back()), Role::Finish);
    std::set<int> passed;
    for (const RouteStep& step : route.steps)
        EXPECT_TRUE(passed.insert(step.placement).second) << "passed twice";
    EXPECT_EQ(static_cast<qsizetype>(passed.size()), roadTiles().size());
}

TEST_P(RulebookStage, TileListIsTheOneTheBookPrints) {
    QFile file(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook-lists.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString name = QString::fromStdString(GetParam()).section(u'/', -1).section(u'.', 0, 0);
    QStringList printed;
    const auto list = QJsonDocument::fromJson(file.readAll()).object().value(name).toArray();
    for (const QJsonValue side : list)
        printed << side.toString();
    // The two lists that cannot be laid as printed, or are laid otherwise (see
    // tests/data/README.md).
    if (name == QLatin1StringView("rally3-ss2"))
        printed[printed.indexOf(QStringLiteral("224b"))] = QStringLiteral("228a");
    if (name == QLatin1StringView("rally6-ss1"))
        printed[printed.indexOf(QStringLiteral("229a"))] = QStringLiteral("229b");
    printed.sort();
    EXPECT_EQ(sidesOf(stage), printed);
}

TEST_P(RulebookStage, AnyRoadTileTakenOutIsMissed) {
    for (const Placement& tile : roadTiles())
        expectComplaintAround(tile.hex, take({&tile, 1}));
}

TEST_P(RulebookStage, AnyRoadTileTurnedByOneIsWrong) {
    for (const Placement& tile : roadTiles())
        expectComplaintAround(tile.hex, *turn(stage, {&tile, 1}, tile.hex, Turn(1)));
}

INSTANTIATE_TEST_SUITE_P(All, RulebookStage, testing::ValuesIn(rulebookStages()), caseName);

TEST(RulebookStages, AreEighteen) {
    EXPECT_EQ(rulebookStages().size(), 18U);
}

TEST(RulebookStages, Rally3Ss2AsPrintedAsksForBothSidesOfOneTile) {
    Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss2.json"));
    for (const Placement& tile : QList(tilesOf(stage).placements()))
        if (tile.side == tileId("228a"))
            apply(replace(tile, tileId("224b")), stage);
    Checker checker(catalogue(), stockOf({"dirt-core"}));
    checker.check(stage);
    const Findings found = complaints(checker);
    ASSERT_EQ(found.size(), 1);
    const Finding& finding = found.front();
    EXPECT_EQ(finding.rule, QStringLiteral("inventory"));
    EXPECT_EQ(finding.severity, Severity::Error);
    EXPECT_EQ(
        finding.text,
        QStringLiteral(
            "Tile 224: 2 needed, 1 in the boxes. Both sides are used, and a tile shows only one."));
    EXPECT_EQ(finding.places, (Places{{0, 2}, {2, 0}}));
}

class GtCircuit : public testing::TestWithParam<std::string> {};

TEST_P(GtCircuit, LapPassesEveryRoadTileOnce) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    Checker checker(catalogue(), stockOf({"gt-core"}));
    checker.check(stage);
    EXPECT_TRUE(checker.findings().isEmpty());
    ASSERT_TRUE(checker.route().complete);
    EXPECT_TRUE(checker.route().leadIn.empty());
    qsizetype roadTiles = 0;
    for (const Placement& tile : tilesOf(stage).placements())
        roadTiles += catalogue().find(tile.side)->roads.empty() ? 0 : 1;
    EXPECT_EQ(static_cast<qsizetype>(checker.route().steps.size()), roadTiles);
}

INSTANTIATE_TEST_SUITE_P(All, GtCircuit, testing::ValuesIn(gtCircuits()), caseName);

} // namespace
} // namespace stagewright
