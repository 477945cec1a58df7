#include "editor/cli/arguments.h"
#include "editor/cli/drawing.h"
#include "editor/cli/picture_options.h"
#include "editor/sheets/map_picture.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct MapCommand {
    Q_DECLARE_TR_FUNCTIONS(MapCommand)
};

QString description() {
    return MapCommand::tr("draw the map of a stage");
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        MapCommand::tr("Draws the map of a stage, with tile numbers and the driving direction. SVG "
                       "and PDF have\nthe true size of the tiles."));
    const PictureOptions options(parser);
    const CatalogueOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return Outcome::Unusable;
    return drawStage(parser, overlays, [&](const Stage& stage, const Overlaid& tiles) {
        const FaceStyle style = choice->mono ? monoStyle() : colourStyle();
        return writePicture(mapPicture(stage, tiles.catalogue, style), choice->path,
                            mapDensity(choice->pixelsPerTile));
    });
}

} // namespace

extern const Command mapCommand;
const Command mapCommand{"map", description, true, run};

} // namespace stagewright
