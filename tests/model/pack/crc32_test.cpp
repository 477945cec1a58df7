#include "model/pack/crc32.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Crc32, IsThatOfZips) {
    EXPECT_EQ(crc32(QByteArrayView()), 0U);
    EXPECT_EQ(crc32("123456789"), 0xCBF43926U); // the check value of its definition
}

} // namespace
} // namespace stagewright
