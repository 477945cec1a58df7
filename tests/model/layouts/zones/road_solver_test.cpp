#include "model/layouts/zones/driving/road_solver.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <QJsonArray>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

RoadRules roadRules() {
    const auto rules = builtInRoadRules();
    EXPECT_TRUE(rules.has_value()) << sentence(rules.error()).toStdString();
    return rules.value_or(RoadRules());
}

QJsonArray casesOf(const char* list) {
    return zoneTestObject("tests.json").value(QLatin1StringView(list)).toArray();
}

/// "1115/54"
double fraction(const QString& text) {
    const QStringList parts = text.split(u'/');
    return parts[0].toDouble() / (parts.size() > 1 ? parts[1].toDouble() : 1.0);
}

SectionDice diceNamed(const RoadRules& rules, const QString& name) {
    static const std::pair<const char*, const char*> ids[]{{"asphalt/asphalt", "asphalt"},
                                                           {"asphalt/snow", "asphalt-snow"},
                                                           {"snow/asphalt", "snow1-asphalt"},
                                                           {"snow/snow", "snow1"},
                                                           {"earth/earth", "earth"},
                                                           {"earth/earth-leader", "earth-leader"},
                                                           {"earth/earth-single", "earth"},
                                                           {"soft-S1", "soft"},
                                                           {"soft-S2", "soft"},
                                                           {"soft-S3", "soft"}};
    for (const auto& [label, id] : ids)
        if (name == QLatin1StringView(label)) {
            const RoadDashboard* found = rules.dashboardNamed(QLatin1StringView(id).toString());
            EXPECT_NE(found, nullptr) << id;
            SectionDice dice{found ? *found : RoadDashboard()};
            if (name.endsWith(QLatin1StringView("single")))
                dice.dashboard.downshift = 1;
            const bool isSoft = name.startsWith(QLatin1StringView("soft-S"));
            const int sector = isSoft ? name.last(1).toInt() - 1 : 0;
            dice.hazardLimit = dice.dashboard.hazardLimit[static_cast<std::size_t>(sector)];
            return dice;
        }
    ADD_FAILURE() << name.toStdString();
    return {};
}

RoadElements roadIn(const QString& text) {
    const auto road = roadFromText(text);
    EXPECT_TRUE(road.has_value()) << text.toStdString();
    return road.value_or(RoadElements());
}

SectionGraph graphOf(const QString& chain) {
    return SectionGraph(std::vector<DrivenSection>{{roadIn(chain)}});
}

/// "s of element 1", counted from 1; "i1", "o2", "k" in their corner.
std::string nameIn(const SectionGraph& graph, std::uint32_t number) {
    const RoadNode& node = graph.node(number);
    switch (node.space) {
    case RoadSpace::Start:
        return "start";
    case RoadSpace::Whole:
        return "s of " + std::to_string(node.element + 1);
    case RoadSpace::FirstHalf:
        return "h1 of " + std::to_string(node.element + 1);
    case RoadSpace::SecondHalf:
        return "h2 of " + std::to_string(node.element + 1);
    case RoadSpace::Inside:
        return "i" + std::to_string(node.number);
    case RoadSpace::Slide:
        return "o" + std::to_string(node.number);
    case RoadSpace::Cut:
        return "k";
    case RoadSpace::Finish:
        return "finish";
    }
    return {};
}

std::uint32_t wholeOfElement(const SectionGraph& graph, int element) {
    for (std::uint32_t number = 1; number < graph.finish(); ++number)
        if (graph.node(number).element == element - 1)
            return number;
    ADD_FAILURE() << "no element " << element;
    return 0;
}

TEST(RoadSolver, GivesTheValuesOfAnIndependentSolver) {
    int stages = 0;
    for (const QJsonValue stage : casesOf("stages")) {
        const std::string name = stage[QStringLiteral("name")].toString().toStdString();
        RoadRules rules = roadRules();
        rules.slideIsExact = stage[QStringLiteral("slide")].toString() == QStringLiteral("exact");
        std::vector<DrivenSection> sections;
        std::vector<SectionDice> dice;
        for (const QJsonValue section : stage[QStringLiteral("sections")].toArray()) {
            sections.push_back({roadIn(section[QStringLiteral("chain")].toString())});
            dice.push_back(diceNamed(rules, section[QStringLiteral("dashboard")].toString()));
        }
        const SectionGraph graph(sections);
        EXPECT_EQ(graph.nodeCount(), stage[QStringLiteral("nodes")].toInt()) << name;
        EXPECT_EQ(graph.moveCount(), stage[QStringLiteral("moves")].toInt()) << name;
        const auto drive = solveRoad(graph, rules, dice);
        ASSERT_TRUE(drive.has_value());
        EXPECT_NEAR(drive->start.seconds, fraction(stage[QStringLiteral("expected")].toString()),
                    1e-9)
            << name;
        ++stages;
    }
    EXPECT_EQ(stages, 28);
}

