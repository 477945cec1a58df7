#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/overlay_option.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"

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
QJsonObject boxJson(const GameBox& box) {
    QJsonObject tiles;
    for (const auto& [piece, count] : box.pieces)
        tiles.insert(piece, count);
    return {{QStringLiteral("id"), box.id},
            {QStringLiteral("game"), box.game},
            {QStringLiteral("title"), box.title},
            {QStringLiteral("expansion"), box.expansion},
            {QStringLiteral("tileCount"), sumOf(box.pieces)},
            {QStringLiteral("tiles"), tiles}};
}

QString piecesIn(const GameBox& box, const Games& games) {
    Stage stage;
    stage.info.game = box.game;
    return games.face<PieceWords>(stage).count(sumOf(box.pieces));
}

void printAsText(const std::vector<GameBox>& boxes, const Games& games) {
    qsizetype widest = 0;
    for (const GameBox& box : boxes)
        widest = std::max(widest, box.id.size());
    for (const GameBox& box : boxes)
        printLine(box.id.leftJustified(widest + 2) +
                  BoxesCommand::tr("%1, %2").arg(box.title, piecesIn(box, games)));
}

ExitStatus runBoxes(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        BoxesCommand::tr("Lists the boxes that the program knows, by the names that other commands "
                         "use."));
    const QCommandLineOption json = jsonOption();
    parser.addOption(json);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const std::vector<GameBox> all = allBoxes(known->games);
    if (!parser.isSet(json)) {
        printAsText(all, known->games);
        return ExitStatus::Fine;
    }
    QJsonArray boxes;
    for (const GameBox& box : all)
        boxes.append(boxJson(box));
    printJson(boxes);
    return ExitStatus::Fine;
}

} // namespace

extern const Subcommand boxesCommand;
const Subcommand boxesCommand{"boxes", boxesDescription, false, runBoxes};

} // namespace stagewright
