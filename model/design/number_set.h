#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace stagewright {

/// A set of numbers that are spread evenly over 64 bits, as hashes are: 8 bytes and a little for
/// each. The last bit does not count.
class NumberSet {
public:
    [[nodiscard]] std::size_t size() const { return size_; }

    [[nodiscard]] bool contains(std::uint64_t number) const {
        const std::uint64_t key = number | 1U;
        return slots_[slotOf(key)] == key;
    }

    /// @return whether it was not there
    bool insert(std::uint64_t number) {
        if (8 * (size_ + 1) > 5 * slots_.size())
            grow();
        const std::uint64_t key = number | 1U;
        std::uint64_t& slot = slots_[slotOf(key)];
        if (slot == key)
            return false;
        slot = key;
        ++size_;
        return true;
    }

private:
    /// Where the key is, or would be.
    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = (key >> 8U) & mask;
        while (slots_[at] != 0 && slots_[at] != key)
            at = (at + 1) & mask;
        return at;
    }

    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2, 0);
        old.swap(slots_);
        for (const std::uint64_t key : old)
            if (key != 0)
                slots_[slotOf(key)] = key;
    }

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1024, 0); ///< 0: free
    std::size_t size_ = 0;
};

} // namespace stagewright
