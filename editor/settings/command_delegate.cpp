#include "editor/settings/command_delegate.h"

#include <QApplication>
#include <QPainter>

namespace stagewright {

namespace {

constexpr int margin = 10;
constexpr int gapOfColumns = 16; ///< between name, menu and keys

} // namespace

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {0, option.fontMetrics.height() + 10};
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString name = std::exchange(item.text, {});
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool enabled = item.state.testFlag(QStyle::State_Enabled);
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    const QColor ink =
        item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    QColor faint = ink;
    faint.setAlphaF(enabled ? 0.65F : 0.8F);

    QRect line = item.rect.adjusted(margin, 0, -margin, 0);
    const QFontMetrics& letters = item.fontMetrics;
    const auto write = [&](const QString& text, const QColor& colour, Qt::Alignment side) {
        const QString shown = letters.elidedText(text, Qt::ElideRight, line.width());
        painter->setPen(colour);
        painter->drawText(line, side | Qt::AlignVCenter, shown);
        return letters.horizontalAdvance(shown) + gapOfColumns;
    };
    painter->save();
    painter->setFont(item.font);
    if (const QString keys = index.data(Keys).toString(); !keys.isEmpty())
        line.setRight(line.right() - write(keys, faint, Qt::AlignRight));
    line.setLeft(line.left() + write(name, ink, Qt::AlignLeft));
    if (line.width() > gapOfColumns)
        write(index.data(Path).toString(), faint, Qt::AlignLeft);
    painter->restore();
}

} // namespace stagewright
