#include "editor/cli/drawing.h"

#include "editor/cli/console.h"
#include "editor/cli/stage_input.h"
#include "editor/drawing/fonts.h"

namespace stagewright {

ExitStatus drawStage(const QCommandLineParser& parser, const OverlayOption& option,
                     const Games& games, const DrawStage& draw) {
    const auto number = stageNumber(parser);
    if (!number)
        return exitStatusOf(tl::unexpected(number.error()));
    const auto known = option.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto input = loadStageToDraw(parser.positionalArguments().constFirst(), *number, *known);
    if (!input) {
        printMessage(input.error());
        return ExitStatus::Unusable;
    }
    sayWhatIsMissing(*input);
    registerFonts();
    return exitStatusOf(draw(*input, input->pieces(*known).games));
}

} // namespace stagewright
