#include "model/pack/inflated_size.h"
#include "tests/model/pack/packed.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

TEST(InflatedSize, IsThatOfTheContent) {
    EXPECT_EQ(inflatedSize(deflated("rally"), 100), 5);
    EXPECT_EQ(inflatedSize(deflated("rally"), 5), 5);
    EXPECT_EQ(inflatedSize(deflated(QByteArray(100'000, 'x')), 100'000), 100'000);
}

TEST(InflatedSize, MoreThanMayBeIsNotUnpacked) {
    EXPECT_EQ(inflatedSize(deflated("rally"), 4), std::nullopt);
    EXPECT_EQ(inflatedSize(deflated(QByteArray(100'000, 'x')), 99'999), std::nullopt);
}

TEST(InflatedSize, AStreamEndsWhereItsBytesEnd) {
    const QByteArray packed = deflated("rally");
    EXPECT_EQ(inflatedSize(packed + '\0', 100), std::nullopt);
    EXPECT_EQ(inflatedSize(packed.chopped(1), 100), std::nullopt);
    EXPECT_EQ(inflatedSize({}, 100), std::nullopt);
}

TEST(InflatedSize, AnyBytesAreJudged) {
    EXPECT_TRUE(rc::check("noise gives a size or nothing", [](const std::string& noise) {
        const auto size = inflatedSize(QByteArrayView(noise.data(), std::ssize(noise)), 1000);
        RC_ASSERT(!size || *size <= 1000);
    }));
}

} // namespace
} // namespace stagewright
