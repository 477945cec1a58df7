#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/picture_options.h"
#include "editor/cli/stage_input.h"
#include "editor/faces/fonts.h"
#include "editor/sheets/map_picture.h"
#include "model/drive/driven_route.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct MapCommand {
    Q_DECLARE_TR_FUNCTIONS(MapCommand)
};

QString description() {
    return MapCommand::tr("draw the map of a stage");
}

/// Without a route there are no moves to draw.
Expected<void> checkRoute(const Stage& stage, const Catalogue& catalogue, const QString& file) {
    const RoadGraph roads(stage, catalogue);
    const auto route = drivenRoute(stage, roads, findRoute(stage, roads), 1);
    if (route)
        return {};
    Fault fault = route.error();
    fault.file = file;
    return tl::unexpected(fault);
}

Expected<void> writeMap(const QString& file, const PictureChoice& choice, bool graph) {
    const auto catalogue = builtInCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto stage = loadStageToDraw(file, *catalogue);
    if (!stage)
        return tl::unexpected(stage.error());
    if (graph)
        if (const auto route = checkRoute(*stage, *catalogue, file); !route)
            return route;
    registerFonts();
    const FaceStyle style = choice.mono ? monoStyle() : colourStyle();
    return writePicture(mapPicture(*stage, *catalogue, style, graph), choice.path,
                        mapDensity(choice.pixelsPerTile));
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        MapCommand::tr("Draws the map of a stage, with tile numbers and the driving direction. SVG "
                       "and PDF have\nthe true size of the tiles."));
    const PictureOptions options(parser);
    const QCommandLineOption graph(
        QStringLiteral("graph"),
        MapCommand::tr("Draw the spaces on the route and the moves of cars between them: dots are "
                       "spaces, rings halves of slides, squares shortcuts, diamonds jumps."));
    parser.addOption(graph);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return Outcome::Unusable;
    const auto written =
        writeMap(parser.positionalArguments().constFirst(), *choice, parser.isSet(graph));
    if (written)
        return Outcome::Fine;
    printMessage(written.error());
    return Outcome::Unusable;
}

} // namespace

extern const Command mapCommand;
const Command mapCommand{"map", description, true, run};

} // namespace stagewright