TEST(RoadSolver, GivesTheValuesOfTurnsOnTheWay) {
    const RoadRules rules = roadRules();
    for (const QJsonValue state : casesOf("states")) {
        const QString chain = state[QStringLiteral("chain")].toString();
        const SectionGraph graph = graphOf(chain);
        const SectionDice dice = diceNamed(rules, state[QStringLiteral("dashboard")].toString());
        const auto drive = solveRoad(graph, rules, {&dice, 1});
        ASSERT_TRUE(drive.has_value());
        ASSERT_EQ(state[QStringLiteral("node")].toString(), QStringLiteral("s of element 1"));
        const auto gear = static_cast<std::size_t>(state[QStringLiteral("gear")].toInt());
        EXPECT_NEAR(drive->from[wholeOfElement(graph, 1)][gear].seconds,
                    fraction(state[QStringLiteral("expected")].toString()), 1e-9)
            << chain.toStdString();
    }
}

TEST(RoadSolver, StopsWhenItIsAsked) {
    std::stop_source stop;
    stop.request_stop();
    const RoadRules rules = roadRules();
    const SectionDice dice = diceNamed(rules, QStringLiteral("asphalt/asphalt"));
    EXPECT_FALSE(
        solveRoad(graphOf(QStringLiteral("5*s")), rules, {&dice, 1}, stop.get_token()).has_value());
}

TEST(SectionGraph, JumpsLandWhereTheRulesSay) {
    for (const QJsonValue given : casesOf("landings")) {
        const QString chain = given[QStringLiteral("chain")].toString();
        const SectionGraph graph = graphOf(chain);
        const auto bump = std::find_if(graph.nodes().begin(), graph.nodes().end(),
                                       [](const RoadNode& node) { return node.bump > 0; });
        ASSERT_NE(bump, graph.nodes().end());
        const auto expected = [&](const char* list) {
            std::vector<std::string> names;
            for (const QJsonValue entry : given[QLatin1StringView(list)].toArray()) {
                // "i1, o1, o2, k of 3"
                const QString text = entry.toString();
                const QString places =
                    text.contains(u',') ? text.left(text.indexOf(QStringLiteral(" of "))) : text;
                for (const QString& name : places.split(QStringLiteral(", ")))
                    names.push_back(name.toStdString());
            }
            std::sort(names.begin(), names.end());
            return names;
        };
        const auto landings = [&](std::size_t jump) {
            std::vector<std::string> names;
            for (const std::uint32_t node : bump->landings.at(jump))
                names.push_back(nameIn(graph, node));
            std::sort(names.begin(), names.end());
            return names;
        };
        EXPECT_EQ(landings(0), expected("skip1")) << chain.toStdString();
        EXPECT_EQ(landings(1), expected("skip2")) << chain.toStdString();
    }
}

TEST(SectionGraph, LinesOfLongCornersAreChangedAndLeftAsTheRulesSay) {
    const QJsonObject given =
        zoneTestObject("tests.json").value(QStringLiteral("longCorner")).toObject();
    const auto check = [&](const char* chain, const char* changes, const char* restarts) {
        const SectionGraph graph = graphOf(given[QLatin1StringView(chain)].toString());
        std::vector<std::string> found;
        std::vector<std::string> expected;
        for (std::uint32_t number = 0; number < graph.finish(); ++number) {
            const std::string name = nameIn(graph, number);
            for (const std::uint32_t target : graph.node(number).moves) {
                const std::string to = nameIn(graph, target);
                if ((name[0] == 'i' && to[0] == 'o') || (name[0] == 'o' && to[0] == 'i'))
                    found.push_back(name + " to " + to);
            }
            const QJsonValue restart =
                given[QLatin1StringView(restarts)][QString::fromStdString(name)];
            const std::string expectedRestart =
                restart.isString() ? restart.toString().toStdString() : name;
            EXPECT_EQ(nameIn(graph, graph.node(number).restart), expectedRestart) << name;
        }
        for (const QJsonValue change : given[QLatin1StringView(changes)].toArray())
            expected.push_back(change.toString().toStdString());
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(found, expected) << chain;
    };
    check("chain", "changes", "restart");
    check("chain2", "changes2", "restart2");
}

/// Which changes of line a graph has, "i1 to o2", in the order of their places.
std::vector<std::string> lineChangesOf(const SectionGraph& graph) {
    std::vector<std::string> changes;
    for (std::uint32_t number = 0; number < graph.finish(); ++number)
        for (const std::uint32_t target : graph.node(number).moves) {
            const std::string from = nameIn(graph, number);
            const std::string to = nameIn(graph, target);
            if ((from[0] == 'i' && to[0] == 'o') || (from[0] == 'o' && to[0] == 'i')) {
                EXPECT_LT(number, target) << from << " to " << to;
                changes.push_back(from + " to " + to);
            }
        }
    std::sort(changes.begin(), changes.end());
    return changes;
}

