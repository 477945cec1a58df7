#include "editor/hextiles/sheets/road_signs.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

using Signs = std::vector<RoadSign>;

} // namespace

TEST(RoadSigns, AStraightRoadWithoutDangerHasNone) {
    EXPECT_EQ(roadSigns({}), Signs{});
}

TEST(RoadSigns, ShowWhateverANoteSaysAsTheCarMeetsIt) {
    Pacenote note;
    note.surface = Terrain::Snow;
    note.danger = Danger::High;
    BendNote bend;
    bend.isLong = true;
    bend.tightens = true;
    bend.slide = true;
    bend.cut = CutAdvice::Cut;
    note.parts = {JumpNote{4}, bend, bend, FordNote{}, JumpNote{5}};
    EXPECT_EQ(roadSigns(note),
              (Signs{RoadSign::Snow, RoadSign::HighDanger, RoadSign::Jump, RoadSign::Long,
                     RoadSign::Tightens, RoadSign::Slide, RoadSign::Cut, RoadSign::Ford}));
    bend.cut = CutAdvice::DontCut;
    note.parts[2] = bend;
    const Signs both = roadSigns(note);
    EXPECT_EQ(std::count(both.begin(), both.end(), RoadSign::Cut), 1);
    EXPECT_EQ(std::count(both.begin(), both.end(), RoadSign::DontCut), 1);
}

TEST(RoadSigns, DangersDiffer) {
    Pacenote note;
    note.parts = {FordNote{}};
    note.danger = Danger::Low;
    EXPECT_EQ(roadSigns(note), Signs{RoadSign::Ford}); // no mark
    note.danger = Danger::Medium;
    EXPECT_EQ(roadSigns(note), (Signs{RoadSign::MediumDanger, RoadSign::Ford}));
}

TEST(RoadSigns, AHarmlessLineHasNoDanger) {
    Pacenote note;
    note.danger = Danger::High;
    EXPECT_EQ(roadSigns(note), Signs{});
    note.parts = {BendNote{}}; // flat
    EXPECT_EQ(roadSigns(note), Signs{});
}

TEST(RoadSigns, SlopesDiffer) {
    Pacenote note;
    note.parts = {SlopeNote{true}};
    EXPECT_EQ(roadSigns(note), Signs{RoadSign::Uphill});
    note.parts = {SlopeNote{false}};
    EXPECT_EQ(roadSigns(note), Signs{RoadSign::Downhill});
}

} // namespace stagewright
