#include "model/drive/rules_file.h"
#include "tests/model/drive/drives.h"
#include "tests/model/layouts/hextiles/catalogue/tile_record.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QByteArray builtInText(const char* name) {
    QFile file(QStringLiteral(":/games/%1/rules.json").arg(QLatin1StringView(name)));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(name);
    return file.readAll();
}

/// What is said of the rules of DIRT with one value changed.
std::string faultWith(const char* path, const char* value) {
    const QJsonValue root = json(builtInText("dirt").constData());
    const auto rules = readRules(textOf(changed(root, QLatin1StringView(path), json(value))));
    if (rules)
        return "accepted";
    // Without the line, which moves as the text is written anew.
    const QString place = rules.error().place.split(QStringLiteral(": ")).last();
    return (place + u'|' + rules.error().what).toStdString();
}

TEST(RulesFile, DirtIsAsTheRulebookHasIt) {
    const DriveRules& rules = dirtRules();
    EXPECT_EQ(rules.game, QStringLiteral("dirt"));
    EXPECT_EQ(rules.dice.gear[1], (Die{1, 1}));
    EXPECT_EQ(rules.dice.gear[2], (Die{1, 2}));
    EXPECT_EQ(rules.dice.coast, (Die{2, 1}));
    EXPECT_EQ(rules.dice.brake, (Die{2, 2}));
    EXPECT_EQ(rules.seconds, (std::array{60, 50, 40, 30, 20, 15, 10}));
    const Dashboard& usual = rules.dashboards.front();
    EXPECT_EQ(std::tuple(usual.gear, usual.coast, usual.leader, usual.brake, usual.hazardLimit),
              std::tuple(6, 2, 0, 1, 3));
    EXPECT_EQ(rules.lossEffect(Danger::High, 4).tokens, 3);
    EXPECT_EQ(rules.lossEffect(Danger::None, 4).tokens, 0);
    EXPECT_TRUE(rules.hasCardBacks());
    EXPECT_EQ(rules.bag, (std::array{24, 6, 7, 11, 0, 0}));
    EXPECT_EQ(rules.flyingStartGear, 2);
}

TEST(RulesFile, GtIsAsTheRulebookHasIt) {
    const DriveRules& rules = gtRules();
    EXPECT_EQ(rules.dashboards.size(), 12U);
    EXPECT_EQ(rules.dice.brake, (Die{3, 2}));
    EXPECT_EQ(rules.lossEffect(Danger::Medium, 4).tokens, 1);
    EXPECT_EQ(rules.lossEffect(Danger::Medium, 4).turnsLost, 1);
    EXPECT_EQ(rules.lossEffect(Danger::Medium, 2).turnsLost, 0);
    EXPECT_FALSE(rules.hasCardBacks());
    EXPECT_EQ(rules.flyingStartGear, 2); // advanced rules
    EXPECT_EQ(dashboardNamed(rules, u"gt4-rain-wet")->coast, 3);
    EXPECT_EQ(dashboardNamed(rules, u"gt7"), nullptr);
}

TEST(RulesFile, AssumedValuesAreListed) {
    const QStringList assumed = dirtRules().assumed;
    EXPECT_TRUE(assumed.contains(QStringLiteral("dashboards[2]")));
    EXPECT_FALSE(assumed.contains(QStringLiteral("dashboards[0]")));
    EXPECT_TRUE(assumed.contains(QStringLiteral("times[6]")));
}

TEST(RulesFile, DashboardIsChosenBySurface) {
    const DriveRules& rules = dirtRules();
    EXPECT_EQ(dashboardFor(rules, Terrain::Gravel).id, QStringLiteral("gravel"));
    EXPECT_EQ(dashboardFor(rules, Terrain::Snow).id, QStringLiteral("snow"));
    EXPECT_EQ(dashboardFor(gtRules(), Terrain::Asphalt).id, QStringLiteral("gt6-asphalt-dry"));
}

