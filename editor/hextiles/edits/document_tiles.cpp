#include "editor/hextiles/edits/document_tiles.h"

#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/tile_checker.h"

namespace stagewright {

const Catalogue& catalogueOf(const Document& document) {
    return document.games().data<Catalogue>();
}

Stock stockOf(const Document& document) {
    return stockOf(document.boxes(), catalogueOf(document));
}

const Route& routeOf(const Document& document) {
    static const Route none;
    const auto* checker = dynamic_cast<const TileChecker*>(document.checker());
    return checker ? checker->route() : none;
}

} // namespace stagewright
