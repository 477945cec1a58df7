#include "editor/hextiles/window/board_races.h"

#include <QEvent>

#include <utility>

namespace stagewright {

BoardRaces::BoardRaces(BoardView& board, RaceEstimator& races, LayerActions& layers)
    : board_(board)
    , races_(races)
    , layers_(layers) {
    connect(&races_, &RaceEstimator::staleChanged, this, &BoardRaces::show);
    connect(&layers, &LayerActions::changed, this, &BoardRaces::ask);
    board_.installEventFilter(this);
    ask();
    show();
}

BoardRaces::~BoardRaces() {
    races_.want(*this, false);
}

bool BoardRaces::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        ask();
    return QObject::eventFilter(watched, event);
}

/// Nobody races for a board that is not seen.
void BoardRaces::ask() {
    const ShownLayers& shown = layers_.shown();
    races_.want(*this, board_.isVisible() && (shown.has("passes") || shown.has("heldup")));
}

/// What was of the stage before an edit is gone from the board at once.
void BoardRaces::show() {
    const RaceReport& report = races_.report();
    if (races_.isOutdated())
        return board_.setRaced(std::nullopt);
    if (!report.races)
        return board_.setRaced(std::nullopt, report.whyNot);
    RacedTiles raced;
    raced.races = report.races->races();
    for (std::size_t i = 0; i < report.laid.size(); ++i)
        raced.counts.insert(report.laid[i], report.races->pieces()[i]);
    board_.setRaced(std::move(raced));
}

} // namespace stagewright
