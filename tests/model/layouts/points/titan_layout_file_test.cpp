#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

const QByteArray lavaTrack = R"({
 "format": 1,
 "title": "Kaldeira at home",
 "author": "",
 "game": "titan-race",
 "more": [1],
 "kind": "loop",
 "track": "kaldeira",
 "marks": [
  {"at": "E5", "is": ["lava", "bonus"], "source": "user"},
  {"at": "E5", "is": ["lava"], "source": "book"},
  {"at": "F6", "is": ["lava"], "source": "book", "seen": true}
 ],
 "complete": false,
 "back": "laguna",
 "laps": 2,
 "titans": [
  {"titan": "slaugg", "player": 1},
  {"titan": "kraken", "player": 2, "team": "red"}
 ],
 "colours": {"kraken": "blue", "slaugg": "red"},
 "draft": "rolling",
 "push": "rest"
}
)";

TEST(TitanLayoutFile, IsReadAndWrittenAgainAsItStands) {
    const auto stage = readStage(lavaTrack, games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    EXPECT_EQ(stage->info.title, QStringLiteral("Kaldeira at home"));
    const TitanLayout& layout = titanLayoutOf(*stage);
    ASSERT_EQ(layout.tracks.size(), 1);
    EXPECT_EQ(layout.tracks[0].id, QStringLiteral("kaldeira"));
    EXPECT_EQ(layout.tracks[0].back, QStringLiteral("laguna"));
    EXPECT_TRUE(layout.tracks[0].marksAt(point("E5")).has(TrackMark::Bonus));
    EXPECT_TRUE(layout.tracks[0].marksAt(point("F6")).has(TrackMark::Lava));
    EXPECT_EQ(layout.laps, 2);
    ASSERT_EQ(layout.titans.size(), 2);
    EXPECT_EQ(layout.titans[1].team, QStringLiteral("red"));
    EXPECT_EQ(layout.colours.value(QStringLiteral("kraken")), TitanColour::Blue);
    EXPECT_EQ(layout.draft, DiceDraft::Rolling);
    EXPECT_EQ(layout.push, PushReach::Rest);
    EXPECT_EQ(writeStage(*stage).toStdString(), lavaTrack.toStdString());
    EXPECT_EQ(verifiedStageText(*stage), lavaTrack);
}

TEST(TitanLayoutFile, WhatIsLeftOutIsUsual) {
    const auto stage = readStage(
        R"({"game": "titan-race", "kind": "loop", "track": null, "title": "Mine", "marks": [],
            "complete": true, "back": null, "titans": [{"titan": "rassik", "team": null}]})",
        games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    const TitanLayout& layout = titanLayoutOf(*stage);
    EXPECT_EQ(layout.laps, 3);
    EXPECT_EQ(layout.titans[0].player, 1);
    EXPECT_EQ(layout.draft, DiceDraft::Book);
    EXPECT_EQ(layout.push, PushReach::Full);
    EXPECT_TRUE(layout.tracks[0].complete);
    EXPECT_EQ(layout.pieceCount(), 1);
    const auto bare = readStage(R"({"game": "titan-race", "tiles": []})", games());
    ASSERT_TRUE(bare) << sentence(bare.error()).toStdString();
    EXPECT_TRUE(bare->layout.isEmpty());
}

TEST(TitanLayoutFile, AGrandSlamHoldsTracksOrNamesThem) {
    const QByteArray text = R"({
 "format": 1,
 "title": "Three worlds",
 "author": "",
 "game": "titan-race",
 "kind": "grand-slam",
 "tracks": [
  "kaldeira",
  {"track": null, "title": "Mine", "author": "Ola", "marks": [{"at": "B4", "is": ["ice"], "source": "user"}], "complete": true},
  "angleh"
 ],
 "backs": {"angleh": "odlewnia", "kaldeira": "laguna"}
}
)";
    const auto stage = readStage(text, games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    EXPECT_EQ(writeStage(*stage).toStdString(), text.toStdString());
    const auto board = boardOf(titanLayoutOf(*stage), titanGame());
    ASSERT_TRUE(board) << sentence(board.error()).toStdString();
    EXPECT_TRUE(board->marksAt(spot("E5")).has(TrackMark::Lava)); // of the box
    EXPECT_TRUE(board->marksAt(spot("B4", 1)).has(TrackMark::Ice));
    EXPECT_TRUE(board->marksAt(spot("B4", 2)).isEmpty());
}

struct BadTrack {
    const char* fields;
    const char* said;
};

class TitanLayoutFileFaults : public testing::TestWithParam<BadTrack> {};

TEST_P(TitanLayoutFileFaults, NameTheLineTheFieldAndARemedy) {
    const QByteArray text = QByteArray("{\"game\": \"titan-race\",\n") + GetParam().fields + "}";
    const auto stage = readStage(text, games());
    ASSERT_FALSE(stage);
    EXPECT_EQ(sentence(stage.error()).toStdString(), GetParam().said);
}

