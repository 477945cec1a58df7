// The menu of BoardView: what it is about, and where it opens.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/tokens/token_place.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/finding_hexes.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QScopedValueRollback>

#include <algorithm>

namespace stagewright {

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (event->reason() == QContextMenuEvent::Mouse)
        openMenuAt(event->pos());
    else
        openMenuByKey();
}

/// A drag goes on; copies that stay in the hand without a button have a menu too.
bool BoardView::isDragging() const {
    return tool_->band() || tokens_.tokenGhost() || (tool_->holdsTiles() && !layTool_.copiesAt()) ||
           QGuiApplication::mouseButtons().testFlag(Qt::LeftButton);
}

/// It is about what lies there: a token, the tile, or all that are selected with it.
void BoardView::openMenuAt(QPoint at) {
    if (isDragging())
        return;
    const QScopedValueRollback byMouse(byMouse_, true);
    if (tokens_.isOver(at) && !tool_->holdsTiles()) {
        activate(tokens_);
        tokens_.press(at, {});
        tokens_.release(at);
    } else if (!tool_->holdsTiles()) {
        activate(select_);
        const Hex hex = hexUnder(at);
        const auto there = tilesOf(document_.stage()).at(hex);
        if (there.empty())
            selection_.clear();
        else if (!selection_.contains(there.back()))
            selection_.set({there.back()});
        moveCursorTo(hex);
    }
    pointed_ = false; // it goes to the menu: what is chosen there is for this place
    Q_EMIT menuWanted(mapToGlobal(at));
}

void BoardView::openMenuByKey() {
    if (isDragging())
        return;
    if (!chosenToken() && !tool_->holdsTiles() && selection_.isEmpty())
        selection_.selectAt(cursor_);
    QPointF place = centre(cursor_);
    if (const auto token =
            chosenToken() ? stagewright::find(document_.stage(), *chosenToken()) : std::nullopt)
        place = placeOf(token->token, token->tile);
    else if (const auto copies = layTool_.copiesAt())
        place = centre(*copies);
    else if (!selection_.isEmpty())
        place = centre(pivotOf(selection_.tiles()));
    reveal(extent(hexAt(place)));
    pointed_ = false;
    Q_EMIT menuWanted(mapToGlobal(camera_.toScreen(place).toPoint()));
}

QList<Hex> BoardView::hexesHere() const {
    QList<Hex> hexes;
    for (const Placement& tile : selection_.tiles())
        hexes.append(tile.hex);
    return hexes.isEmpty() ? QList<Hex>{cursor_} : hexes;
}

Findings BoardView::findingsHere() const {
    const Places here = placesOf(hexesHere());
    Findings found;
    for (const Finding& finding : document_.findings())
        if (std::any_of(finding.places.begin(), finding.places.end(),
                        [&](Place place) { return here.contains(place); }))
            found.append(finding);
    return found;
}

} // namespace stagewright
