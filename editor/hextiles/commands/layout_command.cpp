#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/hextiles/commands/search_output.h"
#include "editor/hextiles/commands/tiled_stage.h"
#include "model/design/lay_list.h"
#include "model/json/encoding.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "model/limited_file.h"
#include "validators/hextiles/holds_by_rules.h"

#include <QCoreApplication>
#include <QStringDecoder>

namespace stagewright {

namespace {

struct LayoutCommand {
    Q_DECLARE_TR_FUNCTIONS(LayoutCommand)
};

QString layoutDescription() {
    return LayoutCommand::tr("lay a list of tiles");
}

/// The options of this command alone.
struct LayoutOptions {
    QCommandLineOption circuit{QStringLiteral("circuit"),
                               LayoutCommand::tr("The tiles are those of a circuit.")};
    QCommandLineOption stage{
        QStringLiteral("stage"),
        LayoutCommand::tr("The tiles are those of a stage. Left out, as --circuit: a circuit if "
                          "there is no finish among them.")};
    QCommandLineOption all{
        QStringLiteral("all"),
        LayoutCommand::tr("Look at all layouts and count them, as far as the time allows. Those "
                          "that are the same when turned, in a mirror or driven the other way, or "
                          "when like tiles change places, count once.")};
    QCommandLineOption sketch =
        valueOption("sketch",
                    LayoutCommand::tr("A stage that the answers should look like, whatever its "
                                      "tiles."),
                    "FILE");
};

Expected<QString> textOf(const QString& path) {
    const auto bytes = readLimitedFile(path, longestListing);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto isNone = [&](const QString& what, const QString& remedy) {
        return tl::unexpected(Fault{what, {}, remedy, spokenName(path)});
    };
    if (bytes->startsWith("%PDF"))
        return isNone(LayoutCommand::tr("is a PDF"),
                      LayoutCommand::tr("Give the text that is in it"));
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(inUtf8(*bytes));
    if (decoder.hasError()) {
        QStringDecoder old(QStringDecoder::Latin1); // of programs that write no UTF-8
        text = old(*bytes);
    }
    if (text.trimmed().startsWith(u'{') || text.contains(QChar(0)))
        return isNone(LayoutCommand::tr("is no list of tiles"),
                      LayoutCommand::tr("Give a text with lines such as 1 x 202a"));
    return text;
}

Expected<std::vector<Hex>> sketchOf(const QString& name, const AddedPieces& known) {
    const auto path = asFile(name);
    if (!path)
        return tl::unexpected(path.error());
    const auto input = loadTiledStage(*path, {}, known);
    if (!input)
        return tl::unexpected(input.error());
    std::vector<Hex> hexes;
    for (const Placement& tile : tilesOf(input->stages.front().stage).placements())
        hexes.push_back(tile.hex);
    return hexes;
}

Expected<ListToLay> listOf(const QCommandLineParser& parser, const LayoutOptions& options,
                           const SearchChoice& choice, const AddedPieces& known) {
    const auto& catalogue = known.games.data<Catalogue>();
    const QString file = parser.positionalArguments().constFirst();
    const auto text = textOf(file);
    if (!text)
        return tl::unexpected(text.error());
    auto listing = readTileListing(*text, catalogue);
    if (!listing) {
        Fault fault = listing.error();
        fault.file = spokenName(file);
        return tl::unexpected(fault);
    }
    ListToLay list;
    list.tiles = std::move(listing->tiles);
    list.info.title = listing->title;
    list.info.game = gameOf(list.tiles, catalogue);
    list.info.kind = parser.isSet(options.circuit) ? StageKind::Circuit
                     : parser.isSet(options.stage) ? StageKind::Stage
                                                   : kindOf(list.tiles, catalogue);
    list.boxes = choice.boxes ? stockOf(*choice.boxes, catalogue) : stockFor(list.tiles, catalogue);
    list.table = choice.room();
    list.test = holdsByRules(catalogue, list.boxes, choice.table);
    if (parser.isSet(options.sketch)) {
        auto sketch = sketchOf(parser.value(options.sketch), known);
        if (!sketch)
            return tl::unexpected(sketch.error());
        list.sketch = *std::move(sketch);
    }
    return list;
}

ExitStatus runLayout(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(LayoutCommand::tr(
        "Lays a list of tiles, as rulebooks print it (1 x 202a, 2 x 105b; with or without sides; "
        "CSV\n"
        "too), to a stage or circuit of exactly these tiles. FILE is a text.\n"
        "Leaves with 1 if there is no layout, and says why, with 2 if the list cannot be used."));
    const LayoutOptions options;
    parser.addOptions({options.circuit, options.stage, options.all, options.sketch});
    const SearchOptions searching(parser, UsualBoxes::AsNeeded);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    if (parser.isSet(options.circuit) && parser.isSet(options.stage)) {
        printMessage(LayoutCommand::tr("--circuit and --stage exclude each other"));
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
    const auto list = listOf(parser, options, *choice, *known);
    if (!list) {
        printMessage(list.error());
        return ExitStatus::Unusable;
    }
    const Answers answers = layList(*list, known->games.data<Catalogue>(), choice->run,
                                    {parser.isSet(options.all), {}});
    if (parser.isSet(options.all) && !choice->json && !answers.stages.empty())
        printLine(answers.complete || answers.reason.isEmpty()
                      ? LayoutCommand::tr("%n layout(s)", nullptr, static_cast<int>(answers.count))
                      : LayoutCommand::tr("at least %n layout(s)", nullptr,
                                          static_cast<int>(answers.count)));
    return writeAnswers(answers, *choice, spokenName(parser.positionalArguments().constFirst()),
                        known->games);
}

} // namespace

extern const Subcommand layoutCommand;
const Subcommand layoutCommand{"layout", layoutDescription, false, runLayout};

} // namespace stagewright