INSTANTIATE_TEST_SUITE_P(
    Each, TitanLayoutFileFaults,
    testing::Values(
        BadTrack{R"("kind": "ring", "marks": [])",
                 "line 2, kind: is \"ring\", but must be one of: loop, grand-slam."},
        BadTrack{R"("kind": "loop")", "line 1, marks: is missing."},
        BadTrack{R"("marks": [{"at": "G5", "is": ["lava"]}])",
                 "line 2, marks[0].at: the board has no place \"G5\". Write column and row, A1 to "
                 "F12, as in E5."},
        BadTrack{R"("marks": [{"at": "", "is": ["lava"]}])",
                 "line 2, marks[0].at: the board has no place \"\". Write column and row, A1 to "
                 "F12, as in E5."},
        BadTrack{R"("marks": [{"is": ["lava"]}])", "line 2, marks[0].at: is missing."},
        BadTrack{R"("marks": [{"at": "E5", "is": "lava"}])",
                 "line 2, marks[0].is: must be a list, in square brackets."},
        BadTrack{R"("marks": [{"at": "E5", "is": [1]}])",
                 "line 2, marks[0].is: must be a list of marks, each in quotes."},
        BadTrack{R"("marks": [{"at": "E5", "is": ["ice"]}, {"at": "e5", "is": ["lava"]}])",
                 "line 2, marks[1].at: E5 is there twice. Write all that is on a point into one "
                 "record."},
        BadTrack{R"("marks": [], "laps": 0)",
                 "line 2, laps: must be a whole number from 1 to 100."},
        BadTrack{R"("marks": [], "colours": {"kraken": "pink"})",
                 "line 2, colours: no die has a face of the colour \"pink\". Colours that there "
                 "are: yellow, blue, brown, red, green, purple."},
        BadTrack{R"("marks": [], "draft": "books")",
                 "line 2, draft: is \"books\", but must be one of: book, rolling."},
        BadTrack{R"("kind": "grand-slam", "tracks": [""])",
                 "line 2, tracks[0]: must be the id of a track, or a track."},
        BadTrack{R"("kind": "grand-slam", "tracks": [7])",
                 "line 2, tracks[0]: must be an object, in braces."}));

TEST(TitanLayoutFile, NullIsNotSaid) {
    const auto stage = readStage(
        R"({"game": "titan-race", "kind": null, "track": null, "complete": null, "back": null,
            "laps": null, "draft": null, "push": null, "colours": null,
            "marks": [{"at": "E5", "is": ["lava"], "source": null}],
            "titans": [{"titan": "slaugg", "player": null, "team": null}]})",
        games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    const auto same = readStage(
        R"({"game": "titan-race", "marks": [{"at": "E5", "is": ["lava"]}],
            "titans": [{"titan": "slaugg"}]})",
        games());
    ASSERT_TRUE(same) << sentence(same.error()).toStdString();
    EXPECT_EQ(*stage, *same);
    EXPECT_TRUE(readStage(R"({"game": "titan-race", "marks": [], "titans": null})", games()));
}

/// What the rules of the game say of is read all the same: points that do not exist, unknown marks.
TEST(TitanLayoutFile, WhatTheRulesJudgeIsNoFault) {
    const auto stage = readStage(
        R"({"game": "titan-race", "marks": [{"at": "A2", "is": ["swamp", "ice", "swamp"]}]})",
        games());
    ASSERT_TRUE(stage) << sentence(stage.error()).toStdString();
    const Marking marking = titanLayoutOf(*stage).tracks[0].markings[0];
    EXPECT_EQ(marking.at, (Place{0, 2}));
    EXPECT_EQ(marking.otherIs, QStringList{QStringLiteral("swamp")});
    EXPECT_TRUE(writeStage(*stage).contains(R"(["ice", "swamp"])"));
}

Stage anyStage() {
    TitanLayout layout;
    PointTrack track;
    track.id = *rc::gen::element(QString(), QStringLiteral("laguna"));
    for (int number = 0; number < pointCount; ++number)
        for (const MarkSource source : {MarkSource::User, MarkSource::Book}) {
            Marking marking;
            marking.at = pointNumbered(number);
            marking.source = source;
            for (const TrackMark mark : allTrackMarks)
                if (*rc::gen::inRange(0, 12) == 0)
                    marking.is.add(mark);
            if (!marking.is.isEmpty())
                track.markings.append(marking);
        }
    track.complete = *rc::gen::arbitrary<bool>();
    layout.tracks = {track};
    layout.laps = *rc::gen::inRange(1, 6);
    layout.draft = *rc::gen::element(DiceDraft::Book, DiceDraft::Rolling);
    layout.push = *rc::gen::element(PushReach::Full, PushReach::Rest);
    for (int seats = *rc::gen::inRange(0, 7); seats > 0; --seats)
        layout.titans.append(SeatedTitan{QStringLiteral("kraken"), seats});
    Stage stage;
    stage.info.game = QStringLiteral("titan-race");
    stage.info.title = QStringLiteral("Any");
    stage.layout = Layout(std::move(layout));
    return stage;
}

RC_GTEST_PROP(TitanLayoutFile, AnyTrackIsReadAgainAsItWasWritten, ()) {
    const Stage stage = anyStage();
    const auto again = readStage(writeStage(stage), games());
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == stage);
}

} // namespace
} // namespace stagewright
