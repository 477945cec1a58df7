#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/stage_input.h"
#include "editor/faces/fonts.h"
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

Expected<void> writeSheet(const QString& file, const QString& path) {
    if (!isPdf(path))
        return tl::unexpected(Fault{SheetCommand::tr("a setup sheet is a PDF"),
                                    {},
                                    SheetCommand::tr("Let the name end in .pdf"),
                                    path});
    const auto catalogue = builtInCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto stage = loadStageToDraw(file, *catalogue);
    if (!stage)
        return tl::unexpected(stage.error());
    registerFonts();
    return writeSetupSheet(*stage, *catalogue, path);
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        SheetCommand::tr("Writes what a table needs to set a stage up, on A4: the map with tile "
                         "numbers and the\ndriving direction, and the list of the tiles to pick "
                         "from the boxes."));
    const QCommandLineOption output = outputOption(SheetCommand::tr("The PDF file to write."));
    parser.addOption(output);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    const auto path = outputPath(parser, output);
    if (!path)
        return Outcome::Unusable;
    const auto written = writeSheet(parser.positionalArguments().constFirst(), *path);
    if (written)
        return Outcome::Fine;
    printMessage(written.error());
    return Outcome::Unusable;
}

} // namespace

extern const Command sheetCommand;
const Command sheetCommand{"sheet", description, true, run};

} // namespace stagewright
