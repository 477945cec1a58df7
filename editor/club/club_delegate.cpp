#include "editor/club/club_delegate.h"

#include "editor/club/club_model.h"
#include "editor/icons/car_colours.h"

#include <QComboBox>

namespace stagewright {

QWidget* ClubDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    const QStringList ids = index.data(ClubModel::choicesRole).toStringList();
    if (ids.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    const RallyRules rules = builtInRallyRules().value_or(RallyRules());
    auto* box = new QComboBox(parent);
    for (const QString& id : ids + QStringList(QString()))
        box->addItem(colourSpot(rules, id), id.isEmpty() ? tr("No colour") : wordForColour(id), id);
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<ClubDelegate*>(this);
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

void ClubDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ClubDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentData(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace stagewright
