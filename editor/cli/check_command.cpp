#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/catalogue_choice.h"
#include "editor/cli/check_rally.h"
#include "editor/cli/check_report.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/table_choice.h"
#include "model/stage/stage_file.h"
#include "validators/checker.h"
#include "validators/mend.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CheckCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

QString checkDescription() {
    return CheckCommand::tr("say whether stages and rallies can be laid and driven");
}

struct Wishes {
    std::optional<BoxList> boxes; ///< nothing: those that the stage needs at least
    std::optional<Table> table;
    std::optional<QString> mendTo; ///< where the mended stage goes; nothing: none is wanted
    bool hints = false;
    bool json = false;
};

/// The stage mended and written, and what was done to it.
Expected<Mended> mend(const Ground& ground, const Wishes& wishes) {
    if (const auto may = mayWriteOver(*wishes.mendTo, ground.catalogue); !may)
        return tl::unexpected(may.error());
    Mended done = mended(ground, wishes.hints);
    if (const auto saved = writeOutput(*wishes.mendTo, writeStage(done.stage)); !saved)
        return tl::unexpected(saved.error());
    if (isStandardOutput(*wishes.mendTo))
        leaveStandardOutput();
    return done;
}

Expected<Report> checkStage(const QString& file, const InputStage& input,
                            const Catalogue& catalogue, const Wishes& wishes) {
    const Stage& stage = input.stage;
    const Stock stock = stockOf(wishes.boxes ? *wishes.boxes : boxesFor(stage, catalogue));
    Report report{file, input.number, stage, {}, {}, std::nullopt};
    if (wishes.mendTo) {
        const auto done = mend({stage, catalogue, stock, wishes.table}, wishes);
        if (!done)
            return tl::unexpected(done.error());
        report.stage = done->stage;
        report.fixes.emplace();
        for (const Fix& fix : done->fixes)
            report.fixes->append(fix.name());
    }
    Checker checker(catalogue, stock);
    checker.setTable(wishes.table);
    checker.setHints(wishes.hints);
    checker.setFinished(true);
    checker.check(report.stage);
    report.route = checker.route();
    report.findings = checker.findings();
    return report;
}

/// Prints what is said of a rally, or adds it to the reports.
Outcome checkRallyIn(const QString& file, const Rally& rally, const Catalogue& catalogue,
                     const Wishes& wishes, QJsonArray& reports) {
    if (wishes.mendTo) {
        printMessage(Fault{CheckCommand::tr("--fix takes one stage only"),
                           {},
                           CheckCommand::tr("Write the stages to files of their own with convert"),
                           file});
        return Outcome::Unusable;
    }
    const RallyReport report =
        checkRallyOf(file, rally, catalogue, {wishes.boxes, wishes.table, wishes.hints});
    if (wishes.json)
        reports.append(reportJson(report));
    else
        printReport(report);
    return hasErrors(report) ? Outcome::Negative : Outcome::Fine;
}

/// Checks files one after another, and all stages of each.
class Checking {
public:
    Checking(const Overlaid& tiles, const Wishes& wishes) : tiles_(tiles), wishes_(wishes) {}

    Outcome run(const QStringList& files) {
        several_ = files.size() > 1;
        for (const QString& file : files)
            check(file);
        if (wishes_.json && several_)
            printJson(reports_);
        else if (wishes_.json && !reports_.isEmpty())
            printJson(reports_.first());
        return outcome_;
    }

private:
    void check(const QString& file) {
        const auto input = loadStageInput(file, tiles_);
        if (!input)
            return say(input.error());
        sayWhatIsMissing(*input);
        const Catalogue& catalogue = input->tiles(tiles_).catalogue;
        // A damaged pack is no whole rally: what is left of it is checked stage by stage.
        if (!input->faults.empty())
            outcome_ = Outcome::Unusable;
        else if (input->isRally)
            return leave(
                checkRallyIn(nameAsGiven(file), input->rally, catalogue, wishes_, reports_));
        several_ = several_ || input->stages.size() != 1 || input->stages.front().number != 0;
        if (wishes_.mendTo && several_)
            return say({CheckCommand::tr("--fix takes one stage only"),
                        {},
                        CheckCommand::tr("Write the stages to files of their own with convert"),
                        file});
        for (const InputStage& stage : input->stages)
            check(nameAsGiven(file), stage, catalogue);
    }

    void leave(Outcome outcome) { outcome_ = std::max(outcome_, outcome); }

    void check(const QString& file, const InputStage& stage, const Catalogue& catalogue) {
        const auto report = checkStage(file, stage, catalogue, wishes_);
        if (!report)
            return say(report.error());
        if (hasErrors(*report))
            leave(Outcome::Negative);
        if (report->fixes && !wishes_.json)
            printFixes(*report, wishes_.hints);
        if (wishes_.json)
            reports_.append(reportJson(*report));
        else
            printReport(*report);
    }

    void say(const Fault& fault) {
        printMessage(fault);
        outcome_ = Outcome::Unusable;
    }

    const Overlaid& tiles_;
    const Wishes& wishes_;
    QJsonArray reports_;
    Outcome outcome_ = Outcome::Fine;
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
                         "comes of it. Takes one file, which stays as it is; the mended stage is "
                         "written to the file that -o names.")};
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

Expected<Wishes> readWishes(const QCommandLineParser& parser, const CheckOptions& options,
                            const Catalogue& catalogue) {
    Wishes wishes;
    wishes.hints = parser.isSet(options.hints);
    wishes.json = parser.isSet(options.json);
    if (parser.isSet(options.boxes)) {
        auto named = boxesNamed(parser.value(options.boxes), catalogue);
        if (!named)
            return tl::unexpected(named.error());
        wishes.boxes = *std::move(named);
    }
    if (parser.isSet(options.table)) {
        const auto table = tableOf(parser.value(options.table));
        if (!table)
            return tl::unexpected(table.error());
        wishes.table = *table;
    }
    auto mendTo = readMendTo(parser, options);
    if (!mendTo)
        return tl::unexpected(mendTo.error());
    wishes.mendTo = *std::move(mendTo);
    return wishes;
}

Outcome runCheck(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CheckCommand::tr(
        "Says whether stages and rallies can be laid and driven, and what is probably not meant.\n"
        "Leaves with 1 if there are errors in a stage, with 2 if a file cannot be used."));
    const CheckOptions options;
    parser.addOptions(
        {options.boxes, options.table, options.hints, options.fix, options.output, options.json});
    const CatalogueOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, Files::OneOrMore))
        return *outcome;
    const auto tiles = overlays.read(parser);
    if (!tiles)
        return Outcome::Unusable;
    const auto wishes = readWishes(parser, options, tiles->catalogue);
    if (!wishes) {
        printMessage(wishes.error());
        return Outcome::Unusable;
    }
    return Checking(*tiles, *wishes).run(parser.positionalArguments());
}

} // namespace

extern const Command checkCommand;
const Command checkCommand{"check", checkDescription, false, runCheck};

} // namespace stagewright
