#include "model/game/place_names.h"
#include "model/game/stage_file.h"
#include "model/layouts/points/racing/titan_game.h"
#include "model/layouts/points/track/track_edits.h"
#include "tests/rulebook_stages.h"
#include "validators/points/titan_checker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Stage titanStage(const QByteArray& members) {
    const auto stage = readStage(R"({"game": "titan-race", )" + members + '}', games());
    if (!stage)
        throw std::runtime_error(sentence(stage.error()).toStdString());
    return *stage;
}

CheckSettings withHints() {
    CheckSettings settings{games()};
    settings.hints = true;
    return settings;
}

/// "error two-ramps B4: sentence", each on a line.
std::string saidOf(const Stage& stage) {
    const CheckSettings settings = withHints();
    const auto checker = checkerFor(stage, settings);
    (void)checker->check(stage);
    const StagePlaces& places = games().face<StagePlaces>(stage);
    QStringList lines;
    for (const Finding& finding : checker->findings()) {
        QStringList words{name(finding.severity), finding.rule};
        for (const Place place : finding.places)
            words << places.name(place);
        lines << words.join(u' ') + QStringLiteral(": ") + finding.text + u'\n';
    }
    return lines.join(QString()).toStdString();
}

std::string saidOfMarks(const QByteArray& marks) {
    return saidOf(titanStage(R"("marks": [{"at": "F12", "is": ["bonus"]})" +
                             (marks.isEmpty() ? QByteArray() : ", " + marks) + ']'));
}

TEST(TitanRules, SayNothingOfATrackOfOnesOwnWithABonusPoint) {
    EXPECT_EQ(saidOfMarks(""), "");
    EXPECT_EQ(saidOf(titanStage(R"("tiles": [])")), "");
}

TEST(TitanRules, SayWhatIsWrongOnPoints) {
    EXPECT_EQ(saidOfMarks(R"({"at": "A2", "is": ["ice"]})"),
              "error off-the-points A2: The board has no point there: columns A, C and E have the "
              "odd rows, B, D and F the even ones.\n");
    EXPECT_EQ(saidOfMarks(R"({"at": "B4", "is": ["swamp"]})"),
              "error unknown-mark B4: There is no mark \"swamp\".\n");
    EXPECT_EQ(saidOfMarks(R"({"at": "B4", "is": ["multi-ramp", "super-ramp-left"]})"),
              "error two-ramps B4: Two ramps are on one point.\n");
    EXPECT_EQ(saidOfMarks(R"({"at": "B4", "is": ["ice", "lava", "bonus"]})"),
              "warning two-effects B4: Two effects are on one point: no board of the box is known "
              "to have that.\n");
    EXPECT_EQ(saidOfMarks(R"({"at": "B4", "is": ["lava", "bonus"]})"), "");
    EXPECT_EQ(saidOf(titanStage(R"("marks": [])")),
              "warning no-bonus-point: No point gives a bonus card, so nobody gets more than the "
              "first.\n");
}

TEST(TitanRules, FindRingsOfIceForwardAndDiagonal) {
    EXPECT_EQ(saidOfMarks(R"({"at": "B2", "is": ["ice"]}, {"at": "B4", "is": ["ice"]},
                             {"at": "B6", "is": ["ice"]}, {"at": "B8", "is": ["ice"]},
                             {"at": "B10", "is": ["ice"]})"),
              "");
    EXPECT_EQ(saidOfMarks(R"({"at": "B2", "is": ["ice"]}, {"at": "B4", "is": ["ice"]},
                             {"at": "B6", "is": ["ice"]}, {"at": "B8", "is": ["ice"]},
                             {"at": "B10", "is": ["ice"]}, {"at": "B12", "is": ["ice"]})"),
              "error ring-of-ice B2 B4 B6 B8 B10 B12: Ice lies all the way round: whoever comes "
              "upon it slides without an end.\n");
    PointTrack track;
    int at = 0;
    for (int i = 0; i < 12; ++i) {
        track = withMark(track, pointNumbered(at), TrackMark::Ice, true);
        at = stepFrom(at, PointStep::Right).point;
    }
    Stage stage = titanStage(R"("marks": [])");
    stage.layout = Layout(TitanLayout{StackKind::Loop, {track}});
    EXPECT_NE(saidOf(stage).find("error ring-of-ice"), std::string::npos);
}

