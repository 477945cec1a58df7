#include "editor/welcome/card_grid.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr int gapOfCards = 12;

} // namespace

void CardGrid::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

QLayoutItem* CardGrid::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* CardGrid::takeAt(int index) {
    if (!itemAt(index))
        return nullptr;
    const auto at = items_.begin() + index;
    QLayoutItem* item = at->release(); // it is the caller's now
    items_.erase(at);
    return item;
}

QSize CardGrid::sizeHint() const {
    QSize usual(1, 1);
    for (const auto& item : items_)
        usual = usual.expandedTo(item->sizeHint());
    return usual;
}

QSize CardGrid::minimumSize() const {
    QSize least(1, 1);
    for (const auto& item : items_)
        least = least.expandedTo(item->minimumSize());
    return least;
}

int CardGrid::columns(int width) const {
    return std::max(1, (width + gapOfCards) / (sizeHint().width() + gapOfCards));
}

int CardGrid::heightForWidth(int width) const {
    const int rows = (count() + columns(width) - 1) / columns(width);
    return std::max(0, rows * (sizeHint().height() + gapOfCards) - gapOfCards);
}

void CardGrid::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    const int across = columns(place.width());
    const QSize card((place.width() - (across - 1) * gapOfCards) / across, sizeHint().height());
    for (int i = 0; i < count(); ++i)
        itemAt(i)->setGeometry(
            QRect(place.topLeft() + QPoint(i % across * (card.width() + gapOfCards),
                                           i / across * (card.height() + gapOfCards)),
                  card));
}

} // namespace stagewright
