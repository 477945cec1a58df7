#include "model/game/place_names.h"
#include "tests/model/layouts/cards/any_card_table.h"
#include "tests/model/layouts/cards/card_tables.h"
#include "validators/cards/card_rule.h"
#include "validators/rally_rule.h"
#include "validators/stage_rules.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace stagewright {
namespace {

const QByteArray allA = R"("shop": ["1A", "2A", "3A", "4A", "5A", "6A", "7A", "8A", "9A"])";
const QByteArray seaCamp = R"("stage": {"id": "sea-camp", "cards": 10})";
const QByteArray fourDrivers =
    R"("drivers": ["harry-jordan", "sofia-fernandez", "aiko-yamamoto", "ferenc-kovacs"])";

CheckSettings cardSettings(bool hints = true) {
    CheckSettings settings{games()};
    settings.hints = hints;
    return settings;
}

Findings findingsOfTable(const Stage& stage, bool hints = true) {
    const auto checker = checkerFor(stage, cardSettings(hints));
    (void)checker->check(stage);
    return checker->findings();
}

/// "error driver-twice player 1, player 2: sentence", each on a line.
std::string saidOfTable(const Stage& stage, bool hints = true) {
    const StagePlaces& places = games().face<StagePlaces>(stage);
    QStringList lines;
    for (const Finding& finding : findingsOfTable(stage, hints)) {
        QStringList names;
        for (const Place place : finding.places)
            names << places.name(place);
        lines << name(finding.severity) + u' ' + finding.rule +
                     (names.isEmpty() ? QString() : u' ' + names.join(QStringLiteral(", "))) +
                     QStringLiteral(": ") + finding.text + u'\n';
    }
    return lines.join(QString()).toStdString();
}

std::string saidOfShop(const QByteArray& shop) {
    return saidOfTable(cardStage("\"shop\": [" + shop + "], " + seaCamp + ", " + fourDrivers));
}

std::string saidOfRace(const QByteArray& fields) {
    return saidOfTable(cardStage(allA + ", " + seaCamp + ", " + fields));
}

/// The rules that still say something after all is mended.
std::string rulesLeft(const Stage& stage) {
    const Mended mended = games().face<StageRules>(stage).mended(stage, cardSettings());
    std::string rules;
    for (const Finding& finding : findingsOfTable(mended.stage))
        rules += finding.rule.toStdString() + ' ';
    return rules;
}

TEST(CardRules, SayNothingOfAWholeTable) {
    EXPECT_EQ(saidOfRace(fourDrivers), "");
    EXPECT_EQ(saidOfTable(cardStage(R"("tiles": [])")), "");
    EXPECT_EQ(saidOfTable(cardStage(allA + ", " + seaCamp + R"(, "mode": "solo", "ghost": "rookie",
        "faceUp": 5, "drivers": ["harry-jordan"])")),
              "");
}

TEST(CardRules, AllOf512MixesAreFine) {
    for (int mix = 0; mix < 512; ++mix) {
        QByteArrayList stacks;
        for (int number = 1; number <= 9; ++number)
            stacks << '"' + QByteArray::number(number) + ((mix >> (number - 1)) % 2 ? 'A' : 'B') +
                          '"';
        ASSERT_EQ(saidOfShop(stacks.join(',')), "") << mix;
    }
}

TEST(CardRules, AShopHasEachNumberOnce) {
    EXPECT_EQ(
        saidOfShop(R"("1A", "1B", "3A", "4A", "5A", "6A", "7A", "8A", "9A")"),
        "error number-twice shop 1: Number 1 is in the shop 2 times: 1A, 1B. Each number lies "
        "there once.\n"
        "error number-missing shop 2: The shop has no stack with number 2.\n");
    EXPECT_EQ(saidOfShop(R"("1A", "2A", "3A", "4A", "5A", "6A", "7A", "8A")"),
              "error number-missing shop 9: The shop has no stack with number 9.\n");
    EXPECT_EQ(saidOfShop(R"("1S", "1A", "2A", "3A", "4A", "5A", "6A", "7A", "8A", "9A")"),
              "error unknown-stack: There is no stack \"1S\" for the shop: numbers 1 to 9, each as "
              "A and B.\n");
    EXPECT_EQ(rulesLeft(cardStage(R"("shop": ["1A", "1B", "9B", "1S"], )" + seaCamp + ", " +
                                  fourDrivers)),
              "");
}

TEST(CardRules, AShopIsMendedWithAndLeavesWhatIsThere) {
    const Stage stage = cardStage(R"("shop": ["1B", "1A", "2B"])");
    const Mended mended = games().face<StageRules>(stage).mended(stage, cardSettings(false));
    EXPECT_EQ(cardTableOf(mended.stage).shop.join(u' ').toStdString(),
              "1A 2B 3A 4A 5A 6A 7A 8A 9A");
    ASSERT_EQ(mended.fixes.size(), 2U);
    EXPECT_EQ(mended.fixes[1].name().toStdString(), "Lay stacks of A: 3, 4, 5, 6, 7, 8, 9");
}

TEST(CardRules, DriversAreInTheBoxOnce) {
    EXPECT_EQ(saidOfRace(R"("drivers": ["harry-jordan", "aiko-yamamoto", "harry-jordan"])"),
              "error driver-twice player 1, player 3: Harry Jordan drives for two players; the box "
              "has each driver once.\n");
    EXPECT_EQ(saidOfRace(R"("drivers": ["harry-jordan", "nobody"])"),
              "error unknown-driver player 2: The box has no driver \"nobody\", but harry-jordan, "
              "sofia-fernandez, aiko-yamamoto, ferenc-kovacs.\n");
    EXPECT_EQ(saidOfRace(R"("drivers": ["harry-jordan", null])"),
              "hint driver-open player 2: No driver is chosen for player 2.\n");
    const Stage twice = cardStage(allA + ", " + seaCamp +
                                  R"(, "drivers": ["harry-jordan", "harry-jordan", "nobody"])");
    const Mended mended = games().face<StageRules>(twice).mended(twice, cardSettings());
    EXPECT_EQ(cardTableOf(mended.stage).seats[0].driver, QStringLiteral("harry-jordan"));
    EXPECT_EQ(rulesLeft(twice), "");
}

TEST(CardRules, OneToFourPlay) {
    const char* five = "error too-many-players: One to four play, and here it is 5: the box has "
                       "things for four.\n";
    EXPECT_TRUE(
        QByteArray::fromStdString(saidOfRace(R"("flipped": [0, 0, 0, 0, 0])")).startsWith(five));
    EXPECT_EQ(saidOfRace(fourDrivers + R"(, "players": 5)"), five);
    EXPECT_EQ(saidOfRace(R"("drivers": ["harry-jordan"])"),
              "warning alone-in-a-race: A single player drives solo, against the ghost driver.\n");
    EXPECT_EQ(rulesLeft(cardStage(allA + ", " + seaCamp + R"(, "drivers": ["harry-jordan"])")), "");
    EXPECT_EQ(
        saidOfRace(R"("mode": "solo", "ghost": "beast",
                            "drivers": ["harry-jordan", "aiko-yamamoto"])"),
        "error solo-players: One player drives against the ghost driver, and here it is 2.\n");
}

TEST(CardRules, TheNewbiesDiceNeedSixOpenCards) {
    const QByteArray solo = R"("mode": "solo", "drivers": ["harry-jordan"], "faceUp": 5, )";
    EXPECT_EQ(saidOfRace(solo + R"("ghost": "newbie")"),
              "error newbie-of-five ghost driver: A die of this ghost driver lies on card 6, which "
              "does not lie open at the start.\n");
    EXPECT_EQ(saidOfRace(solo + R"("ghost": "rookie")"), "");
    const Stage stage = cardStage(allA + ", " + seaCamp + ", " + solo + R"("ghost": "newbie")");
    const Mended mended = games().face<StageRules>(stage).mended(stage, cardSettings());
    EXPECT_EQ(cardTableOf(mended.stage).faceUp, 6);
    EXPECT_EQ(rulesLeft(stage), "");
}

TEST(CardRules, TheGhostDrivesSolo) {
    EXPECT_EQ(saidOfRace(R"("mode": "solo", "drivers": ["harry-jordan"])"),
              "error ghost-missing ghost driver: Solo the ghost driver drives along, and his level "
              "is not chosen.\n");
    const Stage alone = cardStage(allA + ", " + seaCamp + R"(, "mode": "solo")");
    EXPECT_EQ(
        cardTableOf(games().face<StageRules>(alone).mended(alone, cardSettings()).stage).ghost,
        GhostLevel::Standard);
    EXPECT_EQ(saidOfRace(fourDrivers + R"(, "ghost": "beast")"),
              "warning ghost-beside-solo ghost driver: The ghost driver drives against a single "
              "player alone.\n");
    EXPECT_EQ(rulesLeft(cardStage(allA + ", " + seaCamp + R"(, "mode": "solo",
        "drivers": ["harry-jordan"])")),
              "");
    EXPECT_EQ(
        rulesLeft(cardStage(allA + ", " + seaCamp + ", " + fourDrivers + R"(, "ghost": "beast")")),
        "");
}

const QByteArray trial = R"("mode": "trial", "players": 4, "stage": {"id": "trial"}, )";

TEST(CardRules, OfATrialTheFourthStackIsAskedFor) {
    EXPECT_EQ(
        saidOfTable(cardStage(trial + R"("shop": ["1A", "3A", "5A"])"), false),
        "warning trial-shop-open: Which stack is the fourth of a trial's shop, the rulebook "
        "does not tell, as it names 5A twice. Choose one of these: 2A, 4A, 6A, 7A, 8A, 9A.\n");
    EXPECT_EQ(rulesLeft(cardStage(trial + R"("shop": ["1A", "3A", "5A"])")), "trial-shop-open ");
    EXPECT_EQ(saidOfTable(cardStage(trial + R"("shop": ["1A", "3A", "5A", "8A"])")), "");
    EXPECT_EQ(saidOfTable(cardStage(trial + R"("shop": ["1A", "3A", "5A", "8A", "9A"])")),
              "error trial-shop-large: The shop of a trial has four stacks, not 5.\n");
    EXPECT_EQ(saidOfTable(cardStage(trial + R"("shop": ["1A", "5A", "8A"])")),
              "error trial-shop shop 3: The shop of a trial has stack 3A.\n");
    EXPECT_EQ(rulesLeft(cardStage(trial + R"("shop": ["1A", "5A", "8A"])")), "");
}

TEST(CardRules, OfATrialNobodyHasDriversAndAGhostIsUnknown) {
    const QByteArray whole = trial + R"("shop": ["1A", "3A", "5A", "8A"], )";
    EXPECT_EQ(saidOfTable(cardStage(whole + R"("ghost": "beast")")),
              "hint ghost-beside-solo ghost driver: The rulebook knows no ghost driver in a "
              "trial.\n");
    EXPECT_EQ(saidOfTable(cardStage(whole + R"("ghost": "beast")"), false), "");
    EXPECT_EQ(saidOfTable(cardStage(whole + fourDrivers)),
              "error trial-drivers: In a trial nobody has driver cards.\n");
    EXPECT_EQ(rulesLeft(cardStage(whole + fourDrivers)), "");
}

TEST(CardRules, TwoTokensMayBeFlippedAtTheStart) {
    EXPECT_EQ(saidOfRace(fourDrivers + R"(, "flipped": [2, 2, 2, 2])"), "");
    EXPECT_EQ(
        saidOfRace(fourDrivers + R"(, "flipped": [0, 0, 1, 0])"),
        "hint handicap: The players begin with different damage: a handicap that the rulebook "
        "does not know.\n");
    EXPECT_EQ(saidOfRace(R"("drivers": ["harry-jordan", "aiko-yamamoto"], "flipped": [3, 3])"),
              "warning tokens-flipped player 1: Player 1 begins with 3 damage tokens flipped; the "
              "rulebook knows one or two.\n"
              "warning tokens-flipped player 2: Player 2 begins with 3 damage tokens flipped; the "
              "rulebook knows one or two.\n");
    EXPECT_EQ(rulesLeft(cardStage(allA + ", " + seaCamp + R"(,
        "drivers": ["harry-jordan", "aiko-yamamoto"], "flipped": [3, 7])")),
              "");
}

TEST(CardRules, AStageHasItsCards) {
    const auto said = [](const QByteArray& fields) {
        return saidOfTable(cardStage(allA + ", " + fourDrivers + ", " + fields));
    };
    EXPECT_EQ(said(R"("faceUp": 6)"), "warning stage-open: No stage is chosen.\n");
    EXPECT_EQ(said(R"("stage": {"id": "sea-camp", "cards": 12})"),
              "warning stage-cards: Sea Camp has 10 cards, not 12.\n");
    EXPECT_EQ(said(R"("stage": {"id": "harbour", "cards": 12})"), "");
    EXPECT_EQ(said(R"("stage": {"id": "trial", "cards": 5}, "faceUp": 5)"),
              "error stage-of-mode: The trial's five cards are no stage of a race.\n");
    EXPECT_EQ(said(R"("stage": {"id": "mine", "cards": 4}, "faceUp": 6)"),
              "error face-up: 6 cards are to lie open, and the stage has 4.\n");
    EXPECT_EQ(said(R"("stage": {"id": "mine", "cards": 5}, "faceUp": 6)"),
              "error face-up: 6 cards are to lie open, and the stage has 5.\n");
    EXPECT_EQ(said(seaCamp + R"(, "faceUp": 4)"),
              "error face-up: Six stage cards lie open, five in the easier game, and not 4.\n");
    EXPECT_EQ(said(seaCamp + R"(, "faceUp": 5)"), "");
    EXPECT_EQ(said(seaCamp + R"(, "faceUp": 3)"),
              "error face-up: Six stage cards lie open, five in the easier game, and not 3.\n");
    EXPECT_EQ(said(R"("stage": {"id": "mine", "notes": [{"card": 11, "cost": 2}]})"),
              "warning note-beyond-deck stage card 11: Card 11 has a note, and the stage has only "
              "10 cards.\n");
    EXPECT_EQ(
        saidOfTable(cardStage(R"("mode": "trial", "shop": ["1A", "3A", "5A", "8A"], )" + seaCamp)),
        "warning stage-of-mode: A trial has a deck of its own, and here it is Sea Camp.\n");
    for (const char* mended : {R"("stage": {"id": "sea-camp", "cards": 12})",
                               R"("stage": {"id": "sea-camp"}, "faceUp": 3)",
                               R"("stage": {"id": "mine", "notes": [{"card": 11, "cost": 2}]})"})
        EXPECT_EQ(rulesLeft(cardStage(allA + ", " + fourDrivers + ", " + mended)), "") << mended;
}

TEST(CardRules, HaveEachAnIdOfTheirOwn) {
    std::set<QLatin1StringView> ids;
    for (const CardRule& rule : cardRules())
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id.data();
}

/// Whatever is laid: what the checker keeps is what a full check says, mends come to an end, and
/// what they leave nothing more mends.
RC_GTEST_PROP(CardRules, MendsComeToAnEnd, ()) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    stage.layout = Layout(anyCardTable());
    const Mended mended = games().face<StageRules>(stage).mended(stage, cardSettings());
    RC_ASSERT(mended.fixes.size() < 60U);
    const Mended again = games().face<StageRules>(stage).mended(mended.stage, cardSettings());
    RC_ASSERT(again.fixes.empty());
    const auto errors = [](const Findings& findings) {
        return std::count_if(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.severity == Severity::Error;
        });
    };
    RC_ASSERT(errors(findingsOfTable(mended.stage)) <= errors(findingsOfTable(stage)));
}

TEST(MorePlayers, ThanAStageIsForAreAFindingOfTheRally) {
    Stage stage = cardStage(allA);
    stage.info.title = QStringLiteral("Camp");
    stage.info.players = 6;
    const Rally rally(stage);
    const auto said = [](const Rally& evening) {
        QStringList texts;
        for (const RallyFinding& finding : checkRally({evening, games()}))
            if (finding.rule == QStringLiteral("more-players"))
                texts << finding.text;
        return texts.join(u'\n').toStdString();
    };
    EXPECT_NE(said(rally).find("is for 4 player(s) at most, and the evening is planned for 6."),
              std::string::npos)
        << said(rally);
    stage.info.players = 4;
    EXPECT_EQ(said(Rally(stage)), "");
    stage.info.players = 2;
    stage.layout = Layout(cardTable(allA + R"(, "mode": "solo")"));
    EXPECT_NE(said(Rally(stage)).find("is for 1 player(s) at most"), std::string::npos);
}

TEST(PlayersDiffer, WhereATableHasOtherPlacesThanTheEveningPlayers) {
    Rally rally(cardStage(allA + R"(, "title": "Camp", "drivers": ["harry-jordan", null, null])"));
    const auto found = [&] {
        RallyFindings differing;
        for (const RallyFinding& finding : checkRally({rally, games()}))
            if (finding.rule == QStringLiteral("players-differ"))
                differing << finding;
        return differing;
    };
    EXPECT_TRUE(found().isEmpty());
    const auto fix = [&](int players) {
        rally.info.evening.players = players;
        const RallyFindings all = found();
        EXPECT_EQ(all.size(), 1);
        return fixFor({rally, games()}, all.value(0));
    };
    const auto more = fix(4);
    ASSERT_TRUE(more);
    EXPECT_TRUE(more->isObvious);
    EXPECT_EQ(found()[0].text.toStdString(),
              "At SS 1: Camp 3 player(s) have a place, and the evening is planned for 4.");
    const auto fewer = fix(2);
    ASSERT_TRUE(fewer);
    EXPECT_FALSE(fewer->isObvious) << "somebody has to stand up";
    apply(fewer->edit, rally);
    EXPECT_EQ(cardTableOf(rally.stages()[0].stage).seats.size(), 2);
    EXPECT_TRUE(found().isEmpty());
    rally.info.evening.players = 6; // which more-players says
    EXPECT_TRUE(found().isEmpty());
}

} // namespace
} // namespace stagewright
