#include "editor/cli/arguments.h"
#include "editor/cli/drawing.h"
#include "editor/sheets/picture_file.h"
#include "editor/sheets/setup_sheet.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SheetCommand {
    Q_DECLARE_TR_FUNCTIONS(SheetCommand)
};

QString description() {
    return SheetCommand::tr("write a setup sheet of a stage");
}

Expected<void> checkSuffix(const QString& path) {
    if (isPdf(path))
        return {};
    return tl::unexpected(Fault{SheetCommand::tr("a setup sheet is a PDF"),
                                {},
                                SheetCommand::tr("Let the name end in .pdf"),
                                path});
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        SheetCommand::tr("Writes what a table needs to set a stage up, on A4: the map with tile "
                         "numbers and the\ndriving direction, and the list of the tiles to pick "
                         "from the boxes."));
    const QCommandLineOption output = outputOption(SheetCommand::tr("The PDF file to write."));
    parser.addOption(output);
    const CatalogueOption overlays(parser);
    const StageOption which(parser);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    const auto path = outputPath(parser, output);
    if (!path)
        return Outcome::Unusable;
    if (const auto known = checkSuffix(*path); !known)
        return outcomeOf(known);
    return drawStage(parser, overlays, which, [&](const Stage& stage, const Overlaid& tiles) {
        return writeSetupSheet(stage, tiles.catalogue, tiles.names, *path);
    });
}

} // namespace

extern const Command sheetCommand;
const Command sheetCommand{"sheet", description, true, run};

} // namespace stagewright
