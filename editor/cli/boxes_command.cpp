#include "editor/cli/arguments.h"
#include "editor/cli/catalogue_choice.h"
#include "editor/cli/console.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

struct BoxesCommand {
    Q_DECLARE_TR_FUNCTIONS(BoxesCommand)
};

QString boxesDescription() {
    return BoxesCommand::tr("list the boxes that the program knows");
}

/// As in resources/catalogue/boxes.json.
QJsonObject boxJson(const Box& box) {
    QJsonObject tiles;
    for (const auto& [tile, count] : box.tiles)
        tiles.insert(tile.toString(), count);
    return {{QStringLiteral("id"), box.id},
            {QStringLiteral("game"), box.game},
            {QStringLiteral("title"), box.title},
            {QStringLiteral("expansion"), box.expansion},
            {QStringLiteral("tileCount"), box.tileCount()},
            {QStringLiteral("tiles"), tiles}};
}

void printAsText(std::span<const Box> boxes) {
    qsizetype widest = 0;
    for (const Box& box : boxes)
        widest = std::max(widest, box.id.size());
    for (const Box& box : boxes)
        printLine(box.id.leftJustified(widest + 2) +
                  BoxesCommand::tr("%1, %n tile(s)", nullptr, box.tileCount()).arg(box.title));
}

ExitStatus runBoxes(const QStringList& arguments, const Games&) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        BoxesCommand::tr("Lists the boxes that the program knows, by the names that other commands "
                         "use."));
    const QCommandLineOption json = jsonOption();
    parser.addOption(json);
    const CatalogueOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const auto tiles = overlays.read(parser);
    if (!tiles)
        return ExitStatus::Unusable;
    if (!parser.isSet(json)) {
        printAsText(tiles->catalogue.boxes());
        return ExitStatus::Fine;
    }
    QJsonArray boxes;
    for (const Box& box : tiles->catalogue.boxes())
        boxes.append(boxJson(box));
    printJson(boxes);
    return ExitStatus::Fine;
}

} // namespace

extern const Subcommand boxesCommand;
const Subcommand boxesCommand{"boxes", boxesDescription, false, runBoxes};

} // namespace stagewright
