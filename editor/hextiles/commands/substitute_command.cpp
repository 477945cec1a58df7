#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_option.h"
#include "editor/hextiles/commands/search_output.h"
#include "editor/hextiles/commands/tiled_stage.h"
#include "editor/language/display_locale.h"
#include "model/design/drive_measure.h"
#include "model/design/substitute.h"
#include "model/drive/estimate.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct SubstituteCommand {
    Q_DECLARE_TR_FUNCTIONS(SubstituteCommand)
};

QString substituteDescription() {
    return SubstituteCommand::tr("lay a stage with the tiles of the boxes that there are");
}

BoxCounts coreBoxOf(const Stage& stage, const Catalogue& catalogue) {
    BoxCounts boxes;
    for (const Box& box : catalogue.boxes())
        if (box.game == stage.info.game && !box.expansion)
            boxes[box.id] = 1;
    return boxes;
}

std::optional<double> secondsOf(const Stage& stage, const Catalogue& catalogue) {
    const auto rules = builtInRules(stage.info.game);
    if (!rules)
        return std::nullopt;
    const auto measure = measuredDrive(stage, catalogue, *rules, 1);
    return measure ? std::optional(measure->seconds) : std::nullopt;
}

/// "226a for 231a at (2, -1)".
QString exchangeSaid(const TileExchange& exchange) {
    return SubstituteCommand::tr("%1 for %2 at (%3, %4)")
        .arg(exchange.now.side.toString(), exchange.before.side.toString())
        .arg(exchange.now.hex.q)
        .arg(exchange.now.hex.r);
}

/// What changes, on standard error: standard output is for the stages.
void sayChanges(const Stage& before, const Answers& answers, const Catalogue& catalogue) {
    const auto was = secondsOf(before, catalogue);
    for (std::size_t i = 0; i < answers.stages.size(); ++i) {
        const Stage& now = answers.stages[i];
        const auto exchanges = exchangesBetween(before, now);
        if (exchanges.empty()) {
            printMessage(SubstituteCommand::tr("%1: the boxes hold all its tiles").arg(i + 1));
            continue;
        }
        QStringList said;
        for (const TileExchange& each : exchanges)
            said << exchangeSaid(each);
        printMessage(QStringLiteral("%1: %2").arg(i + 1).arg(said.join(QStringLiteral(", "))));
        if (const auto is = secondsOf(now, catalogue); was && is)
            printMessage(SubstituteCommand::tr("%1: expected time %2 instead of %3")
                             .arg(i + 1)
                             .arg(minutesAndSeconds(*is), minutesAndSeconds(*was)));
    }
}

ExitStatus runSubstitute(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(SubstituteCommand::tr(
        "Replaces each tile of a stage that the boxes lack by one with the same roads and lanes, "
        "of these the one most like it: all at once, so that the whole can be laid. Without "
        "--boxes from the core box of the game. What changes is said tile by tile.\n"
        "Leaves with 1 if it cannot be, and says why, with 2 if the file cannot be used."));
    const SearchOptions searching(parser, UsualBoxes::Core);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto number = stageNumber(parser);
    if (!number) {
        printMessage(number.error());
        return ExitStatus::Unusable;
    }
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto choice = searching.read(parser, known->games);
    if (!choice) {
        printMessage(choice.error());
        return ExitStatus::Unusable;
    }
    const QString file = parser.positionalArguments().constFirst();
    const auto input = loadTiledStage(file, *number, *known);
    if (!input) {
        printMessage(input.error());
        return ExitStatus::Unusable;
    }
    sayWhatIsMissing(*input);
    const Games& all = input->pieces(*known).games;
    const auto& catalogue = all.data<Catalogue>();
    const Stage& stage = input->stages.front().stage;
    const Stock boxes =
        stockOf(choice->boxes ? *choice->boxes : coreBoxOf(stage, catalogue), catalogue);
    const Answers answers =
        substitute(stage, catalogue, boxes, noWorseByRules(stage, catalogue, boxes, choice->table),
                   choice->run);
    sayChanges(stage, answers, catalogue);
    return writeAnswers(answers, *choice, spokenName(file), all);
}

} // namespace

extern const Subcommand substituteCommand;
const Subcommand substituteCommand{"substitute", substituteDescription, false, runSubstitute};

} // namespace stagewright
