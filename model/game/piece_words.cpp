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

} // namespace stagewright
