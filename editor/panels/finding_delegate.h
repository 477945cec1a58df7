#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace stagewright {

/// Draws a finding: the sign of its severity, its whole sentence on as many lines as it takes, and
/// below it a button that mends it, where that is possible.
class FindingDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

    /// Where the button is in an item drawn with this option; empty where there is none.
    [[nodiscard]] QRect buttonRect(const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const;

Q_SIGNALS:
    void mendWanted(const QModelIndex& index);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    QPersistentModelIndex pressed_;
};

} // namespace stagewright
