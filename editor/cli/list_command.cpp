#include "editor/cli/arguments.h"
#include "editor/cli/catalogue_choice.h"
#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"
#include "model/csv.h"
#include "model/exchange/tile_rows.h"
#include "model/stage/tile_list.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace stagewright {

namespace {

struct ListCommand {
    Q_DECLARE_TR_FUNCTIONS(ListCommand)
};

QString listDescription() {
    return ListCommand::tr("list the tiles and tokens of a stage");
}

struct Row {
    QString number;
    QString side;
    int count;
    QString box;   ///< ids, where it takes the tiles of several boxes
    QString title; ///< likewise, their names
};

std::vector<Row> rowsOf(const Stage& stage, const Catalogue& catalogue) {
    std::vector<Row> rows;
    for (const TileRow& row : tileRows(stage, catalogue)) {
        QStringList ids;
        QStringList titles;
        for (const Box* box : row.boxes) {
            ids << box->id;
            titles << box->title;
        }
        const auto comma = QStringLiteral(", ");
        rows.push_back({row.number, row.side, row.count, ids.join(comma), titles.join(comma)});
    }
    return rows;
}

void printAsJson(const QString& file, const std::vector<Row>& rows,
                 const std::vector<TokenCount>& pieces) {
    QJsonArray tiles;
    for (const Row& row : rows)
        tiles.append(QJsonObject{{QStringLiteral("number"), row.number},
                                 {QStringLiteral("side"), row.side},
                                 {QStringLiteral("count"), row.count},
                                 {QStringLiteral("box"), row.box}});
    QJsonArray tokens;
    for (const auto& [id, count] : pieces)
        tokens.append(QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("count"), count}});
    printJson(QJsonObject{{QStringLiteral("file"), file},
                          {QStringLiteral("tiles"), tiles},
                          {QStringLiteral("tokens"), tokens}});
}

void printAsCsv(const std::vector<Row>& rows) {
    printText(csvRecord({QStringLiteral("number"), QStringLiteral("side"), QStringLiteral("count"),
                         QStringLiteral("box")}));
    for (const Row& row : rows)
        printText(csvRecord({row.number, row.side, QString::number(row.count), row.box}));
}

/// Tokens follow the tiles: their name in place of a number, and no box.
void addTokens(const std::vector<TokenCount>& pieces, std::vector<Row>& rows) {
    for (const auto& [id, count] : pieces)
        rows.push_back({id, {}, count, {}, {}});
}

void printAsText(const QString& title, const std::vector<Row>& rows) {
    if (!title.isEmpty())
        printLine(title);
    for (const Row& row : rows)
        printLine(row.number.rightJustified(5) + u' ' + row.side.leftJustified(1) +
                  QString::number(row.count).rightJustified(5) + QStringLiteral("  ") + row.title);
}

ExitStatus runList(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(ListCommand::tr(
        "Lists the tiles to pick from the boxes: number, side, count, box. Of boxes that hold the\n"
        "same tile, as few are named as the stage needs. The tokens on the tiles follow."));
    const QCommandLineOption json = jsonOption();
    const QCommandLineOption csv(
        QStringLiteral("csv"),
        ListCommand::tr("Write comma-separated values, with a line of names first."));
    parser.addOptions({json, csv});
    const CatalogueOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    if (parser.isSet(json) && parser.isSet(csv)) {
        printMessage(ListCommand::tr("--json and --csv exclude each other"));
        return ExitStatus::Unusable;
    }
    const auto number = stageNumber(parser);
    if (!number) {
        printMessage(number.error());
        return ExitStatus::Unusable;
    }
    const auto tiles = overlays.read(parser);
    if (!tiles)
        return ExitStatus::Unusable;
    const QString file = parser.positionalArguments().constFirst();
    const auto input = loadOneStage(file, *number, games, *tiles);
    if (!input) {
        printMessage(input.error());
        return ExitStatus::Unusable;
    }
    sayWhatIsMissing(*input);
    const InputStage& listed = input->stages.front();
    const Stage& stage = listed.stage;
    if (!*number && input->rally.stages().size() > 1)
        printMessage(ListCommand::tr("stage %1 of %2; --stage N for another")
                         .arg(listed.number)
                         .arg(input->rally.stages().size()));
    auto rows = rowsOf(stage, input->tiles(*tiles).catalogue);
    if (parser.isSet(json)) {
        printAsJson(nameAsGiven(file), rows, tokenList(stage));
        return ExitStatus::Fine;
    }
    addTokens(tokenList(stage), rows);
    if (parser.isSet(csv))
        printAsCsv(rows);
    else
        printAsText(stage.info.title, rows);
    return ExitStatus::Fine;
}

} // namespace

extern const Subcommand listCommand;
const Subcommand listCommand{"list", listDescription, false, runList};

} // namespace stagewright
