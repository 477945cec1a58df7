#pragma once

#include "editor/document/document.h"

#include <QAbstractListModel>
#include <QTimer>

namespace stagewright {

/// The findings of a document as a list, worst first.
///
/// What would mend them is looked for one after another while the program has nothing else to do.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int SeverityRole = Qt::UserRole; ///< int(Severity)
    static constexpr int FixRole = Qt::UserRole + 1;  ///< what a fix would do; empty: there is none

    explicit FindingsModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const Finding& finding(const QModelIndex& index) const {
        return findings_.at(index.row());
    }

    /// Whether a fix has been looked for of every finding.
    [[nodiscard]] bool isSettled() const { return lookedAt_ == rowCount(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();
    void lookForFixes();

    Document& document_;
    Findings findings_;
    QStringList fixes_; ///< by finding
    int lookedAt_ = 0;  ///< for how many of them a fix has been looked for
    QTimer idle_;
};

} // namespace stagewright
