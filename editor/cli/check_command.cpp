#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/check_rally.h"
#include "editor/cli/check_report.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/rally_output.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/table_choice.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/rally/piece_needs.h"
#include "validators/stage_rules.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct CheckCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

QString checkDescription() {
    return CheckCommand::tr("say whether stages and rallies can be laid and driven");
}

struct CheckRequest {
    std::optional<BoxCounts> boxes; ///< nothing: those that the stage needs at least
    std::optional<Table> table;
    std::optional<QString> mendTo; ///< where the mended stage goes; nothing: none is wanted
    bool hints = false;
    bool json = false;
};

/// The stage mended and written, and what was done to it.
Expected<Mended> mend(const Stage& stage, const CheckSettings& settings, const QString& path) {
    if (const auto may = mayWriteOver(path, settings.games); !may)
        return tl::unexpected(may.error());
    Mended done = settings.games.face<StageRules>(stage).mended(stage, settings);
    if (const auto saved = writeOutput(path, writeStage(done.stage)); !saved)
        return tl::unexpected(saved.error());
    if (isStandardOutput(path))
        leaveStandardOutput();
    return done;
}

Expected<StageReport> checkStage(const QString& file, const InputStage& input, const Games& games,
                                 const CheckRequest& request) {
    const BoxCounts boxes = request.boxes ? *request.boxes : boxesOf(input.stage, games);
    const CheckSettings settings{games, boxes, request.table, request.hints};
    if (!request.mendTo)
        return checkedStage(file, input.number, input.stage, settings);
    const auto done = mend(input.stage, settings, *request.mendTo);
    if (!done)
        return tl::unexpected(done.error());
    StageReport report = checkedStage(file, input.number, done->stage, settings);
    report.fixes.emplace();
    for (const Fix& fix : done->fixes)
        report.fixes->append(fix.name());
    return report;
}

/// The same for a rally and all its stages.
Expected<MendedRally> mend(const StageInput& input, const Games& games, const RallyCheck& check,
                           const QString& path) {
    if (const auto may = mayWriteOver(path, games); !may)
        return tl::unexpected(may.error());
    MendedRally done = mendedRally(input.rally, games, check);
    const RallyPack pack{done.rally, input.tileSets, {}, input.others};
    if (const auto saved = saveRallyTo(pack, path); !saved)
        return tl::unexpected(saved.error());
    if (!isPackName(path)) // only a pack holds other files
        for (const Fault& loss : lossesOf({Rally(), {}, {}, input.others}))
            printMessage(loss);
    if (isStandardOutput(path))
        leaveStandardOutput();
    return done;
}

/// Prints what is said of a rally, or adds it to the reports.
ExitStatus checkRallyIn(const QString& file, const StageInput& input, const Games& games,
                        const CheckRequest& request, QJsonArray& reports) {
    const RallyCheck check{request.boxes, request.table, request.hints};
    Rally rally = input.rally;
    std::optional<QStringList> fixes;
    if (request.mendTo) {
        auto done = mend(input, games, check, *request.mendTo);
        if (!done) {
            printMessage(done.error());
            return ExitStatus::Unusable;
        }
        rally = std::move(done->rally);
        fixes = std::move(done->fixes);
    }
    RallyReport report = checkRallyOf(file, rally, games, check);
    report.fixes = std::move(fixes);
    if (report.fixes && !request.json)
        printFixes(file, *report.fixes, request.hints);
    if (request.json)
        reports.append(reportJson(report));
    else
        printReport(report);
    return hasErrors(report) ? ExitStatus::Negative : ExitStatus::Fine;
}

/// Checks files one after another, and all stages of each.
class Checking {
public:
    Checking(const AddedPieces& known, const CheckRequest& request)
        : known_(known)
        , request_(request) {}

    ExitStatus run(const QStringList& files) {
        several_ = files.size() > 1;
        for (const QString& file : files)
            check(file);
        if (request_.json && several_)
            printJson(reports_);
        else if (request_.json && !reports_.isEmpty())
            printJson(reports_.first());
        return outcome_;
    }

private:
    void check(const QString& file) {
        const auto input = loadStageInput(file, known_);
        if (!input)
            return say(input.error());
        sayWhatIsMissing(*input);
        const Games& games = input->pieces(known_).games;
        // A damaged pack is no whole rally: what is left of it is checked stage by stage.
        if (!input->faults.empty())
            outcome_ = ExitStatus::Unusable;
        else if (input->isRally)
            return leave(checkRallyIn(nameAsGiven(file), *input, games, request_, reports_));
        several_ = several_ || input->stages.size() != 1 || input->stages.front().number != 0;
        if (request_.mendTo && several_)
            return say({CheckCommand::tr("--fix takes one stage only"),
                        {},
                        CheckCommand::tr("Write the stages to files of their own with convert"),
                        file});
        for (const InputStage& stage : input->stages)
            check(nameAsGiven(file), stage, games);
    }