TEST(TitanRules, HoldATrackOfTheBoxToWhatIsKnownOfIt) {
    const QByteArray book =
        R"({"at": "E5", "is": ["lava"], "source": "book"}, {"at": "F6", "is": ["lava"]})";
    const QByteArray kaldeira = R"("track": "kaldeira", "marks": [)";
    EXPECT_EQ(saidOf(titanStage(kaldeira + book + ']')),
              "hint board-incomplete: Not the whole board of Kaldeira is entered: what is not "
              "counts as points without effect.\n");
    EXPECT_EQ(saidOf(titanStage(kaldeira + book +
                                R"(, {"at": "A1", "is": ["bonus"]}], "complete": true)")),
              "");
    EXPECT_EQ(saidOf(titanStage(kaldeira + book +
                                R"(, {"at": "A1", "is": ["bonus"]}, {"at": "C1", "is": ["ice"]},
                                    {"at": "D4", "is": ["lava"]}], "complete": true)")),
              "warning foreign-effect C1: Kaldeira does not have this: ice.\n"
              "warning against-the-book D4: Of this point of Kaldeira an example of the rulebook "
              "says: no effect.\n");
    EXPECT_NE(saidOf(titanStage(kaldeira + "]"))
                  .find("warning against-the-book E5: Of this point of Kaldeira an example of the "
                        "rulebook says: lava."),
              std::string::npos);
    EXPECT_EQ(saidOf(titanStage(R"("track": "moon", "marks": [], "complete": false)")),
              "error unknown-track: The box has no track \"moon\", but kaldeira, laguna, odlewnia, "
              "ban-kogu, angleh, estengaard.\n");
}

/// Of the 20 sets of three tracks those that are possible, wrong, or not to be told.
void countSets(const QByteArray& backs, int fine, int wrong, int untold) {
    const QStringList ids{QStringLiteral("kaldeira"), QStringLiteral("laguna"),
                          QStringLiteral("odlewnia"), QStringLiteral("ban-kogu"),
                          QStringLiteral("angleh"),   QStringLiteral("estengaard")};
    std::array<int, 3> counts{};
    for (int i = 0; i < 6; ++i)
        for (int j = i + 1; j < 6; ++j)
            for (int k = j + 1; k < 6; ++k) {
                const QByteArray tracks = '"' + ids[i].toUtf8() + "\", \"" + ids[j].toUtf8() +
                                          "\", \"" + ids[k].toUtf8() + '"';
                const std::string said =
                    saidOf(titanStage(R"("kind": "grand-slam", "tracks": [)" + tracks +
                                      R"(], "backs": {)" + backs + '}'));
                const bool isWrong = said.find("sides-of-one-board") != std::string::npos;
                const bool isUntold = said.find("backs-unsaid") != std::string::npos;
                ++counts[isWrong ? 1 : isUntold ? 2 : 0];
            }
    EXPECT_EQ(counts[0], fine);
    EXPECT_EQ(counts[1], wrong);
    EXPECT_EQ(counts[2], untold);
}

TEST(TitanRules, TellWhichGrandSlamsAreInTheBox) {
    countSets("", 2, 0, 18);
    countSets(R"("kaldeira": "laguna", "angleh": "odlewnia", "estengaard": "ban-kogu")", 8, 12, 0);
    countSets(R"("laguna": "estengaard", "odlewnia": "kaldeira", "ban-kogu": "angleh")", 8, 12, 0);
    EXPECT_NE(
        saidOf(titanStage(R"("kind": "grand-slam", "tracks": ["angleh", "angleh", "kaldeira"])"))
            .find("error track-twice: Ang'leh is in the Grand Slam twice, and in the box "
                  "once."),
        std::string::npos);
    EXPECT_NE(saidOf(titanStage(R"("kind": "grand-slam", "tracks": ["angleh", "kaldeira"])"))
                  .find("error stack-size: A Grand Slam has three tracks, not 2."),
              std::string::npos);
}

std::string saidOfTitans(const QByteArray& titans) {
    return saidOf(titanStage(R"("marks": [{"at": "F12", "is": ["bonus"]}], "colours": {
        "slaugg": "red", "ragnarok": "blue", "rassik": "green", "kraken": "yellow",
        "masakrator": "brown"}, "titans": [)" +
                             titans + ']'));
}

QByteArray seat(const char* titan, int player, const char* team = "") {
    return QByteArray(R"({"titan": ")") + titan + R"(", "player": )" + QByteArray::number(player) +
           R"(, "team": ")" + team + "\"}";
}

TEST(TitanRules, CountTitansPlayersAndTeams) {
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 2) + ',' + seat("rassik", 3)),
              "");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 2) + ',' + seat("slaugg", 3)),
              "error titan-twice: Slaugg takes part twice.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("smok", 2) + ',' + seat("rassik", 3)),
              "error unknown-titan: The box has no titan \"smok\", but slaugg, ragnarok, rassik, "
              "kraken, masakrator, chtoolhoo.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 2) + ',' + seat("rassik", 3) +
                           ',' + seat("masakrator", 1)),
              "error number-of-titans: With three and more players everybody has one titan: 3 "
              "players have 4.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1)), "error number-of-titans: Two to six play, each with "
                                               "a die a titan; here it is 1 player(s).\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 2)),
              "error two-players-titans: Two players have two titans each, four together.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 2) + ',' + seat("rassik", 1) +
                           ',' + seat("masakrator", 2)),
              "");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("kraken", 1) + ',' + seat("rassik", 2) +
                           ',' + seat("masakrator", 2)),
              "error two-players-titans: The titans of two players take turns: one of the "
              "first's, one of the second's, and so again.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1, "a") + ',' + seat("kraken", 2, "b") + ',' +
                           seat("rassik", 3, "a") + ',' + seat("masakrator", 4, "b")),
              "");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1, "a") + ',' + seat("kraken", 2, "a") + ',' +
                           seat("rassik", 3, "b") + ',' + seat("masakrator", 4, "b")),
              "error teams-side-by-side: Rassik and Grinder are of one team, and sit side by "
              "side.\n"
              "error teams-side-by-side: Slaugg and Kraken are of one team, and sit side by "
              "side.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1, "a") + ',' + seat("kraken", 2, "b") + ',' +
                           seat("rassik", 3, "c") + ',' + seat("masakrator", 4, "b") + ',' +
                           seat("chtoolhoo", 5, "c") + ',' + seat("ragnarok", 6, "a")),
              "error teams-side-by-side: Ragnarok and Slaugg are of one team, and sit side by "
              "side.\n")
        << "the last beside the first";
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1, "a") + ',' + seat("kraken", 2, "b") + ',' +
                           seat("rassik", 3, "a") + ',' + seat("masakrator", 4)),
              "error team-sizes: Teams are two of two in a game of four, two of three or three of "
              "two in a game of six.\n");
}

