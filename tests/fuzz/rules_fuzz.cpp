#include "model/drive/rules_file.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    (void)readRules(fuzzInput(data, size));
    return 0;
}
