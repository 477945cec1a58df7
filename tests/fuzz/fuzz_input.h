#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// What libFuzzer calls, with bytes that are its own.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace stagewright {

/// A copy, so that reading beyond its end is noticed.
inline QByteArray fuzzInput(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

/// Stops the fuzzer, which then keeps the input.
inline void mustHold(bool condition) {
    if (!condition)
        std::abort();
}

} // namespace stagewright
