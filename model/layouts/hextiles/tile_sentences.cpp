#include "model/layouts/hextiles/tile_sentences.h"

#include <QCoreApplication>

namespace stagewright {

// Under the headings under which they are translated.

QString sentenceOfTiles(PieceSentence sentence, int count) {
    using enum PieceSentence;
    switch (sentence) {
    case Piece:
        return QCoreApplication::translate("TableText", "Tile");
    case Pieces:
        return QCoreApplication::translate("TableText", "Tiles");
    case Needed:
        return QCoreApplication::translate("TableText", "Tiles needed");
    case OnTheTable:
        return QCoreApplication::translate("stagewright::TilesPage", "Tiles on the table");
    case FromStageToStage:
        return QCoreApplication::translate("TableText", "Tiles from stage to stage");
    case AllInBoxes:
        return QCoreApplication::translate("TableText", "The boxes hold all these tiles.");
    case AreShort:
        return QCoreApplication::translate("TableText", "%n tile(s) are short:", nullptr, count);
    case IsShort:
        return QCoreApplication::translate("RallyOverview",
                                           "Tile %1 is short: %2 needed, %3 in the boxes");
    case NoOrderLaysFewer:
        return QCoreApplication::translate(
            "TableText", "No order lays fewer tiles than the one they are in: %1.");
    case NoBetterOrder:
        return QCoreApplication::translate("TableText",
                                           "No better order was found than the one they are in: it "
                                           "lays %n tile(s), and none needs fewer than %1.",
                                           nullptr, count);
    case FewerAreLaid:
        return QCoreApplication::translate(
            "TableText", "%n tile(s) are laid instead of %1, and no order lays fewer: %2.", nullptr,
            count);
    case FewerAreLaidSoFar:
        return QCoreApplication::translate(
            "TableText", "%n tile(s) are laid instead of %1, and no order needs fewer than %2: %3.",
            nullptr, count);
    case LaidTogetherShort:
        return QCoreApplication::translate("LaidTogether",
                                           "Laid at the same time, these stages need more tiles "
                                           "than there are: %1. They lack %2.");
    case NoServicePiece:
        return QCoreApplication::translate(
            "ServiceTile", "There is service after %1, but the stage has no service tile.");
    case ServiceLeftOut:
        return QCoreApplication::translate(
            "ServiceTile", "%1 has a service tile, but there is no service after it.");
    case FromFiles:
        return QCoreApplication::translate("RallyOverview", "Tiles from %1");
    case LossesByPiece:
        return QCoreApplication::translate("stagewright::PieceBars",
                                           "Losses of control and turns, tile by tile");
    case LossesAt:
        break;
    }
    return QCoreApplication::translate(
        "stagewright::PieceBars",
        "Tile %1: control is lost there %n time(s) in 100 drives; %2 turns of a drive end there, "
        "in gear %3 on average.",
        nullptr, count);
}

} // namespace stagewright
