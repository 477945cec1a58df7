#include "tests/editor/cli/program.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct Typed {
    const char* command; ///< %1 stands for a stage
    const char* said;
};

class NumberOptions : public testing::TestWithParam<Typed> {};

/// Everywhere a number is wanted, a comma in what was typed is named.
TEST_P(NumberOptions, NameTheCommaInWhatWasTyped) {
    QStringList words = QString::fromLatin1(GetParam().command).split(u' ');
    words.replaceInStrings(QStringLiteral("%1"),
                           QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json"));
    const std::string remedy = ". Write a number with a point, not with a comma, and thousands "
                               "without a mark.\n";
    const ProgramRun comma = runProgram(words);
    EXPECT_EQ(comma.exitCode, 2);
    EXPECT_EQ(comma.output, "");
    EXPECT_EQ(comma.messages.toStdString(), "stagewright: " + (GetParam().said + remedy));
    words.replaceInStrings(QStringLiteral(","), QStringLiteral(";"));
    EXPECT_FALSE(runProgram(words).messages.contains("comma"));
}

INSTANTIATE_TEST_SUITE_P(
    All, NumberOptions,
    testing::Values(
        Typed{"sheet %1 -o - --margin 5,5", "--margin takes millimetres, from 0 to 50"},
        Typed{"sheet %1 -o - --overlap 5,5", "--overlap takes millimetres, from 0 to 50"},
        Typed{"sheet %1 -o - --tile 80,5", "--tile takes millimetres, from 20 to 300"},
        Typed{"sheet %1 -o - --scale 0,33",
              "--scale takes fit, true, or 1:N with N from 0.2 to 100"},
        Typed{"sheet %1 -o - --scale 1:0,33",
              "--scale takes fit, true, or 1:N with N from 0.2 to 100"},
        Typed{"sheet %1 -o - --stage 1,0", "--stage takes a whole number from 1 up"},
        Typed{"list %1 --stage 1,0", "--stage takes a whole number from 1 up"},
        Typed{"map %1 -o - --pixels 1,000", "--pixels takes a whole number from 1 to 10000"},
        Typed{"map %1 -o - --size 1,000", "--size takes a whole number from 16 to 10000"},
        Typed{"check %1 --table 120,5x80", "\"120,5x80\" is not the size of a table"},
        Typed{"estimate %1 --players 1,5", "--players takes a whole number from 1 to 200"},
        Typed{"estimate %1 --laps 1,5", "--laps takes a whole number from 1 to 100"},
        Typed{"estimate %1 --runs 100,000", "--runs takes a whole number from 1 to 1000000000"},
        Typed{"estimate %1 --ci 0,5", "--ci takes a number of seconds from 0.01 up"},
        Typed{"estimate %1 --seed 1,000", "--seed takes a whole number from 0 up"},
        Typed{"estimate %1 --threads 1,0", "--threads takes a whole number from 1 to 256"},
        Typed{"rally %1 --players 1,5", "--players takes a whole number from 1 to 200"},
        Typed{"rally %1 --minutes 90,5", "--minutes takes a whole number from 1 to 10080"},
        Typed{"rally %1 --runs 1,000", "--runs takes a whole number from 1 to 10000000"},
        Typed{"rally %1 --seed 1,0", "--seed takes a whole number from 0 up"},
        Typed{"rally %1 --threads 1,0", "--threads takes a whole number from 1 to 256"}));

} // namespace
} // namespace stagewright
