#pragma once

#include "model/game/terrain.h"

#include <QString>

namespace stagewright {

/// What is said of pieces where a kind of layout has words of its own for them.
enum class PieceSentence : unsigned char {
    Piece,             ///< "Piece": a heading
    Pieces,            ///< "Pieces": likewise
    Needed,            ///< "Pieces needed"
    OnTheTable,        ///< "Pieces on the table"
    FromStageToStage,  ///< "Pieces from stage to stage"
    AllInBoxes,        ///< that the boxes hold all of them
    AreShort,          ///< how many are short; a list follows
    IsShort,           ///< %1 is short, %2 needed, %3 there
    NoOrderLaysFewer,  ///< than theirs, in which %1 are laid
    NoBetterOrder,     ///< was found, and none needs fewer than %1
    FewerAreLaid,      ///< instead of %1, in the order %2, and never fewer
    FewerAreLaidSoFar, ///< instead of %1, and never fewer than %2, in the order %3
    LaidTogetherShort, ///< stages %1, laid at the same time, lack %2
    NoServicePiece,    ///< that there is service after %1, which has nothing that says so
    ServiceLeftOut,    ///< that there is none after %1, which has something that says so
    FromFiles,         ///< that some are of the files %1
    LossesByPiece,     ///< losses of control and turns, one by one
    LossesAt           ///< %1: how often control is lost there; %2 turns, in gear %3
};

/// "3 pieces"
[[nodiscard]] QString countOfPieces(int count);

/// "gravel on 3 pieces"
[[nodiscard]] QString surfaceOfPieces(Terrain terrain, int count);

/// With places for what is said with it.
[[nodiscard]] QString sentenceOfPieces(PieceSentence sentence, int count);

/// What a kind of layout calls its pieces (Games::face), in the language that is spoken.
struct PieceWords {
    /// "3 tiles"
    QString (*count)(int count) = countOfPieces;
    /// "3 road tiles": of those that are driven over
    QString (*driven)(int count) = countOfPieces;
    /// "gravel on 3 tiles"; empty for none
    QString (*surface)(Terrain terrain, int count) = surfaceOfPieces;
    /// @param count of pieces, or of times where those are counted
    QString (*sentence)(PieceSentence sentence, int count) = sentenceOfPieces;

    [[nodiscard]] QString say(PieceSentence what, int number = 0) const {
        return sentence(what, number);
    }
};

} // namespace stagewright