SectionGraph graphWith(const char* road, const LineChanges& changes) {
    return SectionGraph(
        std::vector<DrivenSection>{{roadIn(QString::fromLatin1(road)), false, changes}});
}

LineChanges changesIn(const std::vector<const char*>& texts, bool backwards = false) {
    LineChanges changes{{}, backwards};
    for (const char* text : texts)
        changes.list << lineChangeFrom(QString::fromLatin1(text)).value_or(LineChange());
    return changes;
}

using Names = std::vector<std::string>;

/// Decision D3: a road may list its own changes.
TEST(SectionGraph, ARoadsOwnChangesOfLineStandInPlaceOfTheRule) {
    EXPECT_EQ(lineChangesOf(graphWith("s c3x3/5x4 s", changesIn({"i1-o2", "o1-i3"}))),
              (Names{"i1 to o2", "o1 to i3"}));
    EXPECT_EQ(lineChangesOf(graphWith("s c3x3/5x4 s", {})), Names());
    // The first corner has no o4 and no i3; a corner of one inside space is no long one.
    EXPECT_EQ(lineChangesOf(graphWith("c3x2/5x3 c3x3/5x4 c3/4", changesIn({"i1-o2", "i3-o4"}))),
              (Names{"i1 to o2", "i1 to o2", "i3 to o4"}));
    // Back, to a space that begins where the other does, or twice the same.
    EXPECT_EQ(lineChangesOf(graphWith("c3x3/5x4", changesIn({"i3-o2", "i1-o1", "o1-i1"}))),
              Names());
    EXPECT_EQ(lineChangesOf(graphWith("c3x3/5x4", changesIn({"i2-o3", "i2-o3"}))),
              (Names{"i2 to o3"}));
}

TEST(SectionGraph, FromTheOtherEndChangesOfLineAreTheirMirrorImage) {
    // The rule's own are the same both ways, so that reading them backwards changes nothing.
    const std::vector<const char*> rule{"i1 to o2", "i2 to o3", "o2 to i2", "o3 to i3"};
    EXPECT_EQ(lineChangesOf(graphWith("c3x3/5x4", changesIn(rule, true))),
              (Names{"i1 to o2", "i2 to o3", "o2 to i2", "o3 to i3"}));
    EXPECT_EQ(lineChangesOf(graphWith("c3x3/5x4", changesIn({"i1 to o2"}, true))),
              (Names{"o3 to i3"}));
    EXPECT_EQ(lineChangesOf(graphWith("c3x2/5x3", changesIn({"i1 to o2"}, true))),
              (Names{"o2 to i2"}));
}

/// Where no line is changed, a faster one that is left for the slower costs what it costs.
TEST(SectionGraph, ChangesOfLineAreDrivenBy) {
    const RoadRules rules = roadRules();
    const std::vector dice{diceNamed(rules, QStringLiteral("asphalt/asphalt"))};
    const auto seconds = [&](const SectionGraph& graph) {
        const auto drive = solveRoad(graph, rules, dice);
        EXPECT_TRUE(drive.has_value());
        return drive ? drive->start.seconds : 0;
    };
    const char* road = "3*s c1x3/4x4 3*s";
    const double byRule = seconds(graphOf(QString::fromLatin1(road)));
    EXPECT_DOUBLE_EQ(seconds(graphWith(road, changesIn({"i1-o2", "i2-o3", "o2-i2", "o3-i3"}))),
                     byRule);
    const double onItsLine = seconds(graphWith(road, {}));
    EXPECT_GT(onItsLine, byRule);
    EXPECT_LT(seconds(graphWith(road, changesIn({"i1-o4"}))), onItsLine);
}

TEST(SectionGraph, TheBooksCrossroadsHaveAnInsideSpaceAndACut) {
    const SectionGraph graph = graphOf(QStringLiteral("s t3k4 s"));
    EXPECT_EQ(graph.nodeCount(), 5);
    EXPECT_EQ(graph.moveCount(), 6);
    EXPECT_EQ(graph.node(2).space, RoadSpace::Cut);
    EXPECT_EQ(graph.node(2).note, 4);
    EXPECT_EQ(graph.node(3).space, RoadSpace::Inside);
    EXPECT_EQ(graph.node(3).note, 3);
    EXPECT_EQ(graph.node(2).restart, 3U);
}

