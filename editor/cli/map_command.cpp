#include "editor/cli/arguments.h"
#include "editor/cli/carry_option.h"
#include "editor/cli/console.h"
#include "editor/cli/drawing.h"
#include "editor/cli/number_option.h"
#include "editor/cli/picture_options.h"
#include "editor/sheets/stage_drawing.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_drives.h"
#include "model/drive/stage_driving.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct MapCommand {
    Q_DECLARE_TR_FUNCTIONS(MapCommand)
};

QString mapDescription() {
    return MapCommand::tr("draw the map of a stage");
}

double densityFor(const Picture& picture, double longerSide) {
    return longerSide / std::max(picture.size.width(), picture.size.height());
}

struct ShownName {
    QLatin1StringView name;
    bool MapOptions::*shown;
};

constexpr std::array shownNames{
    ShownName{QLatin1StringView("title"), &MapOptions::title},
    ShownName{QLatin1StringView("tiles"), &MapOptions::tileList},
    ShownName{QLatin1StringView("numbers"), &MapOptions::numbers},
    ShownName{QLatin1StringView("notes"), &MapOptions::pacenotes},
    ShownName{QLatin1StringView("route"), &MapOptions::route},
    ShownName{QLatin1StringView("legend"), &MapOptions::legend},
};

/// Only what is named is shown.
Expected<void> readShown(const QString& names, MapOptions& options) {
    for (const ShownName& each : shownNames)
        options.*each.shown = false;
    for (const QString& name : names.split(u',')) {
        if (name.trimmed() == QLatin1StringView("map"))
            continue; // it always is
        const auto found =
            std::find_if(shownNames.begin(), shownNames.end(),
                         [&](const ShownName& each) { return name.trimmed() == each.name; });
        if (found == shownNames.end())
            return tl::unexpected(
                Fault{MapCommand::tr("\"%1\" cannot be shown").arg(name),
                      {},
                      MapCommand::tr("--show takes title, tiles, numbers, notes, route, legend, "
                                     "with commas between, or map for the map alone"),
                      {}});
        options.*found->shown = true;
    }
    return {};
}

Expected<void> readGround(const QString& name, MapOptions& options) {
    options.transparent = name == QLatin1StringView("transparent");
    if (options.transparent || name == QLatin1StringView("white"))
        return {};
    return tl::unexpected(Fault{MapCommand::tr("--ground takes white or transparent"), {}, {}, {}});
}

/// One drive of the stage, as `estimate --seed SEED --runs 1` has it.
Expected<DriveRecord> driveOf(const Stage& stage, const Games& games, std::uint64_t seed) {
    auto rules = builtInRules(stage.info.game);
    if (!rules)
        return tl::unexpected(rules.error());
    auto task = driveTaskOf(stage, games, *rules, stage.info.laps);
    if (!task)
        return tl::unexpected(task.error());
    const StageDrives drives(*std::move(task), *std::move(rules), {});
    return *drives.record(seed); // it is not asked to stop
}

ExitStatus runMap(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        MapCommand::tr("Draws the map of a stage, with its title, tile numbers and the driving "
                       "direction. SVG and\nPDF have the true size of the tiles."));
    const PictureOptions options(parser);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    const QCommandLineOption graph(
        QStringLiteral("graph"),
        MapCommand::tr("Draw the spaces on the route and the moves of cars between them: dots are "
                       "spaces, rings halves of slides, squares shortcuts, diamonds jumps."));
    const QCommandLineOption drive(
        QStringLiteral("drive"),
        MapCommand::tr("Draw a drive as a line: a dot for each die (yellow: a hazard), the gear "
                       "where a turn ends, a cross where control is lost. The same SEED gives the "
                       "same drive, that of estimate --seed SEED --runs 1."),
        QStringLiteral("SEED"));
    const QCommandLineOption size(
        QStringLiteral("size"),
        MapCommand::tr(
            "For PNG: the longer side of the picture in pixels, in place of --pixels, as "
            "for the small pictures in a file manager."),
        QStringLiteral("N"));
    const QCommandLineOption show(
        QStringLiteral("show"),
        MapCommand::tr(
            "What the picture shows, with commas between: title (with the author), tiles "
            "(their list), numbers, notes (of the co-driver), route, legend; map for the "
            "map alone. Left out: title,numbers,route."),
        MapCommand::tr("WHAT"), QStringLiteral("title,numbers,route"));
    const QCommandLineOption ground(
        QStringLiteral("ground"),
        MapCommand::tr("The ground of a PNG or SVG: white or transparent. Left out: white."),
        MapCommand::tr("GROUND"), QStringLiteral("white"));
    parser.addOptions({graph, drive, size, show, ground, carryOption()});
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return ExitStatus::Unusable;
    const auto longerSide = wholeNumberOf(parser, size, {16, 10'000});
    if (!longerSide)
        return exitStatusOf(tl::unexpected(longerSide.error()));
    const auto seed = wholeNumberOf(parser, drive, {0});
    if (!seed)
        return exitStatusOf(tl::unexpected(seed.error()));
    const auto carried = carriedAsTold(parser);
    if (!carried)
        return exitStatusOf(tl::unexpected(carried.error()));
    MapOptions wanted;
    wanted.mono = choice->mono;
    wanted.graph = parser.isSet(graph);
    const auto read = readShown(parser.value(show), wanted).and_then([&] {
        return readGround(parser.value(ground), wanted);
    });
    if (!read)
        return exitStatusOf(read);
    const QString file = parser.positionalArguments().constFirst();
    return drawStage(
        parser, overlays, games,
        [&](const StageInput& input, const Games& known) -> Expected<void> {
            const Stage& stage = input.stages.front().stage;
            const auto& drawing = known.face<StageDrawing>(stage);
            if (*seed) {
                auto driven = driveOf(stage, known, static_cast<std::uint64_t>(**seed));
                if (!driven) {
                    driven.error().file = file;
                    return tl::unexpected(driven.error());
                }
                wanted.drive = *std::move(driven);
            }
            auto map = drawing.map(stage, known, wanted);
            if (!map) {
                map.error().file = file;
                return tl::unexpected(map.error());
            }
            auto pack = packToCarry(input, *carried, known, choice->path);
            if (!pack) {
                pack.error().file = file;
                return tl::unexpected(pack.error());
            }
            return writeChosen(*map, *choice,
                               *longerSide ? densityFor(*map, static_cast<double>(**longerSide))
                                           : drawing.density(choice->pixelsPerTile),
                               *pack);
        });
}

} // namespace

extern const Subcommand mapCommand;
const Subcommand mapCommand{"map", mapDescription, true, runMap};

} // namespace stagewright
