#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/picture_options.h"
#include "editor/cli/stage_input.h"
#include "editor/faces/fonts.h"
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

Expected<void> writeMap(const QString& file, const PictureChoice& choice) {
    const auto catalogue = builtInCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto stage = loadStageToDraw(file, *catalogue);
    if (!stage)
        return tl::unexpected(stage.error());
    registerFonts();
    const FaceStyle style = choice.mono ? monoStyle() : colourStyle();
    return writePicture(mapPicture(*stage, *catalogue, style), choice.path,
                        mapDensity(choice.pixelsPerTile));
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        MapCommand::tr("Draws the map of a stage, with tile numbers and the driving direction. SVG "
                       "and PDF have\nthe true size of the tiles."));
    const PictureOptions options(parser);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return Outcome::Unusable;
    const auto written = writeMap(parser.positionalArguments().constFirst(), *choice);
    if (written)
        return Outcome::Fine;
    printMessage(written.error());
    return Outcome::Unusable;
}

} // namespace

extern const Command mapCommand;
const Command mapCommand{"map", description, true, run};

} // namespace stagewright
