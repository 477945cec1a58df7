#pragma once

#include "editor/hextiles/ideas/idea.h"

#include <QAbstractListModel>

#include <vector>

namespace stagewright {

/// Ideas in the order in which they were found, those that are kept first.
class IdeasModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int linesRole = Qt::UserRole + 1; ///< QStringList: what is said of it
    static constexpr int keptRole = Qt::UserRole + 2;  ///< bool

    struct Entry {
        Idea idea;
        bool kept = false;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    void add(const Idea& idea);
    /// All but those that are kept.
    void forget();
    void keep(const QModelIndex& index, bool kept);

    [[nodiscard]] const Idea& idea(const QModelIndex& index) const;

    /// That any of them has, or would have if it were one stage.
    [[nodiscard]] int mostLines() const;

    /// All of them, to go to another model.
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    void setEntries(std::vector<Entry> entries);

private:
    std::vector<Entry> entries_;
};

} // namespace stagewright
