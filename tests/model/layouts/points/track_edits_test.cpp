#include "model/layouts/points/track/track_edits.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

TEST(TrackEdits, AMarkComesAndGoesAndTheBooksStay) {
    PointTrack track;
    track.markings = {Marking{point("E5"), TrackMark::Lava, {}, MarkSource::Book, {}}};
    const PointTrack asInTheBook = track;
    track = withMark(track, point("E5"), TrackMark::Bonus, true);
    EXPECT_EQ(track.markings.size(), 2);
    EXPECT_TRUE(track.marksAt(point("E5")).has(TrackMark::Bonus));
    EXPECT_TRUE(track.marksAt(point("E5")).has(TrackMark::Lava));
    EXPECT_EQ(withMark(track, point("E5"), TrackMark::Bonus, false), asInTheBook);
    EXPECT_EQ(withMark(asInTheBook, point("E5"), TrackMark::Lava, false), asInTheBook);
}

TEST(TrackEdits, MirroringExchangesSuperRampsAndKeepsPoints) {
    PointTrack track = withMark({}, point("B4"), TrackMark::SuperRampLeft, true);
    track = withMark(track, point("A3"), TrackMark::Ice, true);
    const PointTrack other = mirrored(track);
    EXPECT_EQ(other.marksAt(point("F4")), TrackMarks(TrackMark::SuperRampRight));
    EXPECT_EQ(other.marksAt(point("A3")), TrackMarks(TrackMark::Ice));
    EXPECT_EQ(mirrored(other), track);
    EXPECT_EQ(turned(track, 2).marksAt(point("D4")), TrackMarks(TrackMark::SuperRampLeft));
    EXPECT_EQ(turned(turned(track, 2), -2), track);
    EXPECT_EQ(turned(track, 6), track);
}

RC_GTEST_PROP(TrackEdits, AreUndoneByTheirInverseAndJoinedToOne, ()) {
    Stage stage;
    stage.info.game = QStringLiteral("titan-race");
    std::vector<Edit> edits;
    const Stage before = stage;
    for (int i = *rc::gen::inRange(1, 8); i > 0; --i) {
        TitanLayout layout = titanLayoutOf(stage);
        if (layout.tracks.isEmpty())
            layout.tracks.append(PointTrack());
        PointTrack& track = layout.tracks.front();
        const int kind = *rc::gen::inRange(0, 4);
        if (kind == 0)
            track = mirrored(track);
        else if (kind == 1)
            track = turned(track, 2 * *rc::gen::inRange(0, 3));
        else
            track = withMark(track, pointNumbered(*rc::gen::inRange(0, pointCount)),
                             allTrackMarks[static_cast<std::size_t>(*rc::gen::inRange(0, 9))],
                             kind == 2);
        edits.push_back(layTitans(stage, layout));
        apply(edits.back(), stage);
    }
    const Stage after = stage;
    Edit all = edits.front();
    for (std::size_t i = 1; i < edits.size(); ++i)
        all = composed(all, edits[i]);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        apply(inverse(*edit), stage);
    RC_ASSERT(stage == before);
    apply(all, stage);
    RC_ASSERT(stage == after);
}

} // namespace
} // namespace stagewright
