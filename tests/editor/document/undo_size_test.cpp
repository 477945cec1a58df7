#include "editor/document/document.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"

#include <gtest/gtest.h>

#include <malloc.h>
#if __has_include(<sanitizer/allocator_interface.h>)
#include <sanitizer/allocator_interface.h>
#endif

namespace stagewright {

namespace {

/// Bytes on the heap, as the C library counts them, or the sanitizer that stands in for it.
std::size_t heap() {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    return __sanitizer_get_current_allocated_bytes();
#endif
#endif
    return mallinfo2().uordblks;
}

TEST(UndoSize, AStepOfOneTileTakesLessThanAKilobyte) {
    Document document(games());
    document.open(sampleStage(), {});
    const auto turnCorner = [&] {
        const Placement tile = tilesOf(document.stage()).at({1, 1}).front();
        document.make(turnTiles(document.stage(), {&tile, 1}, Turn(1)).value());
    };
    for (int i = 0; i < 12; ++i)
        turnCorner();                  // what else is kept is there by now
    constexpr std::size_t steps = 600; // whole turns: the findings are as before
    const std::size_t before = heap();
    ASSERT_GT(before, 0U);
    for (std::size_t i = 0; i < steps; ++i)
        turnCorner();
    const std::size_t perStep = (heap() - before) / steps;
    RecordProperty("bytes", static_cast<int>(perStep));
    EXPECT_GT(perStep, 100U);
    EXPECT_LT(perStep, 1024U);
}

} // namespace

} // namespace stagewright
