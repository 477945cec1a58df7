#include "model/design/driven_side.h"
#include "model/design/wishes.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TileChoices choicesOf(std::initializer_list<const char*> boxes) {
    Stock stock;
    for (const char* box : boxes)
        stock.add(*catalogue().box(QString::fromLatin1(box)));
    return {TileStock(catalogue(), stock), catalogue()};
}

QString whyNot(const Wishes& wishes, std::initializer_list<const char*> boxes) {
    return contradiction(wishes, choicesOf(boxes)).value_or(QString());
}

} // namespace

TEST(Wishes, SurfacesAreMetToTheNearestTile) {
    using Counts = std::map<Terrain, int>;
    EXPECT_EQ(tilesBySurface({{Terrain::Gravel, 60}, {Terrain::Snow, 40}}, 12),
              (Counts{{Terrain::Gravel, 7}, {Terrain::Snow, 5}}));
    EXPECT_EQ(tilesBySurface({{Terrain::Gravel, 100}}, 7), (Counts{{Terrain::Gravel, 7}}));
    // What is left to 100 takes part: 3.3, 3.3 and 3.4 of ten.
    EXPECT_EQ(tilesBySurface({{Terrain::Gravel, 33}, {Terrain::Snow, 33}}, 10),
              (Counts{{Terrain::Gravel, 3}, {Terrain::Snow, 3}}));
}

TEST(Wishes, EveryNumberOfTilesIsOfOneAmount) {
    for (int tiles = 2; tiles <= 60; ++tiles)
        for (const Trait trait : {Trait::Jumps, Trait::Fords, Trait::Shortcuts})
            for (int count = 0; count <= tiles; ++count) {
                const Amount amount = amountOf(trait, count, tiles);
                EXPECT_TRUE(rangeOf(trait, amount, tiles).contains(count));
            }
    EXPECT_EQ(amountOf(Trait::Jumps, 1, 12), Amount::Low);
    EXPECT_EQ(amountOf(Trait::Jumps, 2, 12), Amount::Medium);
    EXPECT_EQ(amountOf(Trait::Jumps, 3, 12), Amount::High);
    EXPECT_EQ(amountOf(Trait::Danger, 20, 12), Amount::Medium); // 5/3 on average
    EXPECT_EQ(amountOf(Trait::Danger, 19, 12), Amount::Low);
}

TEST(Wishes, ATilesTraitsAreThoseOfItsPrint) {
    const auto traits = [](const char* id) {
        const TileSide& side = *catalogue().find(tileId(id));
        return traitsOf(side, side.roads.front());
    };
    const TraitValues jumpAndFord = traits("220b"); // high danger
    EXPECT_EQ(jumpAndFord[index(Trait::Danger)], 3);
    EXPECT_EQ(jumpAndFord[index(Trait::Jumps)], 1);
    EXPECT_EQ(jumpAndFord[index(Trait::Fords)], 1);
    EXPECT_EQ(jumpAndFord[index(Trait::Shortcuts)], 0);
    EXPECT_EQ(traits("211b")[index(Trait::Shortcuts)], 1);
    EXPECT_EQ(traits("204a")[index(Trait::Twist)], 0);
    EXPECT_NEAR(traits("210a")[index(Trait::Twist)], 120, 10);
}

TEST(Wishes, ARoadTurnsTheOtherWayWhenItIsDrivenBack) {
    const auto bendOf = [choices = choicesOf({"dirt-core"})](const char* id, bool forward) {
        for (const DrivenSide& each : choices.sides)
            if (each.side->id == tileId(id) && each.forward == forward)
                return each.bend();
        return 99;
    };
    EXPECT_EQ(bendOf("204a", true), 0); // S to N
    EXPECT_EQ(bendOf("208a", true), 1); // S to NE
    EXPECT_EQ(bendOf("208a", false), -1);
    EXPECT_EQ(bendOf("210a", true), 2); // S to SE
    EXPECT_EQ(bendOf("210a", false), -2);
}

TEST(Wishes, WhatTheBoxesCannotGiveIsNamed) {
    Wishes wishes;
    EXPECT_EQ(whyNot(wishes, {"dirt-core"}), QString());
    wishes.surfaces = {{Terrain::Snow, 100}};
    EXPECT_TRUE(whyNot(wishes, {"dirt-core"}).contains(QStringLiteral("snow")));
    EXPECT_EQ(whyNot(wishes, {"dirt-core", "dirt-110"}), QString());

    Wishes longer;
    longer.tiles = 40; // the box has 29, a start and a finish
    EXPECT_TRUE(whyNot(longer, {"dirt-core"}).contains(QStringLiteral("31")));
    longer.tiles = 31;
    EXPECT_EQ(whyNot(longer, {"dirt-core"}), QString());

    Wishes jumps;
    jumps.tiles = 2; // a start and a finish alone
    jumps.amount(Trait::Jumps) = Amount::High;
    jumps.tiles = 31; // 8 jumps, and the box has 7
    EXPECT_TRUE(whyNot(jumps, {"dirt-core"}).contains(QStringLiteral("jumps high")));

    Wishes onTable;
    onTable.table = TableRoom{4, 4};
    EXPECT_TRUE(whyNot(onTable, {"dirt-core"}).contains(QStringLiteral("table")));
}

TEST(Wishes, AStageNeedsAStartAndACircuitALine) {
    Wishes wishes;
    EXPECT_TRUE(whyNot(wishes, {"gt-core"}).contains(QStringLiteral("start tile")));
    wishes.kind = StageKind::Circuit;
    EXPECT_EQ(whyNot(wishes, {"gt-core"}), QString());
    EXPECT_EQ(whyNot(wishes, {"dirt-core"}), QString()); // the start's line is that of each lap
}

} // namespace stagewright
