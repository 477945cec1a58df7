#include "editor/fields/wrapped_row.h"

#include <algorithm>

namespace stagewright {

WrappedRow::WrappedRow(QWidget* parent) : QLayout(parent) {
    setContentsMargins({});
    setSpacing(6);
}

/// One by one: a group that goes looks for itself here.
WrappedRow::~WrappedRow() {
    while (count() > 0) {
        const std::unique_ptr<QLayoutItem> gone(takeAt(0));
    }
}

void WrappedRow::addLayout(QLayout* group) {
    addChildLayout(group);
    addItem(group);
}

void WrappedRow::addItem(QLayoutItem* item) {
    items_.emplace_back(item); // Qt hands it over
}

QLayoutItem* WrappedRow::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr : items_[static_cast<std::size_t>(index)].get();
}

QLayoutItem* WrappedRow::takeAt(int index) {
    if (!itemAt(index))
        return nullptr;
    const auto at = items_.begin() + index;
    QLayoutItem* taken = at->release();
    items_.erase(at);
    return taken;
}

int WrappedRow::heightForWidth(int width) const {
    return placeIn({0, 0, width, 0}, Placing::Measured);
}

QSize WrappedRow::sizeHint() const {
    QSize size;
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const QSize each = item->sizeHint();
        size = {size.width() + (size.isEmpty() ? 0 : spacing()) + each.width(),
                std::max(size.height(), each.height())};
    }
    return size;
}

QSize WrappedRow::minimumSize() const {
    QSize size;
    for (const auto& item : items_)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void WrappedRow::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    placeIn(place, Placing::Done);
}

/// Each as wide as it likes to be, or as the whole place is. @return the height of all lines
int WrappedRow::placeIn(const QRect& place, Placing placing) const {
    QPoint at = place.topLeft();
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    int high = 0;
    const auto endLine = [&] {
        for (const auto& [item, there] : line)
            if (placing == Placing::Done)
                item->setGeometry(there.translated(0, (high - there.height()) / 2));
        line.clear();
    };
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(std::max(item->minimumSize().width(), std::min(size.width(), place.width())));
        if (item->hasHeightForWidth())
            size.setHeight(item->heightForWidth(size.width()));
        if (!line.empty() && at.x() + size.width() > place.x() + place.width()) {
            endLine();
            at = {place.x(), at.y() + high + spacing()};
            high = 0;
        }
        high = std::max(high, size.height());
        line.emplace_back(item.get(), QRect(at, size));
        at.rx() += size.width() + spacing();
    }
    endLine();
    return at.y() + high - place.y();
}

} // namespace stagewright
