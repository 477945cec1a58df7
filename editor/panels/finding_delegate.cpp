#include "editor/panels/finding_delegate.h"

#include "editor/canvas/severity_mark.h"
#include "editor/panels/findings_model.h"

#include <QApplication>
#include <QListView>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int margin = 7;
constexpr int sign = 16;
constexpr int textLeft = margin + sign + 8;
constexpr int wrap = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

} // namespace

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    painter->save();
    QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter,
                                         option.widget);
    const QRect area = option.rect.adjusted(0, margin, -margin, -margin);
    paintSeverityMark(*painter,
                      static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt()),
                      QRectF(area.left() + margin,
                             area.top() + (option.fontMetrics.height() - sign) / 2.0, sign, sign));
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    painter->setPen(
        option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(option.font);
    painter->drawText(area.adjusted(textLeft, 0, 0, 0), wrap, index.data().toString());
    painter->restore();
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : 240;
    const QRect room(0, 0, std::max(80, width - textLeft - margin), 100'000);
    const int height =
        option.fontMetrics.boundingRect(room, wrap, index.data().toString()).height();
    return {width, std::max(height, sign) + 2 * margin};
}

} // namespace stagewright
