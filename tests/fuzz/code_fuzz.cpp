#include "model/exchange/code_signs.h"
#include "tests/fuzz/exchange.h"
#include "tests/fuzz/fuzz_input.h"

using namespace stagewright;

/// A text as it is, and behind its signs those that make it pass the check: else noise would get no
/// further than that.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text = fuzzInput(data, size);
    fuzzExchange(text);
    if (auto signs = signsIn(text)) {
        const CheckSigns check = checkSigns(*signs);
        signs->insert(signs->end(), check.begin(), check.end());
        fuzzExchange(textOfSigns(*signs));
    }
    return 0;
}
