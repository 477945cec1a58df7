#pragma once

#include "editor/document/document.h"

#include <QAbstractListModel>

namespace stagewright {

/// The findings of a document as a list, worst first.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int SeverityRole = Qt::UserRole; ///< int(Severity)

    explicit FindingsModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const Finding& finding(const QModelIndex& index) const {
        return findings_.at(index.row());
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();

    Document& document_;
    Findings findings_;
};

} // namespace stagewright
