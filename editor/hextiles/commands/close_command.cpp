#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/number_option.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/refusal.h"
#include "editor/cli/stage_option.h"
#include "editor/hextiles/commands/search_output.h"
#include "editor/hextiles/commands/tiled_stage.h"
#include "model/design/close_gap.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QCoreApplication>
#include <QStringList>

namespace stagewright {

namespace {

struct CloseCommand {
    Q_DECLARE_TR_FUNCTIONS(CloseCommand)
};

QString closeDescription() {
    return CloseCommand::tr("close a gap in the road of a stage");
}

/// The options of this command alone.
struct CloseOptions {
    QCommandLineOption from = valueOption(
        "from",
        CloseCommand::tr("The open end from which the road is missing: hex and edge, such as "
                         "2,-1,NE. Left out: the one that was laid last."),
        "Q,R,EDGE");
    QCommandLineOption to =
        valueOption("to", CloseCommand::tr("The open end to which it is to lead."), "Q,R,EDGE");
    QCommandLineOption lap{
        QStringLiteral("lap"),
        CloseCommand::tr("It is to lead back to the start, as the lap of a circuit.")};
    QCommandLineOption finish{QStringLiteral("finish"),
                              CloseCommand::tr("It is to lead to a finish, which is laid too.")};
    QCommandLineOption tiles =
        valueOption("tiles",
                    CloseCommand::tr("Exactly so many tiles, 1 to %1. Left out: as few as there "
                                     "can be.")
                        .arg(mostGapTiles),
                    "N");
};

QString nameOf(const OpenEnd& end) {
    return QStringLiteral("%1,%2,%3").arg(end.hex.q).arg(end.hex.r).arg(name(end.edge));
}

/// What can be named after --from and --to.
QString openEndsOf(const Stage& stage, const Catalogue& catalogue) {
    QStringList names;
    for (const OpenEnd& end : openEnds(stage, catalogue))
        names << nameOf(end);
    return names.isEmpty()
               ? CloseCommand::tr("No end of its roads is open")
               : CloseCommand::tr("Its open ends are %1").arg(names.join(QStringLiteral(" ")));
}

Expected<OpenEnd> endNamed(const QString& text, const Stage& stage, const Catalogue& catalogue) {
    const QStringList parts = text.split(u',');
    bool isQ = false;
    bool isR = false;
    const int q = parts.value(0).trimmed().toInt(&isQ);
    const int r = parts.value(1).trimmed().toInt(&isR);
    const auto edge = edgeNamed(parts.value(2).trimmed().toUpper());
    if (parts.size() != 3 || !isQ || !isR || !edge || !onBoard(Hex{q, r}))
        return refusal(CloseCommand::tr("\"%1\" is no end of a road").arg(text),
                       CloseCommand::tr("Give hex and edge, such as 2,-1,NE"));
    const OpenEnd end{{q, r}, *edge};
    if (!isOpen(stage, catalogue, end))
        return refusal(CloseCommand::tr("no road is open at %1").arg(nameOf(end)),
                       openEndsOf(stage, catalogue));
    return end;
}

Expected<Gap> gapOf(const QCommandLineParser& parser, const CloseOptions& options,
                    const Stage& stage, const Catalogue& catalogue) {
    std::optional<OpenEnd> from;
    if (parser.isSet(options.from)) {
        const auto named = endNamed(parser.value(options.from), stage, catalogue);
        if (!named)
            return tl::unexpected(named.error());
        from = *named;
    }
    if (parser.isSet(options.lap)) {
        const auto gap = lapGap(stage, catalogue);
        if (!gap)
            return refusal(CloseCommand::tr("there is no lap to close"),
                           openEndsOf(stage, catalogue));
        return Gap{from.value_or(gap->from), gap->to};
    }
    if (parser.isSet(options.finish)) {
        if (!from)
            from = openEndToMend(stage, catalogue);
        if (!from)
            return refusal(CloseCommand::tr("no road is open"));
        return Gap{*from, std::nullopt};
    }
    if (parser.isSet(options.to)) {
        const auto to = endNamed(parser.value(options.to), stage, catalogue);
        if (!to)
            return tl::unexpected(to.error());
        if (!from)
            from = openEndToMend(stage, catalogue);
        if (!from || *from == *to)
            return refusal(CloseCommand::tr("a gap has two ends"), openEndsOf(stage, catalogue));
        return Gap{*from, *to};
    }
    const auto gap = onlyGap(stage, catalogue);
    if (!gap || (from && *from != gap->from && *from != *gap->to))
        return refusal(CloseCommand::tr("it is not clear which gap is meant"),
                       CloseCommand::tr("Say so with --from and --to, --lap or --finish. %1")
                           .arg(openEndsOf(stage, catalogue)));
    return from == gap->to ? Gap{*gap->to, gap->from} : *gap;
}

Expected<GapToClose> taskOf(const QCommandLineParser& parser, const CloseOptions& options,
                            const SearchChoice& choice, Stage stage, const Catalogue& catalogue) {
    const auto tiles = wholeNumberOf(parser, options.tiles, {1, mostGapTiles});
    if (!tiles)
        return tl::unexpected(tiles.error());
    if (parser.isSet(options.lap))
        stage.info.kind = StageKind::Circuit;
    const auto gap = gapOf(parser, options, stage, catalogue);
    if (!gap)
        return tl::unexpected(gap.error());
    const Stock boxes =
        choice.boxes ? stockOf(*choice.boxes, catalogue) : stockOf(boxesFor(stage, catalogue));
    GapToClose task{std::move(stage), *gap, boxes};
    if (*tiles)
        task.tiles = static_cast<int>(**tiles);
    task.table = choice.room();
    task.test = noWorseByRules(task.stage, catalogue, boxes, choice.table);
    return task;
}

ExitStatus runClose(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(CloseCommand::tr(
        "Closes a gap in the road of a stage with tiles that are left in the boxes, the shortest "
        "way\n"
        "first. Without --to, --lap and --finish the gap between the only two ends that lack a "
        "tile.\n"
        "Leaves with 1 if there is no way, and says why, with 2 if the input cannot be used."));
    const CloseOptions options;
    parser.addOptions({options.from, options.to, options.lap, options.finish, options.tiles});
    const SearchOptions searching(parser, UsualBoxes::AsNeeded);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    if (parser.isSet(options.to) + parser.isSet(options.lap) + parser.isSet(options.finish) > 1) {
        printMessage(CloseCommand::tr("--to, --lap and --finish exclude each other"));
        return ExitStatus::Unusable;
    }
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
    const auto task = taskOf(parser, options, *choice, input->stages.front().stage, catalogue);
    if (!task) {
        Fault fault = task.error();
        fault.file = spokenName(file);
        printMessage(fault);
        return ExitStatus::Unusable;
    }
    return writeAnswers(closeGap(*task, catalogue, choice->run), *choice, spokenName(file), all);
}

} // namespace

extern const Subcommand closeCommand;
const Subcommand closeCommand{"close", closeDescription, false, runClose};

} // namespace stagewright
