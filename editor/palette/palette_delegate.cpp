#include "editor/palette/palette_delegate.h"

#include "editor/canvas/board_colours.h"
#include "model/hex/geometry.h"

#include <QApplication>
#include <QPainter>

namespace stagewright {

namespace {

constexpr int margin = 8;
constexpr double radius = 46; ///< of a picture, in pixels
constexpr double gap = 10;    ///< between the two pictures

double pictureHeight() {
    return 2 * apothem * radius;
}

int textHeight(const QFontMetrics& metrics) {
    return metrics.height() + 4;
}

/// The middle of picture number `number` in an item.
QPointF pictureMiddle(const QRect& item, int number, int textHeight) {
    const double left = item.center().x() - radius - gap / 2;
    return {left + number * (2 * radius + gap),
            item.top() + margin + textHeight + pictureHeight() / 2};
}

} // namespace

PaletteDelegate::PaletteDelegate(const QSortFilterProxyModel& proxy, const PaletteModel& model,
                                 TilePictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , proxy_(proxy)
    , model_(model)
    , pictures_(pictures) {}

const PaletteTile& PaletteDelegate::tileAt(const QModelIndex& index) const {
    return model_.tileAt(proxy_.mapToSource(index));
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {static_cast<int>(4 * radius + gap) + 2 * margin,
            static_cast<int>(pictureHeight()) + textHeight(option.fontMetrics) + 2 * margin};
}

TileId PaletteDelegate::sideAt(const QModelIndex& index, const QRect& item, QPoint at) const {
    const auto& sides = tileAt(index).sides;
    const bool second = sides.size() > 1 && at.x() > item.center().x();
    return sides.at(second ? 1 : 0);
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const PaletteTile& tile = tileAt(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    QStyleOptionViewItem back = option;
    QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &back, painter,
                                         option.widget);
    const int text = textHeight(option.fontMetrics);
    const QRect line = QRect(option.rect.left() + margin + 4, option.rect.top() + margin - 2,
                             option.rect.width() - 2 * margin - 8, text);
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink =
        option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setPen(ink);
    painter->setFont(bold);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tile.tile.toString());
    painter->setFont(tile.left < 0 ? bold : option.font);
    if (tile.left < 0 && !selected)
        painter->setPen(colour(Severity::Error));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, PaletteModel::leftText(tile.left));
    painter->setOpacity(tile.left > 0 ? 1 : 0.3);
    for (int i = 0; i < tile.sides.size(); ++i) {
        pictures_.paint(*painter, tile.sides.at(i), {}, pictureMiddle(option.rect, i, text),
                        radius);
    }
    painter->restore();
}

} // namespace stagewright
