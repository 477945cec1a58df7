#include "editor/sheets/road_signs.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

using Signs = std::vector<RoadSign>;

} // namespace

TEST(RoadSigns, AStraightRoadWithoutDangerHasNone) {
    EXPECT_EQ(roadSigns({}), Signs{});
}

TEST(RoadSigns, ShowWhateverANoteSays) {
    Pacenote note;
    note.surface = Terrain::Snow;
    note.danger = Danger::High;
    note.ford = true;
    note.jumps = {4, 5};
    BendNote bend;
    bend.isLong = true;
    bend.tightens = true;
    bend.slide = true;
    bend.cut = CutAdvice::Cut;
    note.bends = {bend, bend};
    EXPECT_EQ(roadSigns(note),
              (Signs{RoadSign::Snow, RoadSign::HighDanger, RoadSign::Long, RoadSign::Tightens,
                     RoadSign::Slide, RoadSign::Cut, RoadSign::Jump, RoadSign::Ford}));
    note.bends[1].cut = CutAdvice::DontCut;
    const Signs both = roadSigns(note);
    EXPECT_EQ(std::count(both.begin(), both.end(), RoadSign::Cut), 1);
    EXPECT_EQ(std::count(both.begin(), both.end(), RoadSign::DontCut), 1);
}

TEST(RoadSigns, DangersDiffer) {
    Pacenote note;
    note.danger = Danger::Low;
    EXPECT_EQ(roadSigns(note), Signs{RoadSign::LowDanger});
    note.danger = Danger::Medium;
    EXPECT_EQ(roadSigns(note), Signs{RoadSign::MediumDanger});
}

} // namespace stagewright
