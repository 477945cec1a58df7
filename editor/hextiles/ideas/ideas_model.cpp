#include "editor/hextiles/ideas/ideas_model.h"

#include <QPixmap>

#include <algorithm>
#include <utility>

namespace stagewright {

int IdeasModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant IdeasModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Entry& entry = entries_.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return linesOf(entry.idea).join(QStringLiteral(", "));
    case linesRole:
        return linesOf(entry.idea);
    case keptRole:
        return entry.kept;
    case Qt::DecorationRole:
        return QPixmap::fromImage(entry.idea.picture);
    case Qt::AccessibleTextRole:
        return entry.kept ? tr("%1, kept").arg(index.data().toString()) : index.data();
    case Qt::ToolTipRole:
        return entry.idea.changes.isEmpty()
                   ? tr("Click to lay it in place of the stage; the star keeps it")
                   : entry.idea.changes;
    default:
        return {};
    }
}

void IdeasModel::add(const Idea& idea) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    entries_.push_back({idea});
    endInsertRows();
}

void IdeasModel::forget() {
    beginResetModel();
    std::erase_if(entries_, [](const Entry& entry) { return !entry.kept; });
    endResetModel();
}

void IdeasModel::keep(const QModelIndex& index, bool kept) {
    entries_.at(static_cast<std::size_t>(index.row())).kept = kept;
    Q_EMIT dataChanged(index, index);
}

void IdeasModel::setEntries(std::vector<Entry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

int IdeasModel::mostLines() const {
    constexpr int ofOneStage = 3;
    const bool anyRally = std::any_of(entries_.begin(), entries_.end(), [](const Entry& entry) {
        return !entry.idea.further.empty();
    });
    return ofOneStage + (anyRally ? 1 : 0);
}

const Idea& IdeasModel::idea(const QModelIndex& index) const {
    return entries_.at(static_cast<std::size_t>(index.row())).idea;
}

} // namespace stagewright
