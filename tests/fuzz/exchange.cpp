#include "tests/fuzz/exchange.h"

#include "model/exchange/exchange.h"
#include "tests/fuzz/fuzz_input.h"

namespace stagewright {

void fuzzExchange(const QByteArray& text, Format format) {
    static const auto catalogue = builtInCatalogue();
    mustHold(catalogue.has_value());
    const auto imported = readStages(text, *catalogue);
    if (!imported)
        return;
    const auto exported = writeStages(imported->stages, imported->title, format, *catalogue);
    if (!exported)
        return;
    const auto again = readStages(exported->text, *catalogue);
    mustHold(again.has_value());
    const auto back = writeStages(again->stages, again->title, format, *catalogue);
    mustHold(back && back->text == exported->text);
}

} // namespace stagewright
