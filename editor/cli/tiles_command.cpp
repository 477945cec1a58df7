#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/drawing.h"
#include "editor/cli/picture_options.h"
#include "editor/faces/fonts.h"
#include "editor/sheets/box_sheet.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TilesCommand {
    Q_DECLARE_TR_FUNCTIONS(TilesCommand)
};

QString tilesDescription() {
    return TilesCommand::tr("draw the tiles of a box");
}

/// @param boxName nothing: every box
Expected<void> writeTiles(const Overlaid& tiles, const std::optional<QString>& boxName,
                          const PictureChoice& choice) {
    const Box* box = nullptr;
    if (boxName) {
        const auto named = boxNamed(*boxName, tiles.catalogue);
        if (!named)
            return tl::unexpected(named.error());
        box = *named;
    }
    registerFonts();
    const FaceStyle style = choice.mono ? monoStyle() : colourStyle();
    const Paper paper = choice.kind == QStringLiteral("pdf") ? Paper::A4 : Paper::OneSheet;
    return writeChosen(boxSheet(tiles.catalogue, box, tiles.names, style, paper), choice,
                       boxSheetDensity(choice.pixelsPerTile));
}

ExitStatus runTiles(const QStringList& arguments, const Games&) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        TilesCommand::tr("Draws both sides of the tiles of a box, with their numbers."));
    const QCommandLineOption box(
        QStringLiteral("box"),
        TilesCommand::tr("The box, as \"stagewright boxes\" names it. Left out: all of them."),
        QStringLiteral("BOX"));
    parser.addOption(box);
    const PictureOptions options(parser);
    const CatalogueOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return ExitStatus::Unusable;
    const auto tiles = overlays.read(parser);
    if (!tiles)
        return ExitStatus::Unusable;
    const auto name = parser.isSet(box) ? std::optional(parser.value(box)) : std::nullopt;
    return exitStatusOf(writeTiles(*tiles, name, *choice));
}

} // namespace

extern const Subcommand tilesCommand;
const Subcommand tilesCommand{"tiles", tilesDescription, true, runTiles};

} // namespace stagewright
