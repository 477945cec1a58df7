#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace stagewright {

/// xoshiro256** by Blackman and Vigna, a stream of its own for each drive: the state comes from
/// splitmix64 over seed and number of the drive. Whole numbers only, so it gives the same on every
/// platform.
class DriveRandom {
public:
    DriveRandom(std::uint64_t seed, std::uint64_t drive) {
        std::uint64_t state = mixed(seed) ^ (drive * 0x9e3779b97f4a7c15U);
        for (std::uint64_t& word : words_) {
            state += 0x9e3779b97f4a7c15U;
            word = mixed(state);
        }
    }

    /// 32 bits, each equally likely to be set.
    std::uint32_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return static_cast<std::uint32_t>(result >> 32U);
    }

    /// 0 to bound - 1, as evenly as 32 bits allow.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((std::uint64_t{next()} * bound) >> 32U);
    }

private:
    static constexpr std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::array<std::uint64_t, 4> words_{};
};

} // namespace stagewright
