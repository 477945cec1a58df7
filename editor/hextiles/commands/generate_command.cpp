#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/hextiles/commands/rally_answers.h"
#include "editor/hextiles/commands/search_output.h"
#include "editor/hextiles/commands/tiled_stage.h"
#include "editor/hextiles/commands/wish_options.h"
#include "model/design/redraw.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct GenerateCommand {
    Q_DECLARE_TR_FUNCTIONS(GenerateCommand)
};

QString generateDescription() {
    return GenerateCommand::tr("make stages from wishes");
}

/// One of each box of the game that is no expansion.
BoxCounts coreBoxes(const QString& game, const Catalogue& catalogue) {
    BoxCounts boxes;
    for (const Box& box : catalogue.boxes())
        if (box.game == game && !box.expansion)
            boxes[box.id] = 1;
    return boxes;
}

Expected<StageSource> sourceFor(const QString& game, const SearchChoice& choice,
                                const Catalogue& catalogue) {
    auto rules = builtInRules(game);
    if (!rules)
        return tl::unexpected(rules.error());
    const BoxCounts boxes = choice.boxes ? *choice.boxes : coreBoxes(game, catalogue);
    const Stock stock = stockOf(boxes, catalogue);
    return StageSource{catalogue, stock, *std::move(rules),
                       holdsByRules(catalogue, stock, choice.table)};
}

/// Wishes that the stage of a file meets, with what else is wished for.
Expected<RallyWishes> wishesLike(const QString& name, const RallyWishes& said,
                                 const SearchChoice& choice, const AddedPieces& known) {
    const auto input = loadTiledStage(name, {}, known);
    if (!input)
        return tl::unexpected(input.error());
    const Stage& stage = input->stages.front().stage;
    const auto source =
        sourceFor(stage.info.game, choice, input->pieces(known).games.data<Catalogue>());
    if (!source)
        return tl::unexpected(source.error());
    const auto like = wishesLike(stage, *source, said.stage.players);
    if (!like)
        return tl::unexpected(
            Fault{GenerateCommand::tr("it has no road from start to finish, to be like it"),
                  {},
                  GenerateCommand::tr("\"stagewright check\" says where"),
                  spokenName(name)});
    RallyWishes wishes = said;
    wishes.stage = *like;
    wishes.stage.table = choice.room();
    return wishes;
}

ExitStatus generateAs(const RallyWishes& wishes, const SearchChoice& choice,
                      const AddedPieces& known) {
    const auto source = sourceFor(wishes.stage.game, choice, known.games.data<Catalogue>());
    if (!source) {
        printMessage(source.error());
        return ExitStatus::Unusable;
    }
    if (wishes.stages == 1)
        return writeAnswers(generate(wishes.stage, *source, choice.run), choice, {}, known.games);
    return writeRallies(generateRallies(wishes, *source, choice.run), wishes, choice, {},
                        known.games);
}

ExitStatus runGenerate(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(GenerateCommand::tr(
        "Makes a stage, a circuit or a rally from wishes, out of the boxes that are named, or else "
        "the core box of the game. Each answer holds by every rule; the same seed gives the same "
        "answers.\n"
        "Leaves with 1 if none was found, and says why, with 2 if a wish cannot be read."));
    const WishOptions wishing(parser);
    const QCommandLineOption like = valueOption(
        "like",
        GenerateCommand::tr("A stage that the answers are to be like: as long, winding, "
                            "dangerous and hard, on the same surfaces."),
        "FILE");
    parser.addOption(like);
    const SearchOptions searching(parser, UsualBoxes::Core);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto choice = searching.read(parser, known->games);
    if (!choice) {
        printMessage(choice.error());
        return ExitStatus::Unusable;
    }
    auto wishes = wishing.read(parser, *choice, known->games);
    if (wishes && parser.isSet(like))
        wishes = wishesLike(parser.value(like), *wishes, *choice, *known);
    if (!wishes) {
        printMessage(wishes.error());
        return ExitStatus::Unusable;
    }
    return generateAs(*wishes, *choice, *known);
}

} // namespace

extern const Subcommand generateCommand;
const Subcommand generateCommand{"generate", generateDescription, false, runGenerate};

} // namespace stagewright
