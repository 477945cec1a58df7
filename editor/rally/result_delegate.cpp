#include "editor/rally/result_delegate.h"

#include "editor/colours/mixed_colour.h"
#include "editor/rally/results_model.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

/// Between the text and its ground.
QColor inkOf(const QPalette& palette, double text) {
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), text);
}

} // namespace

void ResultDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    // Styles draw the rim of a box somewhat darker than the window, which on a dark one is not
    // seen.
    constexpr double rim = 0.8;
    if (option->palette.color(QPalette::Window).lightnessF() < 0.5F)
        option->palette.setColor(QPalette::Window, inkOf(option->palette, rim));
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    constexpr double faint = 0.18;
    painter->save();
    painter->setPen(inkOf(option.palette, faint));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->drawLine(option.rect.topRight(), option.rect.bottomRight());
    painter->restore();
}

QWidget* ResultDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const {
    const QStringList choices = index.data(ResultsModel::choicesRole).toStringList();
    if (choices.isEmpty()) {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        const QStringList known = index.data(ResultsModel::completionsRole).toStringList();
        if (auto* line = qobject_cast<QLineEdit*>(editor); line && !known.isEmpty()) {
            auto* completer = new QCompleter(known, line);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setFilterMode(Qt::MatchContains);
            line->setCompleter(completer);
        }
        return editor;
    }
    auto* box = new QComboBox(parent);
    box->addItems(choices);
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<ResultDelegate*>(this);
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

void ResultDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(index.data(Qt::EditRole).toInt());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ResultDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentIndex(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

/// Wide enough for what is chosen from, or typed, though the column is not.
void ResultDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex& index) const {
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    QRect place = editor->geometry();
    const int all = editor->parentWidget()->width();
    if (qobject_cast<QComboBox*>(editor))
        place.setWidth(std::max(place.width(), editor->sizeHint().width()));
    place.moveLeft(std::max(0, std::min(place.left(), all - place.width())));
    editor->setGeometry(place);
}

} // namespace stagewright