/// ART.18: from the whole space.
TEST(SectionGraph, WhoLosesControlOnAHalfGoesOnFromTheWholeSpace) {
    const SectionGraph graph = graphOf(QStringLiteral("s sh c2"));
    int halves = 0;
    for (const RoadNode& node : graph.nodes()) {
        if (node.space != RoadSpace::FirstHalf && node.space != RoadSpace::SecondHalf)
            continue;
        ++halves;
        EXPECT_EQ(node.restart, wholeOfElement(graph, 2));
        EXPECT_EQ(graph.node(node.restart).space, RoadSpace::Whole);
    }
    EXPECT_EQ(halves, 2);
}

TEST(SectionGraph, FrozenFordsAreStraights) {
    const RoadElements road = roadIn(QStringLiteral("s~ sh~"));
    const SectionGraph open(std::vector<DrivenSection>{{road, false}});
    const SectionGraph frozen(std::vector<DrivenSection>{{road, true}});
    const auto fords = [](const SectionGraph& graph) {
        return std::count_if(graph.nodes().begin(), graph.nodes().end(),
                             [](const RoadNode& node) { return node.ford; });
    };
    EXPECT_EQ(fords(open), 4);
    EXPECT_EQ(fords(frozen), 0);
}

TEST(RoadRules, SayHowManyDriveAtOnceUnlessTheyWereCopiedBefore) {
    EXPECT_EQ(roadRules().rally.mostDrivers, 4);
    QJsonObject older = QJsonDocument::fromJson(builtInRoadRulesText()).object();
    older.remove(QStringLiteral("drivers"));
    const auto rules = readRoadRules(QJsonDocument(older).toJson());
    ASSERT_TRUE(rules.has_value()) << sentence(rules.error()).toStdString();
    EXPECT_EQ(rules->rally.mostDrivers, std::nullopt);
}

TEST(RoadRules, SectorsGoByZoneBorders) {
    const auto names = [](int sections, int before) {
        QStringList sectors;
        for (const TyreSector sector : tyreSectorsOf(sections, before))
            sectors << QStringLiteral("S%1").arg(static_cast<int>(sector) + 1);
        return sectors.join(u' ');
    };
    const QJsonObject given =
        zoneTestObject("tests.json").value(QStringLiteral("sectors")).toObject();
    for (const int sections : {1, 2, 3, 5}) {
        const QString key = QStringLiteral("%1 section%2")
                                .arg(sections)
                                .arg(sections > 1 ? QStringLiteral("s") : QString());
        QStringList expected;
        for (const QJsonValue sector : given[key].toArray())
            expected << sector.toString();
        ASSERT_EQ(expected.size(), sections) << key.toStdString();
        EXPECT_EQ(names(sections, 0), expected.join(u' '));
    }
    EXPECT_EQ(names(2, 1), QStringLiteral("S2 S2"));
    EXPECT_EQ(names(3, 2), QStringLiteral("S3 S3 S3"));
    EXPECT_EQ(names(1, 5), QStringLiteral("S3"));
}

TEST(RoadRules, ChancesFlatOut) {
    for (const QJsonValue plan : casesOf("flat")) {
        std::vector<int> faces;
        for (const QJsonValue die : plan[QStringLiteral("faces")].toArray())
            faces.push_back(die.toInt());
        EXPECT_NEAR(chanceBelowLimit(faces, plan[QStringLiteral("limit")].toInt()),
                    fraction(plan[QStringLiteral("driven")].toString()), 1e-12);
    }
    EXPECT_EQ(chanceBelowLimit({}, 0), 0);
}

TEST(RoadRules, BuiltInOnesSayWhatIsAssumed) {
    const RoadRules rules = roadRules();
    EXPECT_EQ(rules.dashboards.size(), 18U);
    EXPECT_EQ(rules.seconds, (std::array{60, 50, 40, 30, 20, 10}));
    EXPECT_EQ(rules.gearHazards, (std::array{1, 1, 2, 2, 2}));
    EXPECT_TRUE(rules.isFrozen(RoadSurface::Snow));
    EXPECT_FALSE(rules.isFrozen(RoadSurface::Earth));
    EXPECT_TRUE(rules.assumed.contains(QStringLiteral("dice[0]")));
    EXPECT_TRUE(rules.assumed.contains(QStringLiteral("dashboards[1].coast")));
    EXPECT_TRUE(rules.assumed.contains(QStringLiteral("ford.limitFirst")));
    const RoadDashboard* leader = rules.dashboardFor(u"earth", RoadSurface::Earth, true);
    ASSERT_NE(leader, nullptr);
    EXPECT_EQ(leader->id, QStringLiteral("earth-leader"));
    EXPECT_EQ(rules.dashboardFor(u"snow-2", RoadSurface::Asphalt, true)->coast, 1);
    EXPECT_EQ(rules.dashboardFor(u"snow-2", RoadSurface::Asphalt, true)->lights, 1);
    EXPECT_EQ(rules.dashboardFor(u"slick", RoadSurface::Asphalt, false), nullptr);
}

} // namespace
} // namespace stagewright
