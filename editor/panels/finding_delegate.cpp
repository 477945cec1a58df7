#include "editor/panels/finding_delegate.h"

#include "editor/icons/severity_mark.h"
#include "editor/panels/findings_model.h"

#include <QApplication>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int rowMargin = 7;
constexpr int findingSignSize = 16;
constexpr int textLeft = rowMargin + findingSignSize + 8;
constexpr int wrap = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
constexpr int aboveButton = 5;

int textHeight(const QStyleOptionViewItem& option, const QModelIndex& index, int width) {
    const QRect room(0, 0, std::max(80, width - textLeft - rowMargin), 100'000);
    return std::max(findingSignSize,
                    option.fontMetrics.boundingRect(room, wrap, index.data().toString()).height());
}

QStyle& styleOf(const QStyleOptionViewItem& option) {
    return option.widget ? *option.widget->style() : *QApplication::style();
}

QStyleOptionButton buttonFor(const QStyleOptionViewItem& option, const QModelIndex& index) {
    QStyleOptionButton button;
    button.fontMetrics = option.fontMetrics;
    button.palette = option.palette;
    button.direction = option.direction;
    button.text = index.data(FindingsModel::FixRole).toString();
    return button;
}

QSize buttonSize(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const QStyleOptionButton button = buttonFor(option, index);
    if (button.text.isEmpty())
        return {};
    const QSize text = option.fontMetrics.size(Qt::TextShowMnemonic, button.text);
    return styleOf(option).sizeFromContents(QStyle::CT_PushButton, &button, text + QSize(12, 4),
                                            option.widget);
}

} // namespace

QRect FindingDelegate::buttonRect(const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    const QSize size = buttonSize(option, index);
    if (size.isEmpty())
        return {};
    const int top = option.rect.top() + rowMargin + textHeight(option, index, option.rect.width()) +
                    aboveButton;
    const int room = option.rect.width() - textLeft - rowMargin;
    return {QPoint(option.rect.left() + textLeft, top),
            QSize(std::min(size.width(), room), size.height())};
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    painter->save();
    QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter,
                                         option.widget);
    const QRect area = option.rect.adjusted(0, rowMargin, -rowMargin, -rowMargin);
    paintSeverityMark(*painter,
                      static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt()),
                      QRectF(area.left() + rowMargin,
                             area.top() + (option.fontMetrics.height() - findingSignSize) / 2.0,
                             findingSignSize, findingSignSize));
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    painter->setPen(
        option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(option.font);
    painter->drawText(area.adjusted(textLeft, 0, 0, 0), wrap, index.data().toString());
    painter->restore();
    const QRect place = buttonRect(option, index);
    if (place.isEmpty())
        return;
    QStyleOptionButton button = buttonFor(option, index);
    button.rect = place;
    button.text = option.fontMetrics.elidedText(button.text, Qt::ElideRight, place.width() - 12);
    const bool down = pressed_ == index;
    button.state = QStyle::State_Enabled | (down ? QStyle::State_Sunken : QStyle::State_Raised);
    if (option.state.testFlag(QStyle::State_Active))
        button.state |= QStyle::State_Active;
    styleOf(option).drawControl(QStyle::CE_PushButton, &button, painter, option.widget);
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : 240;
    const int button = buttonSize(option, index).height();
    return {width, textHeight(option, index, width) + (button > 0 ? aboveButton + button : 0) +
                       2 * rowMargin};
}

bool FindingDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                  const QStyleOptionViewItem& option, const QModelIndex& index) {
    const bool press =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!press && event->type() != QEvent::MouseButtonRelease)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const bool inside = mouse->button() == Qt::LeftButton &&
                        buttonRect(option, index).contains(mouse->position().toPoint());
    const bool released = !press && pressed_ == index;
    pressed_ = press && inside ? index : QModelIndex();
    if (inside && released)
        Q_EMIT mendWanted(index);
    return inside;
}

} // namespace stagewright
