#include "tests/model/layouts/points/titans_on_board.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Three titans from C1, A1 and E1, each of the nine turns a mover and a way.
std::vector<std::string> traced(PushReach reach) {
    OnBoard on({}, {spot("C1"), spot("A1"), spot("E1")});
    constexpr std::array<std::pair<int, const char*>, 9> turns{{{0, "FF"},
                                                                {1, "FR"},
                                                                {2, "RRR"},
                                                                {0, "FF"},
                                                                {1, "LF"},
                                                                {2, "LL"},
                                                                {1, "RRR"},
                                                                {0, "FF"},
                                                                {2, "FF"}}};
    std::vector<std::string> after;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        carryOut(way(turns[i].second), turns[i].first, reach, on.board, on.situation);
        if (i % 3 == 2)
            after.push_back(on.text());
    }
    return after;
}

/// As an independent program has it; in its first round a titan comes onto the board in its turn,
/// which makes no difference here, as nobody enters a start point.
TEST(TitanTrace, GoesAsTheReferenceInFull) {
    EXPECT_EQ(traced(PushReach::Full),
              (std::vector<std::string>{"F8 (5), E7 (5), B4 (6)", "F12 (5), D10 (5), F6 (6)",
                                        "C7 (4, lap 1), A1 (5, lap 1), F10 (6)"}));
}

TEST(TitanTrace, GoesAsTheReferenceWithRest) {
    EXPECT_EQ(traced(PushReach::Rest),
              (std::vector<std::string>{"D6 (5), C5 (5), B4 (6)", "D10 (5), B8 (5), F6 (6)",
                                        "F4 (4, lap 1), E11 (5), F10 (6)"}));
}

} // namespace
} // namespace stagewright
