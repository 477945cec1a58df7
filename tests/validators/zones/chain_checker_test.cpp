#include "model/layouts/zones/chain/chain_layout.h"
#include "tests/model/layouts/zones/zone_files.h"
#include "validators/zones/chain_checker.h"

#include <QJsonArray>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

CheckSettings chainSettings(const ZoneBoards& boards) {
    return {Games().with(boards)};
}

Stage chainStage(const QString& line) {
    const auto sections = readRoadbookLine(line, publicBoards());
    EXPECT_TRUE(sections.has_value()) << line.toStdString();
    Stage stage;
    stage.info.game = zonesGame;
    ChainLayout chain;
    chain.sections = sections.value_or(QList<StageSection>());
    stage.layout = Layout(std::move(chain));
    return stage;
}

Findings findingsOfChain(const Stage& stage, const ZoneBoards& boards) {
    const auto checker = chainStageRules().checker(chainSettings(boards));
    EXPECT_TRUE(checker->check(stage));
    return checker->findings();
}

/// What is said beside that spaces are not entered: "error ends-apart 2: sentence" a line, sections
/// counted from 0.
std::string saidOf(const QString& line, const ZoneBoards& boards = publicBoards()) {
    QStringList lines;
    for (const Finding& finding : findingsOfChain(chainStage(line), boards)) {
        if (finding.rule == QStringLiteral("spaces-not-entered"))
            continue;
        const QString place =
            finding.places.isEmpty() ? QString() : QString::number(finding.places.first().x);
        lines << QStringLiteral("%1 %2 %3: %4")
                     .arg(name(finding.severity), finding.rule, place, finding.text);
    }
    return lines.join(u'\n').toStdString();
}

TEST(ChainChecker, PublicStagesAreRight) {
    for (const QJsonValue stage :
         zoneTestObject("roadbooks.json").value(QStringLiteral("stages")).toArray()) {
        QStringList sections;
        for (const QJsonValue section : stage[QStringLiteral("sections")].toArray())
            sections << section.toString();
        EXPECT_EQ(saidOf(sections.join(QStringLiteral(" / "))), "") << sections.size();
    }
}

TEST(ChainChecker, SaysWhatIsWrongAndWhatLiesThere) {
    EXPECT_EQ(saidOf(QStringLiteral("C7-C3")),
              "error no-such-road 0: No road joins C7 and C3; from C7 the road leads to C6.");
    EXPECT_EQ(saidOf(QStringLiteral("L0-L1 / C7-C6 / L3-L2")),
              "error ends-apart 2: C6 lies against L2, not L3.");
    EXPECT_EQ(saidOf(QStringLiteral("C8-C3 / L9-L8 / C9-C0")),
              "error ends-apart 2: L8 lies against C4, not C9.");
    EXPECT_EQ(saidOf(QStringLiteral("L0-L1 / C7-C6 / L2-L3 / V0-V5")),
              "error boards-overlap 3: V would lie on C.");
    EXPECT_EQ(saidOf(QStringLiteral("C8-C3 / L9-L8 / C4*-C5*")),
              "error both-sides 2: Zone C cannot show both sides.");
    EXPECT_EQ(saidOf(QStringLiteral("C8-C3 / J1-J2")),
              "error no-such-road 1: No road joins J1 and J2; from J1 the road leads to J4 (not "
              "all roads of zone J are known).");
    EXPECT_EQ(saidOf(QStringLiteral("J6-J7")),
              "warning no-such-road 0: Unknown road: not all roads of zone J are known, and none "
              "from J6.");
    EXPECT_EQ(saidOf(QStringLiteral("X0-X1")),
              "error zone-not-there 0: There is no board of a zone X.");
    EXPECT_EQ(saidOf(QStringLiteral("C0-C15")),
              "error end-not-there 0: As far as is known zone C has no C15.");
}

ZoneBoards publicBoardsUnder(const QByteArray& zones) {
    const auto overlay =
        readZoneBoards(R"({"format": 1, "game": "rallyman-2009", "zones": [)" + zones + "]}");
    EXPECT_TRUE(overlay.has_value());
    return withOverlay(publicBoards(), overlay.value_or(ZoneBoards()));
}

