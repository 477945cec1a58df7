#pragma once

#include <QStyledItemDelegate>

namespace stagewright {

/// Draws a command of the search: its name, in grey the menu that leads there, at the right its
/// keys.
class CommandDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { Path = Qt::UserRole, Keys, Action };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace stagewright
