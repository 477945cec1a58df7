#include "editor/cli/arguments.h"
#include "editor/cli/catalogue_choice.h"
#include "editor/cli/console.h"
#include "model/csv.h"
#include "editor/cli/stage_input.h"
#include "model/stage/boxes_for.h"
#include "model/stage/tile_list.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace stagewright {

namespace {

struct ListCommand {
    Q_DECLARE_TR_FUNCTIONS(ListCommand)
};

QString description() {
    return ListCommand::tr("list the tiles of a stage");
}

struct Row {
    QString number;
    QString side;
    int count;
    QString box; ///< ids, where it takes the tiles of several boxes
};

std::vector<Row> rowsOf(const Stage& stage, const Catalogue& catalogue) {
    const BoxList boxes = boxesFor(stage, catalogue);
    std::vector<Row> rows;
    for (const auto& [tile, count] : tileList(stage)) {
        QStringList names;
        for (const Box* box : boxesHolding(tile, boxes))
            names << box->id;
        const QString number = tile.tile();
        rows.push_back({number, tile.toString().sliced(number.size()), count,
                        names.join(QStringLiteral(", "))});
    }
    return rows;
}

void printAsJson(const QString& file, const std::vector<Row>& rows) {
    QJsonArray tiles;
    for (const Row& row : rows)
        tiles.append(QJsonObject{{QStringLiteral("number"), row.number},
                                 {QStringLiteral("side"), row.side},
                                 {QStringLiteral("count"), row.count},
                                 {QStringLiteral("box"), row.box}});
    printJson(QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("tiles"), tiles}});
}

void printAsCsv(const std::vector<Row>& rows) {
    printText(csvRecord({QStringLiteral("number"), QStringLiteral("side"), QStringLiteral("count"),
                         QStringLiteral("box")}));
    for (const Row& row : rows)
        printText(csvRecord({row.number, row.side, QString::number(row.count), row.box}));
}

void printAsText(const std::vector<Row>& rows) {
    for (const Row& row : rows)
        printLine(row.number.rightJustified(5) + u' ' + row.side.leftJustified(1) +
                  QString::number(row.count).rightJustified(5) + QStringLiteral("  ") + row.box);
}

Outcome run(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(ListCommand::tr(
        "Lists the tiles to pick from the boxes: number, side, count, box. Of boxes that hold the\n"
        "same tile, as few are named as the stage needs."));
    const QCommandLineOption json = jsonOption();
    const QCommandLineOption csv(
        QStringLiteral("csv"),
        ListCommand::tr("Write comma-separated values, with a line of names first."));
    parser.addOptions({json, csv});
    const CatalogueOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, Files::One))
        return *outcome;
    if (parser.isSet(json) && parser.isSet(csv)) {
        printMessage(ListCommand::tr("--json and --csv exclude each other"));
        return Outcome::Unusable;
    }
    const auto tiles = overlays.read(parser);
    if (!tiles)
        return Outcome::Unusable;
    const QString file = parser.positionalArguments().constFirst();
    const auto stage = loadKnownStage(file, tiles->catalogue);
    if (!stage) {
        printMessage(stage.error());
        return Outcome::Unusable;
    }
    const auto rows = rowsOf(*stage, tiles->catalogue);
    if (parser.isSet(json))
        printAsJson(file, rows);
    else if (parser.isSet(csv))
        printAsCsv(rows);
    else
        printAsText(rows);
    return Outcome::Fine;
}

} // namespace

extern const Command listCommand;
const Command listCommand{"list", description, false, run};

} // namespace stagewright