TEST(ChainChecker, SaysWhichRoadsAnOwnerHasCorrected) {
    EXPECT_EQ(saidOf(QStringLiteral("L8-L5")),
              "error no-such-road 0: No road joins L8 and L5; from L8 the road leads to L9 (which "
              "is inferred: your own entries can correct it).");
    const ZoneBoards own = publicBoardsUnder(R"({"zone": "L", "sides": [{"side": "L",
        "roads": [{"points": ["8", "5"], "text": "3*s"}]}]})");
    EXPECT_EQ(saidOf(QStringLiteral("L8-L5"), own), "");
    EXPECT_EQ(saidOf(QStringLiteral("L9-L8"), own),
              "error no-such-road 0: On your boards no road joins L9 and L8; from L8 the road "
              "leads to L5 (not all roads of zone L are known).");
    EXPECT_EQ(saidOf(QStringLiteral("L6-L9"), own),
              "warning no-such-road 0: Unknown road: not all roads of zone L are known, and none "
              "from L6.");
    const Mended all =
        chainStageRules().mended(chainStage(QStringLiteral("L8-L9")), chainSettings(own));
    EXPECT_EQ(roadbookLine(chainOf(all.stage).sections), QStringLiteral("L8-L5"));
}

TEST(ChainChecker, SaysWhereNumbersHaveToBeEntered) {
    EXPECT_EQ(saidOf(QStringLiteral("D20-D24")),
              "error end-not-there 0: As far as is known zone D has no D20. The numbers of side "
              "D/20 are not entered.");
    const ZoneBoards own = publicBoardsUnder(R"({"zone": "D", "sides": [{"side": "D/20",
        "firstEnd": 20, "roads": []}]})");
    EXPECT_EQ(saidOf(QStringLiteral("D20-D24"), own),
              "warning no-such-road 0: Unknown road: not all roads of zone D are known, and none "
              "from D20.");
    EXPECT_EQ(saidOf(QStringLiteral("A0-A4")),
              "error no-such-road 0: The road from A0 to A4 is A0-A10-A11-A12-A4 (not all roads "
              "of zone A are known).");
}

TEST(ChainChecker, AStageIsNoCircuitAndARoadDrivenTwiceIsSaid) {
    // C0 faces up and C1 beside it: L6 and L7 lie against them.
    const ZoneBoards boards = publicBoardsUnder(R"(
        {"zone": "X", "sides": [{"side": "X", "firstEnd": 0, "roads": [
            {"points": ["6", "7"], "text": "3*s"}]}]},
        {"zone": "Y", "sides": [{"side": "Y", "firstEnd": 0, "roads": [
            {"points": ["1", "0"], "text": "2*s"}]}]})");
    EXPECT_EQ(saidOf(QStringLiteral("X7-X6 / Y1-Y0"), boards),
              "error closed-circuit 1: Start and finish face each other: a stage is no circuit.");
    EXPECT_EQ(saidOf(QStringLiteral("X7-X6 / Y1-Y0 / X7-X6"), boards),
              "warning road-driven-twice 2: The road of section 1 is driven twice.");
}

TEST(ChainChecker, SpacesThatAreNotEnteredLeaveNoEstimate) {
    const Findings findings =
        findingsOfChain(chainStage(QStringLiteral("L0-L1 / C7-C6")), publicBoards());
    ASSERT_EQ(findings.size(), 2);
    EXPECT_EQ(findings[0].severity, Severity::Warning);
    EXPECT_EQ(findings[0].text,
              QStringLiteral("L0-L1: spaces not entered. There is no estimate of the stage."));
    EXPECT_EQ(findings[1].places, (Places{{1, 0}}));
}

/// "chain-surfaces 1 2: sentence" a line.
std::string hintsOf(const QString& line, const ZoneBoards& boards) {
    CheckSettings settings = chainSettings(boards);
    settings.hints = true;
    const auto checker = chainStageRules().checker(settings);
    EXPECT_TRUE(checker->check(chainStage(line)));
    QStringList lines;
    for (const Finding& finding : checker->findings()) {
        if (finding.severity != Severity::Hint)
            continue;
        QString words = finding.rule;
        for (const Place& place : finding.places)
            words += QStringLiteral(" %1").arg(place.x);
        lines << words + QStringLiteral(": ") + finding.text;
    }
    return lines.join(u'\n').toStdString();
}

