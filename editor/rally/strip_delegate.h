#pragma once

#include <QStyledItemDelegate>

namespace stagewright {

/// A stage in the strip: the picture above its name, below it what it takes. The title alone is
/// edited, without its number.
class StripDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int titleRole = Qt::UserRole + 1;
    static constexpr int takesRole = Qt::UserRole + 2; ///< the second line; may be empty

    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace stagewright
