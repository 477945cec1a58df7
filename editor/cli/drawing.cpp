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
    const auto tiles = option.read(parser);
    if (!tiles)
        return Outcome::Unusable;
    const auto stage = loadStageToDraw(parser.positionalArguments().constFirst(), tiles->catalogue);
    if (!stage) {
        printMessage(stage.error());
        return Outcome::Unusable;
    }
    registerFonts();
    return outcomeOf(draw(*stage, *tiles));
}

} // namespace stagewright
