#include "editor/rally/strip_delegate.h"

#include <QLineEdit>

namespace stagewright {

void StripDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setFrame(true);
        line->setText(index.data(titleRole).toString());
    }
}

void StripDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->text += QChar(QChar::LineSeparator) + index.data(takesRole).toString();
    option->decorationPosition = QStyleOptionViewItem::Top;
    option->decorationAlignment = Qt::AlignCenter;
    option->displayAlignment = Qt::AlignHCenter | Qt::AlignTop;
}

} // namespace stagewright
