#include "tests/field_game.h"
#include "validators/whole_stage_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

Findings hintThenError(const Stage& stage, const CheckSettings&) {
    if (stage.layout.isEmpty())
        return {};
    return {{Severity::Hint, {}, std::nullopt, QStringLiteral("hint"), QStringLiteral("hint")},
            {Severity::Error, {}, std::nullopt, QStringLiteral("error"), QStringLiteral("error")}};
}

QStringList fieldsOf(const Stage& stage) {
    return stage.layout.as<FieldLine>()->fields;
}

/// Turns the line round, which mends nothing.
std::optional<Fix> turnRound(const Stage& stage, const Games&, const Finding& finding) {
    if (finding.severity == Severity::Hint)
        return std::nullopt;
    QStringList fields = fieldsOf(stage);
    std::reverse(fields.begin(), fields.end());
    return Fix{layFields(stage, fields), [] { return QStringLiteral("Turn it round"); }};
}

std::optional<Fix> leaveAsItIs(const Stage& stage, const Games&, const Finding&) {
    return Fix{layFields(stage, fieldsOf(stage)), [] { return QStringLiteral("Nothing"); }};
}

StageRules goingRound() {
    return stageRulesOf<hintThenError, turnRound>();
}

Stage line() {
    Stage stage;
    stage.layout = Layout(FieldLine{});
    apply(layFields(stage, {QStringLiteral("start"), QStringLiteral("finish")}), stage);
    return stage;
}

std::string said(bool hints) {
    CheckSettings settings{Games()};
    settings.hints = hints;
    const auto checker = goingRound().checker(settings);
    EXPECT_TRUE(checker->check(line()));
    std::string texts;
    for (const Finding& finding : checker->findings())
        texts += finding.text.toStdString() + ' ';
    return texts;
}

TEST(WholeStageRules, SayWhatIsWorstFirstAndHintsWhereTheyAreWanted) {
    EXPECT_EQ(said(true), "error hint ");
    EXPECT_EQ(said(false), "error ");
}

TEST(WholeStageRules, MendsThatGoRoundComeToAnEnd) {
    const Mended mended = goingRound().mended(line(), {Games()});
    EXPECT_EQ(mended.fixes.size(), 1000U);
    EXPECT_EQ(fieldsOf(mended.stage), fieldsOf(line())); // turned round an even number of times
}

TEST(WholeStageRules, AMendThatChangesNothingIsNone) {
    const StageRules rules = stageRulesOf<hintThenError, leaveAsItIs>();
    EXPECT_TRUE(rules.mended(line(), {Games()}).fixes.empty());
}

} // namespace
} // namespace stagewright
