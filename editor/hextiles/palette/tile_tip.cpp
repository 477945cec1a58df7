#include "editor/hextiles/palette/tile_tip.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/palette/palette_model.h"
#include "editor/hextiles/words/tile_words.h"
#include "model/game/place_names.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TipText {
    Q_DECLARE_TR_FUNCTIONS(TileTip)
};

constexpr int mostPlaces = 6; ///< a tip is no list

/// "217a (3, -1)"
QStringList placesOfTile(const TileId& side, const Document& document) {
    const StagePlaces places = document.games().face<StagePlaces>(document.stage());
    QStringList names;
    for (const Placement& tile : tilesOf(document.stage()).placements())
        if (tile.side.sameTile(side))
            names << tile.side.toString() + u' ' + places.name({tile.hex.q, tile.hex.r});
    return names;
}

QString listed(QStringList names) {
    const bool isLong = names.size() > mostPlaces;
    names = names.first(std::min<qsizetype>(names.size(), mostPlaces));
    return names.join(QStringLiteral(", ")) + (isLong ? QStringLiteral(", …") : QString());
}

} // namespace

QString tipOf(const TileId& side, std::optional<int> left, const Document& document) {
    const Catalogue& catalogue = catalogueOf(document);
    // The first line is never a name that somebody gave: so none is taken for markup.
    QStringList lines{TipText::tr("Tile %1").arg(side.toString())};
    if (const TileSide* known = catalogue.find(side))
        lines << wordsFor(*known).join(QStringLiteral(", "));
    QStringList boxes;
    for (const Box& box : catalogue.boxes())
        if (box.tiles.contains(side.withSide(0)))
            boxes << box.title;
    if (!boxes.isEmpty())
        lines << TipText::tr("In the box: %1").arg(boxes.join(QStringLiteral(", ")));
    const QStringList places = placesOfTile(side, document);
    lines << (places.isEmpty() ? TipText::tr("Not in this stage yet")
                               : TipText::tr("In this stage: %1").arg(listed(places)));
    if (left)
        lines << PaletteModel::leftText(left);
    return lines.join(u'\n');
}

} // namespace stagewright
