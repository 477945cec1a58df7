#include "editor/hextiles/edits/active_road_end.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <utility>

namespace stagewright {

ActiveRoadEnd::ActiveRoadEnd(const Document& document, const Selection& selection, QObject* parent)
    : QObject(parent)
    , document_(document)
    , selection_(selection) {
    connect(&document, &Document::changed, this, &ActiveRoadEnd::follow);
    connect(&selection, &Selection::changed, this, &ActiveRoadEnd::goToSelected);
}

bool ActiveRoadEnd::step(int by) {
    const QList<OpenEnd> ends = openEnds(document_.stage(), catalogueOf(document_));
    const qsizetype now = end_ ? ends.indexOf(*end_) : -1;
    if (ends.isEmpty() || (now == 0 && ends.size() == 1))
        return false;
    if (now < 0)
        goTo(ends.last());
    else if (std::exchange(taken_, false))
        Q_EMIT moved(); // to where it is: it may be out of sight
    else
        goTo(ends[(now + by + ends.size()) % ends.size()]);
    return true;
}

void ActiveRoadEnd::goTo(Hex hex) {
    if (!tilesOf(document_.stage()).at(hex).empty() || (end_ && end_->beyond() == hex))
        return;
    for (const Edge edge : allEdges)
        if (const OpenEnd end{neighbour(hex, edge), opposite(edge)};
            isOpen(document_.stage(), catalogueOf(document_), end))
            return goTo(end);
}

void ActiveRoadEnd::follow(const StageChange& change) {
    const QList<Hex> touched = touchedHexes(change.layout);
    taken_ = !change.whole && std::any_of(touched.begin(), touched.end(), [this](Hex hex) {
        return tilesOf(document_.stage()).at(hex).empty();
    });
    if (change.whole)
        goTo(openEndToMend(document_.stage(), catalogueOf(document_)));
    else if (!change.layout.isNothing() &&
             (!end_ || !isOpen(document_.stage(), catalogueOf(document_), *end_)))
        goTo(after());
}

/// Where building goes on after the end is no longer open: beyond the tile that was laid there,
/// before the one that was taken.
std::optional<OpenEnd> ActiveRoadEnd::after() const {
    if (!end_)
        return openEndToMend(document_.stage(), catalogueOf(document_));
    if (!tilesOf(document_.stage()).at(end_->beyond()).empty())
        if (const auto exit =
                exitOf(document_.stage(), catalogueOf(document_), end_->beyond(), end_->arrival()))
            return exit;
    if (tilesOf(document_.stage()).at(end_->hex).empty())
        for (const Edge edge : allEdges)
            if (const OpenEnd before{neighbour(end_->hex, edge), opposite(edge)};
                isOpen(document_.stage(), catalogueOf(document_), before))
                return before;
    return openEndToMend(document_.stage(), catalogueOf(document_));
}

void ActiveRoadEnd::goToSelected() {
    if (selection_.tiles().size() != 1)
        return;
    const Hex hex = selection_.tiles().front().hex;
    if (end_ && end_->hex == hex)
        return;
    if (const auto ends = endsThatLackATile(document_.stage(), catalogueOf(document_), hex);
        !ends.isEmpty())
        goTo(ends.front());
}

void ActiveRoadEnd::goTo(std::optional<OpenEnd> end) {
    if (end == end_)
        return;
    end_ = end;
    Q_EMIT moved();
}

} // namespace stagewright
