#include "editor/cli/drawing.h"

#include "editor/cli/console.h"
#include "editor/cli/stage_input.h"
#include "editor/faces/fonts.h"

namespace stagewright {

ExitStatus exitStatusOf(const Expected<void>& written) {
    if (written)
        return ExitStatus::Fine;
    printMessage(written.error());
    return ExitStatus::Unusable;
}

ExitStatus drawStage(const QCommandLineParser& parser, const CatalogueOption& option,
                     const Games& games, const DrawStage& draw) {
    const auto number = stageNumber(parser);
    if (!number)
        return exitStatusOf(tl::unexpected(number.error()));
    const auto tiles = option.read(parser);
    if (!tiles)
        return ExitStatus::Unusable;
    const auto input =
        loadStageToDraw(parser.positionalArguments().constFirst(), *number, games, *tiles);
    if (!input) {
        printMessage(input.error());
        return ExitStatus::Unusable;
    }
    sayWhatIsMissing(*input);
    registerFonts();
    return exitStatusOf(draw(input->stages.front().stage, input->tiles(*tiles)));
}

} // namespace stagewright