TEST(RulesFile, BadValuesAreRefusedAndNamed) {
    EXPECT_EQ(faultWith("dice[2].hazardFaces", "7"),
              "dice[2].hazardFaces|must be a whole number from 0 to 6");
    EXPECT_EQ(faultWith("times[0].seconds", "-1"),
              "times[0].seconds|must be a whole number from 0 to 3600");
    EXPECT_EQ(faultWith("times[0].seconds", "2.5"),
              "times[0].seconds|must be a whole number from 0 to 3600");
    EXPECT_EQ(faultWith("dice[0].inBox", "0"),
              "dice|there is no gear-1 die, so that no car could start");
    EXPECT_EQ(faultWith("dice", "[]"), "dice|there is no gear-1 die, so that no car could start");
    EXPECT_EQ(faultWith("dashboards", "[]"), "dashboards|there must be at least one");
    EXPECT_EQ(faultWith("dashboards[0].gear", "0"),
              "dashboards[0].gear|must be a whole number from 1 to 6");
    EXPECT_EQ(faultWith("dice[0].colour", "\"red\""),
              "dice[0]|the field \"colour\" is not known here");
    EXPECT_EQ(faultWith("dice[1].die", "\"gear-1\""), "dice[1]|\"gear-1\" is given twice");
    EXPECT_EQ(faultWith("dice[1].source", ""), "dice[1].source|is missing");
    EXPECT_EQ(faultWith("dice[1].source", "\" \""), "dice[1].source|must not be empty");
    EXPECT_EQ(faultWith("dice[1].assumed", "false"), "dice[1].assumed|must be true or left out");
    EXPECT_EQ(faultWith("times[6]", ""), "times|gear 0 is missing");
    EXPECT_EQ(faultWith("losses[0]", ""), "losses|each danger needs an entry for each gear");
    EXPECT_EQ(faultWith("losses[0].gears", "[4, 2]"),
              "losses[0].gears|must be the first and the last gear, from 1 to 6");
    EXPECT_EQ(faultWith("bag", "[]"), "bag|the bag is empty");
    EXPECT_EQ(faultWith("flyingStart.gear", "7"),
              "flyingStart.gear|must be a whole number from 1 to 6");
}

TEST(RulesFile, DiceOfADashboardMayChangeTurnByTurn) {
    const QJsonValue root = json(builtInText("dirt").constData());
    const auto rules = readRules(
        textOf(changed(root, QStringLiteral("dashboards[0].coast"), json("[2, 2, 1, 1, 0]"))));
    ASSERT_TRUE(rules);
    const Dashboard& board = rules->dashboards.front();
    EXPECT_EQ(board.coast, 2);
    EXPECT_EQ(board.later,
              (std::vector<DiceCounts>{{6, 2, 0, 1}, {6, 1, 0, 1}, {6, 1, 0, 1}, {6, 0, 0, 1}}));
    EXPECT_EQ(fromTurn(board, 2).coast, 1);
    EXPECT_EQ(fromTurn(board, 2).later.size(), 2U);
    EXPECT_EQ(fromTurn(board, 40).coast, 0);
    EXPECT_TRUE(rules->dashboards[1].later.empty());

    const std::string wrong =
        "dashboards[0].coast|must be a whole number from 0 to 4, or a list of "
        "1 to 12 of them, turn by turn";
    EXPECT_EQ(faultWith("dashboards[0].coast", "[]"), wrong);
    EXPECT_EQ(faultWith("dashboards[0].coast", "[2, 5]"), wrong);
    EXPECT_EQ(faultWith("dashboards[0].coast", "[2, \"1\"]"), wrong);
    EXPECT_EQ(
        faultWith("dashboards[0].gear", "[6, 0]"),
        "dashboards[0].gear|must be a whole number from 1 to 6, or a list of 1 to 12 of them, "
        "turn by turn");
}

TEST(RulesFile, BadFilesAreRefused) {
    EXPECT_EQ(readRules("{\"format\": 2}").error().what,
              QStringLiteral("is 2, but this program knows format 1"));
    EXPECT_FALSE(readRules(""));
    EXPECT_FALSE(readRules("[]"));
    const QJsonValue root = json(builtInText("dirt").constData());
    const Fault extra = readRules(textOf(changed(root, QStringLiteral("extra"), 1))).error();
    EXPECT_EQ(extra.what, QStringLiteral("the field \"extra\" is not known here"));
    EXPECT_EQ(extra.place, QStringLiteral("line 1"));
}

TEST(RulesFile, CopyIsReadFromItsFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("league.json"));
    EXPECT_EQ(loadRules(path).error().file, path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(builtInText("dirt").replace("\"gear\": 0, \"seconds\": 60",
                                           "\"gear\": 0, \"seconds\": 30"));
    file.close();
    EXPECT_EQ(loadRules(path)->seconds[0], 30);
}

} // namespace
} // namespace stagewright
