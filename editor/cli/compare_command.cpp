#include "editor/cli/arguments.h"
#include "editor/cli/compare_report.h"
#include "editor/cli/console.h"
#include "editor/cli/number_option.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"
#include "model/drive/table_time.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct CompareCommand {
    Q_DECLARE_TR_FUNCTIONS(CompareCommand)
};

QString compareDescription() {
    return CompareCommand::tr("compare two stages or rallies, or two versions of one");
}

std::vector<Stage> stagesOf(const StageInput& input) {
    std::vector<Stage> stages;
    for (const InputStage& each : input.stages)
        stages.push_back(each.stage);
    return stages;
}

/// @return nothing if the file cannot be used, which has then been said
std::optional<StageInput> readSide(const QString& file, std::optional<int> number,
                                   const AddedPieces& known) {
    auto input = loadStageInput(file, known);
    if (input && number && input->isRally)
        input = oneStageOf(*std::move(input), number, file);
    if (!input) {
        printMessage(input.error());
        return std::nullopt;
    }
    sayWhatIsMissing(*input);
    return *std::move(input);
}

ExitStatus runCompare(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CompareCommand::tr(
        "Compares two stages or rallies, of any format that is read: the pieces that only one of "
        "them needs, what is added, removed, turned, flipped or moved, expected time, difficulty, "
        "losses of control, minutes at the table. The stages of two rallies are paired by their "
        "titles, and those that are left by their order."));
    const QCommandLineOption json = jsonOption();
    const QCommandLineOption players = valueOption(
        "players", CompareCommand::tr("For how many the minutes at the table are."), "N");
    const QCommandLineOption withStage = valueOption(
        "with-stage",
        CompareCommand::tr("The stage of the second rally, where it is of another number."), "N");
    const OverlayOption overlays(parser);
    addStageOption(parser);
    parser.addOptions({withStage, players, json});
    if (const auto outcome = readArguments(parser, arguments, FileCount::Two))
        return *outcome;
    const auto number = stageNumber(parser);
    const auto otherNumber = stageNumber(parser, withStage);
    const auto seated = wholeNumberOf(parser, players, {1, mostPlayersListed});
    if (!number || !otherNumber || !seated) {
        printMessage(!number        ? number.error()
                     : !otherNumber ? otherNumber.error()
                                    : seated.error());
        return ExitStatus::Unusable;
    }
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const QStringList files = parser.positionalArguments();
    const auto first = readSide(files[0], *number, *known);
    const auto second = readSide(files[1], *otherNumber ? *otherNumber : *number, *known);
    if (!first || !second)
        return ExitStatus::Unusable;
    const ComparedInput a{nameAsGiven(files[0]), stagesOf(*first), first->pieces(*known).games};
    const ComparedInput b{nameAsGiven(files[1]), stagesOf(*second), second->pieces(*known).games};
    const auto report = compareReport(a, b, static_cast<int>(seated->value_or(usualPlayers)));
    if (parser.isSet(json))
        printJson(reportJson(report));
    else
        printReport(report);
    return ExitStatus::Fine;
}

} // namespace

extern const Subcommand compareCommand;
const Subcommand compareCommand{"compare", compareDescription, false, runCompare};

} // namespace stagewright
