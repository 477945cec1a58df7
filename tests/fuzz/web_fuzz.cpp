#include "tests/fuzz/exchange.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzzExchange(fuzzInput(data, size));
    return 0;
}