TEST(TitanRules, SayOfColoursWhatIsNotEntered) {
    const QByteArray seats = R"("marks": [{"at": "F12", "is": ["bonus"]}], "titans": [)" +
                             seat("slaugg", 1) + ',' + seat("kraken", 2) + ',' +
                             seat("chtoolhoo", 3) + ']';
    EXPECT_EQ(saidOf(titanStage(seats + R"(, "colours": {"slaugg": "red"})")),
              "hint colours-unsaid: The colours of these titans are not entered, so which dice "
              "give them lives is left out: Kraken.\n");
    EXPECT_EQ(saidOf(titanStage(seats + R"(, "colours": {"slaugg": "red", "kraken": "purple"})")),
              "warning colour-twice: Chtóólhóó and Kraken are entered with one colour; each titan "
              "has its own.\n");
    EXPECT_EQ(saidOfTitans(seat("slaugg", 1) + ',' + seat("slaugg", 2) + ',' + seat("kraken", 3)),
              "error titan-twice: Slaugg takes part twice.\n");
}

TEST(TitanRules, NoTitanButChtoolhooIsPurpleWhoeverPlays) {
    const QByteArray seats = R"("marks": [{"at": "F12", "is": ["bonus"]}], "titans": [)" +
                             seat("slaugg", 1) + ',' + seat("slaugg", 2) + ',' + seat("kraken", 3) +
                             "], \"colours\": {\"kraken\": \"purple\"}";
    EXPECT_EQ(saidOf(titanStage(seats)),
              "error titan-twice: Slaugg takes part twice.\n"
              "warning colour-twice: Chtóólhóó and Kraken are entered with one colour; each titan "
              "has its own.\n"
              "hint colours-unsaid: The colours of these titans are not entered, so which dice "
              "give them lives is left out: Slaugg.\n");
}

TEST(TitanRules, ABackIsATrackOfTheBox) {
    const char* said = "error unknown-track: The box has no track \"wolf\", but kaldeira, laguna, "
                       "odlewnia, ban-kogu, angleh, estengaard.\n";
    EXPECT_NE(saidOf(titanStage(R"("track": "laguna", "marks": [], "back": "wolf")")).find(said),
              std::string::npos);
    EXPECT_NE(saidOf(titanStage(R"("kind": "grand-slam", "backs": {"angleh": "wolf"},
                                   "tracks": ["angleh", "estengaard", "kaldeira"])"))
                  .find(said),
              std::string::npos);
}

TEST(TitanRules, MendWhatIsObvious) {
    const Stage stage = titanStage(R"("track": "kaldeira", "marks": [{"at": "A2", "is": ["lava"]},
                      {"at": "B4", "is": ["swamp", "lava"]}, {"at": "D4", "is": ["lava", "bonus"]}],
                      "complete": true)");
    const CheckSettings settings = withHints();
    const Mended mended = titanStageRules().mended(stage, settings);
    EXPECT_EQ(saidOf(mended.stage), "");
    QStringList names;
    for (const Fix& fix : mended.fixes)
        names << fix.name();
    EXPECT_EQ(names.join(QStringLiteral("; ")).toStdString(),
              "Take what is marked on A2 away; Take the unknown marks of B4 away; Mark D4 as the "
              "rulebook does; Mark E5 as the rulebook does; Mark F6 as the rulebook does");
    const PointTrack& track = titanLayoutOf(mended.stage).tracks[0];
    EXPECT_TRUE(track.marksAt({1, 4}).has(TrackMark::Lava)) << "is not known to be wrong";
    EXPECT_EQ(track.marksAt({3, 4}), TrackMarks(TrackMark::Bonus));
    Stage undone = mended.stage;
    for (auto fix = mended.fixes.rbegin(); fix != mended.fixes.rend(); ++fix)
        apply(inverse(fix->edit), undone);
    EXPECT_EQ(undone, stage);
}

} // namespace
} // namespace stagewright
