#include "editor/cli/arguments.h"
#include "editor/cli/box_choice.h"
#include "editor/cli/drawing.h"
#include "editor/cli/picture_options.h"
#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/box_sheet.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

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
Expected<void> writeTiles(const AddedPieces& known, const std::optional<QString>& boxName,
                          const PictureChoice& choice) {
    const auto& catalogue = known.games.data<Catalogue>();
    const Box* box = nullptr;
    if (boxName) {
        const auto named = boxNamed(*boxName, known.games);
        if (!named)
            return tl::unexpected(named.error());
        box = catalogue.box(*named);
        if (!box)
            return tl::unexpected(
                Fault{TilesCommand::tr("there are no hex tiles in the box \"%1\"").arg(*named),
                      {},
                      {},
                      {}});
    }
    registerFonts();
    const FaceStyle style = choice.mono ? monoStyle() : colourStyle();
    const Paper paper = choice.kind == QStringLiteral("pdf") ? Paper::A4 : Paper::OneSheet;
    return writeChosen(boxSheet(catalogue, box, known.names, style, paper), choice,
                       boxSheetDensity(choice.pixelsPerTile));
}

ExitStatus runTiles(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        TilesCommand::tr("Draws both sides of the tiles of a box, with their numbers."));
    const QCommandLineOption box(
        QStringLiteral("box"),
        TilesCommand::tr("The box, as \"stagewright boxes\" names it. Left out: all of them."),
        QStringLiteral("BOX"));
    parser.addOption(box);
    const PictureOptions options(parser);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const auto choice = options.read(parser);
    if (!choice)
        return ExitStatus::Unusable;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto name = parser.isSet(box) ? std::optional(parser.value(box)) : std::nullopt;
    return exitStatusOf(writeTiles(*known, name, *choice));
}

} // namespace

extern const Subcommand tilesCommand;
const Subcommand tilesCommand{"tiles", tilesDescription, true, runTiles};

} // namespace stagewright
