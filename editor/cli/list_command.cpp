#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/stage_input.h"
#include "editor/cli/stage_option.h"
#include "model/csv.h"
#include "model/game/pieces.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

struct ListCommand {
    Q_DECLARE_TR_FUNCTIONS(ListCommand)
};

QString listDescription() {
    return ListCommand::tr("list the tiles and tokens of a stage");
}

/// Ids or titles of boxes: more than one where the stage takes the tiles of several.
QString joined(const QStringList& boxes) {
    return boxes.join(QStringLiteral(", "));
}

QJsonObject tileAsJson(const PieceLine& line) {
    QJsonObject tile{{QStringLiteral("number"), line.number},
                     {QStringLiteral("side"), line.side},
                     {QStringLiteral("count"), line.count},
                     {QStringLiteral("box"), joined(line.boxes)}};
    if (!line.name.isEmpty())
        tile.insert(QStringLiteral("name"), line.name);
    return tile;
}

void printAsJson(const QString& file, const std::vector<PieceLine>& lines) {
    QJsonArray tiles;
    QJsonArray tokens;
    for (const PieceLine& line : lines)
        if (line.isToken)
            tokens.append(QJsonObject{{QStringLiteral("id"), line.number},
                                      {QStringLiteral("name"), line.name},
                                      {QStringLiteral("count"), line.count}});
        else
            tiles.append(tileAsJson(line));
    printJson(QJsonObject{{QStringLiteral("file"), file},
                          {QStringLiteral("tiles"), tiles},
                          {QStringLiteral("tokens"), tokens}});
}

void printAsCsv(const std::vector<PieceLine>& lines) {
    printText(csvRecord({QStringLiteral("number"), QStringLiteral("side"), QStringLiteral("count"),
                         QStringLiteral("box")}));
    for (const PieceLine& line : lines)
        printText(
            csvRecord({line.number, line.side, QString::number(line.count), joined(line.boxes)}));
}

void printAsText(const QString& title, const std::vector<PieceLine>& lines) {
    if (!title.isEmpty())
        printLine(title);
    qsizetype widest = 0; // name
    for (const PieceLine& line : lines)
        widest = std::max(widest, line.name.size());
    for (const PieceLine& line : lines)
        printLine((!line.name.isEmpty()
                       ? line.name.leftJustified(widest)
                       : line.number.rightJustified(5) + u' ' + line.side.leftJustified(1)) +
                  QString::number(line.count).rightJustified(5) + QStringLiteral("  ") +
                  joined(line.boxTitles));
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
    const OverlayOption overlays(parser);
    addStageOption(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::One))
        return *outcome;
    if (parser.isSet(json) && parser.isSet(csv)) {
        printMessage(ListCommand::tr("--json and --csv do not go together"));
        return ExitStatus::Unusable;
    }
    const auto number = stageNumber(parser);
    if (!number) {
        printMessage(number.error());
        return ExitStatus::Unusable;
    }
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const QString file = parser.positionalArguments().constFirst();
    const auto input = loadOneStage(file, *number, *known);
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
    const Games& all = input->pieces(*known).games;
    const auto lines = all.face<StagePieces>(stage).list(stage, all);
    if (parser.isSet(json))
        printAsJson(nameAsGiven(file), lines);
    else if (parser.isSet(csv))
        printAsCsv(lines);
    else
        printAsText(oneLine(stage.info.title), lines);
    return ExitStatus::Fine;
}

} // namespace

extern const Subcommand listCommand;
const Subcommand listCommand{"list", listDescription, false, runList};

} // namespace stagewright