TEST(ChainChecker, HintsTellSurfacesSectorsAndEndsThatFaceEachOther) {
    EXPECT_EQ(hintsOf(QStringLiteral("L0-L1 / C7*-C6* / L2-L3"), publicBoards()),
              "sectors: 3 section(s); sectors, for soft tyres: S1 L0-L1, S2 C7*-C6*, S3 L2-L3.\n"
              "chain-surfaces 1 2: The surface changes: asphalt (1 section(s)), snow (1 "
              "section(s)), asphalt (1 section(s)).");
    EXPECT_EQ(hintsOf(QStringLiteral("C7-C6"), publicBoards()),
              "sectors: 1 section(s); sectors, for soft tyres: S1 C7-C6.");
    // Of the long sides that lie against each other one border is driven over, and start and
    // finish are on the next.
    const ZoneBoards boards = publicBoardsUnder(R"(
        {"zone": "X", "sides": [{"side": "X", "firstEnd": 0, "surface": "asphalt", "roads": [
            {"points": ["6", "7"], "text": "3*s"}]}]},
        {"zone": "Y", "sides": [{"side": "Y", "firstEnd": 0, "surface": "earth", "roads": [
            {"points": ["1", "0"], "text": "2*s"}]}]})");
    EXPECT_EQ(hintsOf(QStringLiteral("X7-X6 / Y1-Y0"), boards),
              "facing-ends-unused: Ends face each other where the stage does not go: X5–Y2.\n"
              "sectors: 2 section(s); sectors, for soft tyres: S1 X7-X6, S2 Y1-Y0.\n"
              "chain-surfaces 1: The surface changes: asphalt (1 section(s)), earth (1 "
              "section(s)).");
    EXPECT_EQ(findingsOfChain(chainStage(QStringLiteral("C7-C6")), publicBoards()).size(), 1)
        << "hints are asked for";
}

TEST(ChainChecker, MoreThanFourBoardsAndAnEndOfTwoRoadsAreSaid) {
    const ZoneBoards boards = publicBoardsUnder(R"(
        {"zone": "V", "sides": [{"side": "V", "firstEnd": 0, "roads": [
            {"points": ["7", "0"], "text": "s"}]}]},
        {"zone": "W", "sides": [{"side": "W", "firstEnd": 0, "roads": [
            {"points": ["7", "0"], "text": "s"}]}]},
        {"zone": "X", "sides": [{"side": "X", "firstEnd": 0, "roads": [
            {"points": ["7", "0"], "text": "s"}]}]},
        {"zone": "Y", "sides": [{"side": "Y", "firstEnd": 0, "roads": [
            {"points": ["7", "0"], "text": "s"}]}]},
        {"zone": "Z", "sides": [{"side": "Z", "firstEnd": 0, "roads": [
            {"points": ["7", "0"], "text": "s"}, {"points": ["8", "1"], "text": "s"}]}]})");
    EXPECT_EQ(saidOf(QStringLiteral("V7-V0 / W7-W0 / X7-X0 / Y7-Y0"), boards), "");
    EXPECT_EQ(saidOf(QStringLiteral("V7-V0 / W7-W0 / X7-X0 / Y7-Y0 / Z7-Z0"), boards),
              "warning more-than-four-boards : The rulebook combines one to four boards, not 5.");
    EXPECT_NE(saidOf(QStringLiteral("Z7-Z0 / Y7-Y0 / Z8-Z0"), boards)
                  .find("error end-used-twice 2: Z0 is an end of section 1 already."),
              std::string::npos);
}

TEST(ChainChecker, MendsWithTheRoadThatLiesThere) {
    const auto mended = [](const char* line) {
        const Stage stage = chainStage(QString::fromLatin1(line));
        const Mended all = chainStageRules().mended(stage, chainSettings(publicBoards()));
        return roadbookLine(chainOf(all.stage).sections).toStdString();
    };
    EXPECT_EQ(mended("L0-L1 / C7-C6 / L3-L2"), "L0-L1 / C7-C6 / L2-L3");
    EXPECT_EQ(mended("C8-C3 / L9-L8 / C9-C0"), "C8-C3 / L9-L8 / C4-C5");
    EXPECT_EQ(mended("C7-C3"), "C7-C6");
}

TEST(ChainChecker, ZonesOfOtherBoxesAreSaid) {
    Stage stage = chainStage(QStringLiteral("C7-C6"));
    ChainLayout chain = chainOf(stage);
    chain.boxes = {QStringLiteral("dirt-2011")};
    stage.layout = Layout(chain);
    const Findings findings = findingsOfChain(stage, publicBoards());
    ASSERT_FALSE(findings.isEmpty());
    EXPECT_EQ(findings.first().text, QStringLiteral("Zone C is in none of the boxes chosen."));
}

} // namespace
} // namespace stagewright
