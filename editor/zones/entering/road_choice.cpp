#include "editor/zones/entering/road_choice.h"

#include "editor/fields/panel_combo.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/words/board_words.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

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
            side_->addItem(sideInWords(side), side.side);
    side_->setCurrentIndex(road_ ? side_->findData(road_->side) : -1);
}

void RoadChoice::listEnds() {
    const QSignalBlocker quietFrom(from_);
    const QSignalBlocker quietTo(to_);
    from_->clear();
    to_->clear();
    const ZoneSide* shown = side();
    const bool hasEnds = shown && shown->firstEnd && !road_->points.isEmpty();
    from_->setEnabled(hasEnds);
    to_->setEnabled(hasEnds);
    if (!hasEnds)
        return;
    for (int index = 0; index < zoneEnds; ++index)
        from_->addItem(QString::number(*shown->firstEnd + index), *shown->firstEnd + index);
    const int first = road_->points.first();
    from_->setCurrentIndex(from_->findData(first));
    listWaysFrom(first);
    to_->setEnabled(to_->count() > 1);
    to_->setCurrentIndex(to_->findData(road_->points.last()));
}

void RoadChoice::listWaysFrom(int end) {
    const auto known = roadFrom(*zone(), *side(), end);
    const auto add = [this](int other) { to_->addItem(QString::number(other), other); };
    QList<int> likely;
    if (known)
        likely = {known->points.last()};
    else
        likely = endsWithoutRoad(*zone(), *side());
    likely.removeAll(end);
    std::for_each(likely.begin(), likely.end(), add);
    if (known && known->isEntered())
        return;
    QList<int> corrections;
    for (int index = 0; index < zoneEnds; ++index) {
        const int other = *side()->firstEnd + index;
        const auto road = roadFrom(*zone(), *side(), other);
        if (other != end && !likely.contains(other) && (!road || !road->isEntered()))
            corrections << other;
    }
    if (!likely.isEmpty() && !corrections.isEmpty())
        to_->insertSeparator(to_->count());
    std::for_each(corrections.begin(), corrections.end(), add);
}

std::optional<RoadPlace> anyRoadFrom(const Zone& zone, const ZoneSide& side, int end) {
    if (const auto known = roadFrom(zone, side, end))
        return RoadPlace{zone.letter, side.side, known->points};
    QList<int> free = endsWithoutRoad(zone, side);
    free.removeAll(end);
    if (free.isEmpty())
        return std::nullopt;
    return RoadPlace{zone.letter, side.side, {end, free.first()}};
}

RoadPlace firstRoadOf(const Zone& zone, const ZoneSide& side) {
    const auto road = side.firstEnd ? anyRoadFrom(zone, side, *side.firstEnd) : std::nullopt;
    return road.value_or(RoadPlace{zone.letter, side.side});
}

void RoadChoice::tell(const RoadPlace& road) {
    show(road);
    Q_EMIT chosen(road);
}

void RoadChoice::chooseSide() {
    const QString name = side_->currentData().toString();
    const Zone* zone = boardsOf(document_).zone(name.front());
    tell(firstRoadOf(*zone, *zone->side(name)));
}

void RoadChoice::chooseFrom() {
    if (const auto road = anyRoadFrom(*zone(), *side(), from_->currentData().toInt()))
        tell(*road);
    else
        listEnds();
}

void RoadChoice::chooseTo() {
    const int last = to_->currentData().toInt();
    const auto known = roadFrom(*zone(), *side(), road_->points.first());
    RoadPlace road = *road_;
    road.points = known && known->points.last() == last ? known->points
                                                        : QList<int>{road.points.first(), last};
    tell(road);
}

} // namespace stagewright
