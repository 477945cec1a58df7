#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

constexpr QLatin1StringView unsureRecord("unsure-record");

TEST(UnsureRecord, EachSideIsToldOnceWithAllItsPlaces) {
    EXPECT_EQ(saidBy(unsureRecord, board({{"153a", {0, 0}}, {"402a", {4, 0}}, {"153a", {-2, 3}}})),
              "hint unsure-record (-2, 3) (0, 0): It is not certain how 153a is printed: The "
              "spaces on the bridge are assumed: one row of two.\n"
              "hint unsure-record (4, 0): It is not certain how 402a is printed: The lane line of "
              "the branch stops short of the limit lines: g and h could also be one space two "
              "lanes wide.\n");
}

TEST(UnsureRecord, NothingIsSaidOfRecordsWithoutDoubt) {
    EXPECT_EQ(saidBy(unsureRecord, board({{"204a", {0, 0}}, {"407a", {4, 0}}})), "");
    EXPECT_EQ(saidBy(unsureRecord, Stage()), "");
}

} // namespace
} // namespace stagewright
