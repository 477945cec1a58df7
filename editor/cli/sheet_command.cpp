#include "editor/cli/arguments.h"
#include "editor/cli/carry_option.h"
#include "editor/cli/console.h"
#include "editor/cli/drawing.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/output.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/sheet_input.h"
#include "editor/cli/sheet_options.h"
#include "editor/cli/stage_option.h"
#include "editor/language/language.h"
#include "editor/sheets/picture_file.h"
#include "model/carrier/carrier.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SheetCommand {
    Q_DECLARE_TR_FUNCTIONS(SheetCommand)
};

QString sheetDescription() {
    return SheetCommand::tr("write the sheets of a stage or rally");
}

Expected<void> checkSuffix(const QString& path) {
    if (isPdf(path) || isStream(path))
        return {};
    return tl::unexpected(Fault{SheetCommand::tr("sheets are a PDF"),
                                {},
                                SheetCommand::tr("Give it a name that ends in .pdf"),
                                path});
}

/// Where the rally cannot be driven, its pages say no times, and why is said here.
std::optional<RallyForecast> forecast(const Rally& rally, const Games& games,
                                      const HouseRules& house) {
    const auto found = forecastOf(rally, games, house);
    if (found)
        return *found;
    printMessage(SheetCommand::tr("no times are printed, as the stages cannot be driven: %1")
                     .arg(sentence(found.error())));
    return std::nullopt;
}

ExitStatus print(const QString& file, int stage, SheetChoice choice, const AddedPieces& added,
                 const QStringList& rulesFiles, const QString& path) {
    const auto input = loadSheetInput(file, stage, added);
    if (!input) {
        printMessage(input.error());
        return ExitStatus::Unusable;
    }
    const StageInput& opened = input->opened;
    const AddedPieces& known = opened.pieces(added);
    const auto rules = loadGivenRules(rulesFiles, known.games);
    const auto used = rules ? checkGivenRules(*rules, opened.rally) : tl::unexpected(rules.error());
    if (!used) {
        printMessage(used.error());
        return ExitStatus::Unusable;
    }
    sayWhatIsMissing(opened);
    SheetSubject subject{input->title, opened.rally, input->stages, rules->games, known.names};
    subject.house = rules->house;
    if (!choice.hasParts && stage == 0 && opened.rally.stages().size() > 1)
        choice.plan.parts = usualPartsOfRally;
    if (wantsForecast(choice.plan))
        subject.forecast = forecast(opened.rally, rules->games, rules->house);
    const auto pack = packToCarry(opened, choice.carried, rules->games, path);
    const auto pages =
        pack ? sheetsPdf(subject, choice.plan, choice.numbers) : tl::unexpected(pack.error());
    const auto pdf = pages ? carrying(**pages, Carrier::Pdf, *pack) : tl::unexpected(pages.error());
    auto written = pdf ? writeOutput(path, *pdf) : tl::unexpected(pdf.error());
    if (!written && written.error().file.isEmpty())
        written.error().file = file;
    const ExitStatus outcome = exitStatusOf(written);
    // What is printed of a damaged rally is not the whole of what was asked for.
    return stage == 0 && !opened.faults.empty() ? ExitStatus::Unusable : outcome;
}

ExitStatus runSheet(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        SheetCommand::tr("Writes what a table needs to set stages up: of a stage, or of each stage "
                         "of a rally, one page with\nthe map, the driving direction and the tiles "
                         "to pick; of the rally, an overview and the sheets for\ntimes. By choice "
                         "also maps to a scale, lists with pictures, the laying order step by "
                         "step, and\nthe roadbook."));
    const QCommandLineOption output = outputOption(SheetCommand::tr("The PDF file to write."));
    parser.addOption(output);
    const OverlayOption overlays(parser);
    const SheetOptions options(parser);
    addStageOption(parser);
    addRulesOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto language = options.language(parser);
    if (!language)
        return ExitStatus::Unusable;
    if (!language->isEmpty())
        useLanguage(*QCoreApplication::instance(), *language);
    const auto path = outputPath(parser, output);
    if (!path)
        return ExitStatus::Unusable;
    if (const auto known = checkSuffix(*path); !known)
        return exitStatusOf(known);
    const auto choice = options.read(parser);
    if (!choice)
        return exitStatusOf(tl::unexpected(choice.error()));
    const auto stage = stageNumber(parser);
    if (!stage)
        return exitStatusOf(tl::unexpected(stage.error()));
    const auto added = overlays.read(parser, games);
    if (!added)
        return ExitStatus::Unusable;
    return print(parser.positionalArguments().constFirst(), stage->value_or(0), *choice, *added,
                 rulesFiles(parser), *path);
}

} // namespace

extern const Subcommand sheetCommand;
const Subcommand sheetCommand{"sheet", sheetDescription, true, runSheet};

} // namespace stagewright
