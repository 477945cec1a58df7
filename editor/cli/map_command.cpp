#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/drawing.h"
#include "editor/cli/number_option.h"
#include "editor/cli/picture_options.h"
#include "editor/sheets/stage_drawing.h"

#include <QCoreApplication>

#include <algorithm>

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

ExitStatus runMap(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        MapCommand::tr("Draws the map of a stage, with tile numbers and the driving direction. SVG "
                       "and PDF have\nthe true size of the tiles."));
    const PictureOptions options(parser);
    const OverlayOption overlays(parser);
    addStageOption(parser);
    const QCommandLineOption graph(
        QStringLiteral("graph"),
        MapCommand::tr("Draw the spaces on the route and the moves of cars between them: dots are "
                       "spaces, rings halves of slides, squares shortcuts, diamonds jumps."));
    const QCommandLineOption size(
        QStringLiteral("size"),
        MapCommand::tr(
            "For PNG: the longer side of the picture in pixels, in place of --pixels, as "
            "for the small pictures in a file manager."),
        QStringLiteral("N"));
    parser.addOptions({graph, size});
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return ExitStatus::Unusable;
    const auto longerSide = wholeNumberOf(parser, size, {16, 10'000});
    if (!longerSide)
        return exitStatusOf(tl::unexpected(longerSide.error()));
    const MapOptions wanted{choice->mono, parser.isSet(graph)};
    const QString file = parser.positionalArguments().constFirst();
    return drawStage(
        parser, overlays, games, [&](const Stage& stage, const Games& known) -> Expected<void> {
            const auto& drawing = known.face<StageDrawing>(stage);
            auto map = drawing.map(stage, known, wanted);
            if (!map) {
                map.error().file = file;
                return tl::unexpected(map.error());
            }
            return writeChosen(*map, *choice,
                               *longerSide ? densityFor(*map, static_cast<double>(**longerSide))
                                           : drawing.density(choice->pixelsPerTile));
        });
}

} // namespace

extern const Subcommand mapCommand;
const Subcommand mapCommand{"map", mapDescription, true, runMap};

} // namespace stagewright
