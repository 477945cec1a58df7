#include "model/game/piece_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PieceWordsText {
    Q_DECLARE_TR_FUNCTIONS(PieceWords)
};

} // namespace

QString countOfPieces(int count) {
    return PieceWordsText::tr("%n piece(s)", nullptr, count);
}

QString surfaceOfPieces(Terrain terrain, int count) {
    switch (terrain) {
    case Terrain::Asphalt:
        return PieceWordsText::tr("asphalt on %n piece(s)", nullptr, count);
    case Terrain::Gravel:
        return PieceWordsText::tr("gravel on %n piece(s)", nullptr, count);
    case Terrain::Snow:
        return PieceWordsText::tr("snow on %n piece(s)", nullptr, count);
    case Terrain::None:
        break;
    }
    return {};
}

QString sentenceOfPieces(PieceSentence sentence, int count) {
    using enum PieceSentence;
    switch (sentence) {
    case Piece:
        return PieceWordsText::tr("Piece");
    case Pieces:
        return PieceWordsText::tr("Pieces");
    case Needed:
        return PieceWordsText::tr("Pieces needed");
    case OnTheTable:
        return PieceWordsText::tr("Pieces on the table");
    case FromStageToStage:
        return PieceWordsText::tr("Pieces from stage to stage");
    case AllInBoxes:
        return PieceWordsText::tr("The boxes hold all these pieces.");
    case AreShort:
        return PieceWordsText::tr("%n piece(s) are short:", nullptr, count);
    case IsShort:
        return PieceWordsText::tr("%1 is short: %2 needed, %3 in the boxes");
    case NoOrderLaysFewer:
        return PieceWordsText::tr("No order lays fewer pieces than the one they are in: %1.");
    case NoBetterOrder:
        return PieceWordsText::tr("No better order was found than the one they are in: it lays %n "
                                  "piece(s), and none needs fewer than %1.",
                                  nullptr, count);
    case FewerAreLaid:
        return PieceWordsText::tr(
            "%n piece(s) are laid instead of %1, and no order lays fewer: %2.", nullptr, count);
    case FewerAreLaidSoFar:
        return PieceWordsText::tr(
            "%n piece(s) are laid instead of %1, and no order needs fewer than %2: %3.", nullptr,
            count);
    case LaidTogetherShort:
        return PieceWordsText::tr("Laid at the same time, these stages need more pieces than there "
                                  "are: %1. They lack %2.");
    case NoServicePiece:
        return PieceWordsText::tr("There is service after %1, but nothing of the stage says so.");
    case ServiceLeftOut:
        return PieceWordsText::tr("%1 is to be followed by service, but there is none after it.");
    case FromFiles:
        return PieceWordsText::tr("Pieces from %1");
    case LossesByPiece:
        return PieceWordsText::tr("Losses of control and turns, piece by piece");
    case LossesAt:
        break;
    }
    return PieceWordsText::tr("%1: control is lost there %n time(s) in 100 drives; %2 turns of a "
                              "drive end there, in gear %3 on average.",
                              nullptr, count);
}

} // namespace stagewright
