#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/tile_side_check.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

// What contradictions a file can have is held to in tile_side_reader_test.cpp; here are those
// that a change to a real tile makes.

namespace stagewright {
namespace {

/// One a line, each once.
std::string sentencesOf(const TileSide& side) {
    QStringList found;
    for (const Contradiction& each : contradictions(side))
        found << each.where + QStringLiteral(": ") + each.what + u'\n';
    found.removeDuplicates();
    return found.join(QString()).toStdString();
}

TEST(TileSideCheck, NoTileOfTheCatalogueContradictsItself) {
    for (const TileSide& side : catalogue().sides())
        EXPECT_EQ(sentencesOf(side), "") << side.id.toString().toStdString();
}

TEST(TileSideCheck, AnySpaceTakenFromACompleteRoadIsMissed) {
    for (const TileSide& side : catalogue().sides()) {
        if (side.roads.empty())
            continue;
        for (std::size_t i = 0; i < side.roads[0].spaces.size(); ++i) {
            const Space& space = side.roads[0].spaces[i];
            if (space.shortcut || space.lanesTo)
                continue;
            TileSide broken = side;
            broken.roads[0].spaces.erase(broken.roads[0].spaces.begin() +
                                         static_cast<std::ptrdiff_t>(i));
            EXPECT_FALSE(contradictions(broken).empty())
                << side.id.toString().toStdString() << ' ' << space.id.toStdString();
        }
    }
}

TEST(TileSideCheck, AllContradictionsAreListed) {
    TileSide side = *catalogue().find(tileId("402a"));
    side.roads[0].spaces[0].s.end = 32;
    side.roads[1].spaces[0].limit = 3;
    side.roads[2].lanes[1] = 3;
    EXPECT_EQ(sentencesOf(side), "S-N: there is a gap before space c\n"
                                 "N-NW: other roads have another number of lanes at NW\n"
                                 "space a: its facts differ between roads\n");
}

} // namespace
} // namespace stagewright