    void leave(ExitStatus outcome) { outcome_ = std::max(outcome_, outcome); }

    void check(const QString& file, const InputStage& stage, const Games& games) {
        const auto report = checkStage(file, stage, games, request_);
        if (!report)
            return say(report.error());
        if (hasErrors(*report))
            leave(ExitStatus::Negative);
        if (report->fixes && !request_.json)
            printFixes(file, *report->fixes, request_.hints);
        if (request_.json)
            reports_.append(reportJson(*report));
        else
            printReport(*report);
    }

    void say(const Fault& fault) {
        printMessage(fault);
        outcome_ = ExitStatus::Unusable;
    }

    const AddedPieces& known_;
    const CheckRequest& request_;
    QJsonArray reports_;
    ExitStatus outcome_ = ExitStatus::Fine;
    bool several_ = false; ///< an array of reports is wanted
};

/// The options of this command alone.
struct CheckOptions {
    QCommandLineOption boxes{
        QStringLiteral("boxes"),
        CheckCommand::tr("The boxes on the table, as \"stagewright boxes\" names them, with commas "
                         "between and the number of each, if there are several: dirt-core:2,rx. "
                         "Left out: those that the stage needs at least, the core box of its game "
                         "and, for tiles that it lacks, as few others as hold them."),
        QStringLiteral("BOX[:N],...")};
    QCommandLineOption table{
        QStringLiteral("table"),
        CheckCommand::tr("The size of the table in centimetres, such as 120x80. A stage that is "
                         "larger, however it is turned, gets a warning."),
        QStringLiteral("WxH")};
    QCommandLineOption hints{
        QStringLiteral("hints"),
        CheckCommand::tr("Give hints too: what real stages do now and then, such as a start that "
                         "is driven against its print, or a change of surface.")};
    QCommandLineOption fix{
        QStringLiteral("fix"),
        CheckCommand::tr("Mend what can obviously be mended, say what was done, and check what "
                         "comes of it. Takes one file, which stays as it is; the mended stage or "
                         "rally is written to the file that -o names.")};
    QCommandLineOption output = outputOption(CheckCommand::tr("With --fix: the file to write."));
    QCommandLineOption json{
        QStringLiteral("json"),
        CheckCommand::tr("Write JSON: an object for one file, an array for several.")};
};

/// Where the mended stage is to go.
Expected<std::optional<QString>> readMendTo(const QCommandLineParser& parser,
                                            const CheckOptions& options) {
    const auto fault = [](const QString& what, const QString& remedy) {
        return tl::unexpected(Fault{what, {}, remedy, {}});
    };
    const QString path = parser.value(options.output);
    if (!parser.isSet(options.fix)) {
        if (path.isEmpty())
            return std::nullopt;
        return fault(CheckCommand::tr("there is nothing to write"),
                     CheckCommand::tr("-o goes with --fix"));
    }
    const QStringList files = parser.positionalArguments();
    if (path.isEmpty())
        return fault(CheckCommand::tr("no output file is named"),
                     CheckCommand::tr("Name one with -o"));
    if (files.size() != 1)
        return fault(CheckCommand::tr("--fix takes one file only"),
                     CheckCommand::tr("Mend them one by one"));
    return path;
}

Expected<CheckRequest> readRequest(const QCommandLineParser& parser, const CheckOptions& options,
                                   const Games& games) {
    CheckRequest request;
    request.hints = parser.isSet(options.hints);
    request.json = parser.isSet(options.json);
    if (parser.isSet(options.boxes)) {
        auto named = boxesNamed(parser.value(options.boxes), games);
        if (!named)
            return tl::unexpected(named.error());
        request.boxes = *std::move(named);
    }
    if (parser.isSet(options.table)) {
        const auto table = tableOf(parser.value(options.table));
        if (!table)
            return tl::unexpected(table.error());
        request.table = *table;
    }
    auto mendTo = readMendTo(parser, options);
    if (!mendTo)
        return tl::unexpected(mendTo.error());
    request.mendTo = *std::move(mendTo);
    return request;
}

ExitStatus runCheck(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CheckCommand::tr(
        "Says whether stages and rallies can be laid and driven, and what is probably not meant.\n"
        "Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used."));
    const CheckOptions options;
    parser.addOptions(
        {options.boxes, options.table, options.hints, options.fix, options.output, options.json});
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::OneOrMore))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto request = readRequest(parser, options, known->games);
    if (!request) {
        printMessage(request.error());
        return ExitStatus::Unusable;
    }
    return Checking(*known, *request).run(parser.positionalArguments());
}

} // namespace

extern const Subcommand checkCommand;
const Subcommand checkCommand{"check", checkDescription, false, runCheck};

} // namespace stagewright
