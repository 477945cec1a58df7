#include "editor/cli/drawing.h"

#include "editor/cli/console.h"
#include "editor/cli/stage_input.h"
#include "editor/faces/fonts.h"

namespace stagewright {

Outcome outcomeOf(const Expected<void>& written) {
    if (written)
        return Outcome::Fine;
    printMessage(written.error());
    return Outcome::Unusable;
}

Outcome drawStage(const QCommandLineParser& parser, const CatalogueOption& option,
                  const DrawStage& draw) {
    const auto number = stageNumber(parser);
    if (!number)
        return outcomeOf(tl::unexpected(number.error()));
    const auto tiles = option.read(parser);
    if (!tiles)
        return Outcome::Unusable;
    const auto input = loadStageToDraw(parser.positionalArguments().constFirst(), *number, *tiles);
    if (!input) {
        printMessage(input.error());
        return Outcome::Unusable;
    }
    sayWhatIsMissing(*input);
    registerFonts();
    return outcomeOf(draw(input->stages.front().stage, input->tiles(*tiles)));
}

} // namespace stagewright
