#include "editor/zones/entering/road_choice.h"

#include "editor/fields/panel_combo.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/words/board_words.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

RoadChoice::RoadChoice(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , side_(new PanelCombo("road-side", tr("Side of a board")))
    , from_(new PanelCombo("road-from", tr("Read from end")))
    , to_(new PanelCombo("road-to", tr("To end"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(side_);
    auto* ends = new WrappedRow;
    const auto addPair = [&](const QString& caption, QComboBox* field) {
        auto* pair = new QHBoxLayout;
        auto* label = new QLabel(caption);
        label->setBuddy(field);
        pair->addWidget(label);
        pair->addWidget(field);
        ends->addLayout(pair);
    };
    addPair(tr("From"), from_);
    addPair(tr("to"), to_);
    column->addLayout(ends);
    connect(side_, &QComboBox::activated, this, &RoadChoice::chooseSide);
    connect(from_, &QComboBox::activated, this, &RoadChoice::chooseFrom);
    connect(to_, &QComboBox::activated, this, &RoadChoice::chooseTo);
    show(std::nullopt);
}

const Zone* RoadChoice::zone() const {
    return road_ ? boardsOf(document_).zone(road_->zone) : nullptr;
}

const ZoneSide* RoadChoice::side() const {
    return zone() ? zone()->side(road_->side) : nullptr;
}

void RoadChoice::show(const std::optional<RoadPlace>& road) {
    road_ = road;
    listSides();
    listEnds();
}

void RoadChoice::listSides() {
    const QSignalBlocker quiet(side_);
    side_->clear();
    for (const Zone& zone : boardsOf(document_).zones)
        for (const ZoneSide& side : zone.sides)
            if (side.firstEnd)
                side_->addItem(sideInWords(side), side.side);
    side_->setCurrentIndex(road_ ? side_->findData(road_->side) : -1);
}

void RoadChoice::listEnds() {
    const QSignalBlocker quietFrom(from_);
    const QSignalBlocker quietTo(to_);
    from_->clear();
    to_->clear();
    const ZoneSide* shown = side();
    from_->setEnabled(shown != nullptr);
    to_->setEnabled(shown != nullptr);
    if (!shown)
        return;
    for (int index = 0; index < zoneEnds; ++index)
        from_->addItem(QString::number(*shown->firstEnd + index), *shown->firstEnd + index);
    const int first = road_->points.first();
    from_->setCurrentIndex(from_->findData(first));
    if (const auto known = roadFrom(*zone(), *shown, first))
        to_->addItem(QString::number(known->points.last()), known->points.last());
    else
        for (const int end : endsWithoutRoad(*zone(), *shown))
            if (end != first)
                to_->addItem(QString::number(end), end);
    to_->setEnabled(to_->count() > 1);
    to_->setCurrentIndex(to_->findData(road_->points.last()));
}

std::optional<RoadPlace> RoadChoice::anyRoadFrom(int end) const {
    if (const auto known = roadFrom(*zone(), *side(), end))
        return RoadPlace{road_->zone, road_->side, known->points};
    QList<int> free = endsWithoutRoad(*zone(), *side());
    free.removeAll(end);
    if (free.isEmpty())
        return std::nullopt;
    return RoadPlace{road_->zone, road_->side, {end, free.first()}};
}

void RoadChoice::tell(const RoadPlace& road) {
    show(road);
    Q_EMIT chosen(road);
}

void RoadChoice::chooseSide() {
    const QString name = side_->currentData().toString();
    const auto before = std::exchange(road_, RoadPlace{name.front(), name, {}});
    if (const auto road = anyRoadFrom(*side()->firstEnd))
        tell(*road);
    else
        show(before);
}

void RoadChoice::chooseFrom() {
    if (const auto road = anyRoadFrom(from_->currentData().toInt()))
        tell(*road);
    else
        listEnds();
}

void RoadChoice::chooseTo() {
    RoadPlace road = *road_;
    if (to_->currentData().toInt() != road.points.last())
        road.points = {road.points.first(), to_->currentData().toInt()};
    tell(road);
}

} // namespace stagewright
