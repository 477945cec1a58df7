#include "editor/hextiles/accessibility/tile_speech.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/words/tile_words.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct TileSpeech {
    Q_DECLARE_TR_FUNCTIONS(TileSpeech)
};

} // namespace

QString spokenPlace(Hex hex) {
    const int row = hex.r + static_cast<int>(std::floor(hex.q / 2.0));
    return TileSpeech::tr("Column %1, row %2").arg(hex.q).arg(row);
}

QString spokenTile(const Document& document, const Placement& tile) {
    QStringList said{TileSpeech::tr("Tile %1").arg(tile.side.toString())};
    if (const TileSide* side = catalogueOf(document).find(tile.side))
        said += wordsFor(*side);
    said += spokenPlace(tile.hex);
    if (tile.turn.sixths() != 0)
        said += TileSpeech::tr("turned by %1°").arg(tile.turn.sixths() * 60);
    if (!tile.tokens.isEmpty())
        said += TileSpeech::tr("%n tokens", nullptr, static_cast<int>(tile.tokens.size()));
    for (const Finding& finding : document.findings())
        if (finding.places.contains(Place{tile.hex.q, tile.hex.r}))
            said += finding.text;
    return said.join(QStringLiteral(", "));
}

QString spokenHex(const Document& document, Hex hex) {
    QStringList said;
    for (const Placement& tile : tilesOf(document.stage()).at(hex))
        said += spokenTile(document, tile);
    if (said.isEmpty())
        return TileSpeech::tr("%1: no tile").arg(spokenPlace(hex));
    return said.join(QStringLiteral("; "));
}

} // namespace stagewright
